import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ChangeRequestNote } from '#pwa/features/tasks/changes/change-request-note.tsx'
import { TaskSummary } from '#pwa/features/tasks/detail/task-summary.tsx'
import { lifeTaskOf } from '#pwa/features/tasks/life/life-task.ts'
import { messages } from '#pwa/features/tasks/messages.ts'
import { pullTask, useSubmissions, useTask } from '#pwa/features/tasks/reads.ts'
import { submissionDraftKey } from '#pwa/features/tasks/work/queueable.ts'
import { SubmissionForm } from '#pwa/features/tasks/work/submission-form.tsx'
import {
  EMPTY_SUBMISSION,
  usePendingSubmission,
  useSubmit,
} from '#pwa/features/tasks/work/use-submit.ts'
import { useDraft } from '#pwa/outbox/use-draft.ts'
import { useRedirectBack } from '#pwa/routes/-redirect.ts'
import { UnknownTask } from '#pwa/routes/-tasker/unknown-task.tsx'
import { useSession } from '#pwa/session/session.tsx'
import { SentNote } from '#pwa/ui/feedback/sent-note.tsx'
import { SkeletonPage } from '#pwa/ui/feedback/skeleton.tsx'
import { toast } from '#pwa/ui/feedback/toast-store.ts'
import { Page } from '#pwa/ui/layout/page.tsx'
import { TwoColumn } from '#pwa/ui/layout/two-column.tsx'
import type { TaskId } from '#schema/domain/ids.ts'
import { ERROR_MESSAGES } from '#schema/domain/messages/errors.ts'
import { GENERAL_MESSAGES } from '#schema/domain/messages/general.ts'
import { currentStageOf } from '#schema/domain/stages.ts'
import { whyNotSubmit } from '#schema/domain/task.ts'

export const Route = createFileRoute('/_guarded/submit-task/$id')({
  loader: ({ context: { queries, session }, params }) => {
    void queries.prefetchQuery(pullTask(session, params.id as TaskId))
  },
  component: SubmitTask,
})

/** Shown after submitting, until the screen goes back. */
function SubmissionSentNote({ isSent }: { isSent: boolean }) {
  useEffect(() => {
    if (isSent) toast(GENERAL_MESSAGES.workSubmitted)
  }, [isSent])
  return (
    <SentNote
      isSent={isSent}
      sentTitle={GENERAL_MESSAGES.workSubmitted}
      savedTitle={messages.savedTitle}
    >
      {!isSent && <p>{messages.savedNote}</p>}
      <p className="soft small">{messages.goingBack}</p>
    </SentNote>
  )
}

function SubmitTask() {
  const id = Route.useParams().id as TaskId
  const session = useSession()
  const task = useTask(id)
  const submissions = useSubmissions(id)
  const pending = usePendingSubmission(id)
  const pull = useQuery(pullTask(session, id))
  const draft = useDraft(submissionDraftKey(id), EMPTY_SUBMISSION)
  const { submit, state } = useSubmit(id)
  useRedirectBack(state !== null, id)

  if (task === null) return <UnknownTask pull={pull} />
  if (task === undefined || !draft.isReady) return <SkeletonPage />

  const life = lifeTaskOf(task)
  const code = whyNotSubmit(life, session.userId)
  // A stage begins without a version of its own.
  const stage = currentStageOf(life)?.n ?? null
  const latest = submissions?.find((each) => (each.stage ?? null) === stage)
  const reason = code && (code === 'not_found' ? messages.notYours : ERROR_MESSAGES[code])
  return (
    <Page title={messages.submitTitle} back="/assigned-tasks">
      <TwoColumn aside={<TaskSummary task={task} />}>
        {state ? (
          <SubmissionSentNote isSent={state === 'sent'} />
        ) : (
          <div className="stack">
            <ChangeRequestNote task={task} isTasker />
            <SubmissionForm
              fields={draft.fields}
              onChange={draft.change}
              disabledReason={reason}
              rejected={pending?.reason ?? null}
              version={latest?.version ?? 0}
              onSubmit={submit}
            />
          </div>
        )}
      </TwoColumn>
    </Page>
  )
}
