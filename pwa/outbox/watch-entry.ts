import { liveQuery } from 'dexie'
import { online } from '#pwa/api/online.ts'
import type { EntryState } from '#pwa/replica/database.ts'
import { isWaiting } from './entry.ts'
import type { Device } from './queueable.ts'

/** After this time a busy button is replaced by the note that the command is saved on the phone. */
const BUSY_MS = 1500

/**
 * Resolves once the entry is sent or failed, or with null once it no longer exists; after `timeoutMs` with `queued`.
 */
export function whenSettled(
  { replica }: Device,
  key: string,
  timeoutMs?: number,
): Promise<EntryState | null> {
  return new Promise((resolve) => {
    const settle = (state: EntryState | null) => {
      clearTimeout(timer)
      queueMicrotask(() => subscription.unsubscribe())
      resolve(state)
    }
    const timer =
      timeoutMs === undefined ? undefined : setTimeout(() => settle('queued'), timeoutMs)
    const subscription = liveQuery(() => replica.outbox.get({ key })).subscribe({
      next: (entry) => {
        if (!entry || !isWaiting(entry)) settle(entry?.state ?? null)
      },
      error: () => settle('queued'),
    })
  })
}

/** The state for a busy button: what the server answers within a moment, otherwise `queued`. */
export async function waitForAnswer(device: Device, key: string): Promise<EntryState> {
  if (!online.read().online) return 'queued'
  // A sent entry is deleted once the replica has its row.
  return (await whenSettled(device, key, BUSY_MS)) ?? 'sent'
}
