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
  trade: 'Work',
  skills: 'Skills',
  skillsHint: 'No choose any if you want everything for the work.',
  placeHint: 'Leave am empty for todo anywhere for Nigeria.',
  howFar: 'How far e dey',
  add: 'Add alert',
  editTitle: 'Change this alert',
  edit: 'Change',
  delete: 'Delete',
  save: 'Save',
  deleted: 'You don delete the alert.',
  undo: 'Undo',
  changeProfile: 'Change am for your profile',
  fewer: 'Make this kind small',
  onlyReach: (reach: string) => `Only: ${reach}`,
  onlyFrom: (amount: string) => `Only from ${amount}`,
  onlyMorning: 'For morning, no be at once',
  turnOff: 'Off this one',
  deleteThis: 'Delete this alert',
  gone: 'This alert don delete. You no go get notice from am again.',
}

export const words = {
  'features/alerts': alerts,
}
