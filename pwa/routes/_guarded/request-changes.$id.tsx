import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { messages } from '#pwa/features/tasks/changes/messages.ts'
import { changesDraftKey } from '#pwa/features/tasks/changes/queueable.ts'
import { RequestChangesForm } from '#pwa/features/tasks/changes/request-changes-form.tsx'
import {
  usePendingRequest,
  useRequestChanges,
} from '#pwa/features/tasks/changes/use-request-changes.ts'
import { TaskSummary } from '#pwa/features/tasks/detail/task-summary.tsx'
import { lifeTaskOf } from '#pwa/features/tasks/life/life-task.ts'
import { pullTask, useSubmissions, useTask } from '#pwa/features/tasks/reads.ts'
import { SubmissionVersions } from '#pwa/features/tasks/work/submission-versions.tsx'
import type { Shown } from '#pwa/outbox/optimistic-view.ts'
import { useDraft } from '#pwa/outbox/use-draft.ts'
import { useRedirectBack } from '#pwa/routes/-redirect.ts'
import { UnknownTask } from '#pwa/routes/-tasker/unknown-task.tsx'
import { useSession } from '#pwa/session/session.tsx'
import { SentNote } from '#pwa/ui/feedback/sent-note.tsx'
import { SkeletonPage } from '#pwa/ui/feedback/skeleton.tsx'
import { Page } from '#pwa/ui/layout/page.tsx'
import { TwoColumn } from '#pwa/ui/layout/two-column.tsx'
import type { Task } from '#schema/contract/tasks.ts'
import { whyNotRequestChanges } from '#schema/domain/change-request.ts'
import type { TaskId } from '#schema/domain/ids.ts'
import { ERROR_MESSAGES } from '#schema/domain/messages/errors.ts'
import { WORK_MESSAGES } from '#schema/domain/messages/work.ts'

export const Route = createFileRoute('/_guarded/request-changes/$id')({
  loader: ({ context: { queries, session }, params }) => {
    void queries.prefetchQuery(pullTask(session, params.id as TaskId))
  },
  component: RequestChanges,
})

function Editor({ task }: { task: Shown<Task> }) {
  const { _id: id, tasker, autoApproveAt } = task
  const { userId } = useSession()
  const draft = useDraft(changesDraftKey(id), { note: '' })
  const versions = useSubmissions(id) ?? []
  const pending = usePendingRequest(id)
  const { submit, state } = useRequestChanges(id)
  // The optimistic row has no deadline any more.
  const [deadline, setDeadline] = useState<string | null>(null)
  useRedirectBack(state !== null, id)

  if (!draft.isReady) return <SkeletonPage />
  if (state)
    return (
      <SentNote
        isSent={state === 'sent'}
        sentTitle={WORK_MESSAGES.changesRequested}
        savedTitle={messages.savedTitle}
      >
        {state !== 'sent' && <p>{messages.savedNote}</p>}
        {state !== 'sent' && deadline && <p>{messages.savedDeadline(deadline)}</p>}
      </SentNote>
    )
  const lifeTask = lifeTaskOf(task)
  const code = whyNotRequestChanges(lifeTask, userId)
  const reason = code && (code === 'not_found' ? messages.notYours : ERROR_MESSAGES[code])
  const send = (note: string) => {
    setDeadline(autoApproveAt)
    return submit(note, versions[0]?._id)
  }
  return (
    <>
      <RequestChangesForm
        note={draft.fields.note}
        onChange={(note) => draft.change({ note })}
        tasker={tasker?.username ?? ''}
        count={lifeTask.revisions + 1}
        disabledReason={reason}
        rejected={pending?.reason ?? null}
        onSubmit={send}
      />
      <SubmissionVersions task={id} versions={versions} delivery={task.delivery} />
    </>
  )
}

function RequestChanges() {
  const id = Route.useParams().id as TaskId
  const session = useSession()
  const task = useTask(id)
  const pull = useQuery(pullTask(session, id))
  if (task === null) return <UnknownTask pull={pull} />
  if (task === undefined) return <SkeletonPage />
  return (
    <Page title={messages.title} back="/client-submitted-tasks">
      <TwoColumn aside={<TaskSummary task={task} />}>
        <Editor task={task} />
      </TwoColumn>
    </Page>
  )
}
