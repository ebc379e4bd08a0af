import { messages } from '#pwa/features/proposals/messages.ts'
import { PlanList } from '#pwa/features/proposals/plan/plan-list.tsx'
import { editProposal, withdrawProposal } from '#pwa/features/proposals/queueable.ts'
import type { EntryView } from '#pwa/outbox/entry-view.ts'
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
  if (isWaiting(delivery)) return messages.savedNote
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

type RejectedProps = { entry: EntryView; showTitle?: boolean }

/** The server's rejection, with Edit and Discard. */
export function RejectedProposal({ entry, showTitle }: RejectedProps) {
  return (
    <Notice
      tone="bad"
      title={showTitle ? entry.title : messages.failed}
      action={<UnsentActions entry={entry.key} command={entry.command} isFailed />}
    >
      {showTitle && `${messages.failed}. `}
      {entry.reason?.message}
    </Notice>
  )
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

/** The user's proposal on the page of its task. */
export function ProposalStatusCard({ proposal, standing }: Props) {
  const { _id, price, date, description, status, stages, delivery, changedFields } = proposal
  const queued = isWaiting(delivery) ? delivery : null
  const note = (queued && QUEUED_NOTES[queued.command]) ?? noteOf(proposal)
  const isLive = status === 'pending' && !queued
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
      {isLive && <Standing proposal={proposal} standing={standing} />}
      {isLive && changedFields.length > 0 && (
        <Notice tone="wait" icon="alert">
          {messages.changed(changedFields)}
        </Notice>
      )}
      {queued && <UnsentActions entry={queued.key} command={queued.command} />}
      {queued?.command === editProposal.command.name && <SentActions id={_id} isQueued />}
      {isLive && <SentActions id={_id} />}
    </section>
  )
}
