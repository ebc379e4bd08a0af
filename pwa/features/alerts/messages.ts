import { localize } from '#schema/domain/localize.ts'

export const messages = localize('features/alerts', {
  title: 'New todos',
  note: 'We tell you when somebody posts a todo like these: at most 10 a day, never at night.',
  list: 'What you are told about',
  none: 'Choose your trade first; then we tell you about new todos of it.',
  ofProfile: 'As your profile says',
  when: 'When',
  deliveries: { now: 'At once', morning: 'In the morning, at 8', off: 'Off' },
  atLeast: 'At least',
  anyAmount: 'Any amount',
  needsNetwork: 'You need a network for this.',
})
