import { DurableObject } from 'cloudflare:workers'
import { LIVE_CLOSE, LIVE_PING, LIVE_PING_MS, LIVE_PONG } from '#schema/domain/live.ts'
import type { Bindings } from '#worker/env.ts'

/** A ticket is used at once; a phone that is slower asks for another. */
const TICKET_MS = 60_000
/** Of one user: phones and browsers in which the app is on the screen. The oldest is closed for one more. */
const SOCKETS_MAX = 10
const TICKETS_MAX = 20
const TICKET_BYTES = 18
/** A socket that has not pinged for so long is one that a network dropped without a word. */
const DEAD_MS = LIVE_PING_MS + 30_000

type Ticket = { expiresAt: number; userId: string }

const newTicket = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(TICKET_BYTES))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')

const openedAt = (socket: WebSocket) => Number(socket.deserializeAttachment())

/**
 * One per user, and one for the open screens of all administrators: sockets, and nothing about what happens. It sleeps while
 * they are quiet, and they stay open; the runtime itself answers their pings (docs/sync-protocol.md#live-channel).
 */
export class LiveChannel extends DurableObject<Bindings> {
  constructor(ctx: DurableObjectState, env: Bindings) {
    super(ctx, env)
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(LIVE_PING, LIVE_PONG))
  }

  /** Opens one socket, once. */
  async issueTicket(userId: string): Promise<string> {
    const { storage } = this.ctx
    const now = Date.now()
    const stored = [...(await storage.list<Ticket>())]
    const old = stored
      .filter(([, { expiresAt }], index) => expiresAt <= now || index < stored.length - TICKETS_MAX)
      .map(([ticket]) => ticket)
    if (old.length > 0) await storage.delete(old)
    const ticket = newTicket()
    await storage.put<Ticket>(ticket, { expiresAt: now + TICKET_MS, userId })
    return ticket
  }

  /** The upgrade of a request whose ticket is valid; 401 otherwise. */
  override async fetch(request: Request): Promise<Response> {
    const { storage } = this.ctx
    const name = new URL(request.url).searchParams.get('ticket') ?? ''
    const ticket = await storage.get<Ticket>(name)
    if (!ticket) return new Response(null, { status: 401 })
    await storage.delete(name)
    if (ticket.expiresAt <= Date.now()) return new Response(null, { status: 401 })
    const { 0: phone, 1: socket } = new WebSocketPair()
    this.ctx.acceptWebSocket(socket, [ticket.userId])
    socket.serializeAttachment(Date.now())
    const open = this.ctx.getWebSockets(ticket.userId)
    const byAge = open.toSorted((a, b) => openedAt(a) - openedAt(b))
    for (const oldest of byAge.slice(0, Math.max(open.length - SOCKETS_MAX, 0)))
      oldest.close(LIVE_CLOSE.tooMany, 'too many')
    return new Response(null, { status: 101, webSocket: phone })
  }

  /** The runtime does not answer a close of the phone's, which would hold its connection for ten seconds more. */
  override webSocketClose(socket: WebSocket): void {
    socket.close()
  }

  /** One that is closing already takes no frame. */
  tell(frame: string): void {
    for (const socket of this.ctx.getWebSockets())
      if (socket.readyState === WebSocket.OPEN) socket.send(frame)
  }

  /** An app of the user is on a screen. Neither reads nor writes the storage. */
  isOnline(): boolean {
    const since = Date.now() - DEAD_MS
    const pingedAt = (socket: WebSocket) =>
      this.ctx.getWebSocketAutoResponseTimestamp(socket)?.getTime() ?? openedAt(socket)
    return this.ctx
      .getWebSockets()
      .some((socket) => socket.readyState === WebSocket.OPEN && pingedAt(socket) > since)
  }

  /** A session of the user ended, and perhaps the one that asked for a ticket: who still has one comes back with a new one. */
  async closeAll(userId: string): Promise<void> {
    for (const socket of this.ctx.getWebSockets(userId)) socket.close(LIVE_CLOSE.session, 'session')
    const { storage } = this.ctx
    const waiting = [...(await storage.list<Ticket>())]
    await storage.delete(
      waiting.filter(([, ticket]) => ticket.userId === userId).map(([name]) => name),
    )
  }
}
