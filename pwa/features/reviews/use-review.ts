import { isWaiting } from '#pwa/outbox/entry.ts'
import { enqueue, findLatestKey, replaceInput } from '#pwa/outbox/queue.ts'
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

/** Enqueues a review, or a change of it; an entry that was never tried gets the new text instead. */
export function useReview(id: TaskId) {
  const session = useSession()
  const pending = usePendingReview(id)
  const { submit: submitForm, entry } = useFormEntry()
  const submit = ({ side, fields, isChange }: Review) =>
    submitForm(async (key) => {
      const text = reviewInput(side, fields.rating, fields.comment)
      const draft = reviewDraftKey(id)
      if (pending && isWaiting(pending)) {
        const input = { ...pending.input, ...text }
        if ((await replaceInput(session, pending.key, input)) === 'replaced') return pending.key
      }
      if (!isChange)
        return enqueue(session, reviewTask, { id, _id: newId('review'), ...text }, { key, draft })
      const after = await findLatestKey(session, id, COMMANDS)
      return enqueue(session, changeReview, { id, ...text }, { key, draft, after })
    })
  return { submit, entry, pending }
}
