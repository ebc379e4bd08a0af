import { localize } from '#schema/domain/localize.ts'

export const messages = localize('features/accounts/sessions', {
  title: 'Where you are logged in',
  note: 'Log out a phone that you lost, or one that is not yours.',
  list: 'Devices',
  unknownDevice: 'Unknown device',
  deviceOn: (browser: string, system: string) => `${browser} on ${system}`,
  thisDevice: 'This device',
  firstUse: 'Logged in:',
  lastUse: 'Last used:',
  logOut: 'Log out',
  others: 'Log out all other devices',
  othersTitle: 'Log out all other devices?',
  othersText:
    'Everyone who uses your account on another device has to log in again. What waits there to be sent stays on that device.',
  onlyThis: 'You are logged in only on this device.',
  latest: (count: number) => `These are the ${count} that were used last.`,
  unknownHint: 'You do not know a device? Log it out, then change your password.',
  changePassword: 'Change password',
  cancel: 'Cancel',
  loading: 'Loading',
  needsNetwork: 'This needs a network.',
})
