import { useState } from 'react'
import { DecisionSheet } from '#pwa/features/admin/page/decision-sheet.tsx'
import { Section } from '#pwa/features/admin/page/section.tsx'
import { Button } from '#pwa/ui/form/button.tsx'
import { NairaField } from '#pwa/ui/form/naira-field.tsx'
import { RadioCards } from '#pwa/ui/form/radio-cards.tsx'
import { TextField } from '#pwa/ui/form/text-field.tsx'
import { postSettlement, reverseBooking } from '#schema/contract/adjustments.ts'
import { SETTLEMENT_MAX } from '#schema/domain/limits.ts'
import { naira } from '#schema/domain/money.ts'
import { messages } from './messages.ts'

const ID_MAX = 100
const SETTLEMENT_DIRECTIONS = ['to-bank', 'top-up'] as const
const BOOKINGS = ['adjustment', 'settlement'] as const

const textOf = (fields: FormData, name: string) => String(fields.get(name) ?? '').trim()
const chosen = <Value extends string>(values: readonly [Value, ...Value[]], text: string): Value =>
  values.find((value) => value === text) ?? values[0]

type Props = { open: boolean; onClose: () => void }

function Settlement(props: Props) {
  return (
    <DecisionSheet
      {...props}
      title={messages.settle}
      endpoint={postSettlement}
      label={messages.settle}
      inputOf={(fields, reason) => ({
        id: textOf(fields, 'id'),
        direction: chosen(SETTLEMENT_DIRECTIONS, textOf(fields, 'direction')),
        amount: textOf(fields, 'amount'),
        reason,
      })}
    >
      <RadioCards
        name="direction"
        label={messages.direction}
        look="tall"
        options={SETTLEMENT_DIRECTIONS.map((value) => ({
          value,
          ...messages.settlementDirections[value],
        }))}
        defaultValue="to-bank"
        required
      />
      <TextField
        name="id"
        label={messages.settlementId}
        hint={messages.settlementIdHint}
        maxLength={ID_MAX}
        required
      />
      <NairaField
        name="amount"
        label={messages.amount}
        min={naira(1)}
        max={SETTLEMENT_MAX}
        required
      />
    </DecisionSheet>
  )
}

function Reversal(props: Props) {
  return (
    <DecisionSheet
      {...props}
      title={messages.reverse}
      endpoint={reverseBooking}
      label={messages.reverse}
      tone="danger"
      inputOf={(fields, reason) => ({
        booking: chosen(BOOKINGS, textOf(fields, 'booking')),
        id: textOf(fields, 'id'),
        reason,
      })}
    >
      <p>{messages.reverseNote}</p>
      <RadioCards
        name="booking"
        label={messages.booking}
        look="tall"
        options={BOOKINGS.map((value) => ({ value, ...messages.bookings[value] }))}
        defaultValue="adjustment"
        required
      />
      <TextField name="id" label={messages.bookingId} maxLength={ID_MAX} required />
    </DecisionSheet>
  )
}

/** Settlements with the provider, and the reversal of what another administrator booked. */
export function BankBookings() {
  const [open, setOpen] = useState<'settle' | 'reverse' | null>(null)
  const close = () => setOpen(null)
  return (
    <Section title={messages.bank}>
      <p className="soft">{messages.bankNote}</p>
      <div className="row">
        <Button tone="plain" onClick={() => setOpen('settle')}>
          {messages.settle}
        </Button>
        <Button tone="plain" onClick={() => setOpen('reverse')}>
          {messages.reverse}
        </Button>
      </div>
      <Settlement open={open === 'settle'} onClose={close} />
      <Reversal open={open === 'reverse'} onClose={close} />
    </Section>
  )
}
