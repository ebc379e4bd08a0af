import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { ProposalForm } from '#pwa/features/proposals/apply/proposal-form.tsx'
import { ProposalSentNote } from '#pwa/features/proposals/apply/proposal-sent-note.tsx'
import { newestTask, renderTaskChanges } from '#pwa/features/proposals/apply/task-changes.tsx'
import { useApplyForTask } from '#pwa/features/proposals/apply/use-apply.ts'
import { EMPTY_PROPOSAL } from '#pwa/features/proposals/apply/validate-proposal.ts'
import { messages } from '#pwa/features/proposals/messages.ts'
import { usePendingProposal, useProposalsForTask } from '#pwa/features/proposals/mine/reads.ts'
import { applyDraftKey } from '#pwa/features/proposals/queueable.ts'
import { TaskSummary } from '#pwa/features/tasks/detail/task-summary.tsx'
import { Earnings } from '#pwa/features/tasks/life/earnings.tsx'
import { pullTask, useTask } from '#pwa/features/tasks/reads.ts'
import { isFailed } from '#pwa/outbox/entry.ts'
import { useDraft } from '#pwa/outbox/use-draft.ts'
import { useRedirectBack } from '#pwa/routes/-redirect.ts'
import { MissingUser } from '#pwa/routes/-shell/missing-user.tsx'
import { TwoColumn } from '#pwa/routes/-tasker/two-column.tsx'
import { useSession, useUser } from '#pwa/session/session.tsx'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { SkeletonPage } from '#pwa/ui/feedback/skeleton.tsx'
import { Page } from '#pwa/ui/layout/page.tsx'
import { koboFromText } from '#schema/domain/amount-text.ts'
import type { TaskId } from '#schema/domain/ids.ts'
import { ERROR_MESSAGES } from '#schema/domain/messages/errors.ts'
import { GENERAL_MESSAGES } from '#schema/domain/messages/general.ts'
import { whyNotApply } from '#schema/domain/proposal.ts'

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
  const stored = useTask(id)
  const proposals = useProposalsForTask(id)
  const pending = usePendingProposal(id)
  const pull = useQuery(pullTask(session, id))
  const draft = useDraft(applyDraftKey(id), EMPTY_PROPOSAL)
  const { submit, entry } = useApplyForTask(id)
  const task = newestTask(stored, pending)
  const isDone = entry !== null && !isFailed(entry)
  useRedirectBack(isDone, id)

  const isLoading = task === undefined || (task === null && pull.isFetching)
  if (user === null)
    return (
      <Page title={messages.formTitle} back="/all-task">
        <MissingUser />
      </Page>
    )
  if (isLoading || !draft.isReady || !user) return <SkeletonPage />

  // The pending proposal is the one this form edits, so it does not count as an earlier one.
  const earlier = (proposals ?? []).filter(({ _id }) => _id !== pending?.ref)
  const actor = { id: session.userId, userType: user.userType }
  const reason = task && whyNotApply(task, actor, earlier)
  const aside = task ? (
    <TaskSummary task={task} />
  ) : (
    <Notice tone="wait" icon="alert">
      {GENERAL_MESSAGES.pleaseSelectTask}
    </Notice>
  )
  return (
    <Page title={pending && !isDone ? messages.editTitle : messages.formTitle} back="/all-task">
      <TwoColumn aside={aside}>
        {isDone ? (
          <ProposalSentNote isSent={entry.state === 'sent'} />
        ) : (
          <ProposalForm
            fields={draft.fields}
            onChange={draft.change}
            task={task}
            disabledReason={reason && ERROR_MESSAGES[reason]}
            pending={pending}
            taskChanges={renderTaskChanges(pending, task)}
            now={session.now()}
            earnings={<Earnings task={id} price={koboFromText(draft.fields.price)} isOpen />}
            onSubmit={(fields) => submit({ fields, task })}
          />
        )}
      </TwoColumn>
    </Page>
  )
}
