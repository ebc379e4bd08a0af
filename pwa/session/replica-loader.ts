import type { Replica } from '#pwa/replica/database.ts'
import type { UserId } from '#schema/domain/ids.ts'

export type ReplicaOptions = {
  /** Needs what `loadDatabase` loads. */
  openReplica: (userId: UserId) => Replica
  /** Loads the code of the database. Without it the code is there. */
  loadDatabase?: () => Promise<void>
  /** For a browser that refuses to open the database: from here on `openReplica` opens one in memory. */
  moveToMemory?: () => Promise<void>
}

/** The replica of one session, loaded when it is first needed. */
export function createReplicaLoader(options: ReplicaOptions, userId: UserId) {
  const { openReplica, loadDatabase, moveToMemory } = options
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
    if (moveToMemory)
      await get()
        .open()
        .catch(async () => {
          if (isRetired) return
          await moveToMemory()
          replica = undefined
        })
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
