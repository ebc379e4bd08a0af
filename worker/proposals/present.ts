import type { Answer } from '#schema/contract/endpoint.ts'
import type { listApplicants, listProposals } from '#schema/contract/proposals.ts'
import type { ApplicantRow, ProposalRow } from './queries.ts'

export type ShownProposal = Answer<typeof listProposals>['tasks'][number]
export type ShownApplicant = Answer<typeof listApplicants>['applicants'][number]

const offerOf = (row: ProposalRow) => ({
  _id: row.id,
  description: row.description,
  price: row.price,
  date: row.date,
  status: row.status,
  version: row.version,
  reason: row.reason,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  changedFields: row.changedFields,
})

/** As its sender sees it. */
export const presentProposal = (row: ProposalRow): ShownProposal => ({
  ...offerOf(row),
  title: row.title,
  task: row.taskId,
})

/** As the owner of the task sees it. */
export const presentApplicant = (row: ApplicantRow): ShownApplicant => ({
  ...offerOf(row),
  tasker: row.tasker,
  task: { _id: row.taskId },
})
