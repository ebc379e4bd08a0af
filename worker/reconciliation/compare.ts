import { DISCREPANCY_FACTS as messages } from '#schema/domain/messages/discrepancies.ts'
import type { Discrepancy } from '#worker/ledger/discrepancies.ts'
import type { ProviderPayment, ProviderTransfer } from '#worker/paystack/responses.ts'
import { isUnfinished, type OurPayment, type OurTransfer } from './our-side.ts'

/** A payment that the provider lists as successful; null when our ledger agrees. */
export function comparePayment(
  theirs: ProviderPayment,
  ours: OurPayment | undefined,
): Discrepancy | null {
  const { amount, fees, currency } = theirs
  const id = `payment:${theirs.reference}`
  if (!ours?.journal)
    return {
      id,
      kind: 'missing_here',
      ourAmount: null,
      providerAmount: amount,
      message: messages.paymentMissingHere(
        currency,
        amount,
        ours?.flag ? { status: ours.status ?? '', flag: ours.flag } : null,
      ),
    }
  if (ours.paid === amount && ours.fees === fees) return null
  return {
    id,
    kind: 'amount',
    ourAmount: ours.paid - ours.fees,
    providerAmount: amount - fees,
    message: messages.paymentAmount({ amount, fees }, { amount: ours.paid, fees: ours.fees }),
  }
}

/** The provider reported no fee when the payment was credited, and reports one now. */
export const hasLateFee = ({ amount, fees }: ProviderPayment, ours: OurPayment | undefined) =>
  ours?.journal ? ours.paid === amount && ours.fees === 0 && fees > 0 : false

/** Only the fee; null while the provider does not report it or when it agrees. */
function compareFee(
  id: string,
  { feeCharged }: ProviderTransfer,
  { fee }: OurTransfer,
): Discrepancy | null {
  if (feeCharged === null || feeCharged === fee) return null
  return {
    id,
    kind: 'amount',
    ourAmount: fee,
    providerAmount: feeCharged,
    message: messages.transferFee(feeCharged, fee),
  }
}

/** A transfer of any status; null when our ledger agrees or both sides have no conclusion yet. */
export function compareTransfer(
  theirs: ProviderTransfer,
  ours: OurTransfer | undefined,
): Discrepancy | null {
  const { amount, state, status } = theirs
  const id = `transfer:${theirs.reference}`
  if (!ours?.status)
    return {
      id,
      kind: 'missing_here',
      ourAmount: null,
      providerAmount: amount,
      message: messages.transferMissingHere(amount, status),
    }
  if (ours.arrives !== amount)
    return {
      id,
      kind: 'amount',
      ourAmount: ours.arrives,
      providerAmount: amount,
      message: messages.transferAmount(amount, ours.arrives),
    }
  const isOpenHere = isUnfinished(ours)
  if (state === 'pending' && isOpenHere) return null

  const leftThere = state === 'success' ? amount : 0
  const leftHere = ours.sent - ours.returned
  if (state === 'pending' || isOpenHere || leftHere !== leftThere)
    return {
      id,
      kind: 'status',
      ourAmount: leftHere,
      providerAmount: leftThere,
      message: messages.transferStatus(status, ours.status),
    }
  return compareFee(id, theirs, ours)
}
