import type { IDBFactory } from 'fake-indexeddb'
import { createCall } from '#pwa/api/call.ts'
import { queueableCommands } from '#pwa/queueable.ts'
import type { Replica } from '#pwa/replica/database.ts'
import { createAuth, type Auth } from '#pwa/session/auth.ts'
import type { Environment, SyncListener } from '#pwa/sync/environment.ts'
import { startSync } from '#pwa/sync/runner.ts'
import type { UserId } from '#schema/domain/ids.ts'
import type { Random } from '#testing/random.ts'
import type { createChannels, createLocalStorage, createLocks } from './browser-apis.ts'
import type { SimulatedClock } from './clock.ts'
import { createIndexedDbFaults, openReplica, type StorageLimits } from './indexeddb-faults.ts'
import type { NetworkProfile } from './network-faults.ts'
import { PhoneOffError, type Network, type NetworkClient } from './network.ts'
import { ORIGIN } from './server.ts'

/** What the tabs of one browser share. */
export type SharedBrowserState = StorageLimits & {
  /** Another one after the storage was wiped. */
  idb: () => IDBFactory
  locks: ReturnType<typeof createLocks>
  channels: ReturnType<typeof createChannels>
  localStorage: ReturnType<typeof createLocalStorage>
  now: () => number
  networkProfile: () => NetworkProfile
  maxPageSize: () => number | null
}
type TabParts = {
  number: number
  browser: SharedBrowserState
  network: Network
  clock: SimulatedClock
  random: Random
}
type VisibilityListener = SyncListener

/** One tab of the app: the product's authentication and sync, in a browser that can crash at any step. */
export class BrowserTab {
  readonly number: number
  readonly auth: Auth
  private readonly browser: SharedBrowserState
  private readonly clock: SimulatedClock
  private readonly random: Random
  private readonly storageFaults: ReturnType<typeof createIndexedDbFaults>
  private readonly replicas = new Set<Replica>()
  private readonly runners = new Set<{ stop: () => void }>()
  private readonly crashListeners = new Set<() => void>()
  private readonly visibilityListeners = new Set<VisibilityListener>()
  private crashTimer: { stepsLeft: number; onCrash: () => void } | null = null
  private isOpen = true
  /** Every step fails, from the crash on. */
  private hasCrashed = false
  private isShown = true

  constructor({ number, browser, network, clock, random }: TabParts) {
    this.number = number
    this.browser = browser
    this.clock = clock
    this.random = random
    this.storageFaults = createIndexedDbFaults({ storage: browser, step: () => this.step() })
    this.auth = this.createAuth(network)
    browser.localStorage.listen(number, (key) => this.isOpen && this.auth.onStorageEvent(key))
    this.auth.boot()
  }

  /** Runs before each operation of the storage and the network: between any two of them power may be lost. */
  private step() {
    if (this.crashTimer && this.crashTimer.stepsLeft-- <= 0) {
      // The rest of the tab is taken down in the next turn, outside of the operation that is running now.
      setImmediate(this.crashTimer.onCrash)
      this.crashTimer = null
      this.hasCrashed = true
      this.storageFaults.abortAll()
    }
    if (this.hasCrashed) throw new PhoneOffError()
  }

  private createAuth(network: Network): Auth {
    const { browser } = this
    const client: NetworkClient = {
      name: `tab ${this.number}`,
      profile: browser.networkProfile,
      maxPageSize: browser.maxPageSize,
      step: () => this.step(),
      onCrash: (listener) => void this.crashListeners.add(listener),
    }
    const environment = this.environment(network)
    return createAuth({
      store: browser.localStorage.storageOf(this.number),
      callWith: (token) => createCall(network.transportFor(client), ORIGIN, token),
      queueables: [...queueableCommands],
      now: browser.now,
      start: (session) => {
        const runner = startSync(session, environment)
        this.runners.add(runner)
        return runner
      },
      openReplica: (userId) => this.openReplica(userId),
    })
  }

  private openReplica(userId: UserId): Replica {
    const replica = openReplica(this.browser.idb(), userId)
    replica.use(this.storageFaults.middleware)
    this.replicas.add(replica)
    return replica
  }

  private environment(network: Network): Environment {
    const { browser, number, clock, random, visibilityListeners } = this
    return {
      random: random.float,
      isVisible: () => this.isOpen && this.isShown,
      locks: browser.locks.locksOf(number),
      channel: browser.channels.channelOf(number),
      listen(listener) {
        visibilityListeners.add(listener)
        return () => void visibilityListeners.delete(listener)
      },
      registerBackgroundSync: () => {},
      readLive: () => (number % 2 === 0 ? null : 'conversation'),
      openSocket: network.openSocketFor({
        browser,
        profile: browser.networkProfile,
        isAlive: () => this.isOpen,
      }),
      setTimer: (ms, callback) =>
        clock.schedule(ms, `timer of tab ${number}`, () => this.isOpen && callback()),
    }
  }

  get session() {
    return this.isOpen ? this.auth.session : null
  }
  isAlive = () => this.isOpen
  isVisible = () => this.isShown

  kill() {
    if (!this.isOpen) return
    this.isOpen = false
    this.hasCrashed = true
    for (const runner of this.runners) runner.stop()
    this.storageFaults.abortAll()
    for (const replica of this.replicas) replica.close()
    for (const listener of this.crashListeners) listener()
    const { locks, channels, localStorage } = this.browser
    localStorage.closeTab(this.number)
    channels.closeTab(this.number)
    locks.closeTab(this.number)
  }

  /** After this many more steps the tab crashes, in the middle of what is running then. */
  crashAfter(steps: number, onCrash: () => void) {
    this.crashTimer = { stepsLeft: steps, onCrash }
  }

  loseConnections = () => this.storageFaults.loseConnections()

  show() {
    this.isShown = true
    this.resume()
  }
  hide() {
    this.isShown = false
    for (const { onHide } of this.visibilityListeners) onHide()
  }
  resume() {
    for (const { onResume } of this.visibilityListeners) onResume()
  }
}
