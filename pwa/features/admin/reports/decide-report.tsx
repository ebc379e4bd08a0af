import { useState } from 'react'
import { DecisionSheet } from '#pwa/features/admin/page/decision-sheet.tsx'
import { Section } from '#pwa/features/admin/page/section.tsx'
import { Button } from '#pwa/ui/form/button.tsx'
import { RadioCards } from '#pwa/ui/form/radio-cards.tsx'
import { decideReport } from '#schema/contract/trust.ts'
import type { Id } from '#schema/domain/ids.ts'
import { REPORT_CHOICES, type ReportChoice } from '#schema/domain/report.ts'
import { messages } from './messages.ts'

type ChoiceText = { label: string; note: string }

const decisionOf = (fields: FormData): ReportChoice =>
  REPORT_CHOICES.find((choice) => choice === fields.get('decision')) ?? 'dismissed'

export type DecideReportProps = {
  id: Id<'report'>
  note: string
  choices: Readonly<Record<ReportChoice, ChoiceText>>
  onDecided: () => void
}

/** Decides a report, by users or by the masking of contacts. */
export function DecideReport({ id, note, choices, onDecided }: DecideReportProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Section title={messages.decide}>
      <p className="soft">{note}</p>
      <div>
        <Button onClick={() => setIsOpen(true)}>{messages.decide}</Button>
      </div>
      <DecisionSheet
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={messages.decide}
        endpoint={decideReport}
        label={messages.decide}
        onDone={onDecided}
        inputOf={(fields, reason) => ({ id, decision: decisionOf(fields), reason })}
      >
        <RadioCards
          name="decision"
          label={messages.decision}
          look="tall"
          options={REPORT_CHOICES.map((value) => ({ value, ...choices[value] }))}
          required
        />
      </DecisionSheet>
    </Section>
  )
}
