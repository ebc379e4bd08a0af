import { localize } from '#schema/domain/localize.ts'

export const messages = localize('features/community', {
  title: 'Our Communities',
  note: 'Groups where clients and professionals meet. They belong to other companies, and what you write there is seen by everyone in the group.',
  opensElsewhere: 'opens in a new tab',
  none: 'No communities yet',
  noneText: 'Groups that you can join will be listed here.',
  offline:
    'You are offline. The list is as old as your last visit, and the groups open when you are connected.',
  safety: 'Never send your PIN, password or a code in a group, and pay only inside Onise.',
  updates: 'News from Onise',
  close: 'Close',
  see: 'See the picture',
  seePdf: 'Open the PDF',
})
