import { DomainError } from '#schema/domain/errors.ts'
import { DatabaseUnavailable } from './client.ts'

const errorText = (error: unknown): string =>
  error instanceof Error ? `${error.name} ${error.message} ${errorText(error.cause)}` : ''

const isUnavailable = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable || (error instanceof Error && isUnavailable(error.cause))

/** A CHECK, a UNIQUE index, a trigger or an assertion aborted the batch. */
export const isConstraint = (error: unknown): boolean =>
  !(error instanceof DomainError) && /SQLITE_CONSTRAINT|assertion:|immutable/.test(errorText(error))

/** A busy database, one whose disk is full or failing, and one that its operator has blocked (a limit of the plan). */
const OUTAGE =
  /SQLITE_(?:BUSY|LOCKED|FULL|IOERR|NOMEM|CANTOPEN)|database is locked|disk is full|disk I\/O error|\bBLOCKED\b|TRANSACTION_TIMEOUT|STREAM_EXPIRED|HRANA_PROTO_ERROR/

/** The database could not be reached, was busy, or did not respond in time; the outcome is unknown. */
export const isOutage = (error: unknown): boolean =>
  isUnavailable(error) || (!isConstraint(error) && OUTAGE.test(errorText(error)))

/** What aborted a batch: `assertion:task_state`, `idempotency_keys.user_id`, `ledger_journals.idem_key` …, or null. */
export function violatedConstraint(error: unknown): string | null {
  const text = errorText(error)
  const [assertion] = /assertion:\w+/.exec(text) ?? []
  if (assertion) return assertion
  const [, unique] = /UNIQUE constraint failed: ([\w.]+)/.exec(text) ?? []
  if (unique) return unique
  const [, check] = /CHECK constraint failed: (\w+)/.exec(text) ?? []
  return check ?? (isConstraint(error) ? 'constraint' : null)
}

const ATTEMPTS = 3
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Retries a batch when the database is unavailable, except after a timeout; then throws `unavailable` (503). */
export async function withRetry<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run()
    } catch (error) {
      if (error instanceof DomainError || !isOutage(error)) throw error
      const isTimeout = /TimeoutError|AbortError/.test(errorText(error))
      if (isTimeout || attempt === ATTEMPTS) {
        throw Object.assign(new DomainError('unavailable', undefined, { retryAfter: 5 }), {
          cause: error,
        })
      }
      await pause(attempt * 60 * (1 + Math.random()))
    }
  }
}
