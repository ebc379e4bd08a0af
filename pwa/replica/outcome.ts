import { liveQuery } from 'dexie'
import { isRefused } from './database.ts'
import type { Phone } from './write.ts'

export type Outcome = 'sent' | 'saved' | 'refused'

/** How long somebody looks at a busy button before they are told that it waits on the phone. */
const PATIENCE_MS = 1500

/** What became of something just said, as far as it is known after a short while. */
export function outcomeOf(
  { replica }: Phone,
  key: string,
  patienceMs = PATIENCE_MS,
): Promise<Outcome> {
  return new Promise((resolve) => {
    const tell = (outcome: Outcome) => {
      clearTimeout(timer)
      watching.unsubscribe()
      resolve(outcome)
    }
    const timer = setTimeout(() => tell('saved'), patienceMs)
    const watching = liveQuery(() => replica.outbox.get({ key })).subscribe({
      next: (entry) => {
        if (!entry || entry.state === 'acked') tell('sent')
        else if (entry.state === 'failed' || entry.state === 'conflict') tell('refused')
      },
      error: () => tell('saved'),
    })
  })
}

/** Tells when something that waits has been taken, however long that is and wherever the person has gone meanwhile. */
export function whenSent({ replica }: Phone, key: string, tell: () => void): void {
  const watching = liveQuery(() => replica.outbox.get({ key })).subscribe({
    next: (entry) => {
      if (entry?.state === 'acked') tell()
      // Refused it tells of itself; discarded there is nothing to tell.
      if (!entry || entry.state === 'acked' || isRefused(entry))
        queueMicrotask(() => watching.unsubscribe())
    },
    error: () => {},
  })
}
