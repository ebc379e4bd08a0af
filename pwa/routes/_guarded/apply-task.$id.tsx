import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import type { TaskId } from '#schema/domain/ids.ts'
import { whyNotApply } from '#schema/domain/proposal.ts'
import { REFUSALS } from '#schema/domain/refusal.ts'
import { TEXTS } from '#schema/domain/texts.ts'
import { EMPTY_PROPOSAL } from '#pwa/features/proposals/check.ts'
import { ProposalForm } from '#pwa/features/proposals/proposal-form.tsx'
import { useProposalsOn, useUnsentProposal } from '#pwa/features/proposals/reads.ts'
import { SaidNotice } from '#pwa/features/proposals/said-notice.tsx'
import { useApply } from '#pwa/features/proposals/use-apply.ts'
import { words } from '#pwa/features/proposals/words.ts'
import { proposalDraft } from '#pwa/features/proposals/writes.ts'
import { pullTask, useTask } from '#pwa/features/tasks/reads.ts'
import { TaskSummary } from '#pwa/features/tasks/task-summary.tsx'
import { useDraft } from '#pwa/replica/use-draft.ts'
import { useSession, useUser } from '#pwa/session/session.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { Page } from '#pwa/ui/page.tsx'
import { SkeletonPage } from '#pwa/ui/skeleton.tsx'
import { Beside } from '../-tasker/beside.tsx'
import { useGoingBack } from '../-going-back.ts'

export const Route = createFileRoute('/_guarded/apply-task/$id')({
  loader: ({ context: { queries, session }, params }) => {
    void queries.prefetchQuery(pullTask(session, params.id as TaskId))
  },
  component: ApplyTask,
})

function ApplyTask() {
  const id = Route.useParams().id as TaskId
  const session = useSession()
  const user = useUser()
  const task = useTask(id)
  const mine = useProposalsOn(id)
  const unsent = useUnsentProposal(id)
  const pull = useQuery(pullTask(session, id))
  const draft = useDraft(proposalDraft(id), EMPTY_PROPOSAL)
  const { send, said } = useApply(id)
  const isDone = said === 'saved' || said === 'sent'
  useGoingBack(isDone, id)

  const isLooking = task === undefined || (task === null && pull.isFetching)
  if (isLooking || !draft.ready || !user) return <SkeletonPage />

  // What waits here is what is being edited; it does not stand in its own way.
  const earlier = (mine ?? []).filter(({ _id }) => _id !== unsent?.ref)
  const whyNot = task && whyNotApply(task, { id: session.me, userType: user.userType }, earlier)
  return (
    <Page title={unsent && !isDone ? words.editTitle : words.formTitle} back="/all-task">
      <Beside
        aside={
          task ? (
            <TaskSummary task={task} />
          ) : (
            <Notice tone="wait" icon="alert">
              {TEXTS.pleaseSelectTask}
            </Notice>
          )
        }
      >
        {isDone ? (
          <SaidNotice said={said} />
        ) : (
          <ProposalForm
            fields={draft.fields}
            onChange={draft.change}
            task={task}
            why={whyNot && REFUSALS[whyNot]}
            unsent={unsent}
            now={session.now()}
            onSend={(fields) => send(fields, task?.title ?? '', unsent, earlier)}
          />
        )}
      </Beside>
    </Page>
  )
}
