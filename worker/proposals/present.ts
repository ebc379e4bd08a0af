import type { counterProposal } from '#schema/contract/counter-offers.ts'
import type { HandlerResult } from '#schema/contract/endpoint.ts'
import type { listApplicants, listProposals } from '#schema/contract/proposals.ts'
import type { CounterOffer } from '#schema/domain/counter-offer.ts'
import { presentChecks, presentTrackRecord } from '#worker/accounts/present.ts'
import { titleSays } from '#worker/tasks/present.ts'
import type { ApplicantRow, ProposalRow } from './queries.ts'

type PresentedProposal = HandlerResult<typeof listProposals>['tasks'][number]
type PresentedCounter = HandlerResult<typeof counterProposal>['counter']
type PresentedApplicant = HandlerResult<typeof listApplicants>['applicants'][number]

/** Left out where there is one payment at the end, so that lists stay as small. */
const presentPlan = ({ stages }: ProposalRow) => (stages === null ? {} : { stages })

export const presentCounter = (counter: CounterOffer): PresentedCounter => {
  const { id, stages, ...terms } = counter
  return { _id: id, ...terms, ...(stages && { stages }) }
}

const commonFields = (row: ProposalRow) => ({
  _id: row.id,
  description: row.description,
  price: row.price,
  date: row.date,
  ...presentPlan(row),
  ...(row.counter && { counter: presentCounter(row.counter) }),
  status: row.status,
  version: row.version,
  reason: row.reason,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  seenAt: row.seenAt,
  changedFields: row.changedFields,
})

/** For the tasker. */
export const presentProposal = (row: ProposalRow): PresentedProposal => ({
  ...commonFields(row),
  title: row.title,
  titleSays: titleSays(row.title),
  task: row.taskId,
  choice: row.choice,
})

/** For the client of the task. */
export const presentApplicant = (row: ApplicantRow): PresentedApplicant => ({
  ...commonFields(row),
  tasker: {
    ...row.tasker,
    ...presentTrackRecord(row.trackRecord),
    checks: presentChecks(row.checks),
    works: row.works,
  },
  task: { _id: row.taskId },
})
