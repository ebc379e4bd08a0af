import { deadAt, type CancelOffer, type Deadlines } from './cancel.ts'

/** The end of an offer's answer time, or the day on which a task without any work is cancelled. */
export function inProgressDueAt(
  task: Deadlines & { cancelOffer: CancelOffer | null },
): number | null {
  const times = [task.cancelOffer?.answerBy, deadAt(task)].filter(
    (at): at is number => typeof at === 'number',
  )
  return times.length === 0 ? null : Math.min(...times)
}
