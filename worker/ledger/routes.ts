import type { Route } from '#worker/http/serve.ts'
import {
  decideAdjustmentRoute,
  listAdjustmentsRoute,
  requestAdjustmentRoute,
} from './decide-adjustment.ts'
import { postSettlementRoute } from './post-settlement.ts'
import { reverseBookingRoute } from './reverse-booking.ts'

export const ledgerRoutes: readonly Route[] = [
  listAdjustmentsRoute,
  requestAdjustmentRoute,
  decideAdjustmentRoute,
  postSettlementRoute,
  reverseBookingRoute,
]
