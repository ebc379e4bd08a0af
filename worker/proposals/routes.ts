import type { Route } from '#worker/http/serve.ts'
import { acceptCounterRoute, declineCounterRoute } from './answer-counter.ts'
import { applyForTaskRoute } from './apply.ts'
import { awardTaskRoute } from './award.ts'
import { counterProposalRoute } from './counter.ts'
import { declineInvitationRoute } from './decline-invitation.ts'
import { declineProposalRoute } from './decline.ts'
import { editProposalRoute } from './edit.ts'
import {
  inviteToTaskRoute,
  listInvitableTasksRoute,
  listInvitationsRoute,
  listOwnInvitationsRoute,
} from './invite.ts'
import { listProposalsRoute, findProposalRoute, listApplicantsRoute } from './list.ts'
import { seeApplicantsRoute } from './see.ts'
import { withdrawProposalRoute } from './withdraw.ts'

export const proposalRoutes: readonly Route[] = [
  applyForTaskRoute,
  editProposalRoute,
  withdrawProposalRoute,
  declineProposalRoute,
  seeApplicantsRoute,
  listProposalsRoute,
  listApplicantsRoute,
  findProposalRoute,
  awardTaskRoute,
  counterProposalRoute,
  acceptCounterRoute,
  declineCounterRoute,
  inviteToTaskRoute,
  declineInvitationRoute,
  listInvitationsRoute,
  listOwnInvitationsRoute,
  listInvitableTasksRoute,
]
