import type { Words } from '#schema/domain/localize.ts'
import { itemCount } from './connection-messages.pcm.ts'
import type { messages } from './dialog-messages.ts'

export const words: Words<typeof messages> = {
  switchType: {
    title: { client: 'Switch to Client?', tasker: 'Switch to Professional?' },
    text: 'You go log out, and you go log in again with the same email and password.',
    stays:
      'Your wallet, your PIN, your reviews and all the work wey don start go stay as dem be. You fit switch back any time.',
    waiting: (count) =>
      count === 1
        ? '1 todo dey wait make you approve am.'
        : `${count} todos dey wait make you approve dem.`,
    waitingText: 'You fit approve after you switch too.',
    unsent: (count) => `${itemCount(count)} never go. Send first.`,
    needsNetwork: 'Network no dey. You fit switch when e come back.',
    confirm: { client: 'Switch to Client', tasker: 'Switch to Professional' },
    switching: 'We dey switch',
    send: 'Send first',
    cancel: 'Stay',
  },
  logOut: {
    title: 'Log out?',
    unsent: (count, canKeep = false) =>
      `${itemCount(count)} never go. ${
        canKeep
          ? 'If you keep dem, dem go stay for this phone, locked until you log in here again. Then we go send dem.'
          : 'Send dem first. Dem no fit stay for this phone when you log out this time.'
      } Every other thing wey be your own go delete from this phone.`,
    allSent:
      'Everything wey you do don go. Your data go delete from this phone and load again when you log in.',
    notDeleted:
      'You don log out, but this phone no fit delete all your data. To delete am, clear the data of Onise for the settings of your browser.',
    maybeSent: 'Some of am fit don already go. If you comot am, that one no go come back.',
    send: 'Send first',
    sending: 'E dey send',
    keep: 'Keep and log out',
    discard: 'Comot and log out',
    logOut: 'Log out',
    cancel: 'Stay',
  },
}
