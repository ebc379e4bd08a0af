import { Refused } from '#pwa/api/failures.ts'
import type { Replica } from './database.ts'
import { words } from './words.ts'

export const PICTURES = 'onise-pictures'

const isFull = (error: unknown): boolean => {
  const { name, inner } = (error ?? {}) as { name?: string; inner?: unknown }
  return name === 'QuotaExceededError' || (inner !== undefined && isFull(inner))
}

/** What can be had again goes first: pictures, then todos of other trades. What a person wrote, never (SYNC 1). */
async function makeRoom(replica: Replica) {
  await globalThis.caches?.delete(PICTURES)
  await replica.seen.clear()
  await replica.profiles.clear()
}

/** Keeps something a person wrote, at the cost of what can be fetched again; says so when even that is not enough. */
export async function makingRoom<T>(replica: Replica, keep: () => Promise<T>): Promise<T> {
  try {
    return await keep()
  } catch (error) {
    if (!isFull(error)) throw error
  }
  await makeRoom(replica).catch(() => {})
  try {
    return await keep()
  } catch (error) {
    throw isFull(error) ? new Refused(413, 'too_large', words.phoneFull) : error
  }
}
