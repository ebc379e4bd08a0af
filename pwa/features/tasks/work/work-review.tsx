import { EvidenceFiles } from '#pwa/features/tasks/evidence/evidence-files.tsx'
import { messages } from '#pwa/features/tasks/messages.ts'
import { useStoredFileUrl } from '#pwa/outbox/use-stored-file.ts'
import { DateText } from '#pwa/ui/display/date-text.tsx'
import { Picture } from '#pwa/ui/display/picture.tsx'
import type { Submission, Task } from '#schema/contract/tasks.ts'
import { submittedFiles } from './submitted-files.ts'
import './work-review.css'

/** The client's own picture, to compare the work with. */
function Before({ image }: { image: Task['taskImage'] }) {
  const url = useStoredFileUrl(image)
  if (!url) return null
  return (
    <figure className="work-review-figure">
      <figcaption className="task-section-title">{messages.before}</figcaption>
      <Picture src={url} alt="" ratio="photo" tapToLoad={false} eager />
    </figure>
  )
}

type Props = { task: Task; submission: Submission }

/** What the client decides about: the latest version of the work beside the picture of before, and its note. */
export function WorkReview({ task, submission }: Props) {
  const files = submittedFiles(submission)
  const hasPictures = files.some(({ type }) => type.startsWith('image/'))
  return (
    <section className="work-review">
      <div className="spread">
        <h2>{messages.workOf(task.tasker?.username ?? messages.aProfessional)}</h2>
        <span className="small soft">
          {messages.version(submission.version)} ·{' '}
          <DateText at={submission.createdAt} show="both" />
        </span>
      </div>
      <div className="work-review-pictures">
        {files.length > 0 && (
          <div className="work-review-figure">
            {hasPictures && <p className="task-section-title">{messages.after}</p>}
            <EvidenceFiles
              files={files}
              altOf={() => messages.workPicture(submission.version)}
              tapToLoad={false}
            />
          </div>
        )}
        {hasPictures && <Before image={task.taskImage} />}
      </div>
      <p className="prose">{submission.submissionNotes}</p>
      {files.length === 0 && <p className="small soft">{messages.noFile}</p>}
    </section>
  )
}
