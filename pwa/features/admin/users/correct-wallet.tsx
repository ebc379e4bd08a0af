import { useState } from 'react'
import { DecisionSheet } from '#pwa/features/admin/page/decision-sheet.tsx'
import { Button } from '#pwa/ui/form/button.tsx'
import { NairaField } from '#pwa/ui/form/naira-field.tsx'
import { RadioCards } from '#pwa/ui/form/radio-cards.tsx'
import { requestAdjustment } from '#schema/contract/adjustments.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { ADJUSTMENT_MAX } from '#schema/domain/limits.ts'
import { naira } from '#schema/domain/money.ts'
import { messages } from './detail-messages.ts'

const DIRECTIONS = ['credit', 'debit'] as const
const OPTIONS = DIRECTIONS.map((value) => ({ value, ...messages.directions[value] }))

const directionOf = (fields: FormData): (typeof DIRECTIONS)[number] =>
  fields.get('direction') === 'debit' ? 'debit' : 'credit'

/** Asks for a correction of a wallet, which another administrator approves. */
export function CorrectWallet({ user }: { user: { _id: UserId } }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div>
      <Button tone="plain" onClick={() => setIsOpen(true)}>
        {messages.correct}
      </Button>
      <DecisionSheet
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={messages.correctTitle}
        endpoint={requestAdjustment}
        label={messages.correctTitle}
        inputOf={(fields, reason) => ({
          user: user._id,
          direction: directionOf(fields),
          amount: String(fields.get('amount') ?? ''),
          reason,
        })}
      >
        <p>{messages.correctText}</p>
        <RadioCards
          name="direction"
          label={messages.direction}
          look="tall"
          options={OPTIONS}
          defaultValue="credit"
          required
        />
        <NairaField
          name="amount"
          label={messages.amount}
          min={naira(1)}
          max={ADJUSTMENT_MAX}
          required
        />
      </DecisionSheet>
    </div>
  )
}
