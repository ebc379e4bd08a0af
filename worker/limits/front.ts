import type { Endpoint } from '#schema/contract/endpoint.ts'
import { DomainError } from '#schema/domain/errors.ts'
import { RATE_LIMIT_FACTS } from '#schema/domain/messages/rate-limits.ts'
import { FRONT_LIMITS } from '#schema/domain/rate-limits.ts'
import type { Deps } from '#worker/context.ts'
import { networksOf } from './address.ts'
import { addressCounters, countInIsolate } from './rate-limit.ts'

type Limited = Pick<Endpoint, 'access' | 'kind'>
type Caller = { sessionId: string | null; ip: string | null }
type Check = { limit: RateLimit; key: string; periodS: number }

function checksOf({ front }: Deps, endpoint: Limited, { sessionId, ip }: Caller): Check[] {
  const address = ip === null ? null : networksOf(ip).address
  const caller = sessionId ?? address
  const { requests, passwords } = FRONT_LIMITS
  const checks: Check[] = []
  if (front?.requests && caller)
    checks.push({ limit: front.requests, key: caller, periodS: requests.periodS })
  const isPassword = endpoint.access === 'anyone' && endpoint.kind !== 'query'
  if (front?.passwords && address && isPassword)
    checks.push({ limit: front.passwords, key: address, periodS: passwords.periodS })
  return checks
}

/** Before anything is read. The binding does not say when its period ends, so the wait is a whole one. */
export async function throwIfFrontLimited(
  deps: Deps,
  endpoint: Limited,
  caller: Caller,
): Promise<void> {
  for (const { limit, key, periodS } of checksOf(deps, endpoint, caller)) {
    const { success } = await limit.limit({ key })
    if (success) continue
    const message = RATE_LIMIT_FACTS.tooManyRequests(periodS)
    throw new DomainError('too_many_tries', message, { retryAfter: periodS })
  }
}

/** By address alone, in the platform's counter and in this isolate: a page costs no more than its one read. */
export async function limitPages(deps: Deps, ip: string | null): Promise<void> {
  await throwIfFrontLimited(deps, { access: 'anyone', kind: 'query' }, { sessionId: null, ip })
  countInIsolate(deps, addressCounters(deps, 'page', ip), deps.now())
}
