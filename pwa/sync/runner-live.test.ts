import { afterEach, expect, test } from 'vitest'
import { isLiveOpen, setLiveOpen } from '#pwa/sync/live-open.ts'
import type { Live } from '#pwa/sync/live.ts'
import { isTyping } from '#pwa/sync/typing.ts'
import { newId } from '#schema/domain/ids.ts'
import { createBrowser, PULL, respond, setUpSync, stopRunners } from '#testing/pwa/sync-tabs.ts'
import { waitUntil } from '#testing/pwa/wait-until.ts'

afterEach(stopRunners)

type Socket = {
  open: () => void
  say: (frame: string) => void
  end: (code: number) => void
  isClosed: boolean
}
type LiveOptions = { live?: Live | null; onSocket?: (socket: Socket) => void }

/** A phone whose tabs have sockets, of which the test plays the server. */
async function setUpLive({ live = null, onSocket = ({ open }) => open() }: LiveOptions = {}) {
  const { device, calls, start } = setUpSync((request, signal) =>
    request.url.endsWith('/live/ticket')
      ? Response.json({ ticket: 'user.ticket' })
      : respond(request, signal),
  )
  await device.replica.setMeta('cursor', '41.none0')
  const browser = createBrowser()
  function openTab() {
    const tab = browser.openTab()
    const sockets: Socket[] = []
    start({
      ...tab.environment,
      readLive: () => live,
      openSocket(_path, { onOpen, onFrame, onClose }) {
        const socket: Socket = { open: onOpen, say: onFrame, end: onClose, isClosed: false }
        sockets.push(socket)
        queueMicrotask(() => onSocket(socket))
        return { send: () => {}, close: () => void (socket.isClosed = true) }
      },
    })
    const waitForTimer = (ms: number) =>
      waitUntil(() => expect(tab.timers.map((timer) => timer.ms)).toContain(ms))
    const passTime = async (ms: number) => {
      await waitForTimer(ms)
      const [timer] = tab.timers.splice(tab.timers.findIndex((each) => each.ms === ms) >>> 0, 1)
      timer?.work()
    }
    return { ...tab, sockets, waitForTimer, passTime }
  }
  const countPulls = () => calls.filter((call) => call === PULL).length
  return { openTab, countPulls }
}

/** The slow poll, which comes while the channel is open. */
const SLOW_MS = 60_000
/** Until the socket of who shows something shared, and of who does not. */
const [PASSING_MS, GLANCE_MS] = [1000, 40_000]
const HIDDEN_MS = 30_000
const TYPIST = newId('user')

test('a tab beside the leading one hears from it that what it says reaches others at once', async () => {
  const { openTab } = await setUpLive({ live: 'conversation' })
  const leader = openTab()
  await leader.passTime(PASSING_MS)
  await leader.waitForTimer(SLOW_MS)
  // As in the page of the other tab.
  setLiveOpen(false)
  openTab()
  await waitUntil(() => expect(isLiveOpen()).toBe(true))
  leader.sockets[0]?.end(1006)
  expect(isLiveOpen()).toBe(false)
})

test('news pulls only what the phone does not have yet', async () => {
  const { openTab, countPulls } = await setUpLive()
  const { sockets, passTime, waitForTimer } = openTab()
  await passTime(GLANCE_MS)
  await waitForTimer(SLOW_MS)
  // The second is for what came before the opening.
  expect(countPulls()).toBe(2)
  sockets[0]?.say('41')
  sockets[0]?.say('42')
  await waitUntil(() => expect(countPulls()).toBe(3))
})

test('frames that come later than the poll that brought their news end what they said of typing', async () => {
  const { openTab } = await setUpLive({ live: 'conversation' })
  const { sockets, passTime, waitForTimer } = openTab()
  await passTime(PASSING_MS)
  await waitForTimer(SLOW_MS)
  sockets[0]?.say(`t${TYPIST}`)
  expect(isTyping(TYPIST)).toBe(true)
  sockets[0]?.say('41')
  await waitUntil(() => expect(isTyping(TYPIST)).toBe(false))
})

test('a tab that is hidden for a moment keeps its socket, which wakes nothing, and pulls when it is shown', async () => {
  const { openTab, countPulls } = await setUpLive({ live: 'conversation' })
  const tab = openTab()
  await tab.passTime(PASSING_MS)
  await tab.waitForTimer(SLOW_MS)
  tab.hide()
  tab.sockets[0]?.say('43')
  await new Promise((resolve) => setTimeout(resolve))
  expect(countPulls()).toBe(2)
  tab.show()
  await waitUntil(() => expect(countPulls()).toBeGreaterThan(2))
  await tab.waitForTimer(SLOW_MS)
  tab.hide()
  await tab.passTime(HIDDEN_MS)
  expect(tab.sockets.map(({ isClosed }) => isClosed)).toEqual([true])
})

test('of two tabs the one that is shown has the only socket', async () => {
  const { openTab } = await setUpLive({ live: 'conversation' })
  const [first, second] = [openTab(), openTab()]
  await first.passTime(PASSING_MS)
  await first.waitForTimer(SLOW_MS)
  expect(second.sockets).toEqual([])
  first.hide()
  await second.passTime(PASSING_MS)
  await second.waitForTimer(SLOW_MS)
  second.hide()
  first.show()
  await first.passTime(PASSING_MS)
  await first.waitForTimer(SLOW_MS)
  expect([first, second].map(({ sockets }) => sockets.map(({ isClosed }) => isClosed))).toEqual([
    [true, false],
    [true],
  ])
})

test.each([
  ['refused', ({ end }: Socket) => end(1006)],
  ['never answered', () => {}],
])('while a socket is %s, a conversation is polled every 7 seconds', async (_, onSocket) => {
  const { openTab, countPulls } = await setUpLive({ live: 'conversation', onSocket })
  const tab = openTab()
  await tab.passTime(PASSING_MS)
  await waitUntil(() => expect(tab.sockets).toHaveLength(1))
  await tab.passTime(7000)
  await waitUntil(() => expect(countPulls()).toBe(2))
  await tab.waitForTimer(7000)
})

test('a socket that is cut is replaced by polls until it is open again', async () => {
  const { openTab, countPulls } = await setUpLive({ live: 'conversation' })
  const tab = openTab()
  await tab.passTime(PASSING_MS)
  await tab.waitForTimer(SLOW_MS)
  tab.sockets[0]?.end(1006)
  // What was said while it was dying.
  await waitUntil(() => expect(countPulls()).toBe(3))
  await tab.waitForTimer(7000)
  // With this randomness, half of the 20 seconds.
  await tab.passTime(10_000)
  await tab.waitForTimer(SLOW_MS)
  expect([tab.sockets.length, countPulls()]).toEqual([2, 4])
})

test('in lite mode a tab asks for a socket only while it shows something shared', async () => {
  const { calls, start } = setUpSync()
  const { environment, timers } = createBrowser().openTab()
  let live: Live | null = null
  start({
    ...environment,
    pollFactor: () => 4,
    readLive: () => live,
    openSocket: () => ({ send: () => {}, close: () => {} }),
  })
  await waitUntil(() => expect(timers.map(({ ms }) => ms)).toEqual([60_000]))
  live = 'shared'
  timers.splice(0)[0]?.work()
  await waitUntil(() => expect(timers.map(({ ms }) => ms)).toContain(1000))
  expect(calls).toEqual([PULL, PULL])
})
