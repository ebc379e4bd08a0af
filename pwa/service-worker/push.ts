import { PUSH_CACHE, PUSH_ENTRY } from './names.ts'

type Worker = Pick<ServiceWorkerGlobalScope, 'clients' | 'registration' | 'location'>
type Shown = { title: string; options: NotificationOptions & { data: { link: string } } }

const HOME = '/'
/** Every push must show something; this one could not be read. */
const UNREADABLE = { title: 'Onise', text: 'Open Onise to see what is new.', link: HOME, tag: '' }

/** A path of this app; anything else opens the first screen. */
const toLink = (value: unknown): string =>
  typeof value === 'string' && /^\/(?![/\\])/.test(value) ? value : HOME

const toText = (value: unknown, otherwise: string): string =>
  typeof value === 'string' && value !== '' ? value : otherwise

function parsePayload(data: Pick<PushMessageData, 'json'> | null): Record<string, unknown> {
  try {
    const payload: unknown = data?.json()
    return typeof payload === 'object' && payload !== null ? { ...payload } : UNREADABLE
  } catch {
    return UNREADABLE
  }
}

/** The notification that a message becomes (`PushPayload` in schema/domain/push.ts). */
export function readPush(data: Pick<PushMessageData, 'json'> | null): Shown {
  const payload = parsePayload(data)
  return {
    title: toText(payload['title'], UNREADABLE.title),
    options: {
      body: toText(payload['text'], ''),
      tag: toText(payload['tag'], ''),
      icon: '/icons/icon-192.png',
      badge: '/icons/icon-192.png',
      lang: toText(payload['lang'], 'en-NG'),
      data: { link: toLink(payload['link']) },
    },
  }
}

const windowsOf = ({ clients }: Worker) =>
  clients.matchAll({ type: 'window', includeUncontrolled: true })

const pathOf = ({ url }: WindowClient) => new URL(url).pathname

/** No notification of what a visible page already shows. */
export async function shouldShow(worker: Worker, link: string): Promise<boolean> {
  const windows = await windowsOf(worker)
  return !windows.some((each) => each.focused && pathOf(each) === link)
}

/** Shows the page in a window that is open already, else in a new one. */
export async function openNotification(worker: Worker, data: unknown): Promise<void> {
  const link = toLink((data as { link?: unknown } | null)?.link)
  const windows = await windowsOf(worker)
  const there = windows.find((each) => pathOf(each) === link)
  if (there) {
    await there.focus()
    return
  }
  const [first] = windows
  // A window that this worker does not control cannot be navigated by it.
  const shown = await first?.navigate(link).catch(() => null)
  if (shown) await shown.focus()
  else await worker.clients.openWindow(link)
}

type Stored = { endpoint: string; auth: string; key: string }

async function readStored(): Promise<Stored | null> {
  const response = await caches.match(PUSH_ENTRY, { cacheName: PUSH_CACHE })
  return response ? ((await response.json()) as Stored) : null
}

const storePush = async (stored: Stored): Promise<void> =>
  (await caches.open(PUSH_CACHE)).put(PUSH_ENTRY, new Response(JSON.stringify(stored)))

/** The browser has replaced or ended its subscription; no page may be open. The page repeats it when this fails. */
export async function renewPush(
  { registration }: Worker,
  old: PushSubscription | null,
  next: PushSubscription | null,
): Promise<void> {
  const stored = await readStored()
  if (!stored) return
  const { auth: oldAuth = stored.auth } = old?.toJSON().keys ?? {}
  const subscription =
    next ??
    (await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: stored.key,
    }))
  const { endpoint, keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON()
  if (!endpoint) return
  const oldEndpoint = old?.endpoint ?? stored.endpoint
  const response = await fetch('/api/push/subscriptions', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ oldEndpoint, oldAuth, endpoint, p256dh, auth }),
  })
  if (response.ok) await storePush({ endpoint, auth, key: stored.key })
}

/** After a log-out the next user of this phone receives nothing of this one, and reads no notification that is left. */
export async function endPush({ registration }: Worker): Promise<void> {
  await caches.delete(PUSH_CACHE)
  for (const each of await registration.getNotifications()) each.close()
  const subscription = await registration.pushManager?.getSubscription()
  await subscription?.unsubscribe()
}
