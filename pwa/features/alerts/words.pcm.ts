import type { Words } from '#schema/domain/localize.ts'
import type { messages as alertTexts } from './messages.ts'

const alerts: Words<typeof alertTexts> = {
  title: 'New todo',
  note: 'We go tell you when person post todo like this: no pass 10 for one day, and never for night.',
  list: 'Wetin we go tell you about',
  none: 'Choose your work first; then we go tell you about new todo for am.',
  ofProfile: 'As your profile talk',
  when: 'When',
  deliveries: { now: 'At once', morning: 'For morning, by 8', off: 'Off' },
  atLeast: 'At least',
  anyAmount: 'Any amount',
  needsNetwork: 'You need network for this one.',
}

export const words = {
  'features/alerts': alerts,
}
