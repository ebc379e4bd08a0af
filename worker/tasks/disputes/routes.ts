import type { Route } from '#worker/http/serve.ts'
import { answerDisputeRoute } from './answer.ts'
import { decideDisputeRoute } from './decide.ts'
import { offerSplitRoute, withdrawOfferRoute } from './offer.ts'
import { openDisputeRoute } from './open.ts'
import { settleDisputeRoute } from './settle.ts'
import { findDisputeRoute, listDisputesRoute, readDisputeRoute } from './show.ts'

export const disputeRoutes: readonly Route[] = [
  openDisputeRoute,
  answerDisputeRoute,
  findDisputeRoute,
  offerSplitRoute,
  withdrawOfferRoute,
  settleDisputeRoute,
  listDisputesRoute,
  readDisputeRoute,
  decideDisputeRoute,
]
