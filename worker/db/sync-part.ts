import type { SQL, SQLWrapper } from 'drizzle-orm'
import { inArray } from 'drizzle-orm'
import type { SelectResultField } from 'drizzle-orm/query-builders/select.types'
import type { SelectedFields, SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Entity } from '#schema/contract/entities.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { availableOf } from '#schema/domain/ledger.ts'
import { changes } from '#schema/tables/sync.ts'
import type { Actor } from './actor.ts'
import type { Slots } from './prepared.ts'

type Columns = SelectedFields
type Join = { table: SQLiteTable | SQLWrapper; on: SQL | undefined }

/** What a part selected for one entry of the change log; null for an entry of another entity. */
export type SelectedBy<C extends Columns> = { [K in keyof C]: SelectResultField<C[K]> | null }

/** Whose pull it is, as values of a prepared query. */
export type ReaderValues = { userId: UserId; wallet: string; now: number }
export const readerOf = (userId: UserId, now: number): ReaderValues => ({
  userId,
  wallet: availableOf(userId),
  now,
})
export type Reader = Slots<ReaderValues>

type Part<C extends Columns> = {
  /** The names must differ from those of every other part. */
  columns: (reader: Reader) => C
  /** Left joins to the change log, each limited to the part's entities, so that other entries read nothing. */
  joins: (reader: Reader) => readonly Join[]
  /** Which of its entries a snapshot has; all, unless given. A condition on the change log, true for other entities. */
  inSnapshot?: SQL
  /** The row of an entity as its outgoing schema takes it; null when there is nothing to see any more. */
  present: { [E in Entity]?: (selected: SelectedBy<C>, actor: Actor) => unknown }
}

/** What a noun contributes to the pull: how the rows of its entities are read and shown. */
export type SyncPart = {
  columns: (reader: Reader) => Columns
  joins: (reader: Reader) => readonly Join[]
  inSnapshot?: SQL
  present: { [E in Entity]?: (selected: never, actor: Actor) => unknown }
}

export const syncPart = <C extends Columns>(part: Part<C>): SyncPart => part

export const isEntity = (...entities: Entity[]) => inArray(changes.entity, entities)
