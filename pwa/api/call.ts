import type { Endpoint, Heard, Kind, Sent } from '#schema/contract/endpoint.ts'
import { requestTo } from '#schema/contract/request.ts'
import type { RefusalCode } from '#schema/domain/refusal.ts'
import { isRetryable, Refused, Unreached } from './failures.ts'
import { words as ours } from './words.ts'

export type Transport = (request: Request, signal: AbortSignal) => Response | Promise<Response>
type How = {
  key?: string
  signal?: AbortSignal
  /** The version of a list that is here already; the same one again is null. */
  etag?: string
  /** Told which version was answered. */
  told?: (etag: string | null) => void
}
export type Call = <E extends Endpoint>(endpoint: E, input: Sent<E>, how?: How) => Promise<Heard<E>>

type Line = {
  /** `<build>/<schema>`, so that the server knows who is too old. */
  client?: string
  /** Told of each answer from Onise, and of each silence. */
  heard?: () => void
  missed?: () => void
}

/** SYNC 1: a push may take 15 s, a pull 10. A file may take as long as the poorest line needs for it. */
const TIMEOUT_MS: Record<Kind, number> = { query: 10_000, command: 15_000, patientCommand: 15_000 }
const POOREST_BYTES_PER_MS = 4
const timeoutOf = ({ kind }: Endpoint, input: object) =>
  Object.values(input).reduce<number>(
    (ms, value) => (value instanceof Blob ? ms + value.size / POOREST_BYTES_PER_MS : ms),
    TIMEOUT_MS[kind],
  )

type Body = Record<string, unknown>

function bodyOf(text: string): Body | null {
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null ? (body as Body) : null
  } catch {
    return null
  }
}

const retryAfterOf = (response: Response): number | undefined => {
  const given = response.headers.get('retry-after')
  const seconds = Number(given)
  return given === null || Number.isNaN(seconds) ? undefined : seconds
}

/** What came back, read with suspicion: only JSON of ours is an answer, whatever the status says (captive portals). */
function answerOf(endpoint: Endpoint, response: Response, said: string): unknown {
  const { status } = response
  // Only a read may have nothing to say: an unchanged poll, a list that is the same.
  if ((status === 204 || status === 304) && endpoint.kind === 'query') return null
  const type = response.headers.get('content-type') ?? ''
  const body = type.includes('json') ? bodyOf(said) : null
  if (response.ok && body && status !== 204) return body

  const retryAfter = retryAfterOf(response)
  const requestId = response.headers.get('x-request-id') ?? undefined
  const more = { ...(retryAfter !== undefined && { retryAfter }), ...(requestId && { requestId }) }
  const code = body?.['code']
  if (response.ok || typeof code !== 'string')
    throw new Unreached(`an answer that is not ours (${status})`, { heard: true, ...more })
  const words = String(body?.['error'] ?? ours.unwell)
  if (status >= 500 && isRetryable(status)) throw new Unreached(words, { heard: true, ...more })
  const fields = body?.['fields'] as Record<string, string> | undefined
  throw new Refused(status, code as RefusalCode, words, {
    ...more,
    current: body?.['current'],
    ...(fields && { fields }),
  })
}

/** Gives up on a transport that says nothing, in time or when the caller no longer cares. */
async function within<T>(
  ms: number,
  outer: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
) {
  const giveUp = new AbortController()
  const stop = () => giveUp.abort()
  const timer = setTimeout(stop, ms)
  outer?.addEventListener('abort', stop, { once: true })
  const silence = new Promise<never>((_, reject) => {
    giveUp.signal.addEventListener('abort', () => reject(new Unreached('no answer in time')))
  })
  try {
    return await Promise.race([work(giveUp.signal), silence])
  } finally {
    clearTimeout(timer)
    outer?.removeEventListener('abort', stop)
  }
}

/** Speaks the contract. A no becomes `Refused`, silence and strangers `Unreached`; nothing else is thrown. */
export function callVia(
  transport: Transport,
  origin: string,
  token: () => string | null,
  { client, heard, missed }: Line = {},
): Call {
  return async (endpoint, input, { key, signal, etag, told } = {}) => {
    const bearer = token()
    const request = requestTo(endpoint, input as Record<string, unknown>, origin, {
      ...(bearer && { authorization: `Bearer ${bearer}` }),
      ...(key && { 'idempotency-key': key }),
      ...(etag && { 'if-none-match': etag }),
      ...(client && { 'x-client': client }),
    })
    try {
      const answer = await within(timeoutOf(endpoint, input as object), signal, async (giveUp) => {
        const response = await transport(request, giveUp)
        told?.(response.headers.get('etag'))
        return answerOf(endpoint, response, await response.text())
      })
      heard?.()
      return answer as never
    } catch (error) {
      if (error instanceof Refused) heard?.()
      else missed?.()
      if (error instanceof Refused || error instanceof Unreached) throw error
      throw new Unreached('no answer', { cause: error })
    }
  }
}
