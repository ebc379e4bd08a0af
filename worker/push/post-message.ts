import { isPushEndpoint, type PushPayload, type PushUrgency } from '#schema/domain/push.ts'
import type { BackgroundContext } from '#worker/background/context.ts'
import type { Settings } from '#worker/env.ts'
import { encryptForBrowser } from './encrypt.ts'
import { findKey, vapidHeader } from './keys.ts'

const SEND_TIMEOUT_MS = 8_000
/** The length of a message reveals nothing about its text, and costs the phone little. */
const PADDED_SIZE = 256
const MAX_RETRY_AFTER_MS = 24 * 60 * 60_000

export type Subscription = { endpoint: string; p256dh: string; auth: string; keyId: string }
export type PushMessage = {
  payload: PushPayload
  ttlMs: number
  urgency: PushUrgency
  /** At most 32 characters of base64url: a waiting message with the same topic is replaced (RFC 8030, section 5.4). */
  topic: string
}

/** `gone`: this browser never receives a message again. `refused`: not this message. */
export type PushResult =
  | { kind: 'sent' | 'gone' }
  | { kind: 'refused'; reason: string }
  | { kind: 'later'; reason: string; afterMs: number }

/** Spaces at the end of JSON are no part of its value. */
function encodePayload(payload: PushPayload): Uint8Array {
  const bytes = new TextEncoder().encode(JSON.stringify(payload))
  const size = Math.ceil(bytes.length / PADDED_SIZE) * PADDED_SIZE
  const padded = new Uint8Array(size).fill(' '.charCodeAt(0))
  padded.set(bytes)
  return padded
}

/** Retry-After of RFC 9110, section 10.2.3, which is a number of seconds or a date. */
function retryAfterMs(response: Response, now: number): number {
  const value = response.headers.get('retry-after') ?? ''
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), MAX_RETRY_AFTER_MS) : 0
}

function resultOf(response: Response, now: number): PushResult {
  const { status, ok } = response
  if (ok) return { kind: 'sent' }
  if (status === 404 || status === 410) return { kind: 'gone' }
  const reason = `HTTP ${status}`
  if (status === 429 || status >= 500)
    return { kind: 'later', reason, afterMs: retryAfterMs(response, now) }
  return { kind: 'refused', reason }
}

export const pushServicesOf = ({ PUSH_SERVICES }: Pick<Settings, 'PUSH_SERVICES'>): string[] =>
  PUSH_SERVICES.split(',')
    .map((each) => each.trim())
    .filter(Boolean)

/** Sends one message to one browser (RFC 8030, section 5). Never throws. */
export async function postMessage(
  { deps: { settings }, externalFetch, now: readClock }: BackgroundContext,
  subscription: Subscription,
  { payload, ttlMs, urgency, topic }: PushMessage,
): Promise<PushResult> {
  const now = readClock()
  const { endpoint, keyId } = subscription
  const key = findKey(settings, keyId)
  // Made for a key that was removed, or for a service that is no longer accepted.
  if (!key || !isPushEndpoint(endpoint, pushServicesOf(settings))) return { kind: 'gone' }
  try {
    const body = await encryptForBrowser(subscription, encodePayload(payload)).catch(() => null)
    if (!body) return { kind: 'gone' }
    const response = await externalFetch(endpoint, {
      method: 'POST',
      headers: {
        authorization: await vapidHeader(settings, key, endpoint, now),
        'content-type': 'application/octet-stream',
        'content-encoding': 'aes128gcm',
        ttl: String(Math.max(0, Math.floor(ttlMs / 1000))),
        urgency,
        topic,
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
    })
    await response.body?.cancel()
    return resultOf(response, now)
  } catch (error) {
    const reason = error instanceof Error ? error.name : 'unknown error'
    return { kind: 'later', reason, afterMs: 0 }
  }
}
