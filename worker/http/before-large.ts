import { first, selectIdempotencyRecord } from '#worker/db/read.ts'
import {
  counterOf,
  selectAttempts,
  throwIfExceeded,
  throwIfUsedUp,
} from '#worker/limits/rate-limit.ts'
import { verifySession, type SessionScope } from './context.ts'

/**
 * Before more of a body is read than any JSON may have: the session, and whether the user may store another file. A
 * repeated command stores none, so it is read and replayed even when the limit is used up.
 */
export async function verifyBeforeLarge(
  scope: SessionScope,
  idempotencyKey: string | undefined,
): Promise<void> {
  const { endpoint, deps, now, claims } = scope
  if (endpoint.body !== 'files' || !claims) {
    await verifySession(scope, {})
    return
  }
  const { userId } = claims
  const counter = counterOf(deps, 'file', userId)
  // Without a key nothing can be replayed, so that a flood costs no round trips.
  if (idempotencyKey === undefined) throwIfExceeded(deps, [counter], now)
  const stored = await verifySession(scope, {
    attempts: first(selectAttempts({ key: counter.key })),
    record: first(selectIdempotencyRecord({ userId, key: idempotencyKey ?? '' })),
  })
  if (!stored?.record) throwIfUsedUp(deps, counter, stored?.attempts, now)
}
