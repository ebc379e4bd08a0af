import { and, eq, isNull } from 'drizzle-orm'
import type { DisputeSummary, Split } from '#schema/domain/dispute.ts'
import { DomainError } from '#schema/domain/errors.ts'
import { DISPUTE_REFUSAL_FACTS, type DisputeRefusal } from '#schema/domain/messages/disputes.ts'
import { disputes } from '#schema/tables/disputes.ts'
import type { Db } from '#worker/db/client.ts'
import { assertRowsChanged, type Statement } from '#worker/db/write.ts'
import type { DisputeRow } from './queries.ts'

/** Refusals have one code; the sentence says why. A stranger learns nothing. */
export function throwIfRefused(refusal: DisputeRefusal | 'not_found' | null): void {
  if (refusal === null) return
  if (refusal === 'not_found') throw new DomainError('not_found')
  const message = DISPUTE_REFUSAL_FACTS[refusal]
  if (refusal === 'split_sum' || refusal === 'continue_without_money')
    throw new DomainError('invalid_input', message, { fields: { release: message } })
  throw new DomainError(refusal === 'own_case' ? 'wrong_role' : 'moved_on', message)
}

/** A split in the timeline: the release as the event's amount, what goes back beside it. */
export const splitFactsOf = ({ release, refund }: Split) => ({ amount: release, data: { refund } })

/** The part of a dispute that the row of its task has. */
export const summaryOf = (dispute: DisputeRow): DisputeSummary => ({
  id: dispute.id,
  openedBy: dispute.openedBy,
  openedAt: dispute.openedAt,
  answerBy: dispute.answerBy,
  answeredAt: dispute.answeredAt,
  decideBy: dispute.decideBy,
  endsAt: dispute.endsAt,
  offersBy: dispute.offers.map(({ by }) => by),
  closedAt: dispute.closedAt,
  outcome: dispute.outcome,
})

/** Changes an open dispute. The version of its task, asserted in the same batch, excludes all other changes. */
export const updateDispute = (
  db: Db,
  { id }: DisputeRow,
  values: Partial<DisputeRow>,
): Statement[] => [
  db
    .update(disputes)
    .set(values)
    .where(and(eq(disputes.id, id), isNull(disputes.closedAt))),
  assertRowsChanged('task_state'),
]
