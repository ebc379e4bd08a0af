import { and, asc, eq, isNotNull, sql, type SQL } from 'drizzle-orm'
import type { Hold, Movement } from '#schema/domain/hold.ts'
import type { TaskId, UserId } from '#schema/domain/ids.ts'
import {
  availableOf,
  escrowOf,
  type HOLDING_TYPES,
  type StagePart,
  type MovementType,
} from '#schema/domain/ledger.ts'
import type { Kobo } from '#schema/domain/money.ts'
import { ledgerEntries, ledgerJournals } from '#schema/tables/ledger.ts'
import { prepare, queryBuilder, type Slots } from '#worker/db/prepared.ts'
import { openLedgerAccount, postJournal, type Posting } from './postings.ts'

// A task's hold changes by numbered movements (docs/ledger.md#holds). Each needs the hold as it was read: the database
// accepts only the next number, so of two movements at the same time one is aborted and reads again.

/** Every movement of a task's hold, in their order. */
export const movementsIn = (task: SQL<TaskId>) =>
  queryBuilder
    .select({
      journal: ledgerJournals.id,
      type: sql<MovementType>`${ledgerJournals.type}`,
      amount: sql<Kobo>`sum(${ledgerEntries.amount})`,
      fee: sql<Kobo>`sum(CASE ${ledgerEntries.creditAccount} WHEN 'platform_fee' THEN ${ledgerEntries.amount} ELSE 0 END)`,
    })
    .from(ledgerJournals)
    .innerJoin(ledgerEntries, eq(ledgerEntries.journalId, ledgerJournals.id))
    .where(and(eq(ledgerJournals.subjectId, task), isNotNull(ledgerJournals.movement)))
    .groupBy(ledgerJournals.id)
    .orderBy(asc(ledgerJournals.movement)) satisfies PromiseLike<Movement[]>
export const movementsOf = prepare(({ task }: Slots<{ task: TaskId }>) => movementsIn(task))

type HeldTask = {
  id: TaskId
  title: string
  /** The hold before this movement. */
  hold: Pick<Hold, 'lastMovement'>
}
type Part = {
  actor: UserId | null
  amount: Kobo
  /** Of a task with stages; they add up to the amount. */
  stages?: StagePart[]
  now: number
}

/** The hold after a movement, for the next one in the same batch. */
export const afterMovement = ({ lastMovement }: HeldTask['hold']): HeldTask['hold'] => ({
  lastMovement: lastMovement + 1,
})

const commonOf = ({ id, title, hold }: HeldTask, { actor, stages = [], now }: Part) => ({
  actor,
  subject: id,
  meta: { title, ...(stages.length > 0 && { stages }) },
  movement: hold.lastMovement + 1,
  now,
})
const numberOf = ({ id, hold }: HeldTask) => `${id}:${hold.lastMovement + 1}`

/** docs/ledger.md#award: `award` begins a hold, `hold` raises it. */
export function holdMoney(
  task: HeldTask,
  part: Part & { client: UserId; type?: (typeof HOLDING_TYPES)[number] },
): Posting {
  const { client, amount, type = 'award', now } = part
  const { id, writes } = postJournal({
    ...commonOf(task, part),
    type,
    idemKey: `hold:${numberOf(task)}`,
    legs: [{ debit: availableOf(client), credit: escrowOf(task.id), amount }],
  })
  return { id, writes: [openLedgerAccount('task_escrow', task.id, now), ...writes] }
}

/** docs/ledger.md#release: all of the hold or a part of it; `fee` is the platform's share of the amount. */
export function releaseMoney(task: HeldTask, part: Part & { tasker: UserId; fee: Kobo }): Posting {
  const { amount, fee, tasker } = part
  const common = commonOf(task, part)
  return postJournal({
    ...common,
    meta: { ...common.meta, ...(fee > 0 && { fee }) },
    type: 'release',
    idemKey: `release:${numberOf(task)}`,
    legs: [
      { debit: escrowOf(task.id), credit: availableOf(tasker), amount: (amount - fee) as Kobo },
      { debit: escrowOf(task.id), credit: 'platform_fee', amount: fee },
    ],
  })
}

/** docs/ledger.md#materials: the money for materials of a stage, or a part of it; there is no fee on it. */
export const payMaterials = (task: HeldTask, part: Part & { tasker: UserId }): Posting =>
  postJournal({
    ...commonOf(task, part),
    type: 'materials',
    idemKey: `materials:${numberOf(task)}`,
    legs: [{ debit: escrowOf(task.id), credit: availableOf(part.tasker), amount: part.amount }],
  })

type GivenBack = Omit<Part, 'stages'> & {
  task: { id: TaskId; title: string }
  stage: { n: number; title: string }
  tasker: UserId
  client: UserId
}
/** docs/ledger.md#materials-given-back: from wallet to wallet, so it is no movement of the hold. Once for each stage. */
export const giveBackMoney = (part: GivenBack): Posting => {
  const { task, stage, tasker, client, amount, actor, now } = part
  return postJournal({
    type: 'materials_returned',
    idemKey: `materials_returned:${task.id}:${stage.n}`,
    actor,
    subject: task.id,
    meta: { title: task.title, tasker, stages: [[stage.n, amount, stage.title]] },
    legs: [{ debit: availableOf(tasker), credit: availableOf(client), amount }],
    now,
  })
}

/** docs/ledger.md#task-refund: all of the hold or a part of it goes back to the client. */
export const refundMoney = (
  task: HeldTask,
  part: Part & { client: UserId; tasker?: UserId; note?: string },
): Posting => {
  const common = commonOf(task, part)
  const { note, tasker } = part
  return postJournal({
    ...common,
    meta: { ...common.meta, ...(note !== undefined && { note }), ...(tasker && { tasker }) },
    type: 'task_refund',
    idemKey: `refund:${numberOf(task)}`,
    legs: [{ debit: escrowOf(task.id), credit: availableOf(part.client), amount: part.amount }],
  })
}
