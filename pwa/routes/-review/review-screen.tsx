import { useQuery } from '@tanstack/react-query'
import { messages } from '#pwa/features/reviews/messages.ts'
import { sideOf } from '#pwa/features/reviews/queueable.ts'
import { isReadOnly, TaskReviews } from '#pwa/features/reviews/task-reviews.tsx'
import { useReview } from '#pwa/features/reviews/use-review.ts'
import { TaskSummary } from '#pwa/features/tasks/detail/task-summary.tsx'
import { lifeTaskOf } from '#pwa/features/tasks/life/life-task.ts'
import { pullTask, useTask } from '#pwa/features/tasks/reads.ts'
import { isFailed } from '#pwa/outbox/entry.ts'
import { useRedirectBack } from '#pwa/routes/-redirect.ts'
import { UnknownTask } from '#pwa/routes/-tasker/unknown-task.tsx'
import { useSession } from '#pwa/session/session.tsx'
import { Empty } from '#pwa/ui/display/empty.tsx'
import { SentNote } from '#pwa/ui/feedback/sent-note.tsx'
import { SkeletonPage } from '#pwa/ui/feedback/skeleton.tsx'
import { Page } from '#pwa/ui/layout/page.tsx'
import { TwoColumn } from '#pwa/ui/layout/two-column.tsx'
import type { TaskId } from '#schema/domain/ids.ts'

/** Shown after submitting, until the screen goes back. */
function ReviewSentNote({ isSent }: { isSent: boolean }) {
  return (
    <SentNote isSent={isSent} sentTitle={messages.sent} savedTitle={messages.queuedTitle}>
      {!isSent && <p>{messages.queuedText}</p>}
      <p className="soft small">{messages.goingBack}</p>
    </SentNote>
  )
}

/** `/review/{id}` and `/client-review/{id}`: the side follows from the task, whichever is opened. */
export function ReviewScreen({ id }: { id: TaskId }) {
  const session = useSession()
  const task = useTask(id)
  const pull = useQuery(pullTask(session, id))
  const { submit, entry } = useReview(id)
  const isDone = entry !== null && !isFailed(entry)
  useRedirectBack(isDone, id)

  if (task === undefined) return <SkeletonPage />
  if (task === null) return <UnknownTask pull={pull} />
  const side = sideOf(task, session.userId)
  const party = { reviewed: lifeTaskOf(task), userId: session.userId, now: session.now() }
  const title = !isDone && side && isReadOnly(party) ? messages.reviews : messages.title
  return (
    <Page title={title} back={side === 'client' ? '/client-completed-tasks' : '/completed-tasks'}>
      <TwoColumn aside={<TaskSummary task={task} />}>
        {isDone && <ReviewSentNote isSent={entry.state === 'sent'} />}
        {!isDone && !side && <Empty title={messages.notYours} />}
        {!isDone && side && (
          <TaskReviews
            task={task}
            side={side}
            {...party}
            onSubmit={(fields, isChange) => submit({ side, fields, isChange })}
          />
        )}
      </TwoColumn>
    </Page>
  )
}
