import { PUSH_CACHE, PUSH_ENTRY } from '#pwa/service-worker/names.ts'
import type { Session } from '#pwa/session/session.tsx'
import { readPushKey, subscribePush, unsubscribePush } from '#schema/contract/push.ts'
import type { UserId } from '#schema/domain/ids.ts'

/** `notInstalled`: an iPhone has push only for apps on the home screen. `unavailable`: our server has it turned off. */
export type PushState = 'unsupported' | 'notInstalled' | 'denied' | 'off' | 'on'
export type PushOutcome = PushState | 'unavailable'

const DAY_MS = 24 * 60 * 60 * 1000
/** Present while notifications are on for the user on this phone; its value is what was sent, and when. */
const flagOf = (userId: UserId) => `push:${userId}`

type Sent = { endpoint: string; at: number; session: string }

function readSent(userId: UserId): Sent | null {
  try {
    return JSON.parse(localStorage.getItem(flagOf(userId)) ?? 'null') as Sent | null
  } catch {
    return null
  }
}

/** The server's subscription ends with its session, so another token needs another one. */
const sessionMark = () => (localStorage.getItem('token') ?? '').slice(-16)

const isSupported = () =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis

const isIosTab = () => (navigator as { standalone?: boolean }).standalone === false

export function pushState(userId: UserId): PushState {
  if (!isSupported()) return isIosTab() ? 'notInstalled' : 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  const isOn =
    Notification.permission === 'granted' && localStorage.getItem(flagOf(userId)) !== null
  return isOn ? 'on' : 'off'
}

const toBase64url = (buffer: ArrayBuffer | null | undefined) =>
  btoa(String.fromCharCode(...new Uint8Array(buffer ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** The browser's subscription under our current key; one under an older key is replaced. */
async function subscribeBrowser(key: string): Promise<PushSubscription> {
  const { pushManager } = await navigator.serviceWorker.ready
  const existing = await pushManager.getSubscription()
  if (existing && toBase64url(existing.options.applicationServerKey) === key) return existing
  await existing?.unsubscribe()
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
}

async function sendSubscription(session: Session, key: string): Promise<void> {
  const { userId, call, now } = session
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = (
    await subscribeBrowser(key)
  ).toJSON()
  const sent = readSent(userId)
  const isSent =
    sent?.endpoint === endpoint && sent.session === sessionMark() && now() - sent.at < DAY_MS
  if (isSent) return
  await call(subscribePush, { endpoint, p256dh, auth })
  const cache = await caches.open(PUSH_CACHE)
  await cache.put(PUSH_ENTRY, new Response(JSON.stringify({ endpoint, auth, key })))
  const next: Sent = { endpoint, at: now(), session: sessionMark() }
  localStorage.setItem(flagOf(userId), JSON.stringify(next))
}

/** Asks for the permission, so only after a tap. */
export async function turnPushOn(session: Session): Promise<PushOutcome> {
  const before = pushState(session.userId)
  if (before !== 'off') return before
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off'
  const { key } = await session.call(readPushKey, {})
  if (key === null) return 'unavailable'
  await sendSubscription(session, key)
  return 'on'
}

export async function turnPushOff({ userId, call }: Session): Promise<void> {
  const { pushManager } = await navigator.serviceWorker.ready
  const subscription = await pushManager.getSubscription()
  if (subscription) await call(unsubscribePush, { endpoint: subscription.endpoint })
  localStorage.removeItem(flagOf(userId))
  await caches.delete(PUSH_CACHE)
  await subscription?.unsubscribe()
}

/** At each start: after a log-in, a rotation of our key, or a renewal by the browser, the server gets what is true now. */
export async function keepPush(session: Session): Promise<void> {
  if (pushState(session.userId) !== 'on') return
  const { key } = await session.call(readPushKey, {})
  if (key !== null) await sendSubscription(session, key)
}
