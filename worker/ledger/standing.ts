import { eq, sql, type SQL } from 'drizzle-orm'
import { DomainError } from '#schema/domain/errors.ts'
import type { TaskId, UserId } from '#schema/domain/ids.ts'
import { PROPOSAL_FACTS } from '#schema/domain/messages/proposals.ts'
import type { Kobo } from '#schema/domain/money.ts'
import { tasks } from '#schema/tables/tasks.ts'
import { prepare, queryBuilder, type Slots } from '#worker/db/prepared.ts'
import { assertThat } from '#worker/db/write.ts'

type UserExpression = UserId | SQL

/** What a user owes, as a column. */
export const debtColumn = (user: UserExpression) =>
  sql<Kobo>`coalesce((SELECT debits - credits FROM ledger_accounts WHERE id = 'ud:' || ${user}), 0)`

const isDisputed = (user: UserExpression) =>
  sql`EXISTS (SELECT 1 FROM payment_disputes WHERE user_id = ${user} AND status = 'open')`

/** What stands against a user's money (docs/ledger.md#money-at-rest). */
export const standingOf = prepare(({ user }: Slots<{ user: UserId }>) =>
  queryBuilder
    .select({
      debt: debtColumn(user).as('debt'),
      hasOpenDispute: sql<boolean>`${isDisputed(user)}`.mapWith(Boolean).as('disputed'),
    })
    .from(sql`(SELECT 1)`),
)

const client = sql`(SELECT client_id FROM tasks WHERE id = `
/** A dispute of a payment that had arrived when money was last held for the task. */
const isPaidFromDisputed = (task: TaskId | SQL<TaskId>) => sql`EXISTS (
  SELECT 1 FROM payment_disputes d LEFT JOIN payments p ON p.reference = d.reference
  WHERE d.user_id = ${client}${task}) AND d.status = 'open'
    AND coalesce(p.verified_at, 0) <= (SELECT max(awarded_at, coalesce((SELECT max(j.created_at) FROM ledger_journals j
      WHERE j.subject_id = tasks.id AND j.movement IS NOT NULL AND j.type = 'hold'), 0)) FROM tasks WHERE id = ${task}))`

/** Whether the money held for a task may be taken back, and what its tasker owes. */
export const standingOfTaskIn = (task: SQL<TaskId>) =>
  queryBuilder
    .select({
      taskerDebt: debtColumn(sql`${tasks.taskerId}`).as('debt'),
      clientDebt: debtColumn(sql`${tasks.clientId}`).as('client_debt'),
      hasOpenDispute: sql<boolean>`${isPaidFromDisputed(task)}`.mapWith(Boolean).as('disputed'),
    })
    .from(tasks)
    .where(eq(tasks.id, task))
export const standingOfTask = prepare(({ task }: Slots<{ task: TaskId }>) => standingOfTaskIn(task))

/** What the client of a task can put in, and what stands against it. */
export const payerOf = prepare(({ task }: Slots<{ task: TaskId }>) =>
  queryBuilder
    .select({
      balance:
        sql<Kobo>`coalesce((SELECT credits - debits FROM ledger_accounts WHERE id = 'ua:' || ${tasks.clientId}), 0)`.as(
          'balance',
        ),
      debt: debtColumn(sql`${tasks.clientId}`).as('debt'),
      hasOpenDispute: sql<boolean>`${isDisputed(sql`${tasks.clientId}`)}`
        .mapWith(Boolean)
        .as('disputed'),
    })
    .from(tasks)
    .where(eq(tasks.id, task)),
)

/** Aborts the batch when the money has come to rest since it was read. */
export const assertNotDisputed = (user: UserId): SQL =>
  assertThat('dispute_state', sql`NOT ${isDisputed(user)}`)
export const assertTaskNotDisputed = (task: TaskId): SQL =>
  assertThat('dispute_state', sql`NOT ${isPaidFromDisputed(task)}`)

/** Aborts the batch when the account was closed since it was read: its wallet can no longer be opened. */
export const assertNotClosed = (user: UserId): SQL =>
  assertThat(
    'user_state',
    sql`NOT EXISTS (SELECT 1 FROM users WHERE id = ${user} AND closed_at IS NOT NULL)`,
  )

/** Before money is held: the sentence says what is missing. */
export function throwIfInsufficient(available: Kobo, price: Kobo): void {
  if (available >= price) return
  const missing = (price - available) as Kobo
  throw new DomainError('insufficient_funds', PROPOSAL_FACTS.insufficientFunds(missing))
}
