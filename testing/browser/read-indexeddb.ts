import type { Page } from 'playwright-core'

/** All rows of a table of the user's database on the phone, read from IndexedDB directly. */
export const readIndexedDb = <Row>(page: Page, userId: string, table: string): Promise<Row[]> =>
  page.evaluate(
    async ([database, store]) => {
      const complete = (request: IDBRequest) =>
        new Promise((resolve, reject) => {
          request.addEventListener('success', resolve)
          request.addEventListener('error', () => reject(request.error))
        })
      const open = indexedDB.open(database)
      await complete(open)
      const rows = open.result.transaction(store).objectStore(store).getAll()
      await complete(rows)
      open.result.close()
      return rows.result
    },
    [`onise:${userId}`, table] as const,
  )
