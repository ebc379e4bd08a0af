import { Refusal } from '#schema/domain/refusal.ts'
import { Unreached } from './client.ts'

const words = (error: unknown): string =>
  error instanceof Error ? `${error.name} ${error.message} ${words(error.cause)}` : ''

const isUnreached = (error: unknown): boolean =>
  error instanceof Unreached || (error instanceof Error && isUnreached(error.cause))

/** The database said no for a reason of its own rules: a CHECK, a UNIQUE, a trigger. */
export const isConstraint = (error: unknown): boolean =>
  /SQLITE_CONSTRAINT|guard:|immutable/.test(words(error))

/** The database could not be reached, was busy, or did not answer in time: nothing is known of the outcome. */
export const isOutage = (error: unknown): boolean =>
  isUnreached(error) ||
  (!isConstraint(error) &&
    /SQLITE_BUSY|database is locked|TRANSACTION_TIMEOUT|STREAM_EXPIRED|HRANA_PROTO_ERROR/i.test(
      words(error),
    ))

/** Which rule of the database stopped a batch: `guard:task_state`, `receipts`, `ledger_journals.idem_key` …; null if none did. */
export function stoppedBy(error: unknown): string | null {
  const text = words(error)
  const [guard] = /guard:\w+/.exec(text) ?? []
  if (guard) return guard
  const [, unique] = /UNIQUE constraint failed: ([\w.]+)/.exec(text) ?? []
  if (unique) return unique
  const [, check] = /CHECK constraint failed: (\w+)/.exec(text) ?? []
  return check ?? (isConstraint(error) ? 'constraint' : null)
}

const TRIES = 3
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

/** Tries a batch again when the database could not be reached; afterwards says so in words (503). */
export async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await work()
    } catch (error) {
      if (error instanceof Refusal || !isOutage(error)) throw error
      const timedOut = /TimeoutError|AbortError/.test(words(error))
      if (timedOut || tried === TRIES) {
        throw Object.assign(new Refusal('unavailable', undefined, { retryAfter: 5 }), {
          cause: error,
        })
      }
      await pause(tried * 60 * (1 + Math.random()))
    }
  }
}
