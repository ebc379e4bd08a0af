import type { Page } from 'playwright-core'

/** All rows of a table of this person's memory in the browser, as IndexedDB has them, whatever the app says. */
export const rowsIn = <Row>(page: Page, me: string, table: string): Promise<Row[]> =>
  page.evaluate(
    async ([name, store]) => {
      const done = (asked: IDBRequest) =>
        new Promise((resolve, reject) => {
          asked.addEventListener('success', resolve)
          asked.addEventListener('error', () => reject(asked.error))
        })
      const open = indexedDB.open(name)
      await done(open)
      const all = open.result.transaction(store).objectStore(store).getAll()
      await done(all)
      open.result.close()
      return all.result
    },
    [`onise:${me}`, table] as const,
  )
