import type { Route } from '#worker/http/serve.ts'
import {
  decideAdjustmentRoute,
  listAdjustmentsRoute,
  requestAdjustmentRoute,
} from './decide-adjustment.ts'
import { postSettlementRoute } from './post-settlement.ts'

export const ledgerRoutes: readonly Route[] = [
  listAdjustmentsRoute,
  requestAdjustmentRoute,
  decideAdjustmentRoute,
  postSettlementRoute,
]
