export const itemCount = (count: number) => (count === 1 ? '1 item' : `${count} items`)

export const messages = {
  offline: 'No network. You can go on working.',
  offlineSince: 'No network. Your todos, proposals and wallet were last updated',
  othersMayBeOlder: 'Other pages may be older.',
  waiting: (count: number) => `${itemCount(count)} saved on this phone.`,
  failed: (count: number) => `${itemCount(count)} could not be sent. Open to see why.`,
  sentBeforeDiscard: (count: number) =>
    count === 1
      ? 'An item that you discarded had already been sent.'
      : `${count} items that you discarded had already been sent.`,
  open: 'Open',
  nextTry: (seconds: number) =>
    seconds <= 0
      ? 'Trying now.'
      : `Next try in ${seconds < 60 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`}.`,
  sendNow: 'Send now',
  signIn: (count: number) =>
    count === 0 ? 'Log in again to continue.' : `Log in to send ${itemCount(count)}.`,
  logIn: 'Log in',
  lost: (count: number) =>
    count === 0
      ? 'Your browser deleted what Onise saved on this phone, to free space. It loads again when you have a network.'
      : `Your browser deleted what Onise saved on this phone, to free space, with ${itemCount(count)} not sent yet. Please write those again. Everything else loads again when you have a network.`,
  temporary:
    'This browser does not let Onise save anything on this phone. You can go on, but what is not sent is lost when you close Onise. Allow cookies and site data for this site, leave private browsing, or use another browser.',
  dismiss: 'OK',
  newVersion: 'A new version of Onise is ready.',
  tooOld: 'This version of Onise is too old. Update to continue. Nothing you wrote is lost.',
  update: 'Update',
} as const
