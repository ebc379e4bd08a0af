import type { Dexie, EntityTable, Table, Transaction } from 'dexie'
import type { PublicUser, readProfile, Review } from '#schema/contract/accounts.ts'
import type { Dispute } from '#schema/contract/disputes.ts'
import type { ResponseBody } from '#schema/contract/endpoint.ts'
import {
  SYNCED_ENTITIES,
  type ENTITIES,
  type Entity,
  type EntityRow,
} from '#schema/contract/entities.ts'
import { inKobo } from '#schema/contract/money-fields.ts'
import type { findTask } from '#schema/contract/task-reads.ts'
import type { Submission, Task, TaskEvent } from '#schema/contract/tasks.ts'
import type { TaskId } from '#schema/domain/ids.ts'

/** With the first page of the reviews about the role of the account. A row of an older build has the list alone. */
export type ProfileRow = PublicUser & { reviews: Review[] } & Partial<
    Pick<
      ResponseBody<typeof readProfile>,
      'about' | 'ratings' | 'completion' | 'clientRecord' | 'nextCursor' | 'works'
    > &
      Pick<ResponseBody<typeof readProfile>['user'], 'checks'>
  >
/** Submissions and what else only the task's own page shows; an older build stored the submissions alone. */
export type SubmissionsRow = {
  task: TaskId
  submissions: Submission[]
  /** `updatedAt` of the task that they were read with. */
  changedAt?: string
  events?: TaskEvent[]
  feeBps?: number
  dispute?: Dispute | null
} & Partial<
  Pick<
    ResponseBody<typeof findTask>,
    | 'clientRecord'
    | 'clientRatings'
    | 'otherPhone'
    | 'standing'
    | 'invitation'
    | 'questions'
    | 'pass'
    | 'arrivalCodes'
    | 'receipts'
  >
>

/** Rows that a screen fetched and no pull brings. */
type FetchedRows = {
  /** Open tasks of other trades, from pages that were displayed. */
  browsed: Task
  profiles: ProfileRow
  submissions: SubmissionsRow
}
const FETCHED: Record<keyof FetchedRows, string> = {
  browsed: '_id, createdAt, price, [field+createdAt]',
  profiles: '_id',
  submissions: 'task',
}

type Registry = typeof ENTITIES
type TableOf<E extends Entity> = Registry[E]['table']
type FirstOf<Indexes extends string> = Indexes extends `${infer Key},${string}` ? Key : Indexes
type SyncedTable<Row, Key> = Key extends keyof Row ? EntityTable<Row, Key> : Table<Row, string>

/** Tables copied from the server; rows have the shapes of the contract, with kobo in place of naira. */
export type Rows = { [E in Entity as TableOf<E>]: EntityRow<E> } & FetchedRows
export type TableName = keyof Rows

/** The properties of the replica for these tables. */
export type ServerTables = {
  [E in Entity as TableOf<E>]: SyncedTable<EntityRow<E>, FirstOf<Registry[E]['indexes']>>
} & {
  browsed: EntityTable<Task, '_id'>
  profiles: EntityTable<ProfileRow, '_id'>
  submissions: EntityTable<SubmissionsRow, 'task'>
}

/** What each version of the database adds. A version that phones have is never edited. */
const VERSIONS: Record<number, Record<string, string>> = { 1: FETCHED }
for (const { table, indexes, since = 1 } of SYNCED_ENTITIES)
  VERSIONS[since] = { ...VERSIONS[since], [table]: indexes }

export const PULLED_TABLES = SYNCED_ENTITIES.map(({ table }) => table)
/** Everything copied from the server. */
export const SERVER_TABLES: readonly string[] = [...PULLED_TABLES, ...Object.keys(FETCHED)]

/** Builds before this version stored amounts as they came, in naira. */
const IN_KOBO = 3
const WITHOUT_AMOUNTS = ['drafts', 'files', 'titles']

/** Rows, what meta has, and commands that wait: `call` makes naira of what an older build has queued as a number. */
async function convertRows(transaction: Transaction, tables: readonly string[]): Promise<void> {
  for (const name of tables)
    if (!WITHOUT_AMOUNTS.includes(name))
      await transaction
        .table(name)
        .toCollection()
        .modify((row, ref: { value: unknown }) => {
          ref.value = inKobo(row)
        })
}

/**
 * `ownTables` belong to the phone and are in the first version. Each later version deletes the cursor, because earlier
 * builds skipped the rows of its tables: the next pull brings a snapshot.
 */
export function declareVersions(
  database: Dexie,
  ownTables: Record<string, string>,
  versions = VERSIONS,
): void {
  for (const [number, tables] of Object.entries(versions)) {
    const version = database.version(Number(number))
    if (number === '1') version.stores({ ...ownTables, ...tables })
    else version.stores(tables).upgrade((transaction) => transaction.table('meta').delete('cursor'))
  }
  // A later version brings its tables only after this one.
  const older = Object.entries({ ...versions, 0: ownTables }).flatMap(([number, tables]) =>
    Number(number) < IN_KOBO ? Object.keys(tables) : [],
  )
  database
    .version(IN_KOBO)
    .stores({})
    .upgrade((transaction) => convertRows(transaction, older))
}
