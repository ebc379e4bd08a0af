import type { Route } from '#worker/http/serve.ts'
import { fundWalletRoute } from './confirm.ts'
import { creditPaymentRoute } from './credit-mismatch.ts'
import { listUnmatchedPaymentsRoute } from './list-unmatched.ts'
import { listPaymentsRoute, listUserPaymentsRoute } from './list.ts'
import { refundPaymentRoute } from './refund-payment.ts'
import { initFundingRoute } from './start.ts'

export const paymentRoutes: readonly Route[] = [
  initFundingRoute,
  fundWalletRoute,
  listPaymentsRoute,
  listUnmatchedPaymentsRoute,
  listUserPaymentsRoute,
  creditPaymentRoute,
  refundPaymentRoute,
]
