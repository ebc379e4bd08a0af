import { useQuery } from '@tanstack/react-query'
import { useOnline } from '#pwa/api/online.ts'
import type { PostedTask } from '#pwa/features/tasks/client/client-tasks.ts'
import { messages } from '#pwa/features/tasks/client/messages.ts'
import { EvidenceFiles } from '#pwa/features/tasks/evidence/evidence-files.tsx'
import { pullTask, useSubmissions } from '#pwa/features/tasks/reads.ts'
import { useSession } from '#pwa/session/session.tsx'
import { ErrorNote } from '#pwa/ui/feedback/error-note.tsx'
import { Skeleton } from '#pwa/ui/feedback/skeleton.tsx'
import { Dialog } from '#pwa/ui/layout/dialog.tsx'
import type { TaskId } from '#schema/domain/ids.ts'
import { submittedFiles } from './submitted-files.ts'

/** The file of the latest version. Fetched when the dialog opens, because its signed link is valid for one hour. */
function LatestFile({ id }: { id: TaskId }) {
  const session = useSession()
  const { online, whyOffline } = useOnline()
  const pull = useQuery(pullTask(session, id))
  const submissions = useSubmissions(id)
  const latest = submissions?.toSorted((a, b) => b.version - a.version)[0]
  if (!latest) {
    if (!online) return <p>{whyOffline(messages.workOffline)}</p>
    if (pull.isPending) return <Skeleton shape="picture" />
    if (pull.isError) return <ErrorNote onRetry={() => void pull.refetch()} />
  }
  const files = latest ? submittedFiles(latest) : []
  if (files.length === 0) return <p>{messages.workNone}</p>
  return <EvidenceFiles files={files} altOf={() => messages.workPicture} />
}

type Props = { task: PostedTask | null; onClose: () => void }

export function SubmissionDialog({ task, onClose }: Props) {
  return (
    <Dialog open={task !== null} onClose={onClose} title={messages.workPicture}>
      {task && <LatestFile id={task._id} />}
    </Dialog>
  )
}
