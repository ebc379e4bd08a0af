import { Cron } from 'croner'

/** Runs `onDue` when a pattern is due, in UTC as on Cloudflare. A failure is logged. */
export function scheduleCrons(
  patterns: readonly string[],
  onDue: (pattern: string) => Promise<unknown>,
): { stop: () => void } {
  const jobs = patterns.map(
    (pattern) =>
      new Cron(
        pattern,
        {
          timezone: 'UTC',
          unref: true,
          catch: (error) => console.error(`cron ${pattern}:`, error),
        },
        async () => {
          await onDue(pattern)
        },
      ),
  )
  return {
    stop() {
      for (const job of jobs) job.stop()
    },
  }
}
