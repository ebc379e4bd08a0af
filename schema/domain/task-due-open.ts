import { EXPIRY_WARNING_MS, OPEN_EXPIRY_MS } from './limits.ts'

/** Every change of an open task is activity. */
export const openDueAt = ({ updatedAt }: { updatedAt: number }): number =>
  updatedAt + EXPIRY_WARNING_MS

export type OpenTaskStep = { step: 'warn' | 'expire' | 'wait'; dueAt: number | null }

/** What happens to an open task, by its latest activity and the warning since then. */
export function openTaskStep(activityAt: number, isWarned: boolean, now: number): OpenTaskStep {
  if (now >= activityAt + OPEN_EXPIRY_MS) return { step: 'expire', dueAt: null }
  if (now < activityAt + EXPIRY_WARNING_MS)
    return { step: 'wait', dueAt: activityAt + EXPIRY_WARNING_MS }
  return { step: isWarned ? 'wait' : 'warn', dueAt: activityAt + OPEN_EXPIRY_MS }
}
