import type { Kobo } from '#schema/domain/money.ts'
import type { Errand } from '../http/errand.ts'
import { settlePayout } from '../wallet/payout-settling.ts'
import { settlePayment } from '../wallet/settle-payment.ts'

/** What the books do not say yet is settled by the same functions as ever, before it is called a difference. */
export const HEAL: {
  payment: (errand: Errand, reference: string) => Promise<unknown>
  /** With what it cost, which the provider's list tells. */
  transfer: (errand: Errand, reference: string, fee: Kobo | null) => Promise<unknown>
} = {
  payment: settlePayment,
  transfer: (errand, reference, feeCharged) => settlePayout(errand, reference, { feeCharged }),
}
