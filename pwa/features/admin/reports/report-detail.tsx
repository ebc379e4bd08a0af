import { Link } from '@tanstack/react-router'
import { Facts } from '#pwa/features/admin/page/facts.tsx'
import { Section } from '#pwa/features/admin/page/section.tsx'
import { ThreadSection } from '#pwa/features/admin/thread/thread-section.tsx'
import { DateText } from '#pwa/ui/display/date-text.tsx'
import { Picture } from '#pwa/ui/display/picture.tsx'
import type { ResponseBody } from '#schema/contract/endpoint.ts'
import type { listOpenReports } from '#schema/contract/trust.ts'
import { CasePage } from './case-page.tsx'
import { messages } from './messages.ts'

export type Report = ResponseBody<typeof listOpenReports>['reports'][number]

function About({ report }: { report: Report }) {
  const { subject, reporter, target, reason, words, createdAt, isHidden, picture, caption } = report
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
          [messages.columns.reporter, reporter.username],
          [messages.columns.since, <DateText key="since" at={createdAt} show="both" />],
          [messages.columns.state, isHidden ? messages.hidden : messages.visible],
        ]}
      />
      {picture && (
        <Picture
          src={picture}
          alt={caption || messages.targets[target]}
          ratio="photo"
          tapToLoad={false}
        />
      )}
      {caption && <p className="prose">{caption}</p>}
      <h3>{messages.words}</h3>
      <p className="prose">{words || <span className="soft">{messages.noWords}</span>}</p>
    </Section>
  )
}

type Props = { report: Report | null; onDecided: () => void }

/** One report, with the messages of the two. */
export function ReportDetail({ report, onDecided }: Props) {
  return (
    <CasePage
      title={messages.report}
      id={report?._id ?? null}
      gone={messages.gone}
      note={messages.decideNote}
      choices={messages.decisions}
      onDecided={onDecided}
    >
      {report && (
        <>
          <About report={report} />
          <ThreadSection users={[report.subject, report.reporter]} />
        </>
      )}
    </CasePage>
  )
}
