import type { Device } from './queueable.ts'

/** `changes` is the replica's count before the query read anything. */
type Result = { value: unknown; changes: number }

/** Screens that a user goes back to, with the rows of each. */
const RESULTS_MAX = 40
const results = new WeakMap<Device, Map<string, Result>>()

export function rememberResult(device: Device, key: string, result: Result): void {
  const own = results.get(device) ?? new Map<string, Result>()
  results.set(device, own)
  own.delete(key)
  own.set(key, result)
  const [oldest] = own.keys()
  if (own.size > RESULTS_MAX && oldest !== undefined) own.delete(oldest)
}

/** What the query last returned, unless rows have changed since: a screen that is opened again renders it at once. */
export function recallResult<T>(device: Device, key: string): T | undefined {
  const result = results.get(device)?.get(key)
  // A first visit has no result, and its database is not loaded yet.
  return result && result.changes === device.replica.changes ? (result.value as T) : undefined
}
