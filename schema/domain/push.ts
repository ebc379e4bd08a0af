/** Of one user; the oldest goes when another browser subscribes. */
export const PUSH_SUBSCRIPTIONS_MAX = 10
export const PUSH_ENDPOINT_MAX = 1000

/**
 * The push services of Chrome, Firefox, Safari and Edge. A browser names its service itself, so that any other host would
 * let a user make the worker send requests there. `*.` matches one or more labels.
 */
const PUSH_SERVICES = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
] as const

const matchesHost = (host: string, pattern: string) =>
  pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) : host === pattern

/**
 * Whether messages may be sent to this address. `more`: further services, as host names; an origin such as
 * `http://127.0.0.1:8790` is the local push service, which the worker accepts only outside production.
 */
export function isPushEndpoint(endpoint: string, more: readonly string[] = []): boolean {
  if (endpoint.length > PUSH_ENDPOINT_MAX || !URL.canParse(endpoint)) return false
  const { protocol, origin, host, username, password, hash } = new URL(endpoint)
  if (username !== '' || password !== '' || hash !== '') return false
  if (more.includes(origin)) return true
  // `host` has a port only when it is not 443.
  return (
    protocol === 'https:' && [...PUSH_SERVICES, ...more].some((each) => matchesHost(host, each))
  )
}

/** RFC 8030, section 5.3: `high` is also delivered in battery saver. */
export type PushUrgency = 'low' | 'normal' | 'high'

/** What the service worker shows: enough to decide whether to open the app, because it is read on lock screens. */
export type PushPayload = {
  title: string
  text: string
  /** A path of the app. */
  link: string
  /** A notification with the same tag replaces this one. */
  tag: string
  /** Of the texts. */
  lang?: string
}

const FIRST_RETRY_MS = 60_000
const LAST_RETRY_MS = 6 * 60 * 60_000
/** A browser is deleted after so many failures in a row, whatever its service responds. */
export const PUSH_FAILURES_MAX = 20

/** One minute, two, four … at most six hours; never earlier than the push service requests. */
export const pushRetryDelayMs = (attempts: number, requestedMs = 0): number =>
  Math.max(Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), LAST_RETRY_MS), requestedMs)
