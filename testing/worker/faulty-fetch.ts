type Fault = (
  request: Request,
  signal: AbortSignal,
  /** Without an argument it forwards the request as it is. */
  forward: (changed?: Request) => Promise<Response>,
) => Promise<Response>

/** A connection to the database in which a test can inject a fault and remove it again. */
export function createFaultyFetch() {
  let fault: Fault | null = null
  const wrapDatabase = (direct: typeof fetch) =>
    (async (input: Request, init?: RequestInit) => {
      const forward = (changed = input) => direct(changed, init)
      const signal = init?.signal ?? new AbortController().signal
      return fault ? fault(input, signal, forward) : forward()
    }) as typeof fetch
  return {
    wrapDatabase,
    injectFault: (newFault: Fault) => void (fault = newFault),
    removeFault: () => void (fault = null),
  }
}

const respond = (text: string, status: number, type = 'text/plain') =>
  new Response(text, { status, headers: { 'content-type': type } })

export const OUTAGES: Record<string, Fault> = {
  'refuses the connection': () => Promise.reject(new TypeError('fetch failed')),
  'never responds': (_, signal) =>
    new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error))
    }),
  'starts a response and stops': (_, signal) => {
    const body = new ReadableStream({
      start: (stream) => signal.addEventListener('abort', () => stream.error(signal.reason)),
    })
    return Promise.resolve(new Response(body, { headers: { 'content-type': 'application/json' } }))
  },
  'responds with 500': async () => respond('boom', 500),
  'responds with 503, as the write limiter does when it is busy': async () =>
    respond('{"message":"The database is busy.","code":"BUSY"}', 503, 'application/json'),
  'responds with 502, as the write limiter does when sqld stops': async () =>
    respond(
      '{"message":"The database went away.","code":"UNKNOWN_OUTCOME"}',
      502,
      'application/json',
    ),
  'responds with a page of something else': async () =>
    respond('<html>Welcome</html>', 200, 'text/html'),
}

/** Forwards the first write and drops its response, so that the caller cannot know whether it was committed. */
export function dropFirstResponse(): Fault {
  let isDropped = false
  return async (request, _, forward) => {
    const isWrite = (await request.clone().text()).includes('INSERT INTO idempotency_keys')
    const response = await forward()
    if (!isWrite || isDropped) return response
    isDropped = true
    await response.text()
    throw new TypeError('terminated')
  }
}
