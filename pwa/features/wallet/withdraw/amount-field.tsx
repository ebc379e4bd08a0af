import { limitText } from '#pwa/features/wallet/plan/plan-words.ts'
import type { OwnWithdrawalPlan } from '#pwa/features/wallet/plan/use-withdrawal-plan.ts'
import { Button } from '#pwa/ui/form/button.tsx'
import { NairaField } from '#pwa/ui/form/naira-field.tsx'
import { koboFromText, textFromKobo } from '#schema/domain/amount-text.ts'
import { quoteFor } from '#schema/domain/bank-charge.ts'
import { NEW_WALLET_PER_DAY, WITHDRAW_MIN } from '#schema/domain/limits.ts'
import { formatNaira } from '#schema/domain/money.ts'
import { messages } from './messages.ts'
import './withdraw-form.css'

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

/** Fills in the most that can be withdrawn now, and names it as such when it is not everything. */
function MostButton({ own, onAmount }: Pick<Props, 'onAmount'> & { own: OwnWithdrawalPlan }) {
  const { now: most, limitedBy } = own.plan
  if (most < WITHDRAW_MIN) return null
  const label = limitedBy ? messages.most : messages.all
  return (
    <Button size="small" tone="quiet" onClick={() => onAmount(textFromKobo(most))}>
      {label(formatNaira(most))}
    </Button>
  )
}

type Props = {
  amount: string
  own: OwnWithdrawalPlan | null
  onAmount: (amount: string) => void
  error: string | undefined
}

/** The amount with what arrives of it, the limit that applies now, and a button for the most that is allowed. */
export function AmountField({ amount, own, onAmount, error }: Props) {
  const limitedBy = own?.plan.limitedBy ?? null
  // The note beside the form explains every other limit. That of a new account does not depend on its verification.
  const isNew = own?.plan.perDay === NEW_WALLET_PER_DAY
  const isDaily = !isNew && (limitedBy === null || limitedBy === 'daily' || limitedBy === 'single')
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
        {own && isDaily && (
          <p className="small soft">{limitText(own.plan, own.me.user.isVerified)}</p>
        )}
        {own && <MostButton own={own} onAmount={onAmount} />}
      </div>
    </div>
  )
}
