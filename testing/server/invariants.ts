import type { ToolDb } from '#tools/db/open-db.ts'
import { brokenInvariants, findBrokenInvariants } from '#worker/ledger/invariants.ts'

/** Checks all invariants in one statement; only when one is violated are its rows read. */
export async function findViolations(db: ToolDb): Promise<string[]> {
  const violated = await findBrokenInvariants(async (queries) => {
    const columns = queries.map((query, index) => `EXISTS (${query}) AS i${index}`)
    const [row] = (await db.$client.execute(`SELECT ${columns.join()}`)).rows
    return queries.map((_, index) => (row?.[`i${index}`] === 0 ? [] : [{ 0: 'violated' }]))
  })
  return violated.length === 0 ? [] : brokenInvariants(db)
}
