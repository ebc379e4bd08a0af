import { expect, test } from 'vitest'
import type { Session } from '#pwa/session/session.tsx'
import type { Environment, SyncListener } from '#pwa/sync/environment.ts'
import { LIVE_PING } from '#schema/domain/live.ts'
import { watchQueues } from './use-admin-news.ts'

/** A visible page whose socket the test plays the server of. */
function setUp() {
  const asked: object[] = []
  const sent: string[] = []
  const fetches: number[] = []
  const timers: { ms: number; work: () => void }[] = []
  const sockets: { say: (frame: string) => void; open: () => void; isClosed: boolean }[] = []
  let listener: SyncListener | undefined
  const session = {
    call: async (_endpoint: unknown, input: object) => {
      asked.push(input)
      return { ticket: 'admin.ticket' }
    },
  } as unknown as Session
  const environment = {
    random: () => 1,
    isVisible: () => true,
    listen(added: SyncListener) {
      listener = added
      return () => void (listener = undefined)
    },
    setTimer(ms: number, work: () => void) {
      const timer = { ms, work }
      timers.push(timer)
      return () => void timers.splice(timers.indexOf(timer) >>> 0, 1)
    },
    openSocket(_path, { onOpen, onFrame }) {
      const socket = { say: onFrame, open: onOpen, isClosed: false }
      sockets.push(socket)
      return { send: (frame) => void sent.push(frame), close: () => void (socket.isClosed = true) }
    },
  } as Partial<Environment> as Environment
  const stop = watchQueues(session, environment, async () => void fetches.push(fetches.length))
  /** Runs the timer that is due next. */
  async function passTime() {
    const [timer] = timers.toSorted((a, b) => a.ms - b.ms)
    if (timer) timers.splice(timers.indexOf(timer), 1)
    timer?.work()
    await new Promise((resolve) => setImmediate(resolve))
    return timer?.ms
  }
  return { asked, sent, fetches, timers, sockets, passTime, stop, hide: () => listener?.onHide() }
}

test('an open page fetches its lists once for all that changes within three seconds', async () => {
  const { asked, fetches, sockets, passTime } = setUp()
  await passTime()
  expect(asked).toEqual([{ scope: 'admin' }])
  sockets[0]?.open()
  sockets[0]?.say('41')
  sockets[0]?.say('42')
  expect(fetches).toEqual([])
  expect(await passTime()).toBe(3000)
  expect(fetches).toEqual([0])
})

test('an open page finds out within a minute that its connection is dead', async () => {
  const { sent, sockets, passTime } = setUp()
  await passTime()
  sockets[0]?.open()
  await passTime()
  expect(await passTime()).toBe(60_000)
  expect(sent).toEqual([LIVE_PING])
  expect(await passTime()).toBe(10_000)
  expect(sockets[0]?.isClosed).toBe(true)
})

test('a hidden page and one that was left have no socket and fetch nothing', async () => {
  const { fetches, timers, sockets, passTime, stop, hide } = setUp()
  await passTime()
  sockets[0]?.open()
  hide()
  stop()
  expect(sockets.map(({ isClosed }) => isClosed)).toEqual([true])
  expect([fetches, timers]).toEqual([[], []])
})
