import { deadAt, type CancelOffer, type Deadlines } from './cancel.ts'
import { answerReminderAt } from './quiet-hours.ts'

/** The reminder to answer an offer, the end of that time, or the day on which a task without any work is cancelled. */
export function inProgressDueAt(
  task: Deadlines & { cancelOffer: CancelOffer | null },
  now: number,
  messagedAt: number | null = null,
): number | null {
  const answerBy = task.cancelOffer?.answerBy
  const remindAt = answerBy && answerReminderAt(answerBy)
  const times = [remindAt && remindAt > now ? remindAt : answerBy, deadAt(task, messagedAt)].filter(
    (at): at is number => typeof at === 'number',
  )
  return times.length === 0 ? null : Math.min(...times)
}
