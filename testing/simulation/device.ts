import type { IDBFactory } from 'fake-indexeddb'
import type { Device } from '#pwa/outbox/queueable.ts'
import { queueableCommands } from '#pwa/queueable.ts'
import { databaseName } from '#pwa/replica/database-name.ts'
import type { Replica } from '#pwa/replica/database.ts'
import { TOKEN } from '#pwa/session/token.ts'
import type { UserId } from '#schema/domain/ids.ts'
import type { Random } from '#testing/random.ts'
import { createChannels, createLocalStorage, createLocks } from './browser-apis.ts'
import { BrowserTab, type SharedBrowserState } from './browser-tab.ts'
import type { SimulatedClock } from './clock.ts'
import { createIndexedDb, openReplica } from './indexeddb-faults.ts'
import type { NetworkProfile } from './network-faults.ts'
import type { Network } from './network.ts'
import type { CountFault } from './server.ts'
import type { SimulatedUser } from './users.ts'

type DeviceParts = {
  number: number
  network: Network
  clock: SimulatedClock
  random: Random
  clockOffsetMs: number
  countFault: CountFault
  /** The app has deleted a user's database, as at a log-out: the positions of the next outbox start again. */
  onDatabaseDeleted: (userId: UserId) => void
}

/** A phone: the storage of its browser survives every tab and every loss of power. */
export class SimulatedDevice {
  readonly number: number
  /** The users whose replicas are on it. */
  readonly users = new Map<UserId, SimulatedUser>()
  networkProfile: NetworkProfile = 'stable'
  /** The largest page of changes that it receives; null for what it requests. */
  maxPageSize: number | null = null
  clockOffsetMs: number
  private readonly parts: DeviceParts
  private readonly browser: SharedBrowserState
  private readonly inspected = new Map<UserId, Replica>()
  private idb: IDBFactory
  private freeRows: number | null = null
  private hasNewWrites = true
  private openTabs: BrowserTab[] = []
  private tabsOpened = 0

  constructor(parts: DeviceParts) {
    this.number = parts.number
    this.clockOffsetMs = parts.clockOffsetMs
    this.parts = parts
    this.idb = this.createIndexedDb()
    this.browser = this.createBrowser()
  }

  private createIndexedDb = (): IDBFactory =>
    createIndexedDb((name) => {
      for (const userId of this.users.keys())
        if (databaseName(userId) === name) this.parts.onDatabaseDeleted(userId)
    })

  private createBrowser(): SharedBrowserState {
    const { clock, countFault } = this.parts
    return {
      idb: () => this.idb,
      locks: createLocks(),
      channels: createChannels(clock),
      localStorage: createLocalStorage(clock),
      now: this.now,
      networkProfile: () => this.networkProfile,
      maxPageSize: () => this.maxPageSize,
      onWrite: () => void (this.hasNewWrites = true),
      takeRow: () => {
        if (this.freeRows === null) return true
        if (this.freeRows <= 0) countFault('disk full')
        return this.freeRows-- > 0
      },
      freeRow: () => {
        if (this.freeRows !== null) this.freeRows = Math.max(this.freeRows, 0) + 1
      },
    }
  }

  now = () => this.parts.clock.now() + this.clockOffsetMs

  tabs(): BrowserTab[] {
    this.openTabs = this.openTabs.filter((tab) => tab.isAlive())
    return this.openTabs
  }

  /** Opens a tab in front of the others. */
  openTab(): BrowserTab {
    for (const tab of this.tabs()) if (tab.isVisible()) tab.hide()
    const { network, clock, random } = this.parts
    this.tabsOpened++
    const tab = new BrowserTab({
      number: this.number * 100 + this.tabsOpened,
      browser: this.browser,
      network,
      clock,
      random: random.fork(this.tabsOpened),
    })
    this.openTabs.push(tab)
    return tab
  }

  openIfClosed() {
    if (this.tabs().length === 0) this.openTab()
  }

  frontTab(): BrowserTab | undefined {
    return this.tabs().find((tab) => tab.isVisible()) ?? this.tabs()[0]
  }

  powerOff() {
    for (const tab of this.tabs()) tab.kill()
  }

  /** How many more rows fit on its disk; null for no limit. */
  limitStorage(rows: number | null) {
    this.freeRows = rows
  }

  /** The browser deletes what it stored for Onise; some browsers leave localStorage. */
  wipeStorage(preservesLocalStorage: boolean) {
    this.dispose()
    this.inspected.clear()
    this.idb = this.createIndexedDb()
    if (!preservesLocalStorage) this.browser.localStorage.clear()
    this.hasNewWrites = true
  }

  /** Begins signed in. */
  storeToken(token: string) {
    this.browser.localStorage.storageOf(0).setItem(TOKEN, token)
  }

  /** Whether anything was written since the last call. */
  takeNewWrites(): boolean {
    const hadNewWrites = this.hasNewWrites
    this.hasNewWrites = false
    return hadNewWrites
  }

  /** The replica of a user on this device, without faults, for checks only. */
  inspect(userId: UserId): Device {
    const replica = this.inspected.get(userId) ?? openReplica(this.idb, userId)
    this.inspected.set(userId, replica)
    return {
      userId,
      replica,
      loadReplica: async () => replica,
      queueables: [...queueableCommands],
      requestSync: () => {},
      now: this.now,
    }
  }

  dispose() {
    this.powerOff()
    for (const replica of this.inspected.values()) replica.close()
  }
}
