import { replaceEqualDeep } from '@tanstack/react-query'
import type { OutboxEntry, Replica } from '#pwa/replica/database.ts'
import { withReopen } from '#pwa/replica/with-reopen.ts'
import { allEntries } from './entries.ts'
import type { Device } from './queueable.ts'

export type Entries = { value?: readonly OutboxEntry[]; error?: unknown }

const LOADING: Entries = {}

/** The outbox for everything that a session shows, read again after each change while anything is shown. */
export class OutboxStore {
  /** Unchanged entries stay the same objects. */
  entries: Entries = LOADING
  /** False while the outbox is read again after a change. */
  isFresh = false
  private readonly device: Device
  private readonly listeners = new Set<() => void>()
  private stop = () => {}

  constructor(device: Device) {
    this.device = device
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    if (this.listeners.size === 1) this.start()
    return () => {
      this.listeners.delete(listener)
      if (this.listeners.size > 0) return
      this.stop()
      this.entries = LOADING
    }
  }

  private publish(entries: Entries): void {
    this.entries = entries
    this.isFresh = true
    for (const listener of this.listeners) listener()
  }

  private start(): void {
    let isOver = false
    let unsubscribe = () => {}
    const fail = (error: unknown) => !isOver && this.publish({ error })
    let newest = {}
    const read = async (replica: Replica) => {
      this.isFresh = false
      const own = (newest = {})
      try {
        const stored = await withReopen(replica, () => allEntries(replica))
        if (isOver || own !== newest) return
        const value = replaceEqualDeep(this.entries.value, stored)
        this.publish(value === this.entries.value ? this.entries : { value })
      } catch (error) {
        if (own === newest && !replica.isClosedError(error)) fail(error)
      }
    }
    const observe = (replica: Replica) => {
      if (isOver) return
      unsubscribe = replica.onOutboxChange(() => void read(replica))
      return read(replica)
    }
    this.stop = () => {
      isOver = true
      unsubscribe()
    }
    this.device.loadReplica().then(observe).catch(fail)
  }
}

const stores = new WeakMap<Device, OutboxStore>()

export function outboxOf(device: Device): OutboxStore {
  const store = stores.get(device) ?? new OutboxStore(device)
  stores.set(device, store)
  return store
}
