import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './connection-messages.ts'

export const itemCount = (count: number) => (count === 1 ? '1 item' : `${count} items`)

export const words: Words<typeof messages> = {
  offline: 'Network no dey.',
  updated: 'Last update',
  more: 'More',
  offlineDetail:
    'You fit continue to work. Wetin you send dey save for this phone, and we go send am when you open Onise with network.',
  waitingDetail: 'We go send dem when you open Onise with network.',
  waiting: (count) => `${itemCount(count)} don save for this phone.`,
  waitingOffline: (count) => `${itemCount(count)} don save here.`,
  failed: (count) => `${itemCount(count)} no fit go. Open to see why.`,
  sentBeforeDiscard: (count) =>
    count === 1
      ? 'One item wey you comot don already go before.'
      : `${count} items wey you comot don already go before.`,
  open: 'Open',
  nextTry: (seconds) =>
    seconds <= 0
      ? 'E dey try now.'
      : `E go try again in ${seconds < 60 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`}.`,
  sendNow: 'Send now',
  signIn: (count) =>
    count === 0 ? 'Log in again to continue.' : `Log in to send ${itemCount(count)}.`,
  logIn: 'Log in',
  lost: (count) =>
    count === 0
      ? 'Your browser delete wetin Onise save.'
      : `Your browser delete ${itemCount(count)} wey never go.`,
  lostDetail: (count) =>
    count === 0
      ? 'E do am to free space for this phone. Everything go load again when you get network.'
      : 'E delete wetin Onise save for this phone, to free space. Please write those ones again. Every other thing go load again when you get network.',
  temporary: 'Nothing dey save for this phone.',
  temporaryDetail:
    'This browser no gree make Onise save anything. You fit continue, but wetin you never send go lost when you close Onise. Allow cookies and site data for this site, leave private browsing, or use another browser.',
  full: 'This phone don full, so nothing dey save for am.',
  fullDetail:
    'You dey logged in until you close Onise, and wetin never go by then go lost. Free some space for the phone, then log in again.',
  silent: 'The storage of this phone no dey answer.',
  silentDetail:
    'Onise dey continue without am. Wetin you send dey go, but wetin never go go lost when you close Onise. Wetin you save before still dey the phone: close the other tabs of Onise or restart the phone, then open Onise again.',
  dismiss: 'OK',
  newVersion: 'New version of Onise don ready.',
  tooOld: 'This version don too old. Update to continue.',
  tooOldDetail: 'Nothing wey you write don lost.',
  update: 'Update',
}
