import { forgetEarly } from '#pwa/api/asked-early.ts'
import { reopening, type Replica, type TableName } from '#pwa/replica/database.ts'
import type { Phone } from '#pwa/replica/write.ts'

/** Own things come by pull, so an answer overtaken this often can only be about what pull does not bring. */
const TRIES = 3

/** How far in the log this phone is; null while it is filled for the first time, when nothing can be overtaken. */
async function placeOf(replica: Replica): Promise<string | null> {
  const cursor = await replica.fact('cursor')
  return cursor === undefined || cursor.includes('-') ? null : cursor
}

/**
 * Lets the answer to a question into what this phone remembers. An answer that a pull overtook may be older
 * than what the pull brought, so it is asked again. It is let in whole, in one transaction.
 */
export async function settle<A>(
  { replica }: Phone,
  ask: () => Promise<A>,
  letIn: (answer: A) => Promise<unknown>,
): Promise<A> {
  for (let tried = 1; ; tried++) {
    const before = await reopening(replica, () => placeOf(replica))
    // What was asked before this may have been overtaken unseen.
    if (before !== null) forgetEarly()
    const answer = await ask()
    const done = await reopening(replica, () =>
      replica.transaction('rw', [...replica.base, replica.meta], async () => {
        const overtaken = before !== null && (await placeOf(replica)) !== before
        if (overtaken && tried < TRIES) return false
        await letIn(answer)
        return true
      }),
    )
    if (done) return answer
  }
}

/** Puts rows of an answer into one table. */
export const keepRows = <T extends TableName>(
  replica: Replica,
  table: T,
  rows: readonly object[],
) => replica.table(table).bulkPut([...rows])
