import type { FailureReason, OutboxEntry, Rows, TableName } from '#pwa/replica/database.ts'
import { idOf } from '#pwa/replica/row-id.ts'
import type { OwnUser } from '#schema/contract/accounts.ts'
import type { TaskId } from '#schema/domain/ids.ts'
import { FEED_TASKS_MAX } from '#schema/domain/limits.ts'
import { allEntries } from './entries.ts'
import { viewUnsent, type EntryView } from './entry-view.ts'
import { isFailed, isLate, isWaiting } from './entry.ts'
import { readEntry, type Device, type OptimisticStore } from './queueable.ts'

/** State of the last command about a row. A row without one is sent; `isPulled`: the row is the server's own. */
export type Delivery =
  | { state: 'sent'; isPulled: boolean }
  | { state: 'queued' | 'sending'; key: string; command: string; isLate: boolean }
  | { state: 'failed'; key: string; reason: FailureReason | null }
export type Shown<Row> = Row & { delivery: Delivery }

/** Whether the row is the server's, without what this phone has done to it since. */
export const isServerRow = ({ delivery }: { delivery: Delivery }): boolean =>
  delivery.state === 'failed' || (delivery.state === 'sent' && delivery.isPulled)

type Effects = { [T in TableName]?: Map<string, Rows[T] | null> }

const valueAt = (row: object, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | null)?.[key], row)

/** Replica rows with the effects of all unconfirmed outbox entries applied: the only place where the two meet. */
export class OptimisticView implements OptimisticStore {
  private readonly device: Device
  private readonly entries: readonly OutboxEntry[]
  private readonly effects: Effects = {}
  private readonly deliveries = new Map<string, Delivery>()
  /** Before the first pull there is no row of `me` to change. */
  private changedUser: OwnUser | undefined

  private constructor(device: Device, entries: readonly OutboxEntry[]) {
    this.device = device
    this.entries = entries
    for (const entry of entries) this.deliveries.set(entry.ref, deliveryOf(entry, device.now()))
  }

  /** For a phone that has no outbox yet. */
  static withoutEntries(device: Device): OptimisticView {
    return new OptimisticView(device, [])
  }

  static async load(device: Device): Promise<OptimisticView> {
    return OptimisticView.of(device, await allEntries(device.replica))
  }

  /** With entries that were read before. */
  static async of(device: Device, stored: readonly OutboxEntry[]): Promise<OptimisticView> {
    const entries = stored.filter(({ isDiscarded }) => !isDiscarded)
    const view = new OptimisticView(device, entries)
    const { userId } = device
    for (const entry of entries) {
      if (isFailed(entry)) continue
      const { queuedAt } = entry
      const parsed = readEntry(device, entry)
      try {
        await parsed?.definition.optimistic(view, parsed.input, { queuedAt, userId })
      } catch (error) {
        // An effect that fails must not break the screen; the entry is still sent.
        if (device.replica.isOwnError(error)) throw error
        console.error(entry.command, error)
      }
    }
    return view
  }

  /** Those that the server has not acknowledged and the user has not discarded, in the order they were queued. */
  unsentEntries(): EntryView[] {
    return viewUnsent(this.device, this.entries)
  }

  private effectsOn<T extends TableName>(table: T): Map<string, Rows[T] | null> {
    const effects = this.effects as Record<T, Map<string, Rows[T] | null> | undefined>
    return (effects[table] ??= new Map())
  }

  private withDelivery<T extends TableName>(table: T, row: Rows[T]): Shown<Rows[T]> {
    return { ...row, delivery: this.deliveries.get(idOf(row)) ?? { state: 'sent', isPulled: true } }
  }

  /** `put`, `update`, `updateUser` and `remove` are for `optimistic` functions only. */
  put<T extends TableName>(table: T, row: Rows[T]): void {
    this.effectsOn(table).set(idOf(row), row)
  }
  async update<T extends TableName>(table: T, id: string, fields: Partial<Rows[T]>): Promise<void> {
    const row = await this.readRow(table, id)
    if (row) this.effectsOn(table).set(id, { ...row, ...fields })
  }
  async updateUser(fields: Partial<OwnUser>): Promise<void> {
    const { userId } = this.device
    const [me, user] = [await this.readRow('me', userId), await this.user()]
    if (!user) return
    const changed = { ...user, ...fields }
    if (me) this.put('me', { ...me, user: changed })
    else this.changedUser = changed
  }
  remove(table: TableName, id: string): void {
    this.effectsOn(table).set(id, null)
  }

  private storedTable<T extends TableName>(table: T) {
    return this.device.replica.table<Rows[T], string>(table)
  }

  private async readRow<T extends TableName>(table: T, id: string): Promise<Rows[T] | null> {
    const effect = this.effectsOn(table).get(id)
    return effect === undefined ? ((await this.storedTable(table).get(id)) ?? null) : effect
  }

  async get<T extends TableName>(table: T, id: string): Promise<Shown<Rows[T]> | null> {
    const row = await this.readRow(table, id)
    return row && this.withDelivery(table, row)
  }

  /** These rows, and those that an effect added or changed and that match. */
  merge<T extends TableName>(table: T, base: Rows[T][], matches: (row: Rows[T]) => boolean) {
    const effects = this.effectsOn(table)
    const unchanged = base.filter((row) => !effects.has(idOf(row)))
    const changed = [...effects.values()].filter(
      (row): row is Rows[T] => row !== null && matches(row),
    )
    return [...unchanged, ...changed].map((row) => this.withDelivery(table, row))
  }

  async rows<T extends TableName>(table: T): Promise<Shown<Rows[T]>[]> {
    return this.merge(table, await this.storedTable(table).toArray(), () => true)
  }

  /** `field` needs an index in `database.ts`. */
  async where<T extends TableName>(table: T, field: string, value: string | number) {
    const base = await this.storedTable(table).where(field).equals(value).toArray()
    return this.merge(table, base, (row) => valueAt(row, field) === value)
  }

  /** A task from whichever table has it. */
  async task(id: TaskId): Promise<Shown<Rows['tasks']> | null> {
    return (
      (await this.get('tasks', id)) ??
      (await this.get('feed', id)) ??
      (await this.get('browsed', id))
    )
  }

  /** Open tasks of other users, newest first: all of the own trade and at most `browsedMax` of other trades. */
  async openTasks(browsedMax = FEED_TASKS_MAX): Promise<Shown<Rows['tasks']>[]> {
    const { feed, browsed } = this.device.replica
    const [ownTrade, otherTrades] = await Promise.all([
      feed.toArray(),
      // oxlint-disable-next-line unicorn/no-array-reverse -- a Dexie index, read from its end
      browsed.orderBy('createdAt').reverse().limit(browsedMax).toArray(),
    ])
    return this.filterOpenTasks([...otherTrades, ...ownTrade])
  }

  /** The open tasks of other users among these, without duplicates, newest first. No outbox entry changes them. */
  filterOpenTasks(rows: readonly Rows['tasks'][]): Shown<Rows['tasks']>[] {
    return (
      [...new Map(rows.map((task) => [task._id, task] as const)).values()]
        .filter(({ status, client }) => status === 'pending' && client !== this.device.userId)
        // ISO 8601 sorts as text; `localeCompare` takes several times as long.
        .toSorted((a, b) => Number(b.createdAt > a.createdAt) - Number(b.createdAt < a.createdAt))
        .map((task) => this.withDelivery('feed', task))
    )
  }

  /** The phone's user: as pulled, or as login returned them before the first pull. */
  async user(): Promise<OwnUser | null> {
    const me = await this.readRow('me', this.device.userId)
    if (me) return me.user
    return this.changedUser ?? (await this.device.replica.getMeta('loginUser')) ?? null
  }
}

function deliveryOf(entry: OutboxEntry, now: number): Delivery {
  const { key, command, error } = entry
  if (isWaiting(entry)) return { state: entry.state, key, command, isLate: isLate(entry, now) }
  return entry.state === 'failed'
    ? { state: 'failed', key, reason: error }
    : { state: 'sent', isPulled: false }
}
