import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { messages as award } from '#pwa/features/proposals/applicants/messages.ts'
import { pullApplicant, useApplicant } from '#pwa/features/proposals/applicants/reads.ts'
import { fieldsFromPlan } from '#pwa/features/proposals/apply/plan-fields.ts'
import {
  CounterCard,
  openCounterOf,
  whyNotSuggest,
  type NegotiatedProposal,
} from '#pwa/features/proposals/counter/counter-card.tsx'
import { CounterForm } from '#pwa/features/proposals/counter/counter-form.tsx'
import { messages } from '#pwa/features/proposals/counter/messages.ts'
import { counterDraftKey, counterProposal } from '#pwa/features/proposals/counter/queueable.ts'
import { usePendingCounter, useSuggest } from '#pwa/features/proposals/counter/use-counter.ts'
import { pullProposals, useProposal } from '#pwa/features/proposals/mine/reads.ts'
import { TaskLine } from '#pwa/features/tasks/detail/task-line.tsx'
import { pullTask, useTask } from '#pwa/features/tasks/reads.ts'
import { useDraft } from '#pwa/outbox/use-draft.ts'
import { useRedirectBack } from '#pwa/routes/-redirect.ts'
import { textSearch } from '#pwa/routes/-search.ts'
import { useSession, useUser } from '#pwa/session/session.tsx'
import { useLive } from '#pwa/sync/live.ts'
import { Empty } from '#pwa/ui/display/empty.tsx'
import { SentNote } from '#pwa/ui/feedback/sent-note.tsx'
import { SkeletonPage } from '#pwa/ui/feedback/skeleton.tsx'
import { LinkButton } from '#pwa/ui/form/link-button.tsx'
import { Page } from '#pwa/ui/layout/page.tsx'
import { textFromKobo } from '#schema/domain/amount-text.ts'
import type { CounterSide } from '#schema/domain/counter-offer.ts'
import type { ProposalId, TaskId } from '#schema/domain/ids.ts'
import { ERROR_MESSAGES } from '#schema/domain/messages/errors.ts'

export const Route = createFileRoute('/_guarded/counter-offer/$id')({
  validateSearch: textSearch<'write'>,
  component: CounterOffer,
})

type Negotiation = {
  proposal: NegotiatedProposal
  side: CounterSide
  name: string
  taskId: TaskId
}

/** The proposal as this phone's user has it: received, or the own one. */
function useNegotiation(id: ProposalId): Negotiation | null | undefined {
  const received = useApplicant(id)
  const own = useProposal(id)
  if (received)
    return {
      proposal: received,
      side: 'client',
      name: received.tasker.username,
      taskId: received.task._id,
    }
  if (own) return { proposal: own, side: 'tasker', name: messages.theClient, taskId: own.task }
  return received === null && own === null ? null : undefined
}

function Suggestion({ proposal, side, taskId }: Negotiation) {
  const { _id: id, price, status } = proposal
  const session = useSession()
  const task = useTask(taskId)
  const open = openCounterOf(proposal)
  const base = open ?? proposal
  const draft = useDraft(counterDraftKey(id), {
    price: textFromKobo(base.price),
    date: base.date,
    stages: fieldsFromPlan(base.stages),
    note: '',
  })
  const pending = usePendingCounter(id)
  const { submit, state } = useSuggest(id)
  useRedirectBack(state !== null, taskId)
  if (!draft.isReady) return <SkeletonPage />
  if (state)
    return (
      <SentNote
        isSent={state === 'sent'}
        sentTitle={messages.sentTitle}
        savedTitle={messages.savedTitle}
      >
        <p>{state === 'sent' ? messages.sentNote : messages.savedNote}</p>
      </SentNote>
    )
  // What waits on the phone is this form's own.
  const isOwn = pending?.command === counterProposal.command.name
  const reason = isOwn ? null : whyNotSuggest(proposal, side)
  return (
    <CounterForm
      fields={draft.fields}
      onChange={draft.change}
      title={task?.title ?? messages.title}
      budget={task?.status === 'pending' ? task.price : null}
      price={price}
      now={session.now()}
      disabledReason={
        status === 'pending' ? reason && ERROR_MESSAGES[reason] : ERROR_MESSAGES.proposal_not_live
      }
      failed={isOwn && pending.state === 'failed' ? pending : null}
      onSubmit={(fields) => submit(fields, open && open.by !== side ? open._id : undefined)}
    />
  )
}

function Content(props: Negotiation) {
  const { proposal, side, name, taskId } = props
  const { write } = Route.useSearch()
  const task = useTask(taskId)
  const session = useSession()
  useQuery({ ...pullTask(session, taskId), enabled: task === null })
  const pending = usePendingCounter(proposal._id)
  const [isWriting, setIsWriting] = useState(write === 'yes')
  const isForm = isWriting || pending?.command === counterProposal.command.name
  const { _id: id } = proposal
  return (
    <>
      {task && <TaskLine task={task} />}
      <CounterCard
        proposal={proposal}
        side={side}
        name={name}
        {...(side === 'client' && {
          next: (
            <LinkButton to="/single-proposal/$id" params={{ id }} search={{ assign: 'yes' }}>
              {award.assign}
            </LinkButton>
          ),
        })}
        onSuggest={isForm ? null : () => setIsWriting(true)}
      />
      {isForm && <Suggestion {...props} />}
      {side === 'client' ? (
        <LinkButton to="/single-proposal/$id" params={{ id }} tone="plain">
          {messages.seeProposal}
        </LinkButton>
      ) : (
        <LinkButton to="/single-task/$id" params={{ id: taskId }} tone="plain">
          {messages.seeProposal}
        </LinkButton>
      )}
    </>
  )
}

function CounterOffer() {
  const id = Route.useParams().id as ProposalId
  const session = useSession()
  const user = useUser()
  const negotiation = useNegotiation(id)
  const isMissing = negotiation === null
  const isTasker = user?.userType === 'tasker'
  const received = useQuery({ ...pullApplicant(session, id), enabled: isMissing && !isTasker })
  const own = useInfiniteQuery({ ...pullProposals(session), enabled: isMissing && isTasker })
  useLive('shared')
  if (negotiation === undefined || (isMissing && (received.isFetching || own.isFetching)))
    return <SkeletonPage />
  return (
    <Page title={messages.title} back="/dashboard">
      {negotiation ? <Content {...negotiation} /> : <Empty title={messages.unknown} />}
    </Page>
  )
}
