import type { Words } from '#schema/domain/localize.ts'
import type { messages as communityTexts } from './messages.ts'

const community: Words<typeof communityTexts> = {
  title: 'Our Communities',
  note: 'Groups where clients and professionals dey meet. Na other companies get dem, and everybody for the group dey see wetin you write there.',
  opensElsewhere: 'e go open for new tab',
  none: 'No community dey yet',
  noneText: 'Groups wey you fit join go show here.',
  offline:
    'Network no dey. The list na as e be the last time you visit, and the groups go open when you get network.',
  safety: 'Never send your PIN, password or code inside group, and pay only inside Onise.',
  updates: 'News from Onise',
  close: 'Close',
  see: 'See the picture',
  seePdf: 'Open the PDF',
}

export const words = {
  'features/community': community,
}
