import { useDraft } from '#pwa/outbox/use-draft.ts'
import type { FailureReason } from '#pwa/replica/database.ts'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { Form, SubmitButton } from '#pwa/ui/form/form.tsx'
import { StarPicker } from '#pwa/ui/form/star-picker.tsx'
import { TextArea } from '#pwa/ui/form/text-field.tsx'
import type { TaskId } from '#schema/domain/ids.ts'
import { REVIEW_MAX } from '#schema/domain/limits.ts'
import type { ReviewSide } from '#schema/domain/review.ts'
import { messages } from './messages.ts'
import { reviewDraftKey } from './queueable.ts'
import type { ReviewFields } from './use-review.ts'

type Props = {
  taskId: TaskId
  /** The author's side. */
  side: ReviewSide
  /** The review so far. */
  initial: ReviewFields
  isChange: boolean
  rejected: FailureReason | null
  onSubmit: (fields: ReviewFields) => Promise<void>
}

/** One to five stars and a few words, saved while they are typed. */
export function ReviewForm({ taskId, side, initial, isChange, rejected, onSubmit }: Props) {
  const { fields, change } = useDraft<ReviewFields>(reviewDraftKey(taskId), initial)
  return (
    <Form onSubmit={() => onSubmit(fields)}>
      {rejected && (
        <Notice tone="bad" title={messages.failedTitle} alert>
          {rejected.message}
        </Notice>
      )}
      <StarPicker
        label={messages.rating[side]}
        name="rating"
        value={fields.rating}
        onValue={(rating) => change({ rating })}
        requiredMessage={messages.ratingRequired}
      />
      <TextArea
        label={messages.comment}
        name="comment"
        rows={5}
        placeholder={messages.commentPlaceholder}
        hint={messages.commentHint}
        maxLength={REVIEW_MAX}
        limit={REVIEW_MAX}
        optional
        value={fields.comment}
        onChange={({ target }) => change({ comment: target.value })}
      />
      <SubmitButton icon="send" busyLabel={messages.loading}>
        {isChange ? messages.change : messages.submit}
      </SubmitButton>
    </Form>
  )
}
