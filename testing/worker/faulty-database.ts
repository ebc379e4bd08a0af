import { applyFault } from '#testing/faults/apply-fault.ts'
import type { Fault } from '#testing/faults/fault.ts'
import { createFaultyFetch, type Interceptor } from '#testing/faults/faulty-fetch.ts'

/** Text that only the write batch of a command has. */
const COMMAND_WRITE = 'INSERT INTO idempotency_keys'

export const isCommandWrite = async (request: Request): Promise<boolean> =>
  (await request.clone().text()).includes(COMMAND_WRITE)

/** A connection to the database that can fail; `wrapDatabase` is an option of the test server. */
export function createFaultyDatabase() {
  let direct: typeof fetch = fetch
  const connection = createFaultyFetch((request) => direct(request))
  return {
    ...connection,
    wrapDatabase: (engine: typeof fetch): typeof fetch => {
      direct = engine
      return connection.fetch
    },
  }
}

/** Each statement fails with this error, as the database reports it. */
const failWith =
  (code: string, message: string): Interceptor =>
  async (request) => {
    const { requests } = (await request.json()) as { requests: { type: string }[] }
    const results = requests.map(({ type }) =>
      type === 'close'
        ? { type: 'ok', response: { type } }
        : { type: 'error', error: { code, message } },
    )
    return Response.json({ baton: null, base_url: null, results })
  }

export const OUTAGES: Record<string, Fault | Interceptor> = {
  'has a full disk': failWith('SQLITE_FULL', 'database or disk is full'),
  'has a failing disk': failWith('SQLITE_IOERR', 'disk I/O error'),
  'is blocked by its plan': failWith('BLOCKED', 'SQL write operations are forbidden'),
  'refuses the connection': { effect: 'drop-request' },
  'never responds': { effect: 'hang-request' },
  'starts a response and stops': { effect: 'hang-body' },
  'responds with 500': { effect: 'status', status: 500 },
  'responds with 503, as the write limiter does when it is busy': {
    effect: 'status',
    status: 503,
    body: { message: 'The database is busy.', code: 'BUSY' },
  },
  'responds with 502, as the write limiter does when sqld stops': {
    effect: 'status',
    status: 502,
    body: { message: 'The database went away.', code: 'UNKNOWN_OUTCOME' },
  },
  'responds with a page of something else': { effect: 'html' },
}

/** Forwards the first write and drops its response, so that the caller cannot know whether it was committed. */
export function dropFirstResponse(): Interceptor {
  let isDropped = false
  return async (request, forward) => {
    if (isDropped || !(await isCommandWrite(request))) return forward(request)
    isDropped = true
    return applyFault({ effect: 'drop-response' }, request, forward)
  }
}
