import type { Hono } from 'hono'
import { issueLiveTicket } from '#schema/contract/live.ts'
import { DomainError } from '#schema/domain/errors.ts'
import { isId } from '#schema/domain/ids.ts'
import type { Deps } from '#worker/context.ts'
import { registerRoute } from '#worker/http/reply.ts'
import { done, route } from '#worker/http/serve.ts'
import { ipOf } from '#worker/limits/address.ts'
import { addressCounters, countInIsolate } from '#worker/limits/rate-limit.ts'
import { ADMIN_CHANNEL, type ChannelName } from '#worker/live/channels.ts'

/** `<channel>.<ticket>`: which object has it. */
const TICKET = /^([\w-]{36}|admin)\.([\w-]{1,64})$/

const isChannelName = (name: string): name is ChannelName => name === ADMIN_CHANNEL || isId(name)

export const issueLiveTicketRoute = route(
  issueLiveTicket,
  async ({ deps, userId, read }, { scope }) => {
    const { actor } = await read({})
    if (scope === 'admin' && actor.userType !== 'admin') throw new DomainError('wrong_role')
    const channel = scope ?? userId
    const ticket = await deps.live?.issueTicket(channel, userId)
    return done({ ticket: ticket === undefined ? null : `${channel}.${ticket}` })
  },
)

/** Outside the contract: a WebSocket. The ticket is its session, since browsers send no header with one. */
export function registerLiveRoute(app: Hono, deps: Deps): void {
  registerRoute(app, deps, { name: 'live', method: 'GET', path: '/api/live' }, async (c) => {
    countInIsolate(deps, addressCounters(deps, 'commandAddress', ipOf(c)), deps.now())
    if (c.req.header('upgrade')?.toLowerCase() !== 'websocket') throw new DomainError('malformed')
    const [, channel = '', ticket = ''] = TICKET.exec(c.req.query('ticket') ?? '') ?? []
    if (!deps.live || !isChannelName(channel)) throw new DomainError('signed_out')
    const url = new URL(c.req.url)
    url.search = new URLSearchParams({ ticket }).toString()
    const response = await deps.live.connect(channel, new Request(url, c.req.raw))
    if (response.status !== 101) throw new DomainError('signed_out')
    return { status: 101, body: response }
  })
}
