import type { Shown } from '#pwa/outbox/optimistic-view.ts'
import { Empty } from '#pwa/ui/display/empty.tsx'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { formatDate } from '#pwa/ui/format/format-time.ts'
import type { Task } from '#schema/contract/tasks.ts'
import { REVIEW_REPLY_WINDOW_MS } from '#schema/domain/limits.ts'
import { ERROR_MESSAGES } from '#schema/domain/messages/errors.ts'
import {
  areReviewsSealed,
  otherSide,
  whyNotChangeReview,
  whyNotReview,
  type ReviewedTask,
  type ReviewSide,
} from '#schema/domain/review.ts'
import { messages } from './messages.ts'
import { isWritten } from './queueable.ts'
import { ReplyForm } from './reply-form.tsx'
import { ReviewForm } from './review-form.tsx'
import { SkipReview } from './skip-review.tsx'
import { usePendingReview, type ReviewFields } from './use-review.ts'
import { WrittenReview } from './written-review.tsx'

type Props = {
  task: Shown<Task>
  /** The same task as the rules read it. */
  reviewed: ReviewedTask
  side: ReviewSide
  userId: Task['client']
  now: number
  onSubmit: (fields: ReviewFields, isChange: boolean) => Promise<void>
}

const NO_FIELDS: ReviewFields = { rating: 0, comment: '' }
const nameOfOther = ({ postedBy, tasker }: Task, side: ReviewSide) =>
  side === 'client' ? (tasker?.username ?? '') : postedBy.username
const nameOfOwn = ({ postedBy, tasker }: Task, side: ReviewSide) =>
  side === 'client' ? postedBy.username : (tasker?.username ?? '')

type NoteProps = { name: string; date: string; isChange: boolean; hasOther: boolean }

/** Until when the user can write, and who reads it when. */
function WritingNote({ name, date, isChange, hasOther }: NoteProps) {
  if (isChange)
    return (
      <Notice tone="wait" title={messages.shows(name, date)}>
        {messages.sealed(name)}
      </Notice>
    )
  if (!hasOther) return <p className="soft">{messages.until(date)}</p>
  return (
    <Notice tone="news" title={messages.otherWrote(name)}>
      {messages.otherWroteText(date)}
    </Notice>
  )
}

type TheirsProps = Pick<Props, 'task' | 'reviewed' | 'side' | 'now'>

/** The other side's review, to which the user may reply. */
function TheirReview({ task, reviewed, side, now }: TheirsProps) {
  const theirs = task.reviewState?.[otherSide(side)] ?? null
  if (!isWritten(theirs)) return null
  // The server knows when the review became public, which was no later than this.
  const repliesCloseAt = (reviewed.reviews?.closesAt ?? 0) + REVIEW_REPLY_WINDOW_MS
  return (
    <WrittenReview
      title={messages.theirs(nameOfOther(task, side))}
      review={theirs}
      replier={nameOfOwn(task, side)}
    >
      {theirs.reply === null && now < repliesCloseAt && <ReplyForm taskId={task._id} />}
    </WrittenReview>
  )
}

/** Writing a review, or changing it while it is sealed. */
function Writing({ task, reviewed, side, userId, now, onSubmit }: Props) {
  const pending = usePendingReview(task._id)
  const entry = task.reviewState?.[side] ?? null
  const own = isWritten(entry) ? entry : null
  const name = nameOfOther(task, side)
  const isChange = whyNotChangeReview(reviewed, userId, now) === null
  const date = formatDate(reviewed.reviews?.closesAt ?? now, now)
  const hasOther = task.reviewState?.[otherSide(side)] === 'written'
  const isSealed = reviewed.reviews !== null && areReviewsSealed(reviewed.reviews, now)
  return (
    <div className="stack">
      <TheirReview task={task} reviewed={reviewed} side={side} now={now} />
      <WritingNote name={name} date={date} isChange={isChange} hasOther={hasOther} />
      <ReviewForm
        // Another phone's review, which arrives while the form is open, has fields of its own.
        key={own?._id}
        taskId={task._id}
        side={side}
        initial={own ?? NO_FIELDS}
        isChange={isChange}
        rejected={pending?.reason ?? null}
        onSubmit={(fields) => onSubmit(fields, isChange)}
      />
      {!isChange && isSealed && <SkipReview taskId={task._id} name={name} />}
    </div>
  )
}

/** What both sides wrote, once it is public; the user may reply to the other's. */
function Reading({ task, reviewed, side, userId, now }: Props) {
  const own = task.reviewState?.[side] ?? null
  const theirs = task.reviewState?.[otherSide(side)] ?? null
  const name = nameOfOther(task, side)
  const reason = whyNotReview(reviewed, userId, now)
  return (
    <div className="stack stack-wide">
      {reason && !isWritten(own) && <Notice tone="wait">{ERROR_MESSAGES[reason]}</Notice>}
      <TheirReview task={task} reviewed={reviewed} side={side} now={now} />
      {theirs === 'removed' && <p className="soft">{messages.removed(name)}</p>}
      {theirs === 'skipped' && <p className="soft">{messages.skipped(name)}</p>}
      {isWritten(own) && <WrittenReview title={messages.yours} review={own} replier={name} />}
    </div>
  )
}

/** Whether the reviews can only be read: this side can no longer write or change its own. */
export function isReadOnly({ reviewed, userId, now }: Pick<Props, 'reviewed' | 'userId' | 'now'>) {
  const reason = whyNotReview(reviewed, userId, now)
  if (reason === null || reason === 'review_too_early') return false
  return whyNotChangeReview(reviewed, userId, now) !== null
}

/** The review screen of a party. */
export function TaskReviews(props: Props) {
  const { reviewed, userId, now } = props
  const reason = whyNotReview(reviewed, userId, now)
  if (reason === 'review_too_early') return <Empty title={ERROR_MESSAGES[reason]} />
  return isReadOnly(props) ? <Reading {...props} /> : <Writing {...props} />
}
