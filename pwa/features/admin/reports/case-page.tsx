import { useState, type ReactNode } from 'react'
import { AdminPage } from '#pwa/features/admin/page/admin-page.tsx'
import { DecisionSheet } from '#pwa/features/admin/page/decision-sheet.tsx'
import { Section } from '#pwa/features/admin/page/section.tsx'
import { Empty } from '#pwa/ui/display/empty.tsx'
import { Button } from '#pwa/ui/form/button.tsx'
import { RadioCards } from '#pwa/ui/form/radio-cards.tsx'
import { decideReport } from '#schema/contract/trust.ts'
import type { Id } from '#schema/domain/ids.ts'
import { REPORT_CHOICES, type ReportChoice } from '#schema/domain/report.ts'
import { messages } from './messages.ts'

type ChoiceText = { label: string; note: string }

const decisionOf = (fields: FormData): ReportChoice =>
  REPORT_CHOICES.find((choice) => choice === fields.get('decision')) ?? 'dismissed'

type DecideReportProps = {
  id: Id<'report'>
  note: string
  choices: Readonly<Record<ReportChoice, ChoiceText>>
  onDecided: () => void
}

/** Decides a report, by users or by the masking of contacts. */
function DecideReport({ id, note, choices, onDecided }: DecideReportProps) {
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

type Props = Omit<DecideReportProps, 'id'> & {
  title: string
  /** Null when it is decided, or when it does not exist. */
  id: DecideReportProps['id'] | null
  gone: string
  /** What the decision is about. */
  children: ReactNode
}

/** A case beside its decision. */
export function CasePage({ title, id, gone, children, ...decision }: Props) {
  return (
    <AdminPage title={title}>
      {id === null ? (
        <Empty title={gone} />
      ) : (
        <div className="admin-columns">
          <div className="stack">{children}</div>
          <DecideReport id={id} {...decision} />
        </div>
      )}
    </AdminPage>
  )
}
