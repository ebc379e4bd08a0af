import { listPayments } from '#schema/contract/payments.ts'
import { DAY_MS } from '#schema/domain/limits.ts'
import { route } from '#worker/http/serve.ts'
import { presentPayment } from './present.ts'
import { uncreditedPayments } from './queries.ts'

const SHOWN_MS = 7 * DAY_MS

export const listPaymentsRoute = route(listPayments, async ({ userId, now, deps, read }) => {
  const { rows } = await read({ rows: uncreditedPayments({ userId, since: now - SHOWN_MS }) })
  return { payments: rows.map((row) => presentPayment(deps.settings, row)) }
})
