import type { LiveEnvironment } from '#pwa/sync/live-channel.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { LIVE_CLOSE, LIVE_PING, LIVE_PONG, typingFrame } from '#schema/domain/live.ts'
import type { SocketEffect } from '#testing/faults/fault.ts'
import type { Random } from '#testing/random.ts'
import type { LiveChannels } from '#worker/live/channels.ts'
import type { SimulatedClock } from './clock.ts'
import type { NetworkProfile } from './network-faults.ts'
import type { CountFault } from './server.ts'

const FAULTS: Record<SocketEffect, number> = {
  'refuse-socket': 3,
  'hang-socket': 1,
  'cut-socket': 4,
  'delay-frames': 2,
  'drop-frames': 3,
}
/** How often each fault happens on a network of this kind, by weight. */
const PROFILES: Record<NetworkProfile, Record<string, number>> = {
  stable: { none: 1 },
  moderate: { none: 40, ...FAULTS },
  unreliable: { none: 10, ...FAULTS },
  offline: { 'refuse-socket': 1, 'hang-socket': 1 },
  captivePortal: { 'refuse-socket': 1 },
}
const isSilent = (profile: NetworkProfile) => profile === 'offline' || profile === 'captivePortal'

/** A tab. The tabs of one browser share `browser`. */
type SocketClient = {
  browser: object
  profile: () => NetworkProfile
  isAlive: () => boolean
}
type Socket = {
  userId: UserId
  say: (frame: string) => void
  end: (code: number) => void
}
type State = {
  tickets: Map<string, UserId>
  /** As the server sees them. */
  connected: Set<Socket>
  /** As the tabs see them. */
  inUse: Map<Socket, SocketClient>
}
type Parts = {
  clock: SimulatedClock
  random: Random
  countFault: CountFault
  reportProblem: (problem: string) => void
}

function createChannels({ tickets, connected }: State): LiveChannels {
  let ticketsIssued = 0
  const socketsOf = (userId: string) => [...connected].filter((each) => each.userId === userId)
  return {
    async issueTicket(_channel, userId) {
      const ticket = `ticket-${++ticketsIssued}`
      tickets.set(ticket, userId)
      return ticket
    },
    connect: async () => new Response(null, { status: 401 }),
    async tellNews(channel, seq) {
      for (const socket of socketsOf(channel)) socket.say(String(seq))
    },
    async tellTyping(userId, from) {
      for (const socket of socketsOf(userId)) socket.say(typingFrame(from))
    },
    isOnline: async (userId) => socketsOf(userId).length > 0,
    async closeAll(userId) {
      for (const socket of socketsOf(userId)) socket.end(LIVE_CLOSE.session)
      for (const [ticket, owner] of tickets) if (owner === userId) tickets.delete(ticket)
    },
  }
}

/** The WebSockets of all devices with their server, on simulated time, with the faults that the seed chooses. */
export function createSockets({ clock, random, countFault, reportProblem }: Parts) {
  const state: State = { tickets: new Map(), connected: new Set(), inUse: new Map() }
  const { tickets, connected, inUse } = state

  function reportSecond({ browser }: SocketClient): void {
    const others = [...inUse.values()].filter((each) => each.browser === browser && each.isAlive())
    if (others.length > 0) reportProblem('a browser has two sockets')
  }

  const openSocketFor =
    (client: SocketClient): NonNullable<LiveEnvironment['openSocket']> =>
    (path, { onOpen, onFrame, onClose }) => {
      const ticket = path.slice(path.lastIndexOf('.') + 1)
      const fault = random.weighted(PROFILES[client.profile()])
      if (fault !== 'none') countFault(fault)
      let isClosed = false
      let arrivesAt = 0
      /** Frames never overtake each other. */
      const arrive = (work: () => void, ms = random.between(30, 400)) => {
        arrivesAt = Math.max(arrivesAt, clock.now() + ms)
        clock.schedule(arrivesAt - clock.now(), 'frame', () => {
          if (!isClosed && client.isAlive()) work()
        })
      }
      const leave = () => {
        isClosed = true
        inUse.delete(socket)
        connected.delete(socket)
      }
      const frameMs = () =>
        fault === 'delay-frames' ? random.between(5000, 60_000) : random.between(30, 400)
      const socket: Socket = {
        userId: tickets.get(ticket) ?? ('' as UserId),
        say(frame) {
          if (fault === 'drop-frames' || isSilent(client.profile())) return
          arrive(() => onFrame(frame), frameMs())
        },
        end: (code) =>
          arrive(() => {
            leave()
            onClose(code)
          }),
      }
      const connect = () => {
        if (!tickets.delete(ticket)) return socket.end(1006)
        connected.add(socket)
        arrive(onOpen)
        if (fault === 'cut-socket')
          clock.schedule(random.between(1000, 300_000), 'cut of a socket', () => socket.end(1006))
      }
      reportSecond(client)
      inUse.set(socket, client)
      if (fault === 'refuse-socket') socket.end(1006)
      else if (fault !== 'hang-socket') arrive(connect)
      return { send: (frame) => frame === LIVE_PING && socket.say(LIVE_PONG), close: leave }
    }

  return { live: createChannels(state), openSocketFor }
}
