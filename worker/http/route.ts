import type { Context as HonoContext, Hono } from 'hono'
import { newId } from '#schema/domain/ids.ts'
import type { Deps } from '../context.ts'
import { newTally, type Tally } from '../db/client.ts'
import { failureOf } from './errors.ts'
import { API_HEADERS } from './headers.ts'
import { Replay, type Told } from './serve.ts'

export const faultText = (error: unknown): string =>
  error instanceof Error
    ? `${error.stack ?? error.message}${error.cause ? `\ncaused by ${faultText(error.cause)}` : ''}`
    : String(error)

/** Work that outlives the answer; a plain server has no waitUntil, so there it simply runs. */
export function laterOf(c: HonoContext, deps: Deps) {
  return (work: Promise<unknown>) => {
    const safe = work.catch((error: unknown) =>
      deps.log({ fault: faultText(error), where: 'later' }),
    )
    try {
      c.executionCtx.waitUntil(safe)
    } catch {
      void safe
    }
  }
}

export type Route = { name: string; method: string; path: string }
export type Seen = { requestId: string; tally: Tally }
type Handler = (c: HonoContext, seen: Seen) => Promise<Told>

/** What was thrown, as an answer: a refusal in its words, an earlier answer again, a fault in no words of its own. */
function toldOf(error: unknown, requestId: string): Told {
  if (error instanceof Replay) return error.told
  return failureOf(error, requestId)
}

const timing = (ms: number, { ms: db, trips, rowsRead, rowsWritten }: Tally) =>
  `app;dur=${ms}, db;dur=${db}, rt;desc="${trips}", rows;desc="${rowsRead}/${rowsWritten}"`

function responseOf({ status, body }: Told, headers: Record<string, string>): Response {
  if (body === null || body instanceof ReadableStream)
    return new Response(body, { status, headers })
  const type = headers['Content-Type'] ?? 'application/json'
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return new Response(text, { status, headers: { ...headers, 'Content-Type': type } })
}

/** Every answer of the API goes out by here: with its headers, its request id, and one line in the log (issue 2, 7). */
export function onRoute(app: Hono, deps: Deps, route: Route, handle: Handler): void {
  app.on(route.method, route.path, async (c) => {
    const requestId = c.req.header('cf-ray') ?? newId('journal')
    const began = Date.now()
    const tally = newTally()
    const told = await handle(c, { requestId, tally }).catch((error: unknown) => {
      const failed = toldOf(error, requestId)
      return failed.status >= 500 ? { ...failed, fault: faultText(error) } : failed
    })
    const ms = Date.now() - began
    const { trips, rowsRead, rowsWritten } = tally
    const cost = { ms, trips, rowsRead, rowsWritten }
    deps.log({
      requestId,
      route: route.name,
      status: told.status,
      ...cost,
      ...(told.fault && { fault: told.fault }),
    })
    const isLocal = deps.settings.ENVIRONMENT !== 'production'
    return responseOf(told, {
      ...API_HEADERS,
      ...told.headers,
      'X-Request-Id': requestId,
      ...(isLocal && { 'Server-Timing': timing(ms, tally) }),
    })
  })
}
