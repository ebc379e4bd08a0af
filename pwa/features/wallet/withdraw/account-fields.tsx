import { useEffect, useRef, useState } from 'react'
import { useMe } from '#pwa/session/session.tsx'
import { Icon } from '#pwa/ui/display/icon.tsx'
import { Spinner } from '#pwa/ui/feedback/spinner.tsx'
import { TextField } from '#pwa/ui/form/text-field.tsx'
import type { Bank, BankAccount } from '#schema/contract/payouts.ts'
import { accountHolderOf, accountNumberIn, looksLikeNuban } from '#schema/domain/banking.ts'
import { isId } from '#schema/domain/ids.ts'
import { AccountChoice } from './account-choice.tsx'
import { AccountTick } from './account-tick.tsx'
import { BankSelect } from './bank-select.tsx'
import { messages } from './messages.ts'
import type { NameLookup } from './name-lookup.ts'
import { ANOTHER } from './saved-accounts.ts'
import type { WithdrawalErrors } from './validate-withdrawal.ts'
import './account-name.css'

/** Longer than the number, because it is copied with words. */
const COPIED_MAX = 80

/** Whether the user has said that an account of another name is right; another account needs another tick. */
export function useTick(account: string) {
  const user = useMe()?.user
  const [ticked, setTicked] = useState<string | null>(null)
  const holderOf = (name: string) => (user ? accountHolderOf(name, user) : 'other')
  const isTicked = (name: string) => ticked === `${account} ${name}`
  return {
    holderOf,
    isTicked,
    setTicked: (name: string | null) => setTicked(name === null ? null : `${account} ${name}`),
    mayReceive: (name: string) => holderOf(name) === 'own' || isTicked(name),
  }
}
type Tick = ReturnType<typeof useTick>

/** What was typed, and the choice: empty before the first one. */
export type AccountFieldValues = { chosen: string; bankCode: string; accountNumber: string }

type Props = {
  accounts: readonly BankAccount[]
  /** A saved account, `ANOTHER`, or empty. */
  chosen: string
  fields: AccountFieldValues
  banks: readonly Bank[]
  lookup: NameLookup
  errors: WithdrawalErrors
  tick: Tick
  onChange: (fields: Partial<AccountFieldValues>) => void
  onRemoved: () => void
}

function TypedAccount({ fields, banks, errors, onChange }: Props) {
  const accountNumber = accountNumberIn(fields.accountNumber)
  return (
    <>
      <BankSelect
        banks={banks}
        value={fields.bankCode}
        onValue={(bankCode) => onChange({ bankCode })}
        error={errors.bankCode}
      />
      <div className="stack stack-tight">
        <TextField
          label={messages.account}
          name="accountNumber"
          type="text"
          inputMode="numeric"
          autoComplete="off"
          maxLength={COPIED_MAX}
          hint={messages.accountHint}
          value={fields.accountNumber}
          onChange={({ target }) => onChange({ accountNumber: target.value })}
          error={errors.accountNumber}
        />
        {!looksLikeNuban(fields.bankCode, accountNumber) && accountNumber.length === 10 && (
          <p className="small soft">{messages.unusualNumber}</p>
        )}
      </div>
    </>
  )
}

/** "MUSA A. BELLO – GTBank", below the account number. */
function AccountName({ lookup }: { lookup: NameLookup }) {
  return (
    <div role="status" className="account-name" data-status={lookup.status}>
      {lookup.status === 'loading' && (
        <p className="account-name-text">
          <Spinner /> {messages.lookingUp}
        </p>
      )}
      {lookup.status === 'found' && (
        <p className="account-name-text strong">
          <Icon name="verified" /> {`${lookup.name} – ${lookup.bank}`}
        </p>
      )}
      {lookup.status === 'rejected' && (
        <p className="account-name-text">
          <Icon name="alert" /> {lookup.message}
        </p>
      )}
      {lookup.status === 'unavailable' && (
        <p className="account-name-text">
          <Icon name="alert" /> {messages.nameUnavailable}
        </p>
      )}
    </div>
  )
}

/** The name of a saved account is on its card, so only what differs from it is said. */
function LookedUpName({ lookup, saved }: { lookup: NameLookup; saved: BankAccount | undefined }) {
  if (!saved) return <AccountName lookup={lookup} />
  if (lookup.status === 'idle' || lookup.status === 'loading') return null
  if (lookup.status === 'found' && lookup.name === saved.accountName) return null
  return (
    <>
      {lookup.status === 'found' && <p className="small strong">{messages.newName}</p>}
      <AccountName lookup={lookup} />
    </>
  )
}

/** The first control, when the chosen account is gone and with it what had the focus. */
function useFocusWhenGone({ accounts, chosen }: Pick<Props, 'accounts' | 'chosen'>) {
  const ref = useRef<HTMLDivElement>(null)
  const earlier = useRef(chosen)
  useEffect(() => {
    const isGone = isId(earlier.current) && !accounts.some(({ _id }) => _id === earlier.current)
    earlier.current = chosen
    if (isGone) ref.current?.querySelector('input')?.focus()
  }, [accounts, chosen])
  return ref
}

/** Where the money goes: a saved account or one that is typed, with its name at the bank. */
export function AccountFields(props: Props) {
  const { accounts, chosen, lookup, errors, tick, onChange } = props
  const saved = accounts.find(({ _id }) => _id === chosen)
  const ref = useFocusWhenGone(props)
  return (
    <div ref={ref} className="stack">
      {accounts.length > 0 && (
        <AccountChoice
          accounts={accounts}
          value={chosen}
          onValue={(value) => onChange({ chosen: value })}
          onRemoved={props.onRemoved}
          error={errors.bankAccount}
        />
      )}
      {chosen === ANOTHER && <TypedAccount {...props} />}
      <div className="stack stack-tight account-lookup">
        <LookedUpName lookup={lookup} saved={saved} />
        {lookup.status === 'found' && tick.holderOf(lookup.name) !== 'own' && (
          <AccountTick
            account={`${lookup.name} – ${lookup.bank}`}
            isReviewed={tick.holderOf(lookup.name) === 'reviewed'}
            isTicked={tick.isTicked(lookup.name)}
            onTick={(isTicked) => tick.setTicked(isTicked ? lookup.name : null)}
          />
        )}
      </div>
    </div>
  )
}
