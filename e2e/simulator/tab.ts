import type { IDBFactory } from 'fake-indexeddb'
import type { UserId } from '#schema/domain/ids.ts'
import { callVia } from '#pwa/api/call.ts'
import type { Replica } from '#pwa/replica/database.ts'
import { createDoor } from '#pwa/session/door.ts'
import { startSync, type Surroundings } from '#pwa/sync/runner.ts'
import { writes as allWrites } from '#pwa/writes.ts'
import { PhoneIsOff, type Air, type Speaker, type Weather } from './air.ts'
import type { newChannels, newLocks, newStorage } from './browser.ts'
import type { Clock } from './clock.ts'
import type { Dice } from './dice.ts'
import { newMemory, replicaOn } from './memory.ts'
import { HOME } from './server.ts'

/** What the tabs of one phone share. */
export type Ground = {
  idb: IDBFactory
  locks: ReturnType<typeof newLocks> | null
  channels: ReturnType<typeof newChannels>
  storage: ReturnType<typeof newStorage>
  now: () => number
  weather: () => Weather
  pages: () => number | null
  /** Whether the disk takes one more row; false is a full one. */
  takeRoom: () => boolean
  giveRoom: () => void
  /** Something was written: whoever watches looks again. */
  touched: () => void
}
type Made = { n: number; ground: Ground; air: Air; clock: Clock; dice: Dice }
export type Tab = ReturnType<typeof openTab>

/** One tab of the app: the product's door, runner, push and pull, on a browser that can be switched off at any step. */
export function openTab({ n, ground, air, clock, dice }: Made) {
  const { idb, locks, channels, storage } = ground
  let isAlive = true
  let isOff = false
  let isVisible = true
  let fuse: { left: number; burn: () => void } | null = null
  const mourners = new Set<() => void>()
  const replicas = new Set<Replica>()
  const runners = new Set<{ stop: () => void }>()
  const ears = new Set<{ woke: () => void; hid: () => void }>()

  /** Between any two of these the battery may give out. */
  function step() {
    if (fuse && fuse.left-- <= 0) {
      // Nothing more is remembered or said from here on; the rest of the tab is taken down a turn later,
      // outside of whatever it was in the middle of.
      setImmediate(fuse.burn)
      fuse = null
      isOff = true
      memory.abort()
    }
    if (isOff) throw new PhoneIsOff()
  }
  const memory = newMemory({ ground, step })
  function openReplica(me: UserId): Replica {
    const replica = replicaOn(idb, me)
    replica.use(memory.middleware)
    replicas.add(replica)
    return replica
  }

  const around: Surroundings = {
    random: dice.roll,
    isVisible: () => isAlive && isVisible,
    locks: locks?.of(n),
    channel: channels.of(n),
    listen(heard) {
      ears.add(heard)
      return () => void ears.delete(heard)
    },
    askToBeWoken: () => {},
    later: (ms, work) => clock.later(ms, `tab ${n} wakes`, () => isAlive && work()),
  }
  const speaker: Speaker = {
    name: `tab ${n}`,
    weather: ground.weather,
    pages: ground.pages,
    step,
    isAlive: () => isAlive,
    whenDead: (tell) => void mourners.add(tell),
  }

  const door = createDoor({
    store: storage.of(n),
    callWith: (token) => callVia(air.via(speaker), HOME, token),
    writes: [...allWrites],
    now: ground.now,
    start(session) {
      const running = startSync(session, around)
      runners.add(running)
      return running
    },
    openReplica,
  })
  storage.listen(n, (key) => isAlive && door.heardStorage(key))
  door.boot()

  function kill() {
    if (!isAlive) return
    isAlive = false
    isOff = true
    for (const runner of runners) runner.stop()
    memory.abort()
    for (const replica of replicas) replica.close()
    for (const tell of mourners) tell()
    storage.dropTab(n)
    channels.dropTab(n)
    locks?.dropTab(n)
  }

  return {
    n,
    door,
    get session() {
      return isAlive ? door.session : null
    },
    isAlive: () => isAlive,
    isVisible: () => isVisible,
    kill,
    /** As WebKit does after a long sleep: the way to the memory is gone until it is opened again. */
    loseMemory: memory.lose,
    /** After so many more steps, `burn` happens: in the middle of whatever is going on then. */
    light: (left: number, burn: () => void) => void (fuse = { left, burn }),
    show() {
      isVisible = true
      for (const { woke } of ears) woke()
    },
    hide() {
      isVisible = false
      for (const { hid } of ears) hid()
    },
    wake() {
      for (const { woke } of ears) woke()
    },
  }
}
