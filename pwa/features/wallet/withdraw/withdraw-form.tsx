import { Link } from '@tanstack/react-router'
import { useOnline } from '#pwa/api/online.ts'
import { PinField } from '#pwa/features/wallet/pins/pin-field.tsx'
import type { OwnWithdrawalPlan } from '#pwa/features/wallet/plan/use-withdrawal-plan.ts'
import { useDraft } from '#pwa/outbox/use-draft.ts'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { toast } from '#pwa/ui/feedback/toast-store.ts'
import { Button } from '#pwa/ui/form/button.tsx'
import { Form, SubmitButton } from '#pwa/ui/form/form.tsx'
import type { Bank, BankAccount } from '#schema/contract/payouts.ts'
import { koboFromText } from '#schema/domain/amount-text.ts'
import { accountNumberIn } from '#schema/domain/banking.ts'
import { formatNaira, naira } from '#schema/domain/money.ts'
import { AccountFields, useTick } from './account-fields.tsx'
import { AmountField } from './amount-field.tsx'
import { messages } from './messages.ts'
import { targetKey, useNameLookup, type Target } from './name-lookup.ts'
import { ANOTHER, chosenOf } from './saved-accounts.ts'
import { useWithdrawal, type SentWithdrawal, type StopOffer } from './use-withdrawal.ts'
import {
  firstInvalid,
  toastFor,
  validateWithdrawal,
  type WithdrawalErrors,
  type WithdrawalInput,
} from './validate-withdrawal.ts'

const EMPTY = { chosen: '', bankCode: '', accountNumber: '', amount: '' }
type Fields = typeof EMPTY

const focusField = (form: HTMLFormElement, field: string) =>
  form
    .querySelector<HTMLElement>(`[data-field="${field}"], [name="${field}"]:not([type="hidden"])`)
    ?.focus()

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
  accounts: readonly BankAccount[]
  own: OwnWithdrawalPlan | null
  onSent: (sent: SentWithdrawal) => void
  onFailed: () => void
  onRemoved: () => void
}

/** Reads the account from the choice and what was typed. */
function useTarget(accounts: readonly BankAccount[], fields: Fields) {
  const chosen = chosenOf(accounts, fields)
  const saved = accounts.find(({ _id }) => _id === chosen)
  const target: Target = {
    bankAccount: saved?._id ?? '',
    bankCode: chosen === ANOTHER ? fields.bankCode : '',
    accountNumber: chosen === ANOTHER ? accountNumberIn(fields.accountNumber) : '',
  }
  return { chosen, savedName: saved?.accountName ?? null, target }
}

function errorsOf(
  chosen: string,
  input: WithdrawalInput,
  own: OwnWithdrawalPlan | null,
): WithdrawalErrors {
  const errors = validateWithdrawal(input, own?.me.balance ?? null, own?.plan.now ?? null)
  if (chosen !== '') return errors
  const { bankCode: _, accountNumber: __, ...others } = errors
  return { bankAccount: messages.chooseAccount, ...others }
}

function useWithdrawForm({ own, accounts, onSent, onFailed }: Props) {
  const { online } = useOnline()
  const draft = useDraft('withdraw', EMPTY)
  const { submit, errors, setErrors, ...notices } = useWithdrawal()
  const { amount } = draft.fields
  const { chosen, savedName, target } = useTarget(accounts, draft.fields)
  const { lookup, askAgain } = useNameLookup(target, online)
  const tick = useTick(targetKey(target))

  const clearErrors = (fields: readonly string[]) => {
    if (!fields.some((field) => field in errors)) return
    const entries = Object.entries(errors).filter(([field]) => !fields.includes(field))
    setErrors(Object.fromEntries(entries))
  }
  const change = (fields: Partial<Fields>) => {
    // The account that is shown as chosen stays the chosen one.
    draft.change({ chosen, ...fields })
    clearErrors([...Object.keys(fields), ...('chosen' in fields ? ['bankAccount'] : [])])
  }

  const onSubmit = async (data: FormData, form: HTMLFormElement) => {
    const input = { ...target, amount, pin: String(data.get('pin')) }
    const invalid = errorsOf(chosen, input, own)
    setErrors(invalid)
    const first = firstInvalid(invalid)
    if (first) {
      const message = toastFor(invalid)
      if (message) toast(message, 'bad')
      return focusField(form, first)
    }
    const { sent, isPinWrong } = await submit(input, {
      lookup,
      savedName,
      mayReceive: tick.mayReceive,
    })
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
    chosen,
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
  const { whyOffline } = useOnline()
  const form = useWithdrawForm(props)
  const { fields, errors, change, formError, isUnknown, stopOffer } = form
  const stepsReason = props.own !== null && props.own.steps.length > 0 ? messages.stepsFirst : null
  return (
    <Form onSubmit={form.onSubmit} autoComplete="off">
      <AccountFields
        accounts={props.accounts}
        chosen={form.chosen}
        fields={fields}
        banks={props.banks}
        lookup={form.lookup}
        errors={errors}
        tick={form.tick}
        onChange={change}
        onRemoved={props.onRemoved}
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
        disabledReason={whyOffline(messages.needsNetwork) ?? stepsReason}
      >
        {messages.send}
      </SubmitButton>
    </Form>
  )
}
