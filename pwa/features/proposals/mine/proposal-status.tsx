import { CounterCard } from '#pwa/features/proposals/counter/counter-card.tsx'
import { messages as counter } from '#pwa/features/proposals/counter/messages.ts'
import { isCounterCommand } from '#pwa/features/proposals/counter/queueable.ts'
import { messages } from '#pwa/features/proposals/messages.ts'
import { PlanList } from '#pwa/features/proposals/plan/plan-list.tsx'
import { editProposal, withdrawProposal } from '#pwa/features/proposals/queueable.ts'
import { isWaiting } from '#pwa/outbox/entry.ts'
import { readNow } from '#pwa/ui/browser/clock.ts'
import { Naira } from '#pwa/ui/display/naira.tsx'
import { Truncate } from '#pwa/ui/display/truncate.tsx'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { formatDate } from '#pwa/ui/format/format-time.ts'
import type { ResponseBody } from '#schema/contract/endpoint.ts'
import type { findTask } from '#schema/contract/task-reads.ts'
import { PREVIEW } from '#schema/domain/limits.ts'
import { isLongUnseen } from '#schema/domain/proposal.ts'
import type { MyProposal } from './my-proposals.ts'
import { ProposalBadge } from './proposal-badge.tsx'
import { SentActions } from './sent-actions.tsx'
import { UnsentActions } from './unsent-actions.tsx'
import './proposal-status.css'

/** What the badge means for the user. */
export function noteOf({ status, reason, choice, delivery }: MyProposal): string {
  if (isWaiting(delivery) && !isCounterCommand(delivery.command)) return messages.savedNote
  switch (status) {
    case 'pending':
      return messages.pending
    case 'accepted':
      return messages.accepted
    case 'rejected':
      return [
        reason ? messages.rejected[reason] : messages.rejectedPlain,
        choice && messages.because[choice],
      ]
        .filter(Boolean)
        .join(' ')
    case 'withdrawn':
      return ''
  }
}

/** While these are queued, the client still has the previous version. */
const QUEUED_NOTES: Record<string, string | undefined> = {
  [editProposal.command.name]: messages.changeQueued,
  [withdrawProposal.command.name]: messages.withdrawalQueued,
}

/** Whether the client has looked at it, and where it stands among the others. */
function Standing({ proposal, standing }: Props) {
  const { seenAt, createdAt } = proposal
  const isLong = isLongUnseen({ seenAt: null, createdAt: Date.parse(createdAt) }, readNow())
  const unseen = isLong ? messages.longUnseen : messages.unseen
  const facts = [
    // A row that this phone stored earlier does not say.
    seenAt && messages.seen(formatDate(seenAt)),
    seenAt === null && unseen,
    standing && messages.appliedCount(standing.applied),
    standing?.third && messages.thirds[standing.third],
  ]
  const text = facts.filter(Boolean).join(' ')
  return text ? <p className="small soft">{text}</p> : null
}

type Props = {
  proposal: MyProposal
  /** As it was last read with the task. */
  standing?: ResponseBody<typeof findTask>['standing'] | undefined
}

/** Of a proposal about which the client has not decided. */
function Live({ proposal, standing }: Props) {
  const { _id, status, delivery, changedFields } = proposal
  if (status !== 'pending') return null
  return (
    <>
      <Standing proposal={proposal} standing={standing} />
      {changedFields.length > 0 && (
        <Notice tone="wait" icon="alert">
          {messages.changed(changedFields)}
        </Notice>
      )}
      <CounterCard proposal={proposal} side="tasker" name={counter.theClient} />
      {!isWaiting(delivery) && <SentActions id={_id} />}
    </>
  )
}

/** The user's proposal on the page of its task. */
export function ProposalStatusCard({ proposal, standing }: Props) {
  const { _id, price, date, description, stages, delivery } = proposal
  const queued = isWaiting(delivery) && !isCounterCommand(delivery.command) ? delivery : null
  const note = (queued && QUEUED_NOTES[queued.command]) ?? noteOf(proposal)
  return (
    <section className="proposal-status" aria-label={messages.mine}>
      <div className="proposal-status-head">
        <h2 className="proposal-status-title">{messages.mine}</h2>
        <ProposalBadge proposal={proposal} />
      </div>
      {note && <p>{note}</p>}
      <p className="proposal-status-terms">
        <Naira amount={price} />
        <span className="small soft">{messages.finishBy(formatDate(date))}</span>
      </p>
      {stages && <PlanList stages={stages} />}
      <p className="prose">
        <Truncate text={description} max={PREVIEW.proposal} />
      </p>
      {queued === null && <Live proposal={proposal} standing={standing} />}
      {queued && <UnsentActions entry={queued.key} command={queued.command} />}
      {queued?.command === editProposal.command.name && <SentActions id={_id} isQueued />}
    </section>
  )
}
