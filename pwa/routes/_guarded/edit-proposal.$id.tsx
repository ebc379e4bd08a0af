import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import type { ProposalId } from '#schema/domain/ids.ts'
import { ProposalForm } from '#pwa/features/proposals/proposal-form.tsx'
import { useProposal, useUnsentChange, type MyProposal } from '#pwa/features/proposals/reads.ts'
import { SaidNotice } from '#pwa/features/proposals/said-notice.tsx'
import { useEdit } from '#pwa/features/proposals/use-apply.ts'
import { words } from '#pwa/features/proposals/words.ts'
import { editDraft } from '#pwa/features/proposals/writes.ts'
import { pullTask, useTask } from '#pwa/features/tasks/reads.ts'
import { TaskSummary } from '#pwa/features/tasks/task-summary.tsx'
import { useDraft } from '#pwa/replica/use-draft.ts'
import { useSession } from '#pwa/session/session.tsx'
import { Empty } from '#pwa/ui/empty.tsx'
import { Page } from '#pwa/ui/page.tsx'
import { SkeletonPage } from '#pwa/ui/skeleton.tsx'
import { Beside } from '../-tasker/beside.tsx'
import { useGoingBack } from '../-going-back.ts'

/** R15 (+): other terms for a proposal the client already has. */
export const Route = createFileRoute('/_guarded/edit-proposal/$id')({ component: EditProposal })

function EditProposal() {
  const proposal = useProposal(Route.useParams().id as ProposalId)
  if (proposal === undefined) return <SkeletonPage />
  return (
    <Page title={words.editTitle} back="/applied-tasks">
      {proposal ? <Editing proposal={proposal} /> : <Empty title={words.unknown} />}
    </Page>
  )
}

function Editing({ proposal }: { proposal: MyProposal }) {
  const { _id, price, description, date, status } = proposal
  const session = useSession()
  const task = useTask(proposal.task)
  useQuery(pullTask(session, proposal.task))
  const unsent = useUnsentChange(_id)
  const draft = useDraft(editDraft(_id), { price: String(price), description, date })
  const { send, said } = useEdit(_id)
  const isDone = said === 'saved' || said === 'sent'
  useGoingBack(isDone, proposal.task)

  if (!draft.ready) return <SkeletonPage />
  return (
    <Beside aside={task && <TaskSummary task={task} />}>
      {isDone ? (
        <SaidNotice said={said} isChange />
      ) : (
        <ProposalForm
          fields={draft.fields}
          onChange={draft.change}
          task={{ title: proposal.title, price: task?.price ?? price }}
          why={status === 'pending' ? null : words.notLive}
          unsent={unsent}
          isChange
          now={session.now()}
          onSend={send}
        />
      )}
    </Beside>
  )
}
