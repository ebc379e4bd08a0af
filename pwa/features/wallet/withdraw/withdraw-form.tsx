import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useOnline } from '#pwa/api/online.ts'
import { PinField } from '#pwa/features/wallet/pins/pin-field.tsx'
import type { OwnWithdrawalPlan } from '#pwa/features/wallet/plan/use-withdrawal-plan.ts'
import { useDraft } from '#pwa/outbox/use-draft.ts'
import { useMe } from '#pwa/session/session.tsx'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { toast } from '#pwa/ui/feedback/toast-store.ts'
import { Button } from '#pwa/ui/form/button.tsx'
import { Form, SubmitButton } from '#pwa/ui/form/form.tsx'
import { TextField } from '#pwa/ui/form/text-field.tsx'
import type { Bank } from '#schema/contract/payouts.ts'
import { koboFromText } from '#schema/domain/amount-text.ts'
import { accountHolderOf, accountNumberIn, looksLikeNuban } from '#schema/domain/banking.ts'
import { formatNaira, naira } from '#schema/domain/money.ts'
import { AccountName } from './account-name.tsx'
import { AccountTick } from './account-tick.tsx'
import { AmountField } from './amount-field.tsx'
import { BankSelect } from './bank-select.tsx'
import { messages } from './messages.ts'
import { useNameLookup, type NameLookup } from './name-lookup.ts'
import { useWithdrawal, type SentWithdrawal, type StopOffer } from './use-withdrawal.ts'
import {
  firstInvalid,
  toastFor,
  validateWithdrawal,
  type WithdrawalErrors,
} from './validate-withdrawal.ts'

const EMPTY = { bankCode: '', accountNumber: '', amount: '' }
type Fields = typeof EMPTY
/** Longer than the number, because it is copied with words. */
const COPIED_MAX = 80

const focusField = (form: HTMLFormElement, field: string) =>
  form
    .querySelector<HTMLElement>(`[data-field="${field}"], [name="${field}"]:not([type="hidden"])`)
    ?.focus()

/** Whether the user has said that an account of another name is right; another account needs another tick. */
function useTick(account: string) {
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

type AccountProps = {
  fields: Fields
  banks: readonly Bank[]
  lookup: NameLookup
  errors: WithdrawalErrors
  tick: Tick
  onChange: (fields: Partial<Fields>) => void
}

function AccountFields({ fields, banks, lookup, errors, tick, onChange }: AccountProps) {
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
        <AccountName lookup={lookup} />
        {lookup.status === 'found' && tick.holderOf(lookup.name) !== 'own' && (
          <AccountTick
            account={`${lookup.name} – ${lookup.bank}`}
            isReviewed={tick.holderOf(lookup.name) === 'reviewed'}
            isTicked={tick.isTicked(lookup.name)}
            onTick={(isTicked) => tick.setTicked(isTicked ? lookup.name : null)}
          />
        )}
      </div>
    </>
  )
}

function StopNotice({ offer }: { offer: StopOffer }) {
  const { lookup, amount, answer } = offer
  const account = `${lookup.name} – ${lookup.bank}`
  return (
    <Notice
      tone="wait"
      alert
      title={messages.confirmTitle(formatNaira(koboFromText(amount) ?? naira(0)), account)}
      action={
        <Button size="small" tone="plain" onClick={() => answer(false)}>
          {messages.stop}
        </Button>
      }
    >
      {messages.confirmText}
    </Notice>
  )
}

type Props = {
  banks: readonly Bank[]
  own: OwnWithdrawalPlan | null
  onSent: (sent: SentWithdrawal) => void
  onFailed: () => void
}

function useWithdrawForm({ own, onSent, onFailed }: Props) {
  const { online } = useOnline()
  const draft = useDraft('withdraw', EMPTY)
  const { submit, errors, setErrors, ...notices } = useWithdrawal()
  const { bankCode, amount } = draft.fields
  const accountNumber = accountNumberIn(draft.fields.accountNumber)
  const { lookup, askAgain } = useNameLookup(bankCode, accountNumber, online)
  const tick = useTick(`${bankCode} ${accountNumber}`)

  const clearErrors = (fields: readonly string[]) => {
    if (!fields.some((field) => field in errors)) return
    const entries = Object.entries(errors).filter(([field]) => !fields.includes(field))
    setErrors(Object.fromEntries(entries))
  }
  const change = (fields: Partial<Fields>) => {
    draft.change(fields)
    clearErrors(Object.keys(fields))
  }

  const onSubmit = async (data: FormData, form: HTMLFormElement) => {
    const input = { bankCode, accountNumber, amount, pin: String(data.get('pin')) }
    const invalid = validateWithdrawal(input, own?.me.balance ?? null, own?.plan.now ?? null)
    setErrors(invalid)
    const first = firstInvalid(invalid)
    if (first) {
      const message = toastFor(invalid)
      if (message) toast(message, 'bad')
      return focusField(form, first)
    }
    const { sent, isPinWrong } = await submit(input, { lookup, mayReceive: tick.mayReceive })
    const pin = form.elements.namedItem('pin')
    if (pin instanceof HTMLInputElement && (sent || isPinWrong)) pin.value = ''
    if (!sent) {
      if (lookup.status === 'unavailable') void askAgain()
      form.querySelector<HTMLElement>('[name="rightAccount"]:not(:checked)')?.focus()
      return onFailed()
    }
    await draft.clear()
    toast(sent.message)
    onSent(sent)
  }
  return {
    fields: draft.fields,
    lookup,
    tick,
    errors,
    change,
    clearErrors,
    onSubmit,
    ...notices,
  }
}

/** Bank, account, amount and PIN on one page: the account name and the charge are visible before the PIN is typed. */
export function WithdrawForm(props: Props) {
  const { online } = useOnline()
  const form = useWithdrawForm(props)
  const { fields, errors, change, formError, isUnknown, stopOffer } = form
  const stepsReason = props.own !== null && props.own.steps.length > 0 ? messages.stepsFirst : null
  return (
    <Form onSubmit={form.onSubmit} autoComplete="off">
      <AccountFields
        fields={fields}
        banks={props.banks}
        lookup={form.lookup}
        errors={errors}
        tick={form.tick}
        onChange={change}
      />
      <AmountField
        amount={fields.amount}
        own={props.own}
        onAmount={(amount) => change({ amount })}
        error={errors.amount}
      />
      <div className="stack stack-tight">
        <PinField
          label={messages.pin}
          name="pin"
          error={errors.pin}
          isUnchecked
          onEdit={() => form.clearErrors(['pin'])}
        />
        <p className="small">
          <Link to="/forgot-pin">{messages.forgot}</Link>
        </p>
      </div>
      {formError && (
        <Notice tone="bad" alert>
          {formError}
        </Notice>
      )}
      {isUnknown && (
        <Notice tone="wait" alert>
          {messages.unknown}
        </Notice>
      )}
      {stopOffer && <StopNotice offer={stopOffer} />}
      <SubmitButton
        busyLabel={messages.sending}
        disabledReason={online ? stepsReason : messages.needsNetwork}
      >
        {messages.send}
      </SubmitButton>
    </Form>
  )
}
