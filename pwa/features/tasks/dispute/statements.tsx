import { TaskSection } from '#pwa/features/tasks/detail/task-section.tsx'
import { DateText } from '#pwa/ui/display/date-text.tsx'
import { Icon } from '#pwa/ui/display/icon.tsx'
import { Picture } from '#pwa/ui/display/picture.tsx'
import type { Dispute } from '#schema/contract/disputes.ts'
import { proofOf } from '#schema/domain/evidence.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { DISPUTE_MESSAGES } from '#schema/domain/messages/disputes.ts'
import { messages } from './messages.ts'
import { formatMoment } from './words.ts'
import '#pwa/features/tasks/work/submission-versions.css'

type Statement = Dispute['statements'][number]
type EvidenceFile = Statement['files'][number]

/** Whether the file is the one that the phone captured, and when that was. */
function proofWords({ isSame, capturedAt }: EvidenceFile): string {
  const proof = proofOf({ isSame })
  if (proof === 'same') return messages.proof.same(capturedAt ? formatMoment(capturedAt) : '')
  return messages.proof[proof]
}

function Evidence({ file, number }: { file: EvidenceFile; number: number }) {
  return (
    <li className="stack stack-tight">
      {file.type.startsWith('image/') ? (
        <div className="submission-versions-picture">
          <Picture src={file.url} alt={messages.picture(number)} ratio="photo" />
        </div>
      ) : (
        <a className="submission-versions-file" href={file.url} target="_blank" rel="noreferrer">
          <Icon name="attach" size="small" />
          {messages.file}
        </a>
      )}
      <p className="small soft">{proofWords(file)}</p>
    </li>
  )
}

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
            <ul role="list" className="stack">
              {files.map((file, index) => (
                <Evidence key={file.url} file={file} number={index + 1} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </TaskSection>
  )
}
