/**
 * Result of one provider call. Only `rejected` guarantees that nothing was done: an `unknown` call may have been
 * carried out, and its object is verified before anything else happens (docs/ledger.md#provider-api).
 */
export type ProviderResult<T> = { kind: 'ok'; data: T } | ProviderRejection | ProviderUnknown
export type ProviderRejection = { kind: 'rejected'; code: RejectionCode; message: string }
export type ProviderUnknown = { kind: 'unknown'; reason: UnknownReason; message: string }

/** `not_found`: the provider has no such object. `other`: only the message explains it. */
export type RejectionCode =
  | 'not_found'
  | 'duplicate_reference'
  | 'insufficient_balance'
  | 'unresolved'
  | 'other'
/** `key`: the provider does not accept our key. `other_mode`: test data for a live key, or the reverse. */
type UnknownReason = 'unreachable' | 'timeout' | 'busy' | 'malformed' | 'key' | 'other_mode'

export const success = <T>(data: T): ProviderResult<T> => ({ kind: 'ok', data })
export const unknown = (reason: UnknownReason, message: string): ProviderUnknown => ({
  kind: 'unknown',
  reason,
  message,
})
