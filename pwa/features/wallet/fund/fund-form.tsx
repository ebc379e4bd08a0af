import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { messages as planMessages } from '#pwa/features/wallet/plan/messages.ts'
import { useDraft } from '#pwa/outbox/use-draft.ts'
import { useMe } from '#pwa/session/session.tsx'
import { useAmountBounds } from '#pwa/sync/use-amount-bounds.ts'
import { Icon } from '#pwa/ui/display/icon.tsx'
import { Form, SubmitButton } from '#pwa/ui/form/form.tsx'
import { NairaField } from '#pwa/ui/form/naira-field.tsx'
import { TextField } from '#pwa/ui/form/text-field.tsx'
import { isWithin, type AmountBounds } from '#schema/domain/amount-bounds.ts'
import { koboFromText, textFromKobo } from '#schema/domain/amount-text.ts'
import { formatNaira, naira, type Kobo } from '#schema/domain/money.ts'
import { roomToFund } from '#schema/domain/standing.ts'
import { messages } from './messages.ts'
import './fund.css'

const QUICK_AMOUNTS = [1000, 5000, 10_000, 20_000].map((amount) => naira(amount))

/** `room`: what the wallet may still take; null: without a limit. */
function whyNotFund(amount: string, bounds: AmountBounds, room: Kobo | null): string | null {
  const kobo = koboFromText(amount)
  if (kobo === null) return messages.amountInvalid
  if (kobo < bounds.min) return messages.tooSmall(bounds)
  if (room !== null && kobo > room) return messages.overLimit(room)
  return isWithin(kobo, bounds) ? null : messages.tooLarge(bounds)
}

/** Payments that were started count for the server too, which says so; one of them may be what is continued here. */
function useRoom(): Kobo | null {
  const me = useMe()
  return me
    ? roomToFund({ isVerified: me.user.isVerified, available: me.balance }, 0 as Kobo)
    : null
}

function QuickAmounts({ onAmount }: { onAmount: (amount: string) => void }) {
  return (
    <div role="group" aria-label={messages.quickAmounts} className="fund-quicks">
      {QUICK_AMOUNTS.map((amount) => (
        <button
          key={amount}
          type="button"
          className="fund-quick"
          onClick={() => onAmount(textFromKobo(amount))}
        >
          {formatNaira(amount)}
        </button>
      ))}
    </div>
  )
}

type PhoneFieldProps = {
  phone: string
  error: string | undefined
  onPhone: (phone: string) => void
}

const PhoneField = ({ phone, error, onPhone }: PhoneFieldProps) => (
  <TextField
    label={messages.phone}
    name="phone"
    type="text"
    inputMode="numeric"
    autoComplete="tel"
    maxLength={20}
    optional
    value={phone}
    error={error}
    onChange={({ target }) => onPhone(target.value)}
  />
)

/** Filled in with what the wallet lacks, as far as one payment may be. */
function filledAmount(wanted: string | undefined, { min, max }: AmountBounds): string {
  const kobo = koboFromText(wanted ?? '')
  return kobo === null ? '' : textFromKobo(Math.min(Math.max(kobo, min), max) as Kobo)
}

type Props = {
  /** Text in naira, from the address. */
  wanted?: string | undefined
  /** Resolves with whether the payment is done, after which the form is cleared. */
  onFund: (amount: string, phone: string) => Promise<boolean>
  /** No network, or a document in which the checkout cannot open. */
  whyNotPay: string | null
  isAdding: boolean
  /** Sent once by itself, if one payment may be as large as what is wanted. */
  isStarted: boolean
  onStarted: (() => void) | undefined
  /** The server's errors by field. */
  fields: Record<string, string>
}

/** Sends the form that opens, once. */
function useStart(isStarted: boolean, onStarted: (() => void) | undefined) {
  const form = useRef<HTMLFormElement>(null)
  const isDone = useRef(false)
  useEffect(() => {
    if (!isStarted || isDone.current) return
    isDone.current = true
    // Not again after a reload.
    onStarted?.()
    form.current?.requestSubmit()
  }, [isStarted, onStarted])
  return form
}

export function FundForm(props: Props) {
  const { wanted, onFund, whyNotPay, isAdding, isStarted, onStarted, fields } = props
  const bounds = useAmountBounds('fund')
  const room = useRoom()
  const draft = useDraft(wanted ? `fund:${wanted}` : 'fund', {
    amount: filledAmount(wanted, bounds),
    phone: '',
  })
  const { amount, phone } = draft.fields
  const isWhole = draft.isReady && koboFromText(draft.fields.amount) === koboFromText(wanted ?? '')
  const form = useStart(isStarted && isWhole, onStarted)
  const [amountError, setAmountError] = useState<string | null>(null)
  const isOverLimit = amountError !== null && room !== null && (koboFromText(amount) ?? 0) > room

  const submit = async () => {
    const error = whyNotFund(amount, bounds, room)
    setAmountError(error)
    if (error) return
    if (await onFund(amount, phone)) await draft.clear()
  }
  return (
    <Form ref={form} onSubmit={submit}>
      <div className="stack stack-tight">
        <NairaField
          label={messages.amount}
          name="amount"
          hint={messages.amountHint(bounds)}
          value={amount}
          onValue={(changed) => {
            draft.change({ amount: changed })
            if (amountError) setAmountError(whyNotFund(changed, bounds, room))
          }}
          error={amountError ?? fields['amount']}
        />
        {isOverLimit && <Link to="/verify">{planMessages.howVerified}</Link>}
        <QuickAmounts
          onAmount={(chosen) => {
            setAmountError(null)
            draft.change({ amount: chosen })
          }}
        />
      </div>
      <PhoneField
        phone={phone}
        error={fields['phone']}
        onPhone={(changed) => draft.change({ phone: changed })}
      />
      <SubmitButton
        busyLabel={isAdding ? messages.adding : messages.sending}
        disabledReason={whyNotPay}
      >
        {messages.send}
      </SubmitButton>
      <p className="fund-safe">
        <Icon name="lock" size="small" />
        {messages.safe}
      </p>
    </Form>
  )
}
