import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  title: 'Where you log in',
  note: 'Log out phone wey you lose, or one wey no be your own.',
  list: 'Devices',
  unknownDevice: 'Device wey we no know',
  thisDevice: 'This device',
  firstUse: 'Log in:',
  lastUse: 'Last use:',
  logOut: 'Log out',
  others: 'Log out all other devices',
  othersTitle: 'Log out all other devices?',
  othersText:
    'Everybody wey dey use your account for another device go log in again. Wetin dey wait to go for there go stay for that device.',
  onlyThis: 'You log in for only this device.',
  latest: (count) => `Na the ${count} wey dem use last be this.`,
  unknownHint: 'You see device wey you no know? Log am out, then change your password.',
  changePassword: 'Change password',
  cancel: 'Cancel',
  loading: 'E dey load',
  needsNetwork: 'You need network for this one.',
}
