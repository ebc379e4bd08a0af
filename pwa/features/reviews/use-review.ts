import { canReplace } from '#pwa/outbox/entry.ts'
import { latestOf, type Place } from '#pwa/outbox/placement.ts'
import { enqueue } from '#pwa/outbox/queue.ts'
import { useFormEntry } from '#pwa/outbox/use-form-entry.ts'
import { useUnsentEntries } from '#pwa/outbox/use-unsent-entries.ts'
import { useSession } from '#pwa/session/session.tsx'
import { newId, type TaskId } from '#schema/domain/ids.ts'
import type { ReviewSide } from '#schema/domain/review.ts'
import { changeReview, reviewDraftKey, reviewInput, reviewTask } from './queueable.ts'

const COMMANDS: readonly string[] = [reviewTask, changeReview].map(({ command }) => command.name)

/** The user's review of the task that the server has not accepted. */
export const usePendingReview = (taskId: TaskId) =>
  useUnsentEntries().findLast(({ command, ref }) => ref === taskId && COMMANDS.includes(command)) ??
  null

export type ReviewFields = { rating: number; comment: string }
type Review = { side: ReviewSide; fields: ReviewFields; isChange: boolean }

/** An entry that was never tried gets the new text; behind another one, and of a sent review, it is a change. */
const placeReview = (id: TaskId, isChange: boolean): Place => ({
  commands: [reviewTask, changeReview],
  decide(entries, { _id, ...text }) {
    const latest = latestOf(entries, id)
    if (latest && canReplace(latest))
      return { replaces: latest, input: { ...latest.input, ...text } }
    return latest || isChange ? { definition: changeReview, input: text, after: latest?.key } : {}
  },
})

/** Enqueues a review, or a change of it. */
export function useReview(id: TaskId) {
  const session = useSession()
  const pending = usePendingReview(id)
  const { submit: submitForm, entry } = useFormEntry()
  const submit = ({ side, fields, isChange }: Review) =>
    submitForm((key) => {
      const text = reviewInput(side, fields.rating, fields.comment)
      const input = { id, _id: newId('review'), ...text }
      const options = { key, draft: reviewDraftKey(id), place: placeReview(id, isChange) }
      return enqueue(session, reviewTask, input, options)
    })
  return { submit, entry, pending }
}
