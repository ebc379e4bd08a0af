export const items = (count: number) => (count === 1 ? '1 item' : `${count} items`)

/** What the banner says about the line; it comes when there is something to say. */
export const words = {
  offline: 'No network. You can go on working.',
  offlineSince: 'No network. Shown as it was',
  waiting: (count: number) => `${items(count)} saved on this phone.`,
  refused: (count: number) => `${items(count)} could not be sent. Open to see why.`,
  open: 'Open',
  sendNow: 'Send now',
  signIn: (count: number) =>
    count === 0 ? 'Log in again to go on.' : `Log in to send ${items(count)}.`,
  logIn: 'Log in',
  lost: (count: number) =>
    count === 0
      ? 'This phone made room and cleared what Onise kept here. It comes back when there is a signal.'
      : `This phone made room and cleared what Onise kept here, with ${items(count)} not sent yet. What was sent comes back; please write the rest again.`,
  understood: 'OK',
  newVersion: 'A new version of Onise is ready.',
  tooOld: 'This version of Onise is too old. Update to go on; nothing you wrote is lost.',
  update: 'Update',
} as const
