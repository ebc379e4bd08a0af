import { localize } from '#schema/domain/localize.ts'
import { itemCount } from './connection-messages.ts'

/** Apart from messages.ts, because dialogs are loaded only when they open. */
export const messages = localize('routes/-shell/dialog-messages', {
  switchType: {
    title: { client: 'Switch to Client?', tasker: 'Switch to Professional?' },
    text: 'You are logged out, and you log in again with the same email and password.',
    stays:
      'Your wallet, your PIN, your reviews and all work that has begun stay as they are. You can switch back at any time.',
    waiting: (count: number) =>
      count === 1 ? '1 todo waits for your approval.' : `${count} todos wait for your approval.`,
    waitingText: 'You can approve after the switch too.',
    unsent: (count: number) => `${itemCount(count)} not sent yet. Send them first.`,
    needsNetwork: 'No network. You can switch when it is back.',
    confirm: { client: 'Switch To Client', tasker: 'Switch To Professional' },
    switching: 'Switching',
    send: 'Send first',
    cancel: 'Stay',
  },
  logOut: {
    title: 'Log out?',
    unsent: (count: number, canKeep = false) =>
      `${itemCount(count)} not sent yet. ${
        canKeep
          ? 'If you keep them, they stay on this phone and are locked until you log in here again. Then they are sent.'
          : 'Send them first. They cannot be kept on this phone when you log out this time.'
      } Everything else of yours is deleted from this phone.`,
    allSent:
      'Everything you did has been sent. Your data is deleted from this phone and loads again when you log in.',
    notDeleted:
      'You are logged out, but this phone could not delete all your data. To delete it, clear the data of Onise in the settings of your browser.',
    maybeSent: 'Some of it may already have been sent. Discarding does not take that back.',
    send: 'Send first',
    sending: 'Sending',
    keep: 'Keep and log out',
    discard: 'Discard and log out',
    logOut: 'Log Out',
    cancel: 'Stay',
  },
})
