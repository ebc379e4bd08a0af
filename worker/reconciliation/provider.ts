import type { ProviderResult, ProviderUnknown } from '#worker/paystack/result.ts'

/** The provider could not be queried: nothing is known, and the run stays where it is. */
export class ProviderUnavailable extends Error {}

export function okOrThrow<T>(result: ProviderResult<T>): T {
  if (result.kind === 'ok') return result.data
  throw new ProviderUnavailable(result.message)
}

/** The provider answered, with something that is not such an object or belongs to the other mode. */
export const isUnreadable = (result: ProviderResult<unknown>): result is ProviderUnknown =>
  result.kind === 'unknown' && ['malformed', 'other_mode'].includes(result.reason)

/** Null when the provider has no such object. */
export function foundOrThrow<T>(result: ProviderResult<T>): T | null {
  return result.kind === 'rejected' && result.code === 'not_found' ? null : okOrThrow(result)
}
