import { TaskSection } from '#pwa/features/tasks/detail/task-section.tsx'
import { EvidenceFiles } from '#pwa/features/tasks/evidence/evidence-files.tsx'
import { DateText } from '#pwa/ui/display/date-text.tsx'
import type { Dispute } from '#schema/contract/disputes.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { DISPUTE_MESSAGES } from '#schema/domain/messages/disputes.ts'
import { messages } from './messages.ts'
import '#pwa/features/tasks/work/submission-versions.css'

type Props = { dispute: Dispute; userId: UserId; other: string }

/** Both statements with their evidence, the opener's first. */
export function Statements({ dispute, userId, other }: Props) {
  return (
    <TaskSection title={messages.statements}>
      <p className="strong">{DISPUTE_MESSAGES.reasons[dispute.reason]}</p>
      <ul role="list">
        {dispute.statements.map(({ _id, author, statement, createdAt, files }) => (
          <li key={_id} className="submission-versions-one">
            <div className="spread">
              <span className="strong upper">{author === userId ? messages.you : other}</span>
              <span className="small soft">
                <DateText at={createdAt} show="both" />
              </span>
            </div>
            <p className="prose">{statement}</p>
            <EvidenceFiles files={files} />
          </li>
        ))}
      </ul>
    </TaskSection>
  )
}
