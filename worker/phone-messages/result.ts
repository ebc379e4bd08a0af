/** `reason` never has the text or the number. `providerId` names the message in its delivery report. */
export type PhoneResult =
  | { kind: 'sent'; providerId: string | null }
  | { kind: 'refused'; reason: string }
  | { kind: 'later'; reason: string; afterMs: number }

const SEND_TIMEOUT_MS = 8_000
const MAX_RETRY_AFTER_MS = 24 * 60 * 60_000

/** Of a response of a provider; `body` is an empty object when it is no JSON. */
export type PhoneAnswer = { ok: boolean; status: number; afterMs: number; body: object }

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Member by member; undefined where one is missing. */
export const memberOf = (value: unknown, ...path: readonly (string | number)[]): unknown =>
  path.reduce((each, name) => (isObject(each) ? Reflect.get(each, name) : undefined), value)

export const laterBy = ({ status, afterMs }: PhoneAnswer, code?: number): PhoneResult => ({
  kind: 'later',
  reason: code === undefined ? `HTTP ${status}` : `HTTP ${status}, code ${code}`,
  afterMs,
})

/** Sends, and reads the answer. Everything that has no answer may be sent again, at worst twice. */
export async function postPhoneMessage(
  externalFetch: typeof fetch,
  { url, body, headers = {} }: { url: string; body: object; headers?: Record<string, string> },
  resultOf: (answer: PhoneAnswer) => PhoneResult,
): Promise<PhoneResult> {
  try {
    const response = await externalFetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
    })
    const { ok, status } = response
    const parsed: unknown = await response.json().catch(() => null)
    const seconds = Number(response.headers.get('retry-after'))
    const afterMs = seconds > 0 ? Math.min(seconds * 1000, MAX_RETRY_AFTER_MS) : 0
    return resultOf({ ok, status, afterMs, body: isObject(parsed) ? parsed : {} })
  } catch (error) {
    const reason = error instanceof Error ? error.name : 'unknown error'
    return { kind: 'later', reason, afterMs: 0 }
  }
}
