import * as v from 'valibot'
import { PULL_MAX } from '../domain/limits.ts'
import { Me } from './accounts.ts'
import { query } from './endpoint.ts'
import { Applicant, Proposal } from './proposals.ts'
import { Task } from './tasks.ts'
import { WholeNumber } from './values.ts'
import { Transaction } from './wallet.ts'

/** The phone's schema; a worker that no longer speaks it answers 426 (SYNC 1). */
export const SYNC_SCHEMA = 1
/** Phones with an older schema than this are told to update (426); we speak with two versions back. */
export const OLDEST_SCHEMA = Math.max(1, SYNC_SCHEMA - 2)

/** What the change log can name, and the shape a row of it travels in. `feed` is an open todo of my trade; `task` is one of mine. */
export const ENTITIES = {
  feed: Task,
  task: Task,
  proposal: Proposal,
  applicant: Applicant,
  me: Me,
  trx: Transaction,
}
export const ENTITY_NAMES = ['feed', 'task', 'proposal', 'applicant', 'me', 'trx'] as const
export type Entity = (typeof ENTITY_NAMES)[number]

const place = { seq: v.number(), id: v.string() }
const put = <E extends Entity, S extends v.GenericSchema>(e: E, row: S) =>
  v.object({ ...place, e: v.literal(e), op: v.literal('put'), row })

/** One change; a `del` means it left this person's sight, whatever became of it. */
export const Change = v.union([
  v.object({ ...place, e: v.picklist(ENTITY_NAMES), op: v.literal('del') }),
  put('feed', Task),
  put('task', Task),
  put('proposal', Proposal),
  put('applicant', Applicant),
  put('me', Me),
  put('trx', Transaction),
])
export type Change = v.InferOutput<typeof Change>

export const sync = query('sync.pull', {
  path: 'sync',
  who: 'signedIn',
  says: 'What changed for the caller since cursor `c`: 200 with changes, 204 when nothing did, 410 to start afresh, 426 when the app is too old (SYNC 1).',
  input: v.object({
    /** `<seq>.<scopes tag>`, as given by the last answer; absent for a phone that knows nothing. */
    c: v.optional(
      v.pipe(
        v.string('That cursor is not ours'),
        v.regex(/^\d{1,15}\.[\w-]{1,40}$/, 'That cursor is not ours'),
      ),
    ),
    s: v.optional(v.pipe(WholeNumber('s must be a number'))),
    l: v.optional(
      v.pipe(
        WholeNumber('l must be a number'),
        v.minValue(1, 'l must be at least 1'),
        v.maxValue(PULL_MAX, `l can be at most ${PULL_MAX}`),
      ),
    ),
  }),
  /** c: changes; n: next cursor; m: there is more; h: the log's head. */
  output: v.object({ c: v.array(Change), n: v.string(), m: v.boolean(), h: v.number() }),
})
