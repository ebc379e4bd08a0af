import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { loadFailure } from '#pwa/api/errors.ts'
import { confirmPayment } from '#pwa/payments/payments.ts'
import type { OpenPayment } from '#pwa/replica/database.ts'
import { useSession } from '#pwa/session/session.tsx'
import { Ago } from '#pwa/ui/display/ago.tsx'
import { Badge, type Tone } from '#pwa/ui/display/badge.tsx'
import { toast } from '#pwa/ui/feedback/toast-store.ts'
import { Button, IconButton } from '#pwa/ui/form/button.tsx'
import { formatNaira } from '#schema/domain/money.ts'
import { messages } from './messages.ts'
import {
  canHide,
  hidePayment,
  openPaymentsQuery,
  stateOf,
  useOpenPayments,
  type PaymentState,
} from './payment-reads.ts'
import './open-payments.css'

const { open: text } = messages

const TONES: Record<PaymentState, Tone> = {
  confirmed: 'wait',
  paid: 'good',
  transfer: 'wait',
  unpaid: 'still',
  abandoned: 'still',
  failed: 'bad',
  mismatch: 'news',
}

function textsOf(payment: OpenPayment, state: PaymentState): { label: string; note: ReactNode } {
  const paid = formatNaira(payment.paid ?? payment.amount)
  switch (state) {
    case 'confirmed':
      return { label: text.confirmed, note: text.confirmedText }
    case 'paid':
      return { label: text.paid(paid), note: text.confirmedText }
    case 'transfer':
      return { label: text.transfer, note: text.transferText }
    case 'failed':
      return { label: text.failed, note: text.failedText }
    case 'mismatch':
      return { label: text.mismatch, note: text.mismatchText(paid) }
    default:
      return { label: text[state], note: payment.message ?? text.unpaidText }
  }
}

type RowProps = { payment: OpenPayment; continueButton: ReactNode }

function CheckNow({ reference }: { reference: string }) {
  const session = useSession()
  const [isChecking, setIsChecking] = useState(false)
  const check = async () => {
    setIsChecking(true)
    const outcome = await confirmPayment(session, reference)
    setIsChecking(false)
    if (outcome.state === 'arrived') toast(outcome.message)
    else if (outcome.state === 'open') toast(outcome.message ?? text.stillOpen, 'news')
    else toast(loadFailure(outcome.failure, text.offline), 'bad')
  }
  return (
    <Button
      size="small"
      tone="plain"
      busy={isChecking}
      busyLabel={text.checking}
      onClick={() => void check()}
    >
      {text.check}
    </Button>
  )
}

function OpenPaymentRow({ payment, continueButton }: RowProps) {
  const session = useSession()
  const { reference, amount, createdAt } = payment
  const state = stateOf(payment)
  const { label, note } = textsOf(payment, state)
  return (
    <article className="open-payments-row">
      <div className="spread">
        <h3 className="money">{formatNaira(amount)}</h3>
        <span className="open-payments-end">
          <Badge tone={TONES[state]}>{label}</Badge>
          {canHide(state) && (
            <IconButton
              icon="close"
              label={text.hide}
              onClick={() => void hidePayment(session, reference)}
            />
          )}
        </span>
      </div>
      <p className="small soft">
        <Ago at={createdAt} /> · <span className="tabular">{reference}</span>
      </p>
      {note && <p className="small">{note}</p>}
      {state !== 'mismatch' && (
        <div className="row">
          {canHide(state) || state === 'confirmed' ? continueButton : null}
          <CheckNow reference={reference} />
        </div>
      )}
    </article>
  )
}

/** The checkout can be opened again, also on a phone that did not begin the payment. */
const canContinue = ({ checkout, accessCode }: OpenPayment) =>
  checkout !== null && accessCode !== null

/** Payments that were begun and are not in the wallet. `children` renders the button that continues one. */
export function OpenPayments({ children }: { children: (payment: OpenPayment) => ReactNode }) {
  const session = useSession()
  const payments = useOpenPayments()
  useQuery(openPaymentsQuery(session))
  if (payments.length === 0) return null
  return (
    <section className="open-payments" aria-label={text.heading}>
      <h2 className="open-payments-title">{text.heading}</h2>
      {payments.map((payment) => (
        <OpenPaymentRow
          key={payment.reference}
          payment={payment}
          continueButton={canContinue(payment) ? children(payment) : null}
        />
      ))}
    </section>
  )
}
