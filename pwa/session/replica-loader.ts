import type { Replica } from '#pwa/replica/database.ts'
import { isQuotaError } from '#pwa/ui/browser/storage-errors.ts'
import type { UserId } from '#schema/domain/ids.ts'
import type { MemoryReason } from './memory-database.ts'

export type ReplicaOptions = {
  /** Needs what `loadDatabase` loads. */
  openReplica: (userId: UserId) => Replica
  /** Loads the code of the database. Without it the code is there. */
  loadDatabase?: () => Promise<void>
  /** For a browser that does not open the database: from here on `openReplica` opens one in memory. */
  moveToMemory?: (reason: MemoryReason) => Promise<void>
  openTimeoutMs?: number
}

/** An upgrade takes a slow phone less. */
const OPEN_TIMEOUT_MS = 8000

/** Why the database cannot be used; null if it is open. */
async function openDatabase(replica: Replica, ms: number): Promise<MemoryReason | null> {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isBlocked = false
  const { onBlocked } = replica
  // The user is told to close the other tabs, and what is stored opens then.
  replica.onBlocked = () => {
    isBlocked = true
    onBlocked()
  }
  const silence = new Promise<'silent'>((resolve) => {
    timer = setTimeout(() => !isBlocked && resolve('silent'), ms)
  })
  const opening = replica.open().then(
    () => null,
    (error: unknown) => (isQuotaError(error) ? 'full' : 'refused') as MemoryReason,
  )
  const reason = await Promise.race([opening, silence])
  clearTimeout(timer)
  return reason
}

/** The replica of one session, loaded when it is first needed. */
export function createReplicaLoader(options: ReplicaOptions, userId: UserId) {
  const { openReplica, loadDatabase, moveToMemory, openTimeoutMs = OPEN_TIMEOUT_MS } = options
  const firstUses: ((replica: Replica) => unknown)[] = []
  let replica: Replica | undefined
  let loading: Promise<Replica> | undefined
  let isLoaded = false
  let isRetired = false

  const close = (opened: Replica) => {
    opened.isRetired = true
    opened.close()
  }
  const get = () => {
    if (replica) return replica
    replica = openReplica(userId)
    if (isRetired) close(replica)
    return replica
  }
  async function open(): Promise<Replica> {
    await loadDatabase?.()
    if (moveToMemory) {
      const opened = get()
      const reason = await openDatabase(opened, openTimeoutMs)
      if (reason && !isRetired) {
        await moveToMemory(reason)
        replica = undefined
        close(opened)
      }
    }
    isLoaded = true
    for (const use of firstUses) use(get())
    return get()
  }
  return {
    get,
    load: () =>
      (loading ??= open().catch((error: unknown) => {
        loading = undefined
        throw error
      })),
    onLoaded(use: (replica: Replica) => unknown) {
      if (isLoaded) use(get())
      else firstUses.push(use)
    },
    /** Its user has signed out. */
    retire() {
      isRetired = true
      if (replica) close(replica)
    },
  }
}
