import { itemCount } from './connection-messages.ts'

/** Apart from messages.ts, because dialogs are loaded only when they open. */
export const messages = {
  switchType: {
    title: 'Not here yet',
    text: 'Switching the type of an account comes with a later version. Nothing was changed.',
    alternative: 'Until then you can open a second account with another email address.',
    close: 'All right',
  },
  logOut: {
    title: 'Log out?',
    unsent: (count: number) =>
      `${itemCount(count)} not sent yet. If you keep them, they stay on this phone until you log in again. No one else can see them.`,
    allSent: 'Everything you did has been sent.',
    send: 'Send first',
    sending: 'Sending',
    keep: 'Keep and log out',
    discard: 'Discard and log out',
    logOut: 'Log Out',
    cancel: 'Stay',
  },
} as const
