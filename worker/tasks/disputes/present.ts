import type { findDispute } from '#schema/contract/disputes.ts'
import type { HandlerResult } from '#schema/contract/endpoint.ts'
import type { Offer } from '#schema/domain/dispute.ts'
import { platformFeeOn } from '#schema/domain/fees.ts'
import { presentEvidence, type StoredEvidence } from '#worker/files/evidence.ts'
import type { TaskRow } from '../queries.ts'
import type { DisputeRow, StatementRow } from './queries.ts'

type PresentedDispute = HandlerResult<typeof findDispute>['dispute']

const presentOffer =
  ({ feeBps }: Pick<TaskRow, 'feeBps'>) =>
  ({ id, by, release, refund, at }: Offer) => ({
    _id: id,
    by,
    release,
    refund,
    fee: platformFeeOn(release, feeBps),
    createdAt: at,
  })

type Evidence = StoredEvidence & { subjectId: string }
type Linking = Parameters<typeof presentEvidence>[1]

const presentStatement = async (
  { id, authorId, text, createdAt }: StatementRow,
  evidence: readonly Evidence[],
  linking: Linking,
) => ({
  _id: id,
  author: authorId,
  statement: text,
  files: await presentEvidence(
    evidence.filter(({ subjectId }) => subjectId === id),
    linking,
  ),
  createdAt,
})

type Rows = {
  task: TaskRow
  dispute: DisputeRow
  statements: readonly StatementRow[]
  evidence: readonly Evidence[]
}

/** For the two parties and administrators, with links to the files that only this reader can open. */
export const presentDispute = async (
  { task, dispute, statements, evidence }: Rows,
  linking: Linking,
): Promise<PresentedDispute> => ({
  _id: dispute.id,
  task: dispute.taskId,
  openedBy: dispute.openedBy,
  reason: dispute.reason,
  held: dispute.held,
  openedAt: dispute.openedAt,
  answerBy: dispute.answerBy,
  answeredAt: dispute.answeredAt,
  decideBy: dispute.decideBy,
  endsAt: dispute.endsAt,
  offers: dispute.offers.map(presentOffer(task)),
  statements: await Promise.all(
    statements.map((each) => presentStatement(each, evidence, linking)),
  ),
  closedAt: dispute.closedAt,
  outcome: dispute.outcome,
  released: dispute.released,
  refunded: dispute.refunded,
  fee: dispute.fee,
  decision: dispute.decision,
})
