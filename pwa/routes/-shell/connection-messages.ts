import { localize } from '#schema/domain/localize.ts'

export const itemCount = (count: number) => (count === 1 ? '1 item' : `${count} items`)

export const messages = localize('routes/-shell/connection-messages', {
  offline: 'No network.',
  updated: 'Updated',
  more: 'More',
  offlineDetail:
    'You can go on working. What you send is saved on this phone and goes by itself when Onise is open and can be reached.',
  waitingDetail: 'They go by themselves when Onise is open and can be reached.',
  waiting: (count: number) => `${itemCount(count)} saved on this phone.`,
  waitingOffline: (count: number) => `${itemCount(count)} saved here.`,
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
    `Your session has ended. ${count === 0 ? 'Log in again to continue.' : `Log in to send ${itemCount(count)}.`}`,
  logIn: 'Log in',
  lost: (count: number) =>
    count === 0
      ? 'Your browser deleted what Onise saved.'
      : `Your browser deleted ${itemCount(count)} not sent yet.`,
  lostDetail: (count: number) =>
    count === 0
      ? 'It did so to free space on this phone. Everything loads again when you have a network.'
      : 'It deleted what Onise saved on this phone, to free space. Please write those again. Everything else loads again when you have a network.',
  temporary: 'Nothing is saved on this phone.',
  temporaryDetail:
    'This browser does not let Onise save anything. You can go on, but what is not sent is lost when you close Onise. Allow cookies and site data for this site, leave private browsing, or use another browser.',
  full: 'This phone is full, so nothing is saved on it.',
  fullDetail:
    'You are logged in until you close Onise, and what is not sent by then is lost. Free some space on the phone, then log in again.',
  silent: 'The storage of this phone does not answer.',
  silentDetail:
    'Onise goes on without it. What you send goes out, but what is not sent is lost when you close Onise. What you saved before is still on the phone: close the other tabs of Onise or restart the phone, then open Onise again.',
  dismiss: 'OK',
  newVersion: 'A new version of Onise is ready.',
  tooOld: 'This version is too old. Update to continue.',
  tooOldDetail: 'Nothing you wrote is lost.',
  update: 'Update',
})
