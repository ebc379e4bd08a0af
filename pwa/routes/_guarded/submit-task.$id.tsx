import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import type { TaskId } from '#schema/domain/ids.ts'
import { REFUSALS } from '#schema/domain/refusal.ts'
import { whyNotSubmit } from '#schema/domain/task.ts'
import { pullTask, useSubmissions, useTask } from '#pwa/features/tasks/reads.ts'
import { TaskSummary } from '#pwa/features/tasks/task-summary.tsx'
import { useSubmit, useUnsentWork, type WorkFields } from '#pwa/features/tasks/use-submit.ts'
import { words } from '#pwa/features/tasks/words.ts'
import { WorkForm } from '#pwa/features/tasks/work-form.tsx'
import { WorkSaid } from '#pwa/features/tasks/work-said.tsx'
import { workDraft } from '#pwa/features/tasks/work-writes.ts'
import { useDraft } from '#pwa/replica/use-draft.ts'
import { useSession } from '#pwa/session/session.tsx'
import { Page } from '#pwa/ui/page.tsx'
import { SkeletonPage } from '#pwa/ui/skeleton.tsx'
import { Beside } from '../-tasker/beside.tsx'
import { useGoingBack } from '../-going-back.ts'
import { UnknownTask } from '../-tasker/unknown-task.tsx'

export const Route = createFileRoute('/_guarded/submit-task/$id')({
  loader: ({ context: { queries, session }, params }) => {
    void queries.prefetchQuery(pullTask(session, params.id as TaskId))
  },
  component: SubmitTask,
})

const EMPTY: WorkFields = { notes: '', file: null }

function SubmitTask() {
  const id = Route.useParams().id as TaskId
  const session = useSession()
  const task = useTask(id)
  const versions = useSubmissions(id)
  const unsent = useUnsentWork(id)
  const pull = useQuery(pullTask(session, id))
  const draft = useDraft(workDraft(id), EMPTY)
  const { send, said } = useSubmit(id)
  useGoingBack(said !== null, id)

  if (task === null) return <UnknownTask pull={pull} />
  if (task === undefined || !draft.ready) return <SkeletonPage />

  const whyNot = whyNotSubmit({ ...task, taskerId: task.tasker?._id ?? null }, session.me)
  const why = whyNot && (whyNot === 'not_found' ? words.notYours : REFUSALS[whyNot])
  return (
    <Page title={words.submitTitle} back="/assigned-tasks">
      <Beside aside={<TaskSummary task={task} />}>
        {said ? (
          <WorkSaid said={said} />
        ) : (
          <WorkForm
            fields={draft.fields}
            onChange={draft.change}
            why={why}
            refused={unsent?.state === 'refused' ? unsent : null}
            version={versions?.[0]?.version ?? 0}
            onSend={(fields) => send(fields, unsent)}
          />
        )}
      </Beside>
    </Page>
  )
}
