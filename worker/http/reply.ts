import type { Context as HonoContext, Hono } from 'hono'
import { DomainError } from '#schema/domain/errors.ts'
import { factOf } from '#schema/domain/facts.ts'
import { newId } from '#schema/domain/ids.ts'
import { inWords } from '#schema/domain/localize.ts'
import { SUPPORT_HEADER, supportHeader } from '#schema/domain/support.ts'
import type { Deps } from '#worker/context.ts'
import { newQueryStats, type QueryStats } from '#worker/db/client.ts'
import { isDeployed } from '#worker/env.ts'
import { toFailure } from './errors.ts'
import { faultText } from './fault-text.ts'
import { API_HEADERS } from './headers.ts'
import { securityFields, type LogSubject } from './log-fields.ts'
import { Replay, type Reply } from './serve.ts'

/** Work after the response. A server without `waitUntil` just runs it. */
export function waitUntilOf(c: HonoContext, deps: Deps) {
  return (work: Promise<unknown>) => {
    const logged = work.catch((error: unknown) =>
      deps.log({ fault: faultText(error), where: 'after the response' }),
    )
    try {
      c.executionCtx.waitUntil(logged)
    } catch {
      void logged
    }
  }
}

type RouteInfo = { name: string; method: string; path: string }

const MAINTENANCE_RETRY_S = 120

/** While Onise is closed nothing of the API is read or written; health and pages say so themselves. */
export function throwIfClosed({ settings }: Deps): void {
  if (settings.MAINTENANCE === 'on')
    throw new DomainError('maintenance', undefined, { retryAfter: MAINTENANCE_RETRY_S })
}

/** Throws before anything of the request is read. */
async function handleOpen(deps: Deps, { name, path }: RouteInfo, handle: () => Promise<Reply>) {
  if (path.startsWith('/api/') && name !== 'health') throwIfClosed(deps)
  return handle()
}
type RequestInfo = { requestId: string; stats: QueryStats; subject: LogSubject }
type Handler = (c: HonoContext, info: RequestInfo) => Promise<Reply>

function errorToReply(error: unknown, requestId: string): Reply {
  if (error instanceof Replay) return error.reply
  const failure = toFailure(error, requestId)
  const isClosed = error instanceof DomainError && error.code === 'maintenance'
  return failure.status >= 500 && !isClosed ? { ...failure, fault: faultText(error) } : failure
}

const serverTiming = (ms: number, { ms: db, roundTrips, rowsRead, rowsWritten }: QueryStats) =>
  `app;dur=${ms}, db;dur=${db}, rt;desc="${roundTrips}", rows;desc="${rowsRead}/${rowsWritten}"`

/** The fact of a command's result, and beside it its sentence in English. */
function inEnglish(body: object): object {
  const message: unknown = Reflect.get(body, 'message')
  const says = typeof message === 'string' ? factOf(message) : null
  return says ? { ...body, message: inWords(String(message)), says } : body
}

function toResponse({ status, body }: Reply, headers: Record<string, string>): Response {
  // An upgrade, whose headers are the protocol's.
  if (body instanceof Response) return body
  if (body === null || body instanceof ReadableStream)
    return new Response(body, { status, headers })
  const type = headers['Content-Type'] ?? 'application/json'
  const text = typeof body === 'string' ? body : JSON.stringify(inEnglish(body as object))
  return new Response(text, { status, headers: { ...headers, 'Content-Type': type } })
}

/** Every response of the API is sent here, with its headers, its request id and one line in the log. */
export function registerRoute(app: Hono, deps: Deps, route: RouteInfo, handle: Handler): void {
  app.on(route.method, route.path, async (c) => {
    const requestId = c.req.header('cf-ray') ?? newId('request')
    const startedAt = Date.now()
    const stats = newQueryStats()
    const subject: LogSubject = {}
    const reply = await handleOpen(deps, route, () =>
      handle(c, { requestId, stats, subject }),
    ).catch((error: unknown) => errorToReply(error, requestId))
    const ms = Date.now() - startedAt
    const { roundTrips, rowsRead, rowsWritten } = stats
    deps.log({
      requestId,
      route: route.name,
      status: reply.status,
      ms,
      roundTrips,
      rowsRead,
      rowsWritten,
      ...securityFields(deps.settings, subject, c.req.header('cf-connecting-ip'), reply),
      ...(reply.fault && { fault: reply.fault }),
    })
    const isLocal = !isDeployed(deps.settings)
    return toResponse(reply, {
      ...API_HEADERS,
      ...reply.headers,
      // By which a phone notices that its clock is wrong.
      Date: new Date(deps.now()).toUTCString(),
      'X-Request-Id': requestId,
      ...((reply.status >= 400 || route.name === 'sync') &&
        reply.body !== null && { [SUPPORT_HEADER]: supportHeader(deps.settings) }),
      ...(isLocal && { 'Server-Timing': serverTiming(ms, stats) }),
    })
  })
}
