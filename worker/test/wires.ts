type Wire = typeof fetch
type Sabotage = (
  request: Request,
  signal: AbortSignal,
  through: () => Promise<Response>,
) => Promise<Response>

/** A way to the database that can be spoiled, and mended again, in the middle of a test. */
export function spoilableWire() {
  let sabotage: Sabotage | null = null
  const wire: Wire = async (given, init) => {
    const request = given as Request
    const through = () => fetch(request, init)
    const signal = init?.signal ?? new AbortController().signal
    return sabotage ? sabotage(request, signal, through) : through()
  }
  return {
    wire,
    spoil: (by: Sabotage) => void (sabotage = by),
    mend: () => void (sabotage = null),
  }
}

const words = (text: string, status: number, type = 'text/plain') =>
  new Response(text, { status, headers: { 'content-type': type } })

/** The ways in which a database is not there. */
export const OUTAGES: Record<string, Sabotage> = {
  'refuses the connection': () => Promise.reject(new TypeError('fetch failed')),
  'takes the question and never answers': (_, signal) =>
    new Promise((_done, fail) => {
      signal.addEventListener('abort', () => fail(signal.reason as Error))
    }),
  'begins to answer and stops': (_, signal) => {
    const body = new ReadableStream({
      start: (stream) => signal.addEventListener('abort', () => stream.error(signal.reason)),
    })
    return Promise.resolve(new Response(body, { headers: { 'content-type': 'application/json' } }))
  },
  'answers 500': async () => words('boom', 500),
  'answers 503 as the gate does when it is busy': async () =>
    words('{"message":"The database is busy.","code":"BUSY"}', 503, 'application/json'),
  'answers 502 as the gate does when sqld goes away': async () =>
    words(
      '{"message":"The database went away.","code":"UNKNOWN_OUTCOME"}',
      502,
      'application/json',
    ),
  'answers a page of something else': async () => words('<html>Welcome</html>', 200, 'text/html'),
}

/** Hands the first write on, and loses what comes back: the caller cannot know that it was done. */
export function losingOneAnswer(): Sabotage {
  let lost = false
  return async (request, _, through) => {
    const isWrite = (await request.clone().text()).includes('INSERT INTO receipts')
    const response = await through()
    if (!isWrite || lost) return response
    lost = true
    await response.text()
    throw new TypeError('terminated')
  }
}
