import type { Replica } from '#pwa/replica/database.ts'
import { messages } from '#pwa/replica/messages.ts'
import { toast } from '#pwa/ui/feedback/toast-store.ts'
import type { UserId } from '#schema/domain/ids.ts'

const RETRY_MS = 5000

let LoadedReplica: typeof Replica | undefined

/** Dexie and the tables. Resolves when they have loaded, however long the network is lost. */
export async function loadDatabase(): Promise<void> {
  while (!LoadedReplica)
    try {
      LoadedReplica = (await import('#pwa/replica/database.ts')).Replica
    } catch {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
    }
}

export function openReplica(userId: UserId): Replica {
  if (!LoadedReplica) throw new Error('the database is not loaded')
  const replica = new LoadedReplica(userId)
  replica.onBlocked = () => toast(messages.closeOtherTabs, 'news')
  // Until it is dismissed: what was typed may not be stored.
  replica.onFull = (message) => toast(message, 'bad', 1e9)
  return replica
}
