import { Dexie } from 'dexie'
import type { OwnUser } from '#schema/contract/accounts.ts'
import type { TaskId } from '#schema/domain/ids.ts'
import { FEED_KEEP } from '#schema/domain/limits.ts'
import {
  idOf,
  isLate,
  isLive,
  isRefused,
  type OutboxEntry,
  type Rows,
  type TableName,
} from './database.ts'
import { readEntry, type Phone, type Shows } from './write.ts'

/** What became of the last thing said about a row. */
export type Delivery =
  | { state: 'sent' }
  | { state: 'saved'; key: string; kind: string; isLate: boolean }
  | { state: 'refused'; key: string; words: string }
export type Shown<Row> = Row & { delivery: Delivery }

type Effects = { [T in TableName]?: Map<string, Rows[T] | null> }

const at = (row: object, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, step) => (value as Record<string, unknown> | null)?.[step], row)

/** Base rows with the effects of everything unsettled laid over them: the one place where the two meet (SYNC 1). */
export class View implements Shows {
  readonly #phone: Phone
  readonly #effects: Effects = {}
  readonly #delivery = new Map<string, Delivery>()

  private constructor(phone: Phone, entries: readonly OutboxEntry[]) {
    this.#phone = phone
    for (const entry of entries) this.#delivery.set(entry.ref, deliveryOf(entry, phone.now()))
  }

  static async of(phone: Phone): Promise<View> {
    const entries = await phone.replica.outbox.orderBy('n').toArray()
    const view = new View(phone, entries)
    for (const entry of entries.filter(isLive)) {
      const read = readEntry(phone, entry)
      try {
        await read?.known.here(view, read.input, { saidAt: entry.saidAt, me: phone.me })
      } catch (error) {
        // One effect that cannot be shown must not take the screen with it; the entry is still sent.
        if (error instanceof Dexie.DexieError) throw error
        console.error(entry.kind, error)
      }
    }
    return view
  }

  #over<T extends TableName>(table: T): Map<string, Rows[T] | null> {
    const effects = this.#effects as Record<T, Map<string, Rows[T] | null> | undefined>
    return (effects[table] ??= new Map())
  }

  #show<T extends TableName>(table: T, row: Rows[T]): Shown<Rows[T]> {
    return { ...row, delivery: this.#delivery.get(idOf(table, row)) ?? { state: 'sent' } }
  }

  /** `put`, `change` and `remove` are for a write's `here` alone. */
  put<T extends TableName>(table: T, row: Rows[T]): void {
    this.#over(table).set(idOf(table, row), row)
  }
  async change<T extends TableName>(table: T, id: string, fields: Partial<Rows[T]>): Promise<void> {
    const row = await this.#plain(table, id)
    if (row) this.#over(table).set(id, { ...row, ...fields })
  }
  remove(table: TableName, id: string): void {
    this.#over(table).set(id, null)
  }

  #base<T extends TableName>(table: T) {
    return this.#phone.replica.table<Rows[T], string>(table)
  }

  async #plain<T extends TableName>(table: T, id: string): Promise<Rows[T] | null> {
    const over = this.#over(table).get(id)
    return over === undefined ? ((await this.#base(table).get(id)) ?? null) : over
  }

  async one<T extends TableName>(table: T, id: string): Promise<Shown<Rows[T]> | null> {
    const row = await this.#plain(table, id)
    return row && this.#show(table, row)
  }

  #merge<T extends TableName>(table: T, base: Rows[T][], fits: (row: Rows[T]) => boolean) {
    const over = this.#over(table)
    const untouched = base.filter((row) => !over.has(idOf(table, row)))
    const effects = [...over.values()].filter((row): row is Rows[T] => row !== null && fits(row))
    return [...untouched, ...effects].map((row) => this.#show(table, row))
  }

  async rows<T extends TableName>(table: T): Promise<Shown<Rows[T]>[]> {
    return this.#merge(table, await this.#base(table).toArray(), () => true)
  }

  /** `field` must have an index (database.ts). */
  async where<T extends TableName>(table: T, field: string, value: string | number) {
    const base = await this.#base(table).where(field).equals(value).toArray()
    return this.#merge(table, base, (row) => at(row, field) === value)
  }

  /** A todo wherever this phone has met it: mine, my trade's, or another's. */
  async task(id: TaskId): Promise<Shown<Rows['tasks']> | null> {
    return (
      (await this.one('tasks', id)) ?? (await this.one('feed', id)) ?? (await this.one('seen', id))
    )
  }

  /** Open todos that are not my own, newest first: all of my trade's, and as many of other trades' as are asked for. */
  async openTasks(others = FEED_KEEP): Promise<Shown<Rows['tasks']>[]> {
    const { feed, seen } = this.#phone.replica
    const [mine, theirs] = await Promise.all([
      feed.toArray(),
      // oxlint-disable-next-line unicorn/no-array-reverse -- Dexie's index, read from its end
      seen.orderBy('createdAt').reverse().limit(others).toArray(),
    ])
    return this.open([...theirs, ...mine])
  }

  /** Of todos that others posted, each once, newest first: those that are open to me. Nothing said here changes them. */
  open(rows: readonly Rows['tasks'][]): Shown<Rows['tasks']>[] {
    return [...new Map(rows.map((task) => [task._id, task] as const)).values()]
      .filter(({ status, client }) => status === 'pending' && client !== this.#phone.me)
      .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
      .map((task) => this.#show('feed', task))
  }

  /** Whose phone this is: as pulled, or as login told before the first pull. */
  async user(): Promise<OwnUser | null> {
    const me = await this.#plain('me', this.#phone.me)
    return me?.user ?? (await this.#phone.replica.fact('knownUser')) ?? null
  }
}

function deliveryOf(entry: OutboxEntry, now: number): Delivery {
  if (isRefused(entry))
    return { state: 'refused', key: entry.key, words: entry.refusal?.words ?? '' }
  if (entry.state === 'acked') return { state: 'sent' }
  const { key, kind } = entry
  return { state: 'saved', key, kind, isLate: isLate(entry, now) }
}
