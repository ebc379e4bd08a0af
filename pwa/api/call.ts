import { learnSupport } from '#pwa/ui/feedback/support-addresses.tsx'
import type {
  Access,
  Endpoint,
  EndpointKind,
  RequestInput,
  ResponseBody,
} from '#schema/contract/endpoint.ts'
import { inKobo, inNaira } from '#schema/contract/money-fields.ts'
import { buildRequest } from '#schema/contract/request.ts'
import type { ErrorCode } from '#schema/domain/errors.ts'
import type { Said } from '#schema/domain/facts.ts'
import { ApiError, isRetryable, NetworkError, type FaultSide } from './errors.ts'
import { messages } from './messages.ts'
import { saidOr } from './server-words.ts'

export type Transport = (request: Request, signal: AbortSignal) => Response | Promise<Response>
/** The token for calls of this access. */
export type TokenFor = (access: Access) => string | null
type CallOptions = {
  /** The Idempotency-Key. */
  key?: string
  /** The response has nothing but `seq`. */
  isMinimal?: boolean | undefined
  signal?: AbortSignal
  /** Version that the phone has; the response is null if it is still the latest. */
  etag?: string
  onEtag?: (etag: string | null) => void
}
export type Call = <E extends Endpoint>(
  endpoint: E,
  input: RequestInput<E>,
  options?: CallOptions,
) => Promise<ResponseBody<E>>

type CallConfig = {
  /** `<build>/<sync schema>`, so that the server can reject an outdated app. */
  client?: string
  onResponse?: () => void
  onNoResponse?: (failure: NetworkError) => void
  /** Asked when there was no response. Without it nothing but the phone is known. */
  findSide?: () => Promise<FaultSide>
  /** When the server answered by its clock, and when the request was sent by the phone's. */
  onTime?: (serverAt: number, sentAt: number) => void
}

const TIMEOUT_MS: Record<EndpointKind, number> = {
  query: 10_000,
  command: 15_000,
  queueableCommand: 15_000,
}
/** Files get the time that the slowest supported connection needs. */
const MIN_BYTES_PER_MS = 4
const timeoutOf = ({ kind }: Endpoint, input: object) =>
  Object.values(input).reduce<number>(
    (ms, value) => (value instanceof Blob ? ms + value.size / MIN_BYTES_PER_MS : ms),
    TIMEOUT_MS[kind],
  )

type Body = Record<string, unknown>

function parseJson(text: string): Body | null {
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null ? (body as Body) : null
  } catch {
    return null
  }
}

/** The sentences of a response in the language of the page. */
function sayInWords(body: Body): void {
  const says = body['says'] as Said | undefined
  for (const name of ['error', 'message'] as const)
    if (typeof body[name] === 'string') body[name] = saidOr(says, body[name])
  const fields = body['fields'] as Record<string, string> | undefined
  for (const [name, said] of Object.entries((body['fieldsSay'] ?? {}) as Record<string, Said>))
    if (fields) fields[name] = saidOr(said, fields[name] ?? '')
}

/** Headers of a failed response that the caller needs. */
function failureHeaders({ headers }: Response) {
  const retryAfter = headers.get('retry-after')
  const seconds = Number(retryAfter)
  const requestId = headers.get('x-request-id') ?? headers.get('cf-ray')
  return {
    ...(retryAfter !== null && !Number.isNaN(seconds) && { retryAfter: seconds }),
    ...(requestId !== null && { requestId }),
  }
}

/** States that Onise knows, of which it says more than that it does not answer. */
const HAS_WORDS = new Set(['provider_unavailable', 'maintenance'])

const LOGIN_TO_NETWORK = 511
/** Of a response that is not Onise's own. */
const sideOf = (status: number): FaultSide =>
  status >= 500 && status !== LOGIN_TO_NETWORK ? 'onise' : 'unknown'

function toFailure(response: Response, body: Body | null): ApiError | NetworkError {
  const { status } = response
  const headers = failureHeaders(response)
  const code = body?.['code']
  // Not Onise's own: its Retry-After is that of a captive portal, which asks to log in, or of a proxy before us.
  if (response.ok || typeof code !== 'string')
    return new NetworkError(`unknown response (${status})`, {
      hasResponse: true,
      side: sideOf(status),
      ...(headers.requestId && { requestId: headers.requestId }),
    })
  const message = String(body?.['error'] ?? messages.notAnswering)
  if (status >= 500 && isRetryable(status))
    return new NetworkError(message, {
      hasResponse: true,
      side: code === 'provider_unavailable' ? 'unknown' : 'onise',
      ...(HAS_WORDS.has(code) && { words: message }),
      ...headers,
    })
  const fields = body?.['fields'] as Record<string, string> | undefined
  return new ApiError(status, code as ErrorCode, message, {
    ...headers,
    current: body?.['current'],
    ...(fields && { fields }),
  })
}

/** Accepts only Onise's own JSON, whatever the status: a captive portal answers 200 with a page. */
function parseResponse(endpoint: Endpoint, response: Response, text: string): unknown {
  const { status } = response
  // Only a query may have no body: nothing new, or an unchanged list.
  if ((status === 204 || status === 304) && endpoint.kind === 'query') return null
  const type = response.headers.get('content-type') ?? ''
  const body = type.includes('json') ? parseJson(text) : null
  if (body) sayInWords(body)
  const converted = inKobo(body)
  if (response.ok && converted && status !== 204) return converted
  throw toFailure(response, converted)
}

/** Null unless it is Onise's own: a captive portal has a clock too. */
function dateOf({ headers }: Response): number | null {
  const at = Date.parse(headers.get('date') ?? '')
  return headers.has('x-request-id') && !Number.isNaN(at) ? at : null
}

/** Rejects after `ms`, or when the caller aborts, even if the transport ignores the signal. */
async function withTimeout<T>(
  ms: number,
  callerSignal: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
) {
  const controller = new AbortController()
  const abort = () => controller.abort()
  const timer = setTimeout(abort, ms)
  callerSignal?.addEventListener('abort', abort, { once: true })
  const timeout = new Promise<never>((_, reject) => {
    controller.signal.addEventListener('abort', () =>
      reject(new NetworkError('no response in time')),
    )
  })
  try {
    return await Promise.race([work(controller.signal), timeout])
  } finally {
    clearTimeout(timer)
    callerSignal?.removeEventListener('abort', abort)
  }
}

async function toKnown(
  error: unknown,
  findSide: CallConfig['findSide'],
): Promise<ApiError | NetworkError> {
  if (error instanceof ApiError) return error
  if (error instanceof NetworkError && error.hasResponse) return error
  const side = (await findSide?.()) ?? 'phone'
  const message = error instanceof NetworkError ? error.message : 'no response'
  return new NetworkError(message, { side, cause: error })
}

/** Not when Onise says that another company does not answer. */
const isUnanswered = (failure: ApiError | NetworkError): failure is NetworkError =>
  failure instanceof NetworkError && (failure.side === 'onise' || failure.words === undefined)

/** Calls endpoints of the contract, and is where kobo become naira and naira kobo. Throws `ApiError` for a rejection, else `NetworkError`, and nothing else. */
export function createCall(
  transport: Transport,
  origin: string,
  token: TokenFor,
  { client, onResponse, onNoResponse, findSide, onTime }: CallConfig = {},
): Call {
  const onHeaders = (response: Response, sentAt: number) => {
    const serverAt = dateOf(response)
    if (serverAt !== null) onTime?.(serverAt, sentAt)
    learnSupport(response.headers)
  }
  /** What the caller has aborted says nothing about the network. */
  const report = async (error: unknown, signal?: AbortSignal) => {
    const isAborted = signal?.aborted ?? false
    const failure = await toKnown(error, isAborted ? undefined : findSide)
    if (!isUnanswered(failure)) onResponse?.()
    else if (!isAborted) onNoResponse?.(failure)
    return failure
  }
  return async (endpoint, input, { key, isMinimal, signal, etag, onEtag } = {}) => {
    const bearer = token(endpoint.access)
    const request = buildRequest(endpoint, inNaira(input) as Record<string, unknown>, origin, {
      ...(bearer && { authorization: `Bearer ${bearer}` }),
      ...(key && { 'idempotency-key': key }),
      ...(isMinimal && { prefer: 'return=minimal' }),
      ...(etag && { 'if-none-match': etag }),
      ...(client && { 'x-client': client }),
    })
    const send = async (sendSignal: AbortSignal) => {
      const sentAt = Date.now()
      const response = await transport(request, sendSignal)
      onHeaders(response, sentAt)
      onEtag?.(response.headers.get('etag'))
      return parseResponse(endpoint, response, await response.text())
    }
    try {
      const body = await withTimeout(timeoutOf(endpoint, input as object), signal, send)
      onResponse?.()
      return body as never
    } catch (error) {
      throw await report(error, signal)
    }
  }
}
