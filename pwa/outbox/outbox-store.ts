import { replaceEqualDeep } from '@tanstack/react-query'
import type { OutboxEntry, Replica } from '#pwa/replica/database.ts'
import { withReopen } from '#pwa/replica/with-reopen.ts'
import { allEntries } from './entries.ts'
import type { Device } from './queueable.ts'

export type Entries = { value?: readonly OutboxEntry[]; error?: unknown }

const LOADING: Entries = {}

/** One live query of the outbox for everything that a session shows; it runs while anything is shown. */
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
    const fail = (error: unknown) => this.publish({ error })
    const observe = (replica: Replica) => {
      if (isOver) return
      const subscription = replica
        .observe(() => {
          // Dexie calls it in the event of the change, before any query has read the changed rows.
          this.isFresh = false
          return withReopen(replica, () => allEntries(replica))
        })
        .subscribe((read) => {
          const value = replaceEqualDeep(this.entries.value, read)
          this.publish(value === this.entries.value ? this.entries : { value })
        }, fail)
      unsubscribe = () => subscription.unsubscribe()
    }
    this.stop = () => {
      isOver = true
      unsubscribe()
    }
    this.device.loadReplica().then(observe, fail)
  }
}

const stores = new WeakMap<Device, OutboxStore>()

export function outboxOf(device: Device): OutboxStore {
  const store = stores.get(device) ?? new OutboxStore(device)
  stores.set(device, store)
  return store
}
