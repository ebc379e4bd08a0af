import { ApiError, failureClassOf } from '#pwa/api/errors.ts'
import type { OutboxEntry } from '#pwa/replica/database.ts'
import { cancelCommand } from '#schema/contract/sync.ts'
import { readEntry } from './queueable.ts'
import { deleteCancelled, markSentBeforeDiscard } from './transitions.ts'
import type { Uploader } from './upload.ts'

/** The server has applied a command under this key. */
export const isKeyTaken = (failure: unknown): boolean =>
  failure instanceof ApiError && failure.code === 'key_reused'

const isRejection = (failure: unknown): boolean =>
  ['conflict', 'terminal'].includes(failureClassOf(failure))

/**
 * Cancels a discarded command under its own key. If the server has applied it, the opposite command follows where there
 * is one; otherwise the user is told. Throws when the outcome is unknown.
 */
export async function cancelDiscarded(device: Uploader, entry: OutboxEntry): Promise<void> {
  const { call } = device
  try {
    await call(cancelCommand, {}, { key: entry.key })
    return await deleteCancelled(device, entry)
  } catch (failure) {
    if (!isRejection(failure)) throw failure
    if (!isKeyTaken(failure)) return markSentBeforeDiscard(device, entry)
  }
  const parsed = readEntry(device, entry)
  const undo = parsed?.definition.undo?.(parsed.input)
  if (!undo) return markSentBeforeDiscard(device, entry)
  try {
    await call(undo.endpoint, undo.input as never, { key: `${entry.key}.undo` })
  } catch (failure) {
    if (!isRejection(failure)) throw failure
    return markSentBeforeDiscard(device, entry)
  }
  return deleteCancelled(device, entry)
}
