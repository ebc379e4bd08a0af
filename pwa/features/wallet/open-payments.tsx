import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { formatNaira, naira } from '#schema/domain/money.ts'
import type { OpenPayment } from '#pwa/replica/database.ts'
import { useSession } from '#pwa/session/session.tsx'
import { confirmPayment } from '#pwa/sync/payments.ts'
import { Ago } from '#pwa/ui/ago.tsx'
import { Badge, type Tone } from '#pwa/ui/badge.tsx'
import { Button, IconButton } from '#pwa/ui/button.tsx'
import { toast } from '#pwa/ui/toast-store.ts'
import { words as fund } from './fund-words.ts'
import {
  isIdle,
  pullOpenPayments,
  putAway,
  stateOf,
  useOpenPayments,
  type PaymentState,
} from './payment-reads.ts'
import './open-payments.css'

const { open: words } = fund

const TONES: Record<PaymentState, Tone> = {
  confirmed: 'wait',
  paid: 'good',
  transfer: 'wait',
  unpaid: 'still',
  abandoned: 'still',
  failed: 'bad',
  mismatch: 'news',
}

function wordsOf(payment: OpenPayment, state: PaymentState): { label: string; text: ReactNode } {
  const amount = formatNaira(naira(payment.amount))
  const paid = formatNaira(naira(payment.paid ?? payment.amount))
  const said = payment.words
  switch (state) {
    case 'confirmed':
      return { label: words.confirmed, text: words.confirmedText }
    case 'paid':
      return { label: words.paid(payment.paid ? paid : amount), text: words.confirmedText }
    case 'transfer':
      return { label: words.transfer, text: words.transferText }
    case 'failed':
      return { label: words.failed, text: words.failedText }
    case 'mismatch':
      return { label: words.mismatch, text: words.mismatchText(paid) }
    case 'abandoned':
      return { label: words.abandoned, text: said }
    default:
      return { label: words.unpaid, text: said }
  }
}

type RowProps = { payment: OpenPayment; onContinue: ReactNode }

function OpenPaymentRow({ payment, onContinue }: RowProps) {
  const session = useSession()
  const [isChecking, setIsChecking] = useState(false)
  const state = stateOf(payment)
  const { label, text } = wordsOf(payment, state)
  const check = async () => {
    setIsChecking(true)
    const outcome = await confirmPayment(session, payment.reference)
    setIsChecking(false)
    if (outcome.is === 'arrived') toast(outcome.message)
    else if (outcome.is === 'open') toast(outcome.words ?? words.stillOpen, 'news')
    else toast(words.noSignal, 'bad')
  }
  return (
    <article className="open-payments-row">
      <div className="spread">
        <h3 className="money">{formatNaira(naira(payment.amount))}</h3>
        <span className="open-payments-end">
          <Badge tone={TONES[state]}>{label}</Badge>
          {isIdle(state) && (
            <IconButton
              icon="close"
              label={words.hide}
              onClick={() => void putAway(session, payment.reference)}
            />
          )}
        </span>
      </div>
      <p className="small soft">
        <Ago at={payment.createdAt} /> · <span className="tabular">{payment.reference}</span>
      </p>
      {text && <p className="small">{text}</p>}
      {state !== 'mismatch' && (
        <div className="row">
          {isIdle(state) || state === 'confirmed' ? onContinue : null}
          <Button
            size="small"
            tone="plain"
            busy={isChecking}
            busyLabel={words.checking}
            onClick={() => void check()}
          >
            {words.check}
          </Button>
        </div>
      )}
    </article>
  )
}

/** Whether its checkout can be opened again, on this phone as on the one that began it. */
const canGoOn = ({ checkout, accessCode }: OpenPayment) => checkout !== null && accessCode !== null

/**
 * Money that was begun and is not in the wallet: nothing of it is ever lost from sight (F19, F20). `children` leads on with
 * a payment: to the checkout itself, or to where it opens.
 */
export function OpenPayments({ children }: { children: (payment: OpenPayment) => ReactNode }) {
  const session = useSession()
  const payments = useOpenPayments()
  useQuery(pullOpenPayments(session))
  if (payments.length === 0) return null
  return (
    <section className="open-payments" aria-label={words.heading}>
      <h2 className="open-payments-title">{words.heading}</h2>
      {payments.map((payment) => (
        <OpenPaymentRow
          key={payment.reference}
          payment={payment}
          onContinue={canGoOn(payment) ? children(payment) : null}
        />
      ))}
    </section>
  )
}
