import type { DBCoreMutateRequest } from 'dexie'
import type { Replica } from '#pwa/replica/database.ts'

/** A phone without room: what `refuses` says yes to is not written, as a browser at its quota would not. */
export function fillDisk(
  replica: Replica,
  refuses: (table: string, request: DBCoreMutateRequest) => boolean,
) {
  replica.close({ disableAutoOpen: false })
  replica.use({
    stack: 'dbcore',
    name: 'full',
    create: (core) => ({
      ...core,
      table(name) {
        const table = core.table(name)
        return {
          ...table,
          mutate: (request) =>
            refuses(name, request)
              ? (Promise.reject(new DOMException('no room', 'QuotaExceededError')) as never)
              : table.mutate(request),
        }
      },
    }),
  })
}
