import { TaskSection } from '#pwa/features/tasks/detail/task-section.tsx'
import { messages } from '#pwa/features/tasks/messages.ts'
import { DELIVERY_MESSAGES } from '#pwa/outbox/delivery-messages.ts'
import { isWaiting } from '#pwa/outbox/entry.ts'
import type { Delivery } from '#pwa/outbox/optimistic-view.ts'
import { useStoredFileUrl } from '#pwa/outbox/use-stored-file.ts'
import { Badge } from '#pwa/ui/display/badge.tsx'
import { DateText } from '#pwa/ui/display/date-text.tsx'
import { Icon } from '#pwa/ui/display/icon.tsx'
import { Picture } from '#pwa/ui/display/picture.tsx'
import type { Submission } from '#schema/contract/tasks.ts'
import type { TaskId } from '#schema/domain/ids.ts'
import { isUnsentVersion } from './queueable.ts'
import { SubmissionProgress } from './submission-progress.tsx'
import './submission-versions.css'

function SubmittedFile({ submission }: { submission: Submission }) {
  const url = useStoredFileUrl(submission.submissionFile)
  if (!url) return null
  if (submission.submissionFileType?.startsWith('image/'))
    return (
      <div className="submission-versions-picture">
        <Picture src={url} alt={messages.workPicture(submission.version)} ratio="photo" />
      </div>
    )
  return (
    <a className="submission-versions-file" href={url} target="_blank" rel="noreferrer">
      <Icon name="attach" size="small" />
      {messages.workFile}
    </a>
  )
}

/** Badge of a version that the server has not confirmed. */
function DeliveryBadge({ delivery }: { delivery: Delivery }) {
  if (!isWaiting(delivery))
    return (
      <Badge tone="good" icon="check">
        {DELIVERY_MESSAGES.sent}
      </Badge>
    )
  return (
    <Badge tone="wait" icon="phone">
      {delivery.isLate ? DELIVERY_MESSAGES.late : DELIVERY_MESSAGES.saved}
    </Badge>
  )
}

/** What the client asked to change in this version. A row of an earlier app has no such field. */
function AskedChanges({ submission }: { submission: Submission }) {
  const { changeRequest } = submission as Partial<Submission>
  if (!changeRequest) return null
  return (
    <div className="submission-versions-changes">
      <p className="small soft">
        {messages.changesAsked} <DateText at={changeRequest.at} show="both" />
      </p>
      <p className="prose">{changeRequest.note}</p>
    </div>
  )
}

type Props = { task: TaskId; versions: readonly Submission[]; delivery: Delivery }

/** All submitted versions, the latest first; client and tasker see the same list. */
export function SubmissionVersions({ task, versions, delivery }: Props) {
  if (versions.length === 0) return null
  return (
    <TaskSection title={messages.work}>
      <ol role="list">
        {versions.map((submission) => (
          <li key={submission._id} className="submission-versions-one">
            <div className="spread">
              <span className="strong">{messages.version(submission.version)}</span>
              {isUnsentVersion(submission) ? (
                <DeliveryBadge delivery={delivery} />
              ) : (
                <span className="small soft">
                  <DateText at={submission.createdAt} show="both" />
                </span>
              )}
            </div>
            <p className="prose">{submission.submissionNotes}</p>
            <SubmittedFile submission={submission} />
            <AskedChanges submission={submission} />
            {isUnsentVersion(submission) && <SubmissionProgress id={task} />}
          </li>
        ))}
      </ol>
    </TaskSection>
  )
}
