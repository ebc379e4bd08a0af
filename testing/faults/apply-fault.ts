import { ConnectionLostError, DEFAULT_STATUS, type Fault, type JsonObject } from './fault.ts'

export type Forward = (request: Request) => Promise<Response>

type Options = {
  /** How a request ends that has no response; by default when its signal is aborted. */
  hang?: (signal: AbortSignal) => Promise<never>
}

const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms)
  })

/** Until the client gives up. */
const untilAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    const abort = () => reject(signal.reason)
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort, { once: true })
  })

/** The time limit of the client, reached without waiting for it. */
export const timeoutAtOnce = (): Promise<never> =>
  Promise.reject(new DOMException('no response in time', 'TimeoutError'))

const htmlPage = () =>
  new Response('<html>Welcome</html>', { headers: { 'content-type': 'text/html' } })

function errorResponse(fault: Fault): Response {
  const { status = DEFAULT_STATUS, message, text = 'An error occurred', headers } = fault
  const body = fault.body ?? (message === undefined ? null : { status: false, message })
  const init = { status, ...(headers && { headers }) }
  return body ? Response.json(body, init) : new Response(text, init)
}

/** Status and headers, and a body whose end `start` decides. */
function streamedResponse(start: (stream: ReadableStreamDefaultController) => void): Response {
  const body = new ReadableStream({ start })
  return new Response(body, { headers: { 'content-type': 'application/json' } })
}
const endlessResponse = (signal: AbortSignal): Response =>
  streamedResponse((stream) => signal.addEventListener('abort', () => stream.error(signal.reason)))
const brokenResponse = (): Response =>
  streamedResponse((stream) => stream.error(new TypeError('terminated')))

async function truncateResponse(response: Response): Promise<Response> {
  const text = await response.text()
  const { status } = response
  const type = response.headers.get('content-type') ?? 'text/plain'
  const half = text.slice(0, Math.floor(text.length / 2))
  return new Response(half, { status, headers: { 'content-type': type } })
}

function changeFields(
  data: JsonObject,
  { email, user_id: userId, ...fields }: JsonObject,
): JsonObject {
  const changed = { ...data, ...fields }
  if (email) changed['customer'] = { ...(data['customer'] as object), email }
  if (userId) changed['metadata'] = { ...(data['metadata'] as object), user_id: userId }
  return changed
}

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

async function corruptResponse(
  response: Response,
  { changes = {}, change }: Fault,
): Promise<Response> {
  const body = (await response.json()) as { data?: unknown }
  const data = isObject(body.data) ? body.data : null
  const fields = change ? data && change(data) : changes
  // A change that does not apply is a lost response.
  if (!fields) throw new ConnectionLostError()
  const changed = data ? { ...body, data: changeFields(data, fields) } : body
  return Response.json(changed, { status: response.status })
}

const discard = async (response: Response): Promise<void> => void (await response.text())

type Exchange = {
  request: Request
  forward: Forward
  hang: (signal: AbortSignal) => Promise<never>
}

/** Faults of a request that is not handled, or handled in another way. */
async function applyToRequest(fault: Fault, exchange: Exchange): Promise<Response | null> {
  const { request, forward, hang } = exchange
  switch (fault.effect) {
    case 'status':
      return errorResponse(fault)
    case 'html':
      return htmlPage()
    case 'drop-request':
      throw new ConnectionLostError()
    case 'hang-request':
      return hang(request.signal)
    case 'hang-body':
      return endlessResponse(request.signal)
    case 'drop-body':
      return brokenResponse()
    case 'delay':
      await pause(fault.delayMs ?? 0)
      return forward(request)
    case 'duplicate': {
      const copy = request.clone()
      await discard(await forward(request))
      return forward(copy)
    }
    case 'duplicate-request': {
      const copy = request.clone()
      const response = await forward(request)
      await discard(await forward(copy))
      return response
    }
    default:
      return null
  }
}

/** Handles the request with the fault. A lost connection is a `ConnectionLostError`. */
export async function applyFault(
  fault: Fault,
  request: Request,
  forward: Forward,
  { hang = untilAborted }: Options = {},
): Promise<Response> {
  const exchange = { request, forward, hang }
  const result = await applyToRequest(fault, exchange)
  if (result) return result
  const response = await forward(request)
  if (fault.effect === 'truncate') return truncateResponse(response)
  if (fault.effect === 'corrupt') return corruptResponse(response, fault)
  await discard(response)
  if (fault.effect === 'status-response') return errorResponse(fault)
  if (fault.effect === 'hang-response') return hang(request.signal)
  throw new ConnectionLostError()
}
