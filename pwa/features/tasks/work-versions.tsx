import type { InferOutput } from 'valibot'
import type { Submission } from '#schema/contract/tasks.ts'
import type { TaskId } from '#schema/domain/ids.ts'
import type { Delivery } from '#pwa/replica/view.ts'
import { DELIVERY_WORDS } from '#pwa/replica/words.ts'
import { useKeptFile } from '#pwa/replica/use-kept-file.ts'
import { Badge } from '#pwa/ui/badge.tsx'
import { DateText } from '#pwa/ui/date-text.tsx'
import { Icon } from '#pwa/ui/icon.tsx'
import { Picture } from '#pwa/ui/picture.tsx'
import { SendingWork } from './sending-work.tsx'
import { TaskSection } from './task-section.tsx'
import { words } from './words.ts'
import './work-versions.css'

type Version = InferOutput<typeof Submission>

const isUnsent = ({ _id }: Version) => _id.startsWith('unsent:')

function WorkFile({ work }: { work: Version }) {
  const address = useKeptFile(work.submissionFile)
  if (!address) return null
  if (work.submissionFileType?.startsWith('image/'))
    return (
      <div className="work-versions-picture">
        <Picture src={address} alt={words.workPicture(work.version)} ratio="photo" />
      </div>
    )
  return (
    <a className="work-versions-file" href={address} target="_blank" rel="noreferrer">
      <Icon name="attach" size="small" />
      {words.workFile}
    </a>
  )
}

type Props = { task: TaskId; versions: readonly Version[]; delivery: Delivery }

/** Everything handed in, the latest first; both sides see all of it (R29). */
export function WorkVersions({ task, versions, delivery }: Props) {
  const isSaved = delivery.state === 'saved'
  const saved = isSaved && delivery.isLate ? DELIVERY_WORDS.late : DELIVERY_WORDS.saved
  if (versions.length === 0) return null
  return (
    <TaskSection title={words.work}>
      <ol role="list">
        {versions.map((work) => (
          <li key={work._id} className="work-versions-one">
            <div className="spread">
              <span className="strong">{words.version(work.version)}</span>
              {isUnsent(work) ? (
                <Badge tone={isSaved ? 'wait' : 'good'} icon={isSaved ? 'phone' : 'check'}>
                  {isSaved ? saved : DELIVERY_WORDS.sent}
                </Badge>
              ) : (
                <span className="small soft">
                  <DateText at={work.createdAt} show="both" />
                </span>
              )}
            </div>
            <p className="prose">{work.submissionNotes}</p>
            <WorkFile work={work} />
            {isUnsent(work) && <SendingWork id={task} />}
          </li>
        ))}
      </ol>
    </TaskSection>
  )
}
