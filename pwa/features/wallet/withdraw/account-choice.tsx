import { VisuallyHidden } from '#pwa/ui/display/visually-hidden.tsx'
import { RadioCards } from '#pwa/ui/form/radio-cards.tsx'
import type { BankAccount } from '#schema/contract/payouts.ts'
import { messages } from './messages.ts'
import { RemoveAccount } from './remove-account.tsx'
import { ANOTHER, shortName } from './saved-accounts.ts'

type Props = {
  accounts: readonly BankAccount[]
  /** An account, `ANOTHER`, or empty. */
  value: string
  onValue: (value: string) => void
  onRemoved: () => void
  error: string | undefined
}

const optionOf = (account: BankAccount) => ({
  value: account._id,
  label: (
    <>
      <span aria-hidden>{shortName(account)}</span>
      <VisuallyHidden>{messages.spoken(account.bankName, account.accountLast4)}</VisuallyHidden>
    </>
  ),
  note: account.accountName,
})

/** The accounts of earlier withdrawals, the last used one first, or another one. */
export function AccountChoice({ accounts, value, onValue, onRemoved, error }: Props) {
  const chosen = accounts.find(({ _id }) => _id === value)
  return (
    <div className="stack stack-tight">
      <RadioCards
        label={messages.sendTo}
        name="bankAccount"
        look="tall"
        options={[
          ...accounts.map(optionOf),
          { value: ANOTHER, label: messages.anotherAccount, icon: 'plus' },
        ]}
        value={value}
        onValue={onValue}
        {...(error && { error })}
      />
      {chosen && (
        <div className="withdraw-remove">
          <RemoveAccount key={chosen._id} account={chosen} onRemoved={onRemoved} />
        </div>
      )}
    </div>
  )
}
