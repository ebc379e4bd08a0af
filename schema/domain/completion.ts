import { COMPLETION_RATE_MIN_JOBS } from './limits.ts'

/** The jobs that a tasker has ended: completed, and cancelled after the time for a free decline. */
type EndedJobs = { completed: number; cancelled: number }

/** `rate` in percent, null while there are too few jobs. Rounded down, so that 100 means every job. */
export function completionOf({ completed, cancelled }: EndedJobs) {
  const jobs = completed + cancelled
  const rate = jobs < COMPLETION_RATE_MIN_JOBS ? null : Math.floor((100 * completed) / jobs)
  return { rate, jobs, completed }
}
