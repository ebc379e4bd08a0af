import { TaskSection } from '#pwa/features/tasks/detail/task-section.tsx'
import { EvidenceFiles } from '#pwa/features/tasks/evidence/evidence-files.tsx'
import { messages } from '#pwa/features/tasks/messages.ts'
import { DELIVERY_MESSAGES } from '#pwa/outbox/delivery-messages.ts'
import { isWaiting } from '#pwa/outbox/entry.ts'
import type { Delivery } from '#pwa/outbox/optimistic-view.ts'
import { useEntryActions } from '#pwa/outbox/use-outbox-entry.ts'
import { Badge } from '#pwa/ui/display/badge.tsx'
import { DateText } from '#pwa/ui/display/date-text.tsx'
import { Progress } from '#pwa/ui/display/progress.tsx'
import { toast } from '#pwa/ui/feedback/toast-store.ts'
import { Button } from '#pwa/ui/form/button.tsx'
import './submission-versions.css'
import type { Submission } from '#schema/contract/tasks.ts'
import type { TaskId } from '#schema/domain/ids.ts'
import type { Stages } from '#schema/domain/stages.ts'
import { isUnsentVersion } from './queueable.ts'
import { submittedFiles } from './submitted-files.ts'
import { usePendingSubmission } from './use-submit.ts'

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

type Props = {
  task: TaskId
  /** Of a todo with stages. */
  stages?: Stages
  versions: readonly Submission[]
  delivery: Delivery
  /** The latest version is shown elsewhere. */
  isRest?: boolean
}

/** Upload progress of an unsent submission's file, with a button to stop it. */
function SubmissionProgress({ id }: { id: TaskId }) {
  const pending = usePendingSubmission(id)
  const actions = useEntryActions(pending?.key ?? '')
  if (!pending?.upload) return null
  const stop = async () => {
    const isStopped = await actions.stop()
    toast(isStopped ? messages.stopped : messages.alreadySent, 'news')
  }
  return (
    <div className="stack stack-tight">
      <Progress {...pending.upload} />
      {pending.canStop && (
        <div className="row">
          <Button tone="quiet" size="small" icon="close" onClick={() => void stop()}>
            {messages.stop}
          </Button>
        </div>
      )}
    </div>
  )
}

/** The title of the stage that a version is for. */
const stageOf = ({ stage }: Submission, stages: Stages) =>
  stages?.find(({ n }) => n === stage)?.title

/** All submitted versions, the latest first; client and tasker see the same list. */
export function SubmissionVersions(props: Props) {
  const { task, stages = null, versions, delivery, isRest = false } = props
  if (versions.length === 0) return null
  return (
    <TaskSection title={isRest ? messages.earlierWork : messages.work}>
      <ol role="list">
        {versions.map((submission) => (
          <li key={submission._id} className="submission-versions-one">
            <div className="spread">
              <span className="strong">
                {[stageOf(submission, stages), messages.version(submission.version)]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              {isUnsentVersion(submission) ? (
                <DeliveryBadge delivery={delivery} />
              ) : (
                <span className="small soft">
                  <DateText at={submission.createdAt} show="both" />
                </span>
              )}
            </div>
            <p className="prose">{submission.submissionNotes}</p>
            <EvidenceFiles
              files={submittedFiles(submission)}
              altOf={() => messages.workPicture(submission.version)}
              isUnsent={isUnsentVersion(submission)}
            />
            <AskedChanges submission={submission} />
            {isUnsentVersion(submission) && <SubmissionProgress id={task} />}
          </li>
        ))}
      </ol>
    </TaskSection>
  )
}
