import { liveQuery } from 'dexie'
import { isFailed, type EntryState } from '#pwa/replica/database.ts'
import type { Device } from './queueable.ts'

/** `queued`: no response yet, so it waits on the phone. */
export type EntryOutcome = Exclude<EntryState, 'sending'>

/** After this time a busy button is replaced by the note that the command is saved on the phone. */
const TIMEOUT_MS = 1500

/** The state of an entry, as soon as it is settled or after a short while. */
export function waitForOutcome(
  { replica }: Device,
  key: string,
  timeoutMs = TIMEOUT_MS,
): Promise<EntryOutcome> {
  return new Promise((resolve) => {
    const settle = (outcome: EntryOutcome) => {
      clearTimeout(timer)
      subscription.unsubscribe()
      resolve(outcome)
    }
    const timer = setTimeout(() => settle('queued'), timeoutMs)
    const subscription = liveQuery(() => replica.outbox.get({ key })).subscribe({
      next: (entry) => {
        if (!entry || entry.state === 'sent') settle('sent')
        else if (isFailed(entry)) settle('failed')
      },
      error: () => settle('queued'),
    })
  })
}

/** Calls back when the entry is acknowledged, however long that takes. Not when it fails or is discarded. */
export function onceSent({ replica }: Device, key: string, callback: () => void): void {
  const subscription = liveQuery(() => replica.outbox.get({ key })).subscribe({
    next: (entry) => {
      if (entry?.state === 'sent') callback()
      if (!entry || entry.state === 'sent' || isFailed(entry))
        queueMicrotask(() => subscription.unsubscribe())
    },
    error: () => {},
  })
}
