import { partiesOf } from '#pwa/features/tasks/detail/parties.ts'
import { useNow } from '#pwa/ui/browser/use-now.ts'
import { Naira } from '#pwa/ui/display/naira.tsx'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import type { Dispute } from '#schema/contract/disputes.ts'
import type { Task } from '#schema/contract/tasks.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { messages } from './messages.ts'
import { Offers } from './offers.tsx'
import { AnswerDispute } from './open-dispute.tsx'
import { usePendingStatement, useStageOfDispute } from './reads.ts'
import { Statements } from './statements.tsx'
import { WaitingStatement } from './waiting-statement.tsx'
import { deadlineWords, mayAnswer } from './words.ts'

type Props = { task: Task; dispute: Dispute; userId: UserId }

/** How it ended, and what each side received. */
function Ending({ task, dispute, userId }: Props) {
  const { tasker, client, isTasker } = partiesOf(task, userId)
  const { outcome, released, refunded, decision } = dispute
  const stage = useStageOfDispute(task._id)
  if (!outcome) return null
  return (
    <Notice tone="news" title={messages.ended}>
      {stage && <p>{messages.aboutStage(stage)}</p>}
      <p>{messages.outcomes[outcome]}</p>
      {released !== null && refunded !== null && outcome !== 'continue' && (
        <p>
          {isTasker ? messages.forYou : messages.forTasker(tasker)}: <Naira amount={released} />
          {'. '}
          {isTasker ? messages.forClient(client) : messages.backToYou}: <Naira amount={refunded} />.
        </p>
      )}
      {decision && (
        <p className="prose">
          {messages.decision}: {decision}
        </p>
      )}
    </Notice>
  )
}

/** Everything about a dispute that both sides read: deadlines, offers, statements, and its end. */
export function DisputePage({ task, dispute, userId }: Props) {
  const now = useNow()
  const pending = usePendingStatement(task._id)
  const { other } = partiesOf(task, userId)
  if (dispute.closedAt !== null)
    return (
      <div className="stack">
        <Ending task={task} dispute={dispute} userId={userId} />
        <Statements dispute={dispute} userId={userId} other={other} />
      </div>
    )
  const isWaiting = pending !== null && pending.state !== 'failed'
  const answers = !isWaiting && mayAnswer(dispute, userId, now)
  return (
    <div className="stack">
      <Notice tone="wait" icon="lock" title={deadlineWords(dispute, { userId, other, now })[0]}>
        {deadlineWords(dispute, { userId, other, now })
          .slice(1)
          .map((line) => (
            <p key={line}>{line}</p>
          ))}
      </Notice>
      {isWaiting && <WaitingStatement entry={pending} task={task} other={other} />}
      {answers && <AnswerDispute task={task} />}
      <Offers task={task} dispute={dispute} userId={userId} isMain={!answers} />
      <Statements dispute={dispute} userId={userId} other={other} />
    </div>
  )
}
