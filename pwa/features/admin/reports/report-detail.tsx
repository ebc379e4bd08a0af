import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { AdminPage } from '#pwa/features/admin/page/admin-page.tsx'
import { DecisionSheet } from '#pwa/features/admin/page/decision-sheet.tsx'
import { Facts } from '#pwa/features/admin/page/facts.tsx'
import { Section } from '#pwa/features/admin/page/section.tsx'
import { ThreadSection } from '#pwa/features/admin/thread/thread-section.tsx'
import { DateText } from '#pwa/ui/display/date-text.tsx'
import { Empty } from '#pwa/ui/display/empty.tsx'
import { Button } from '#pwa/ui/form/button.tsx'
import { RadioCards } from '#pwa/ui/form/radio-cards.tsx'
import type { ResponseBody } from '#schema/contract/endpoint.ts'
import { decideReport, type listOpenReports } from '#schema/contract/trust.ts'
import { REPORT_DECISIONS, type ReportDecision } from '#schema/domain/report.ts'
import { messages } from './messages.ts'

export type Report = ResponseBody<typeof listOpenReports>['reports'][number]

const OPTIONS = REPORT_DECISIONS.map((value) => ({ value, ...messages.decisions[value] }))

const decisionOf = (fields: FormData): ReportDecision =>
  fields.get('decision') === 'upheld' ? 'upheld' : 'dismissed'

function About({ report }: { report: Report }) {
  const { subject, reporter, target, reason, words, createdAt, isHidden } = report
  return (
    <Section title={messages.report}>
      <Facts
        facts={[
          [messages.columns.target, messages.targets[target]],
          [
            messages.columns.subject,
            <Link key="subject" to="/profile/$id" params={{ id: subject._id }}>
              {subject.username}
            </Link>,
          ],
          [messages.columns.reason, messages.reasons[reason]],
          [messages.columns.reporter, reporter?.username ?? messages.masking],
          [messages.columns.since, <DateText key="since" at={createdAt} show="both" />],
          [messages.columns.state, isHidden ? messages.hidden : messages.visible],
        ]}
      />
      <h3>{messages.words}</h3>
      <p className="prose">{words || <span className="soft">{messages.noWords}</span>}</p>
    </Section>
  )
}

function Decide({ report, onDecided }: { report: Report; onDecided: () => void }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Section title={messages.decide}>
      <p className="soft">{messages.decideNote}</p>
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
        inputOf={(fields, reason) => ({
          id: report._id,
          decision: decisionOf(fields),
          reason,
        })}
      >
        <RadioCards
          name="decision"
          label={messages.decision}
          look="tall"
          options={OPTIONS}
          required
        />
      </DecisionSheet>
    </Section>
  )
}

type Props = { report: Report | null; onDecided: () => void }

/** One report; the messages of the two can be read when both are named by it. */
export function ReportDetail({ report, onDecided }: Props) {
  return (
    <AdminPage title={messages.report}>
      {report ? (
        <div className="admin-columns">
          <div className="stack">
            <About report={report} />
            {report.reporter && <ThreadSection users={[report.subject, report.reporter]} />}
          </div>
          <Decide report={report} onDecided={onDecided} />
        </div>
      ) : (
        <Empty title={messages.gone} />
      )}
    </AdminPage>
  )
}
