import { withdrawableNow } from '#pwa/features/wallet/clearing.ts'
import { useMe } from '#pwa/session/session.tsx'
import { useNow } from '#pwa/ui/browser/use-now.ts'
import { Button } from '#pwa/ui/form/button.tsx'
import { NairaField } from '#pwa/ui/form/naira-field.tsx'
import { koboFromText } from '#schema/domain/amount-text.ts'
import { quoteFor } from '#schema/domain/bank-charge.ts'
import { UNVERIFIED_PER_DAY, VERIFIED_PER_DAY, WITHDRAW_MIN } from '#schema/domain/limits.ts'
import { formatNaira, naira, nairaOf } from '#schema/domain/money.ts'
import { messages } from './messages.ts'
import './withdraw-form.css'

const limitText = (isVerified: boolean) =>
  isVerified
    ? messages.limits(formatNaira(VERIFIED_PER_DAY))
    : messages.limitsUnverified(formatNaira(UNVERIFIED_PER_DAY), formatNaira(VERIFIED_PER_DAY))

/** What arrives and what the bank takes. */
function Quote({ amount }: { amount: string }) {
  const kobo = koboFromText(amount)
  const quote = kobo !== null && kobo >= WITHDRAW_MIN ? quoteFor(kobo) : null
  return (
    <p role="status" className="small strong">
      {quote && messages.charge(formatNaira(quote.arrives), formatNaira(quote.charge))}
      {quote && quote.rest > 0 && ` ${messages.rest(formatNaira(quote.rest))}`}
    </p>
  )
}

type Props = {
  amount: string
  onAmount: (amount: string) => void
  error: string | undefined
}

/** The amount with what arrives of it, the daily limit, and a button for the whole balance. */
export function AmountField({ amount, onAmount, error }: Props) {
  const me = useMe()
  const now = useNow()
  const withdrawable = me ? withdrawableNow(me, now) : naira(0)
  return (
    <div className="stack stack-tight">
      <NairaField
        label={messages.amount}
        name="amount"
        hint={messages.hint}
        value={amount}
        onValue={onAmount}
        error={error}
      />
      <Quote amount={amount} />
      <div className="withdraw-limits">
        <p className="small soft">{me && limitText(me.user.isVerified)}</p>
        {withdrawable >= WITHDRAW_MIN && (
          <Button size="small" tone="quiet" onClick={() => onAmount(String(nairaOf(withdrawable)))}>
            {messages.all(formatNaira(withdrawable))}
          </Button>
        )}
      </div>
    </div>
  )
}
