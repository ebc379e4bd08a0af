// @vitest-environment node
import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import type { Transport } from '#pwa/api/call.ts'
import { say } from '#pwa/replica/outbox.ts'
import { write } from '#pwa/replica/write.ts'
import { fillDisk } from '#pwa/test/full-disk.ts'
import { newPhone } from '#pwa/test/phone.ts'
import { updateProfile } from '#schema/contract/accounts.ts'
import { delayAfter } from './backoff.ts'
import { startSync, type Channel, type Surroundings } from './runner.ts'

const rename = write(updateProfile, {
  lane: () => 'profile',
  ref: () => 'me',
  what: () => 'Profile',
  form: (input) => ({ draft: 'profile', path: '/update-profile', fields: input }),
  here: () => {},
})

const quiet = () => new Response(null, { status: 204 })
const done = () =>
  new Response('{"message":"ok","seq":1}', { headers: { 'content-type': 'application/json' } })

type Peer = { heard: Parameters<Channel['hear']>[0] }

/** Locks and channels of one browser, shared by its tabs. */
function newBrowser() {
  const queues = new Map<string, Promise<unknown>>()
  const channels = new Map<string, Set<Peer>>()
  const locks = {
    request: (name: string, options: { signal?: AbortSignal }, work: () => Promise<unknown>) => {
      const turn = (queues.get(name) ?? Promise.resolve()).then(() =>
        options.signal?.aborted ? undefined : work(),
      )
      queues.set(
        name,
        turn.catch(() => {}),
      )
      return turn
    },
  } as unknown as NonNullable<Surroundings['locks']>

  function tab(shown: { visible: boolean }) {
    const wakes = new Set<{ woke: () => void; hid: () => void }>()
    const timers: { ms: number; work: () => void }[] = []
    const around: Surroundings = {
      random: () => 0.5,
      isVisible: () => shown.visible,
      locks,
      channel(name) {
        const peers = channels.get(name) ?? new Set()
        channels.set(name, peers)
        const own: Peer = { heard: () => {} }
        peers.add(own)
        return {
          say(word) {
            for (const peer of peers) if (peer !== own) peer.heard(word)
          },
          hear: (heard) => void (own.heard = heard),
          close: () => void peers.delete(own),
        }
      },
      listen(heard) {
        wakes.add(heard)
        return () => void wakes.delete(heard)
      },
      askToBeWoken: vi.fn(),
      later(ms, work) {
        const timer = { ms, work }
        timers.push(timer)
        return () => void timers.splice(timers.indexOf(timer), 1)
      },
    }
    return {
      around,
      timers,
      hide: () => {
        shown.visible = false
        for (const { hid } of wakes) hid()
      },
      show: () => {
        shown.visible = true
        for (const { woke } of wakes) woke()
      },
    }
  }
  return { tab }
}

const running: { stop: () => void }[] = []
afterEach(() => {
  for (const each of running.splice(0)) each.stop()
})

function phoneWith(transport: Transport) {
  const calls: string[] = []
  const phone = newPhone({
    writes: [rename],
    transport: (request, signal) => {
      calls.push(`${request.method} ${new URL(request.url).pathname}`)
      return transport(request, signal)
    },
  })
  return { phone, calls }
}
const PUSH = 'PATCH /api/user/update-profile'
const PULL = 'GET /api/sync'

test('on start it says what waits before it asks what is new, and then polls ever more rarely', async () => {
  const { phone, calls } = phoneWith(({ method }) => (method === 'GET' ? quiet() : done()))
  const { around, timers } = newBrowser().tab({ visible: true })
  await say(phone, rename, { jobTitle: 'Baker' })
  running.push(startSync(phone, around))
  await vi.waitFor(() => expect(timers).toHaveLength(1))
  expect(calls).toEqual([PUSH, PULL])
  const waits = []
  for (let turn = 0; turn < 4; turn++) {
    const timer = timers.splice(0)[0]
    waits.push(timer?.ms)
    timer?.work()
    await vi.waitFor(() => expect(timers).toHaveLength(1))
  }
  expect(waits).toEqual([15_000, 30_000, 60_000, 60_000])
})

test('a failed send is tried again when its time has come, not before', async () => {
  let signal = false
  const { phone, calls } = phoneWith(({ method }) => {
    if (!signal) throw new TypeError('Failed to fetch')
    return method === 'GET' ? quiet() : done()
  })
  const { around, timers } = newBrowser().tab({ visible: true })
  running.push(startSync(phone, around))
  await vi.waitFor(() => expect(timers).toHaveLength(1))
  await say(phone, rename, { jobTitle: 'Baker' })
  timers.splice(0)[0]?.work()
  await vi.waitFor(() => expect(timers).toHaveLength(1))
  expect(timers[0]?.ms).toBe(delayAfter(1, () => 0.5) + 50)
  expect(calls.filter((call) => call === PUSH)).toHaveLength(1)
  signal = true
  const tab = await phone.replica.outbox.toArray()
  expect(tab).toMatchObject([{ state: 'queued', attempts: 1 }])
})

test('SYNC 1: what waits for a person to log in wakes nobody until they have', async () => {
  let isKnown = false
  const no = new Response('{"error":"Log in","code":"signed_out"}', {
    status: 401,
    headers: { 'content-type': 'application/json' },
  })
  const { phone, calls } = phoneWith(({ method }) => {
    if (!isKnown) return no.clone()
    return method === 'GET' ? quiet() : done()
  })
  const { around, timers } = newBrowser().tab({ visible: true })
  await say(phone, rename, { jobTitle: 'Baker' })
  const sync = startSync(phone, around)
  running.push(sync)
  await vi.waitFor(async () => expect(await phone.replica.fact('needsSignIn')).toBe(true))
  await new Promise((turn) => setTimeout(turn))
  expect(timers).toEqual([])
  expect(calls).toEqual([PUSH])

  isKnown = true
  await phone.replica.meta.delete('needsSignIn')
  sync.kick(true)
  await vi.waitFor(() => expect(timers).toHaveLength(1))
  expect(calls).toEqual([PUSH, PUSH, PULL])
})

test('a phone that cannot go through with a round, for want of room, comes to rest between its tries', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { phone, calls } = phoneWith(({ method }) => (method === 'GET' ? quiet() : done()))
  await say(phone, rename, { jobTitle: 'Baker' })
  let isFull = true
  fillDisk(phone.replica, (_table, { type }) => isFull && type === 'put')
  const { around, timers } = newBrowser().tab({ visible: true })
  running.push(startSync(phone, around))
  for (const tried of [1, 2, 3]) {
    await vi.waitFor(() => expect(timers).toHaveLength(1))
    const timer = timers.splice(0)[0]
    expect(timer?.ms).toBe(delayAfter(tried, () => 0.5))
    if (tried === 3) isFull = false
    timer?.work()
  }
  await vi.waitFor(() => expect(timers).toHaveLength(1))
  expect(calls).toEqual([PUSH, PULL])
  expect(timers[0]?.ms).toBe(15_000)
  said.mockRestore()
})

test('SYNC 1: without Web Locks, a lease given by a clock that was a year ahead does not hold for a year', async () => {
  const { phone, calls } = phoneWith(quiet)
  const until = phone.now() + 365 * 24 * 3_600_000
  await phone.replica.know('lease', { tab: 'closed long ago', until })
  const { around } = newBrowser().tab({ visible: true })
  running.push(startSync(phone, { ...around, locks: undefined }))
  await vi.waitFor(() => expect(calls).toEqual([PULL]))
})

test('one tab syncs; what another says is sent by it, and a hidden one hands over', async () => {
  const { phone, calls } = phoneWith(({ method }) => (method === 'GET' ? quiet() : done()))
  const browser = newBrowser()
  const [front, back] = [browser.tab({ visible: true }), browser.tab({ visible: true })]
  const first = startSync(phone, front.around)
  running.push(first)
  await vi.waitFor(() => expect(front.timers).toHaveLength(1))
  const second = startSync(phone, back.around)
  running.push(second)
  await say(phone, rename, { jobTitle: 'Baker' })
  second.kick()
  await vi.waitFor(() => expect(calls.filter((call) => call === PUSH)).toHaveLength(1))
  expect(back.timers).toHaveLength(0)

  front.hide()
  await vi.waitFor(() => expect(back.timers).toHaveLength(1))
  expect(front.timers).toHaveLength(0)
})

test('while hidden nothing is polled; on coming back everything is tried at once', async () => {
  const { phone, calls } = phoneWith(({ method }) => (method === 'GET' ? quiet() : done()))
  const { around, timers, hide, show } = newBrowser().tab({ visible: true })
  running.push(startSync(phone, around))
  await vi.waitFor(() => expect(timers).toHaveLength(1))
  hide()
  await vi.waitFor(() => expect(timers).toHaveLength(0))
  const before = calls.length
  show()
  await vi.waitFor(() => expect(calls.length).toBeGreaterThan(before))
})

test('full jitter doubles from 2 s to 5 min, and the server’s own wish comes first (SYNC 1)', () => {
  expect([1, 2, 3, 20].map((tried) => delayAfter(tried, () => 1))).toEqual([
    2000, 4000, 8000, 300_000,
  ])
  expect(delayAfter(5, () => 0)).toBe(0)
  expect(delayAfter(1, () => 0.5, 60)).toBe(60_000)
})
