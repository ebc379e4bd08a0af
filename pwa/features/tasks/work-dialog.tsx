import { useQuery } from '@tanstack/react-query'
import type { TaskId } from '#schema/domain/ids.ts'
import { useOnline } from '#pwa/api/online.ts'
import { useKeptFile } from '#pwa/replica/use-kept-file.ts'
import { useSession } from '#pwa/session/session.tsx'
import { Dialog } from '#pwa/ui/dialog.tsx'
import { ErrorNote } from '#pwa/ui/error-note.tsx'
import { Icon } from '#pwa/ui/icon.tsx'
import { Picture } from '#pwa/ui/picture.tsx'
import { Skeleton } from '#pwa/ui/skeleton.tsx'
import type { MyTask } from './client-tasks.ts'
import { words } from './client-words.ts'
import { pullTask, useSubmissions } from './reads.ts'

/** The latest version's file. Its link is signed for an hour, so it is asked for when it is wanted. */
function Work({ id }: { id: TaskId }) {
  const session = useSession()
  const { online } = useOnline()
  const pull = useQuery(pullTask(session, id))
  const submissions = useSubmissions(id)
  const latest = submissions?.toSorted((a, b) => b.version - a.version)[0]
  const address = useKeptFile(latest?.submissionFile ?? null)
  if (!latest && pull.isPending && online) return <Skeleton shape="picture" />
  if (!latest && !online) return <p>{words.workOffline}</p>
  if (!latest && pull.isError) return <ErrorNote onRetry={() => void pull.refetch()} />
  if (!address) return <p>{words.workNone}</p>
  if (latest?.submissionFileType?.startsWith('image/'))
    return <Picture src={address} alt={words.workPicture} ratio="photo" eager />
  return (
    <a href={address} target="_blank" rel="noopener" className="row">
      <Icon name="external" size="small" />
      {words.workFile}
    </a>
  )
}

type Props = { task: MyTask | null; onClose: () => void }

/** View Image: what came with the work. */
export function WorkDialog({ task, onClose }: Props) {
  return (
    <Dialog open={task !== null} onClose={onClose} title={words.workPicture}>
      {task && <Work id={task._id} />}
    </Dialog>
  )
}
