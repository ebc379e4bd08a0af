import { EXPIRY_WARNING_MS, OPEN_EXPIRY_MS } from './limits.ts'
import { beforeQuietHours } from './quiet-hours.ts'

const warnAtOf = (activityAt: number): number => beforeQuietHours(activityAt + EXPIRY_WARNING_MS)

/** Every change of an open task is activity. */
export const openDueAt = ({ updatedAt }: { updatedAt: number }): number => warnAtOf(updatedAt)

export type OpenTaskStep = { step: 'warn' | 'expire' | 'wait'; dueAt: number | null }

/** What happens to an open task, by its latest activity and the warning since then. */
export function openTaskStep(activityAt: number, isWarned: boolean, now: number): OpenTaskStep {
  if (now >= activityAt + OPEN_EXPIRY_MS) return { step: 'expire', dueAt: null }
  const warnAt = warnAtOf(activityAt)
  if (now < warnAt) return { step: 'wait', dueAt: warnAt }
  return { step: isWarned ? 'wait' : 'warn', dueAt: activityAt + OPEN_EXPIRY_MS }
}
