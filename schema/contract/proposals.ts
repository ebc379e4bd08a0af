import { query, command, queueableCommand } from './endpoint.ts'
import type * as schemas from './proposals.schemas.ts'

export type { Applicant, Proposal } from './proposals.schemas.ts'

export const applyForTask = queueableCommand<typeof schemas.applyForTask>('proposals.apply', {
  method: 'POST',
  path: 'user/apply/{taskId}',
  access: 'tasker',
  body: 'json',
  headers: { ifMatch: 'if-match' },
})

export const editProposal = queueableCommand<typeof schemas.editProposal>('proposals.edit', {
  method: 'PATCH',
  path: 'user/proposal/{id}',
  access: 'signedIn',
  body: 'json',
})

export const withdrawProposal = queueableCommand<typeof schemas.withdrawProposal>(
  'proposals.withdraw',
  {
    method: 'DELETE',
    path: 'user/proposal/{id}',
    access: 'signedIn',
  },
)

export const declineProposal = command<typeof schemas.declineProposal>('proposals.decline', {
  method: 'POST',
  path: 'client/proposal/{id}/decline',
  access: 'signedIn',
  body: 'json',
})

export const seeApplicants = command<typeof schemas.seeApplicants>('proposals.seeApplicants', {
  method: 'POST',
  path: 'client/task/{id}/applicants/seen',
  access: 'signedIn',
  body: 'json',
})

export const listProposals = query<typeof schemas.listProposals>('proposals.listMine', {
  path: 'user/tasker-tasks',
  access: 'signedIn',
})

export const listApplicants = query<typeof schemas.listApplicants>('proposals.listApplicants', {
  path: 'client/task/{id}/applicants',
  access: 'signedIn',
})

export const findProposal = query<typeof schemas.findProposal>('proposals.find', {
  path: 'client/proposal/{id}',
  access: 'signedIn',
})

export const awardTask = command<typeof schemas.awardTask>('proposals.award', {
  method: 'POST',
  path: 'client/task/{taskId}/award/{taskerId}',
  access: 'client',
  body: 'json',
})
