import type { DBCoreMutateRequest } from 'dexie'
import type { Replica } from '#pwa/replica/database.ts'

/** Rejects the writes that `isRejected` selects, as a browser at its storage quota does. */
export function fillDisk(
  replica: Replica,
  isRejected: (table: string, request: DBCoreMutateRequest) => boolean,
) {
  replica.close({ disableAutoOpen: false })
  replica.use({
    stack: 'dbcore',
    name: 'full-disk',
    create: (core) => ({
      ...core,
      table(name) {
        const table = core.table(name)
        return {
          ...table,
          mutate: (request) =>
            isRejected(name, request)
              ? (Promise.reject(new DOMException('no space', 'QuotaExceededError')) as never)
              : table.mutate(request),
        }
      },
    }),
  })
}
