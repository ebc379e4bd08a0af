import { DecisionSheet } from '#pwa/features/admin/page/decision-sheet.tsx'
import type { ResponseBody } from '#schema/contract/endpoint.ts'
import { decidePayoutReview, type listPayoutsInReview } from '#schema/contract/payout-review.ts'
import { formatNaira } from '#schema/domain/money.ts'
import { messages } from './messages.ts'

export type Withdrawal = ResponseBody<typeof listPayoutsInReview>['withdrawals'][number]
export type Decision = 'send' | 'return' | 'arrived'

function textOf(decision: Decision, withdrawal: Withdrawal) {
  const { amount, arrives, username, accountName, bankName, accountLast4 } = withdrawal
  const account = `${accountName}, ${bankName} …${accountLast4}`
  if (decision === 'send') return messages.sendText(formatNaira(arrives), account)
  if (decision === 'return') return messages.returnText(formatNaira(amount), username)
  return messages.arrivedText(formatNaira(arrives), account)
}

type Props = { withdrawal: Withdrawal; decision: Decision; onClose: () => void }

export function DecideWithdrawal({ withdrawal, decision, onClose }: Props) {
  return (
    <DecisionSheet
      open
      onClose={onClose}
      title={messages[`${decision}Title`]}
      endpoint={decidePayoutReview}
      label={messages[decision]}
      inputOf={(_fields, reason) => ({ id: withdrawal._id, decision, reason })}
    >
      <p>{textOf(decision, withdrawal)}</p>
    </DecisionSheet>
  )
}
