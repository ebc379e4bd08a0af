import { isFailed } from '#pwa/replica/database.ts'
import { useReplica } from './use-view.ts'
import type { EntryOutcome } from './watch-entry.ts'

/** The live outcome of an entry that a form enqueued; null before that. */
export function useEntryOutcome(key: string | null): EntryOutcome | null {
  const outcome = useReplica(
    key === null
      ? null
      : async ({ replica }): Promise<EntryOutcome> => {
          const entry = await replica.outbox.get({ key })
          // A sent entry is deleted once the replica has its row.
          if (!entry || entry.state === 'sent') return 'sent'
          return isFailed(entry) ? 'failed' : 'queued'
        },
    [key],
  )
  return key === null ? null : (outcome ?? 'queued')
}
