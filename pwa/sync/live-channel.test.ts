import { expect, test } from 'vitest'
import { ApiError, NetworkError } from '#pwa/api/errors.ts'
import type { Session } from '#pwa/session/session.tsx'
import { newId } from '#schema/domain/ids.ts'
import { LIVE_CLOSE, LIVE_PING, LIVE_PONG } from '#schema/domain/live.ts'
import { LiveChannel, type LiveEnvironment } from './live-channel.ts'

const TYPIST = newId('user')

type Opened = { path: string; sent: string[]; isClosed: boolean } & Parameters<
  NonNullable<LiveEnvironment['openSocket']>
>[1]

/** A channel whose timers run only when the test says so. `answer` is what the server says to the request for a ticket. */
function setUp(answer: () => string | null = () => 'user.ticket', onSocket = () => {}) {
  const sockets: Opened[] = []
  const timers: { ms: number; work: () => void }[] = []
  const events: string[] = []
  const clock = { now: 0 }
  const session = { call: async () => ({ ticket: answer() }), now: () => clock.now }
  const channel = new LiveChannel(
    session as unknown as Session,
    {
      random: () => 1,
      openSocket(path, listener) {
        const socket: Opened = { path, sent: [], isClosed: false, ...listener }
        sockets.push(socket)
        onSocket()
        return {
          send: (frame) => void socket.sent.push(frame),
          close: () => void (socket.isClosed = true),
        }
      },
      setTimer(ms, work) {
        const timer = { ms, work }
        timers.push(timer)
        return () => void timers.splice(timers.indexOf(timer) >>> 0, 1)
      },
    },
    {
      onNews: (seq) => void events.push(`news ${seq}`),
      onTyping: (userId) => void events.push(`typing ${userId}`),
      onChange: () => void events.push(channel.isOpen ? 'open' : 'closed'),
      onSessionEnded: () => void events.push('session'),
    },
  )
  /** Runs the timer that is due next, with what follows it at once. */
  async function passTime() {
    const timer = timers.shift()
    timer?.work()
    await new Promise((resolve) => setImmediate(resolve))
    return timer?.ms
  }
  async function open() {
    channel.open()
    await passTime()
    sockets.at(-1)?.onOpen()
    return sockets.at(-1) as Opened
  }
  return { channel, sockets, timers, events, clock, passTime, open }
}

test('opens one socket with a ticket, and passes on how far the change log has come', async () => {
  const { sockets, events, timers, open } = setUp()
  const socket = await open()
  socket.onFrame('41')
  socket.onFrame(LIVE_PONG)
  socket.onFrame(`t${TYPIST}`)
  expect(sockets.map(({ path }) => path)).toEqual(['/api/live?ticket=user.ticket'])
  expect(events).toEqual(['open', 'news 41', `typing ${TYPIST}`])
  expect(timers).toEqual([])
})

test('somebody who looks at the app for a moment opens no socket', async () => {
  const { channel, sockets, timers } = setUp()
  channel.open()
  channel.close()
  expect([sockets, timers]).toEqual([[], []])
})

test('a lost connection is tried again after a random time that doubles, at most 5 minutes', async () => {
  const { sockets, events, passTime, open } = setUp()
  ;(await open()).onClose(1006)
  expect(events).toEqual(['open', 'closed'])
  expect(await passTime()).toBe(20_000)
  sockets.at(-1)?.onOpen()
  expect(events.at(-1)).toBe('open')
  const offline = setUp(() => {
    throw new NetworkError('no response')
  })
  offline.channel.open()
  const waits = []
  for (let attempt = 0; attempt < 7; attempt++) waits.push(await offline.passTime())
  expect(waits).toEqual([1000, 20_000, 40_000, 80_000, 160_000, 300_000, 300_000])
})

type Server = ReturnType<typeof setUp>
/** What networks do to sockets: each ends the last one that was opened. */
const BAD_NETWORKS: [string, (server: Server) => unknown][] = [
  ['answers the upgrade with an error', ({ sockets }) => sockets.at(-1)?.onClose(1006)],
  ['never answers the upgrade', ({ passTime }) => passTime()],
  [
    'cuts sockets before the first beat',
    ({ sockets }) => {
      sockets.at(-1)?.onOpen()
      sockets.at(-1)?.onClose(1006)
    },
  ],
  [
    'lets nothing through a socket',
    async ({ channel, sockets, passTime }) => {
      sockets.at(-1)?.onOpen()
      channel.beat()
      await passTime()
    },
  ],
]

test.each(BAD_NETWORKS)(
  'a proxy that %s is asked every half an hour, and again on another network',
  async (_, end) => {
    const server = setUp()
    const { channel, sockets, timers, passTime } = server
    channel.open()
    for (const ms of [1000, 20_000, 40_000]) {
      expect(await passTime()).toBe(ms)
      await end(server)
    }
    expect(timers.map(({ ms }) => ms)).toEqual([30 * 60_000])
    // Hidden, shown again, and on another screen.
    channel.closeLater()
    channel.resume()
    channel.open()
    expect(timers.map(({ ms }) => ms)).toEqual([30 * 60_000])
    channel.changeNetwork()
    expect(await passTime()).toBe(20_000)
    expect(sockets).toHaveLength(4)
    expect(sockets.slice(0, 3).every(({ isClosed }) => isClosed)).toBe(true)
  },
)

test('the socket that a user with too many devices loses is not taken from another one', async () => {
  const { passTime, open } = setUp()
  ;(await open()).onClose(LIVE_CLOSE.tooMany)
  expect(await passTime()).toBe(30 * 60_000)
})

test('a screen with something shared opens at once what would have waited', async () => {
  const { channel, timers, passTime } = setUp()
  channel.open(40_000)
  channel.open(40_000)
  channel.resume()
  expect(timers.map(({ ms }) => ms)).toEqual([40_000])
  channel.open()
  channel.open(40_000)
  expect(await passTime()).toBe(1000)
  expect(timers.map(({ ms }) => ms)).toEqual([10_000])
})

test('a page that is hidden for less than half a minute keeps its socket, and asks whether it lives', async () => {
  const { channel, sockets, events, timers, passTime, open } = setUp()
  const socket = await open()
  channel.closeLater()
  channel.resume()
  channel.open()
  expect(socket.sent).toEqual([LIVE_PING])
  socket.onFrame(LIVE_PONG)
  expect([sockets.length, timers, events]).toEqual([1, [], ['open']])
  channel.closeLater()
  expect(await passTime()).toBe(30_000)
  expect([socket.isClosed, timers]).toEqual([true, []])
})

test('a phone that slept is not asked whether a socket of before lives: it opens another one', async () => {
  const { channel, clock, sockets, passTime, open } = setUp()
  const socket = await open()
  channel.closeLater()
  clock.now = 60_000
  channel.resume()
  channel.open()
  expect([socket.sent, socket.isClosed]).toEqual([[], true])
  expect(await passTime()).toBe(1000)
  expect(sockets).toHaveLength(2)
})

test('a socket that is lost while the page is hidden is not opened again there', async () => {
  const { channel, timers, open } = setUp()
  const socket = await open()
  channel.closeLater()
  socket.onClose(1006)
  expect(timers.map(({ ms }) => ms)).toEqual([30_000])
})

test('a browser whose policy forbids sockets is not asked again', async () => {
  const { channel, timers, passTime } = setUp(
    () => 'user.ticket',
    () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    },
  )
  channel.open()
  await passTime()
  expect(timers).toEqual([])
  channel.changeNetwork()
  expect(timers).toEqual([])
})

test('a server that has turned it off is not asked again', async () => {
  const { channel, timers, passTime } = setUp(() => null)
  channel.open()
  await passTime()
  channel.changeNetwork()
  await passTime()
  expect(timers).toEqual([])
})

test('a connection that has died without a word is found by a beat or on waking, and opened anew', async () => {
  const { channel, sockets, events, passTime, open } = setUp()
  const socket = await open()
  channel.beat()
  channel.beat()
  expect(socket.sent).toEqual([LIVE_PING])
  socket.onFrame(LIVE_PONG)
  channel.resume()
  expect(await passTime()).toBe(10_000)
  expect(socket.isClosed).toBe(true)
  expect(events).toEqual(['open', 'closed'])
  expect(await passTime()).toBe(20_000)
  expect(sockets).toHaveLength(2)
})

test('a session that ended is checked at once, and no socket opens without one', async () => {
  let isSignedIn = true
  const { sockets, timers, events, passTime, open } = setUp(() => {
    if (isSignedIn) return 'user.ticket'
    throw new ApiError(401, 'signed_out', 'Log in')
  })
  const socket = await open()
  isSignedIn = false
  socket.onClose(LIVE_CLOSE.session)
  expect(events).toEqual(['open', 'closed', 'session'])
  expect(await passTime()).toBe(1000)
  expect(sockets).toHaveLength(1)
  expect(timers).toEqual([])
})

test('what a closed socket still says has no effect', async () => {
  const { channel, events, open } = setUp()
  const socket = await open()
  channel.close()
  socket.onFrame('42')
  socket.onClose(1000)
  expect(events).toEqual(['open', 'closed'])
})
