import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { fieldsFromPlan, plannedFrom } from '#pwa/features/proposals/apply/plan-fields.ts'
import { ProposalForm } from '#pwa/features/proposals/apply/proposal-form.tsx'
import { ProposalSentNote } from '#pwa/features/proposals/apply/proposal-sent-note.tsx'
import { useEditProposal } from '#pwa/features/proposals/apply/use-apply.ts'
import { messages } from '#pwa/features/proposals/messages.ts'
import type { MyProposal } from '#pwa/features/proposals/mine/my-proposals.ts'
import { usePendingChange, useProposal } from '#pwa/features/proposals/mine/reads.ts'
import { applyDraftKey, editDraftKey } from '#pwa/features/proposals/queueable.ts'
import { TaskSummary } from '#pwa/features/tasks/detail/task-summary.tsx'
import { Earnings } from '#pwa/features/tasks/life/earnings.tsx'
import { pullTask, useTask } from '#pwa/features/tasks/reads.ts'
import { isFailed } from '#pwa/outbox/entry.ts'
import { useDraft } from '#pwa/outbox/use-draft.ts'
import { useRedirectBack } from '#pwa/routes/-redirect.ts'
import { useSession } from '#pwa/session/session.tsx'
import { Empty } from '#pwa/ui/display/empty.tsx'
import { SkeletonPage } from '#pwa/ui/feedback/skeleton.tsx'
import { Page } from '#pwa/ui/layout/page.tsx'
import { TwoColumn } from '#pwa/ui/layout/two-column.tsx'
import { koboFromText, textFromKobo } from '#schema/domain/amount-text.ts'
import type { ProposalId } from '#schema/domain/ids.ts'

export const Route = createFileRoute('/_guarded/edit-proposal/$id')({ component: EditProposal })

function EditProposal() {
  const proposal = useProposal(Route.useParams().id as ProposalId)
  if (proposal === undefined) return <SkeletonPage />
  return (
    <Page title={messages.editTitle} back="/applied-tasks">
      {proposal ? <Editor proposal={proposal} /> : <Empty title={messages.unknown} />}
    </Page>
  )
}

function Editor({ proposal }: { proposal: MyProposal }) {
  const { _id, price, description, date, stages, status } = proposal
  const session = useSession()
  const task = useTask(proposal.task)
  useQuery(pullTask(session, proposal.task))
  const pending = usePendingChange(_id)
  const sent = { price: textFromKobo(price), description, date, stages: fieldsFromPlan(stages) }
  const draft = useDraft(editDraftKey(_id), sent, applyDraftKey(proposal.task))
  const { submit, entry } = useEditProposal(_id)
  const isDone = entry !== null && !isFailed(entry)
  useRedirectBack(isDone, proposal.task)

  if (!draft.isReady) return <SkeletonPage />
  return (
    <TwoColumn aside={task && <TaskSummary task={task} />}>
      {isDone ? (
        <ProposalSentNote isSent={entry.state === 'sent'} isEdit />
      ) : (
        <ProposalForm
          fields={draft.fields}
          onChange={draft.change}
          task={{
            title: proposal.title,
            price: task?.price ?? price,
            neededBy: task?.neededBy ?? null,
          }}
          disabledReason={status === 'pending' ? null : messages.notLive}
          pending={pending}
          isEdit
          sentPrice={price}
          now={session.now()}
          earnings={
            <Earnings
              task={proposal.task}
              price={koboFromText(draft.fields.price)}
              plan={plannedFrom(draft.fields.stages ?? [])}
              isOpen
            />
          }
          onSubmit={submit}
        />
      )}
    </TwoColumn>
  )
}
