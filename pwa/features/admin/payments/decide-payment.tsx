import { DecisionSheet } from '#pwa/features/admin/page/decision-sheet.tsx'
import { NairaField } from '#pwa/ui/form/naira-field.tsx'
import { TextField } from '#pwa/ui/form/text-field.tsx'
import type { ResponseBody } from '#schema/contract/endpoint.ts'
import {
  creditPayment,
  refundPayment,
  type listUnmatchedPayments,
} from '#schema/contract/payment-review.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { FUND_LIMIT } from '#schema/domain/limits.ts'
import { formatNaira, naira, type Kobo } from '#schema/domain/money.ts'
import { messages } from './messages.ts'

type Payment = ResponseBody<typeof listUnmatchedPayments>['payments'][number]

const textOf = (fields: FormData, name: string) => String(fields.get(name) ?? '').trim()

export function CreditPayment({ payment, onClose }: { payment: Payment; onClose: () => void }) {
  const hasOwner = payment.username !== null
  return (
    <DecisionSheet
      open
      onClose={onClose}
      title={messages.creditTitle}
      endpoint={creditPayment}
      label={messages.credit}
      inputOf={(fields, reason) => {
        const user = textOf(fields, 'user')
        return { reference: payment.reference, ...(user && { user: user as UserId }), reason }
      }}
    >
      <p>{messages.creditText(formatNaira(payment.amount))}</p>
      <TextField
        name="user"
        label={messages.user}
        hint={messages.userHint}
        required={!hasOwner}
        optional={hasOwner}
      />
    </DecisionSheet>
  )
}

type RefundablePayment = {
  reference: string
  /** What can go back. */
  amount: Kobo
  /** A part of it can go back; out of suspense only all of it. */
  isInWallet: boolean
}

function AmountField({ max }: { max: Kobo }) {
  return (
    <NairaField
      name="amount"
      label={messages.amount}
      hint={messages.amountHint}
      min={naira(1)}
      max={max}
      optional
    />
  )
}

function RefundFields({ payment }: { payment: RefundablePayment | null }) {
  if (!payment)
    return (
      <>
        <TextField
          name="reference"
          label={messages.reference}
          hint={messages.referenceHint}
          required
        />
        <AmountField max={FUND_LIMIT} />
      </>
    )
  const { amount, reference, isInWallet } = payment
  if (!isInWallet) return <p>{messages.refundText(formatNaira(amount))}</p>
  return (
    <>
      <p>{messages.refundOf(formatNaira(amount), reference)}</p>
      <AmountField max={amount} />
    </>
  )
}

/** Without a payment, the administrator names one that is in a wallet. */
export function RefundPayment({
  payment,
  onClose,
}: {
  payment: RefundablePayment | null
  onClose: () => void
}) {
  return (
    <DecisionSheet
      open
      onClose={onClose}
      title={messages.refundTitle}
      endpoint={refundPayment}
      label={messages.refund}
      tone="danger"
      inputOf={(fields, reason) => {
        const amount = textOf(fields, 'amount')
        return {
          reference: payment?.reference ?? textOf(fields, 'reference'),
          ...(amount && { amount }),
          reason,
        }
      }}
    >
      <RefundFields payment={payment} />
    </DecisionSheet>
  )
}
