import { Link } from '@tanstack/react-router'

import type { Bank } from '#schema/contract/withdrawals.ts'
import { looksLikeNuban, sharesAName } from '#schema/domain/banking.ts'
import { UNVERIFIED_PER_DAY, VERIFIED_PER_DAY, WITHDRAW_MIN } from '#schema/domain/limits.ts'
import { formatNaira, naira } from '#schema/domain/money.ts'
import { useOnline } from '#pwa/api/online.ts'
import { useDraft } from '#pwa/replica/use-draft.ts'
import { useMe } from '#pwa/session/session.tsx'
import { Button } from '#pwa/ui/button.tsx'
import { Form, SubmitButton } from '#pwa/ui/form.tsx'
import { NairaField } from '#pwa/ui/naira-field.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { TextField } from '#pwa/ui/text-field.tsx'
import { toast } from '#pwa/ui/toast-store.ts'
import { useHolder } from './bank-reads.ts'
import { BankSelect } from './bank-select.tsx'
import { HolderLine, QuoteLine } from './holder-line.tsx'
import { PinField } from './pin-field.tsx'
import { useWithdrawal, type Sent } from './use-withdrawal.ts'
import { digitsOf, faultsIn, firstOf, toastFor } from './withdraw-check.ts'
import { words } from './withdraw-words.ts'
import './withdraw-form.css'

const limitWords = (isVerified: boolean) =>
  isVerified
    ? words.limits(formatNaira(VERIFIED_PER_DAY))
    : words.limitsUnverified(formatNaira(UNVERIFIED_PER_DAY), formatNaira(VERIFIED_PER_DAY))

const focusOn = (form: HTMLFormElement, field: string) =>
  form
    .querySelector<HTMLElement>(`[data-field="${field}"], [name="${field}"]:not([type="hidden"])`)
    ?.focus()

type Props = { banks: readonly Bank[]; onSent: (sent: Sent) => void; onRefused: () => void }

/** SPEC 2: bank, account, amount and PIN on one page; name and charge stand there before the PIN is typed (R43). */
export function WithdrawForm({ banks, onSent, onRefused }: Props) {
  const me = useMe()
  const { online } = useOnline()
  const draft = useDraft('withdraw', { bankCode: '', accountNumber: '', amount: '' })
  const { withdraw, held, faults, setFaults, refusal, isUnknown } = useWithdrawal()
  const { bankCode, amount } = draft.fields
  const account = digitsOf(draft.fields.accountNumber)
  const holder = useHolder(bankCode, account, online)
  const balance = me?.balance ?? null
  // R43: told before it happens, since it makes the money late.
  const isOtherName =
    holder.is === 'known' &&
    me?.user.isVerified === true &&
    !sharesAName(holder.name, me.user.username)
  const most = balance !== null && naira(balance) >= WITHDRAW_MIN ? balance : null

  const mend = (field: keyof typeof faults) => {
    const { [field]: _mended, ...left } = faults
    if (faults[field]) setFaults(left)
  }
  const change = (some: Partial<typeof draft.fields>) => {
    draft.change(some)
    for (const field of Object.keys(some)) mend(field as keyof typeof faults)
  }

  const send = async (data: FormData, form: HTMLFormElement) => {
    const wish = { bankCode, accountNumber: account, amount, pin: String(data.get('pin')) }
    const found = faultsIn(wish, balance)
    setFaults(found)
    const first = firstOf(found)
    if (first) {
      const said = toastFor(found)
      if (said) toast(said, 'bad')
      return focusOn(form, first)
    }
    const sent = await withdraw(wish, holder)
    const pin = form.elements.namedItem('pin')
    if (pin instanceof HTMLInputElement) pin.value = ''
    if (!sent) return onRefused()
    await draft.clear()
    toast(sent.message)
    onSent(sent)
  }

  return (
    <Form onSubmit={send} autoComplete="off">
      <BankSelect
        banks={banks}
        value={bankCode}
        onValue={(code) => change({ bankCode: code })}
        error={faults.bankCode}
      />
      <div className="stack stack-tight">
        <TextField
          label={words.account}
          name="accountNumber"
          type="text"
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          hint={words.accountHint}
          value={draft.fields.accountNumber}
          onChange={({ target }) => change({ accountNumber: target.value })}
          error={faults.accountNumber}
        />
        {!looksLikeNuban(bankCode, account) && account.length === 10 && (
          <p className="small soft">{words.nuban}</p>
        )}
        <HolderLine holder={holder} />
        {isOtherName && <p className="small soft">{words.otherName}</p>}
      </div>
      <div className="stack stack-tight">
        <NairaField
          label={words.amount}
          name="amount"
          hint={words.hint}
          value={amount}
          onValue={(plain) => change({ amount: plain })}
          error={faults.amount}
        />
        <QuoteLine amount={amount} />
        <div className="withdraw-limits">
          <p className="small soft">{me && limitWords(me.user.isVerified)}</p>
          {most !== null && (
            <Button size="small" tone="quiet" onClick={() => change({ amount: String(most) })}>
              {words.all(formatNaira(naira(most)))}
            </Button>
          )}
        </div>
      </div>
      <div className="stack stack-tight">
        <PinField
          label={words.pin}
          name="pin"
          error={faults.pin}
          isUnchecked
          onEdit={() => mend('pin')}
        />
        <p className="small">
          <Link to="/forgot-pin">{words.forgot}</Link>
        </p>
      </div>
      {refusal && (
        <Notice tone="bad" alert>
          {refusal}
        </Notice>
      )}
      {isUnknown && (
        <Notice tone="wait" alert>
          {words.unknown}
        </Notice>
      )}
      {held && (
        <Notice
          tone="wait"
          alert
          title={words.holding(
            formatNaira(naira(Number(held.amount))),
            held.holder.is === 'known' ? `${held.holder.name} – ${held.holder.bank}` : account,
          )}
          action={
            <Button size="small" tone="plain" onClick={() => held.end(false)}>
              {words.stop}
            </Button>
          }
        >
          {held.holder.is === 'known' ? words.holdingText : words.nameUnknown}
        </Notice>
      )}
      <SubmitButton busyLabel={words.sending} why={online ? null : words.needsSignal}>
        {words.send}
      </SubmitButton>
    </Form>
  )
}
