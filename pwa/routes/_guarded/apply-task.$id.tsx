import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Navigate } from '@tanstack/react-router'
import { useState } from 'react'
import { plannedFrom } from '#pwa/features/proposals/apply/plan-fields.ts'
import { ProposalForm } from '#pwa/features/proposals/apply/proposal-form.tsx'
import { ProposalSentNote } from '#pwa/features/proposals/apply/proposal-sent-note.tsx'
import { newestTask, renderTaskChanges } from '#pwa/features/proposals/apply/task-changes.tsx'
import { useApplyForTask, useEditProposal } from '#pwa/features/proposals/apply/use-apply.ts'
import {
  EMPTY_PROPOSAL,
  type ProposalFields,
} from '#pwa/features/proposals/apply/validate-proposal.ts'
import { messages } from '#pwa/features/proposals/messages.ts'
import type { MyProposal } from '#pwa/features/proposals/mine/my-proposals.ts'
import { usePendingProposal, useProposalsForTask } from '#pwa/features/proposals/mine/reads.ts'
import { applyDraftKey } from '#pwa/features/proposals/queueable.ts'
import { TaskSummary } from '#pwa/features/tasks/detail/task-summary.tsx'
import { Earnings } from '#pwa/features/tasks/life/earnings.tsx'
import { pullTask, useTask } from '#pwa/features/tasks/reads.ts'
import type { EntryView } from '#pwa/outbox/entry-view.ts'
import { isFailed } from '#pwa/outbox/entry.ts'
import { useDraft } from '#pwa/outbox/use-draft.ts'
import { useRedirectBack } from '#pwa/routes/-redirect.ts'
import { MissingUser } from '#pwa/routes/-shell/missing-user.tsx'
import { useSession, useUser } from '#pwa/session/session.tsx'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { SkeletonPage } from '#pwa/ui/feedback/skeleton.tsx'
import { Page } from '#pwa/ui/layout/page.tsx'
import { TwoColumn } from '#pwa/ui/layout/two-column.tsx'
import type { OwnUser } from '#schema/contract/accounts.ts'
import type { Task } from '#schema/contract/tasks.ts'
import { koboFromText } from '#schema/domain/amount-text.ts'
import { dayOf, type Day } from '#schema/domain/days.ts'
import type { ProposalId, TaskId } from '#schema/domain/ids.ts'
import { ERROR_MESSAGES } from '#schema/domain/messages/errors.ts'
import { GENERAL_MESSAGES } from '#schema/domain/messages/general.ts'
import { proposedDay } from '#schema/domain/needed-by.ts'
import { whyNotApply } from '#schema/domain/proposal.ts'

export const Route = createFileRoute('/_guarded/apply-task/$id')({
  loader: ({ context: { queries, session }, params }) => {
    void queries.prefetchQuery(pullTask(session, params.id as TaskId))
  },
  component: ApplyTask,
})

/** Its day follows from when the client needs it and how long it takes. */
function emptyProposal(task: Task | null, today: Day): ProposalFields {
  return { ...EMPTY_PROPOSAL, date: (task && proposedDay(task, today)) ?? '' }
}

const isSame = (one: ProposalFields, other: ProposalFields) =>
  JSON.stringify(one) === JSON.stringify(other)

/** The proposal that the client has: what this form changes once nothing waits in it. */
const liveProposal = (proposals: readonly MyProposal[] | undefined) =>
  proposals?.find(({ status, delivery }) => status === 'pending' && delivery.state !== 'failed')

/** What the form sends: an application, or a change of the proposal that the client has. */
function useProposalForm(id: TaskId, live: MyProposal | undefined) {
  const application = useApplyForTask(id)
  const edit = useEditProposal(live?._id ?? ('' as ProposalId), applyDraftKey(id))
  const entry = application.entry ?? edit.entry
  const submit = (fields: ProposalFields, task: Task | null) =>
    live ? edit.submit(fields) : application.submit({ fields, task })
  return { entry, submit, isEdit: edit.entry !== null }
}

const renderSummary = (task: Task | null) =>
  task ? (
    <TaskSummary task={task} />
  ) : (
    <Notice tone="wait" icon="alert">
      {GENERAL_MESSAGES.pleaseSelectTask}
    </Notice>
  )

function ApplyTask() {
  const id = Route.useParams().id as TaskId
  const session = useSession()
  const user = useUser()
  const stored = useTask(id)
  const pending = usePendingProposal(id)
  const pull = useQuery(pullTask(session, id))
  const task = newestTask(stored, pending)
  if (user === null)
    return (
      <Page title={messages.formTitle} back="/all-task">
        <MissingUser />
      </Page>
    )
  if (!user || task === undefined || (task === null && pull.isFetching)) return <SkeletonPage />
  return <Editor id={id} task={task} user={user} pending={pending} />
}

type EditorProps = { id: TaskId; task: Task | null; user: OwnUser; pending: EntryView | null }

function Editor({ id, task, user, pending }: EditorProps) {
  const session = useSession()
  const proposals = useProposalsForTask(id)
  const [empty] = useState(() => emptyProposal(task, dayOf(session.now())))
  const draft = useDraft(applyDraftKey(id), empty)
  const live = pending ? undefined : liveProposal(proposals)
  const { submit, entry, isEdit } = useProposalForm(id, live)
  const done = entry !== null && !isFailed(entry) ? entry : null
  useRedirectBack(done !== null, id)

  if (!draft.isReady) return <SkeletonPage />
  if (live && !done && isSame(draft.fields, empty))
    return <Navigate to="/edit-proposal/$id" params={{ id: live._id }} replace />

  const isChange = !done && (pending !== null || live !== undefined)
  return (
    <Page title={isChange ? messages.editTitle : messages.formTitle} back="/all-task">
      <TwoColumn aside={renderSummary(task)}>
        {done ? (
          <ProposalSentNote isSent={done.state === 'sent'} isEdit={isEdit} />
        ) : (
          <ProposalForm
            fields={draft.fields}
            onChange={draft.change}
            task={task}
            disabledReason={whyNotSend({ task, user, proposals, pending, live })}
            pending={pending}
            isEdit={live !== undefined}
            {...(live && { sentPrice: live.price })}
            taskChanges={renderTaskChanges(pending, task)}
            now={session.now()}
            earnings={
              <Earnings
                task={id}
                price={koboFromText(draft.fields.price)}
                plan={plannedFrom(draft.fields.stages ?? [])}
                isOpen
              />
            }
            onSubmit={(fields) => submit(fields, task)}
          />
        )}
      </TwoColumn>
    </Page>
  )
}

type Form = {
  task: Task | null
  user: OwnUser
  proposals: readonly MyProposal[] | undefined
  pending: EntryView | null
  live: MyProposal | undefined
}

/** The proposal that this form changes does not count as an earlier one. */
function whyNotSend({ task, user, proposals = [], pending, live }: Form): string | null {
  const edited = pending?.ref ?? live?._id
  const earlier = proposals.filter(({ _id }) => _id !== edited)
  const actor = { id: user._id, userType: user.userType }
  const reason = task && whyNotApply(task, actor, earlier)
  return reason && ERROR_MESSAGES[reason]
}
