import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Entity } from '#schema/contract/entities.ts'
import type { UserId } from '#schema/domain/ids.ts'
import type { AssertionCode } from '#schema/domain/ledger.ts'
import type { Trade } from '#schema/domain/trade-names.ts'
import type { Db } from './client.ts'
import { toStatement } from './to-statement.ts'

/** A drizzle query builder or a `sql` text. */
export type Statement = SQLWrapper

export type Scope = `u:${UserId}` | `feed:${Trade}`
/** One entry of the change log. `del` means that the row left the scope. */
export type Change = {
  scope: Scope
  entity: Entity
  id: string
  op?: 'put' | 'del'
  /** Only of a new row; later changes leave it unchanged. */
  locator?: SQL
}

/** What an administrator decided about `subject`, an id, and why. */
export type AuditedAct = { subject: string; reason: string; details?: Record<string, unknown> }

/**
 * The counter after the batch, the response, whether one of its notices is due as a push message, whether a feed has a todo
 * more, and whether a list of what waits for administrators may have changed.
 */
type Written<R> = {
  seq: number
  response: R
  isPushDue: boolean
  isFeedChanged: boolean
  isQueueChanged: boolean
}

/** What the administrators' overview counts, except what only the time changes, and what nearly every command writes (mails). */
const WRITES_QUEUE =
  /^\s*(?:INSERT(?: OR \w+)? INTO|UPDATE|DELETE FROM)\s+["`]?(?:adjustments|approvals|discrepancies|disputes|payouts|refunds|reports|verifications)\b/i

/** Work outside the database. */
type Hooks = {
  /** Starts once the batch is committed. */
  afterCommit?: (written: Pick<Written<unknown>, 'isPushDue' | 'isFeedChanged'>) => Promise<unknown>
  /** Runs when the batch was aborted or failed, whatever the response is then. */
  onAbort?: () => Promise<unknown>
  /** A session of this user ended, so open apps must prove theirs again. */
  endsSessionOf?: UserId
}

/**
 * What a batch does: a write, an entry of the change log, work after it, or a list of effects. Writes are executed in the
 * order in which they stand, all changes after them.
 */
export type Effect = Statement | Change | Hooks | readonly Effect[]

/** What a command does, all or nothing, and its response. */
export type Commit<R = unknown> = {
  effects: Effect
  response: R
  status?: 200 | 201
  /** An object (JSON) that is merged into the response, for what only the batch can compute; evaluated after the writes. */
  computed?: SQL
  /** The user summary changed, so every list that shows user summaries gets a new version. */
  touchesUserSummary?: boolean
  /** Required of administrators' commands, which the endpoint's access names (docs/security.md#audit-log). */
  audit?: AuditedAct | readonly AuditedAct[]
}
export const commit = <R>(result: Commit<R>): Commit<R> => result

export type Parts = {
  writes: Statement[]
  /** Several changes of one entity in a batch are one change. */
  changes: Change[]
  afterCommit: NonNullable<Hooks['afterCommit']>[]
  onAbort: NonNullable<Hooks['onAbort']>[]
  endedSessionsOf: UserId[]
}

const leavesOf = (effect: Effect): (Statement | Change | Hooks)[] =>
  isList(effect) ? effect.flatMap(leavesOf) : [effect]
const isList = (effect: Effect): effect is readonly Effect[] => Array.isArray(effect)

/** The only place where a list of effects is taken apart. */
export function partsOf(effects: Effect): Parts {
  const writes: Statement[] = []
  const changes = new Map<string, Change>()
  const hooks: Hooks[] = []
  for (const leaf of leavesOf(effects))
    if ('getSQL' in leaf) writes.push(leaf)
    else if ('scope' in leaf) changes.set(`${leaf.scope} ${leaf.entity} ${leaf.id}`, leaf)
    else hooks.push(leaf)
  return {
    writes,
    changes: [...changes.values()],
    afterCommit: hooks.flatMap(({ afterCommit }) => afterCommit ?? []),
    onAbort: hooks.flatMap(({ onAbort }) => onAbort ?? []),
    endedSessionsOf: hooks.flatMap(({ endsSessionOf }) => endsSessionOf ?? []),
  }
}

/** Directly after a conditional write: aborts the batch unless that write changed `rows` rows. */
export const assertRowsChanged = (code: AssertionCode, rows = 1): SQL =>
  sql`INSERT INTO assertions (code, ok) SELECT ${code}, changes() = ${rows}`

/** Aborts the batch unless the condition holds at this point of the batch. */
export const assertThat = (code: AssertionCode, condition: SQL): SQL =>
  sql`INSERT INTO assertions (code, ok) SELECT ${code}, ${condition}`

const increaseCounter = (by: number) =>
  sql`UPDATE sync_counter SET v = v + ${by} WHERE k = 1 RETURNING v`

/** `fromEnd` is 0 for the last change of the batch, which gets the counter itself. */
const upsertChange = (
  { scope, entity, id, op = 'put', locator = sql`NULL` }: Change,
  fromEnd: number,
) => sql`
  INSERT INTO changes (scope, entity, id, op, seq, locator)
  SELECT ${scope}, ${entity}, ${id}, ${op}, v - ${fromEnd}, ${locator} FROM sync_counter WHERE k = 1
  ON CONFLICT (scope, entity, id) DO UPDATE SET op = excluded.op, seq = excluded.seq`

/** Lists that depend on more than one scope have versions of their own (worker/http/etag.ts). */
const listsTouchedBy = (changes: readonly Change[], { touchesUserSummary = false }: Commit) => [
  ...(changes.some(({ scope }) => scope.startsWith('feed:')) ? ['feeds'] : []),
  ...(touchesUserSummary ? ['user_summaries'] : []),
]
const upsertListVersion = (list: string) => sql`
  INSERT INTO sync_list_versions (list, seq) SELECT ${list}, v FROM sync_counter WHERE k = 1
  ON CONFLICT (list) DO UPDATE SET seq = excluded.seq`

type IdempotencyRecord = {
  userId: UserId
  key: string
  fingerprint: string
  status: number
  response: unknown
  createdAt: number
}

/** `ahead` is how far the counter is from its value after the batch. */
const insertRecord = (record: IdempotencyRecord, ahead: number, computed?: SQL) => sql`
  INSERT INTO idempotency_keys (user_id, key, fingerprint, status, response, seq, created_at)
  SELECT ${record.userId}, ${record.key}, ${record.fingerprint}, ${record.status},
    ${computed ? sql`json_patch(${JSON.stringify(record.response)}, ${computed})` : JSON.stringify(record.response)},
    v + ${ahead}, ${record.createdAt}
  FROM sync_counter WHERE k = 1`

/**
 * The write batch: idempotency record, counter, the command's writes with their assertions, change log. One round
 * trip, all or nothing; throws when a constraint aborts it. Webhooks and jobs have no record: their own assertions
 * prevent a repetition (docs/sync-protocol.md#write-batch).
 */
export async function writeCommand<R>(
  db: Db,
  result: Commit<R>,
  record: IdempotencyRecord | null,
): Promise<Written<R>> {
  const { computed } = result
  const { writes, changes } = partsOf(result.effects)
  const increase = Math.max(changes.length, 1)
  const recordFirst = record && !computed ? [insertRecord(record, increase)] : []
  const recordLast =
    record && computed ? [sql`${insertRecord(record, 0, computed)} RETURNING response`] : []
  const statements: Statement[] = [
    ...recordFirst,
    increaseCounter(increase),
    ...writes,
    ...changes.map((change, index) => upsertChange(change, changes.length - 1 - index)),
    ...listsTouchedBy(changes, result).map(upsertListVersion),
    ...recordLast,
  ]
  const ready = statements.map(toStatement)
  const results = await db.$client.batch(ready, 'write')
  const seq = Number(results[recordFirst.length]?.rows[0]?.['v'])
  const stored = recordLast.length > 0 ? results.at(-1)?.rows[0]?.['response'] : undefined
  return {
    seq,
    response: stored === undefined ? result.response : (JSON.parse(String(stored)) as R),
    isPushDue: results.some(({ rows }) => rows.some((row) => typeof row['push_at'] === 'number')),
    isFeedChanged: changes.some(({ entity, op }) => entity === 'feed' && op !== 'del'),
    isQueueChanged: ready.some(({ sql: text }) => WRITES_QUEUE.test(text)),
  }
}

/** For what has no response: the counter after the batch. */
export const writeBatch = async (
  db: Db,
  result: Commit,
  record: IdempotencyRecord | null,
): Promise<number> => (await writeCommand(db, result, record)).seq
