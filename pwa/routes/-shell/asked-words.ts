import { items } from './line-words.ts'

/** What the shell asks or says in a dialog; read only when one is opened. */
export const words = {
  switchLater: {
    title: 'Not here yet',
    text: 'Switching the type of an account comes with a later version. Nothing was changed.',
    meanwhile: 'Until then you can open a second account with another email address, and use both.',
    close: 'All right',
  },
  leaving: {
    title: 'Log out?',
    unsent: (count: number) =>
      `${items(count)} not sent yet. Kept items wait on this phone for your next log in; nobody else can see them.`,
    settled: 'Everything you did has been sent.',
    send: 'Send first',
    sending: 'Sending',
    keep: 'Keep and log out',
    discard: 'Discard and log out',
    logOut: 'Log Out',
    stay: 'Stay',
  },
} as const
