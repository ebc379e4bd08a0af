import type { Hono } from 'hono'
import { issueLiveTicket } from '#schema/contract/live.ts'
import { DomainError } from '#schema/domain/errors.ts'
import { isId, type UserId } from '#schema/domain/ids.ts'
import type { Deps } from '#worker/context.ts'
import { registerRoute } from '#worker/http/reply.ts'
import { done, route } from '#worker/http/serve.ts'
import { ipOf } from '#worker/limits/address.ts'
import { addressCounters, countInIsolate } from '#worker/limits/rate-limit.ts'

/** `<user>.<ticket>`: whose object has it. */
const TICKET = /^([\w-]{36})\.([\w-]{1,64})$/

export const issueLiveTicketRoute = route(issueLiveTicket, async ({ deps, userId, read }) => {
  await read({})
  return done({ ticket: deps.live ? `${userId}.${await deps.live.issueTicket(userId)}` : null })
})

/** Outside the contract: a WebSocket. The ticket is its session, since browsers send no header with one. */
export function registerLiveRoute(app: Hono, deps: Deps): void {
  registerRoute(app, deps, { name: 'live', method: 'GET', path: '/api/live' }, async (c) => {
    countInIsolate(deps, addressCounters(deps, 'commandAddress', ipOf(c)), deps.now())
    if (c.req.header('upgrade')?.toLowerCase() !== 'websocket') throw new DomainError('malformed')
    const [, userId = '', ticket = ''] = TICKET.exec(c.req.query('ticket') ?? '') ?? []
    if (!deps.live || !isId(userId)) throw new DomainError('signed_out')
    const url = new URL(c.req.url)
    url.search = new URLSearchParams({ ticket }).toString()
    const response = await deps.live.connect(userId as UserId, new Request(url, c.req.raw))
    if (response.status !== 101) throw new DomainError('signed_out')
    return { status: 101, body: response }
  })
}
