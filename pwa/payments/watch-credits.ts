import type { Replica } from '#pwa/replica/database.ts'
import { withReopen } from '#pwa/replica/with-reopen.ts'
import { isLiveOpen } from '#pwa/sync/live-open.ts'

/**
 * While the live channel is open: calls `onCredit` when a pull has brought one more payment into the wallet. Returns the
 * function that stops it.
 */
export function watchCredits(replica: Replica, onCredit: () => void): () => void {
  const readNewest = async () =>
    (
      await replica.trx
        .orderBy('createdAt')
        .filter(({ kind }) => kind === 'fund')
        .last()
    )?._id ?? null
  let known: string | null | undefined
  const subscription = replica
    .observe(() => withReopen(replica, readNewest))
    .subscribe({
      next(newest) {
        const isNew = known !== undefined && newest !== known
        known = newest
        if (isNew && isLiveOpen()) onCredit()
      },
      error: () => {},
    })
  return () => subscription.unsubscribe()
}
