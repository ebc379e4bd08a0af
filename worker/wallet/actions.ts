import { listTransactions } from '#schema/contract/wallet.ts'
import { fullPageOf } from '../db/paging.ts'
import { serve } from '../http/serve.ts'
import { presentTransaction } from './present.ts'
import { holdsOf, linesOf } from './queries.ts'

/** R22. */
export const showTransactions = serve(
  listTransactions,
  async ({ db, me, read }, page) => {
    const { lines, holds } = await read({
      lines: linesOf(db, me, page),
      holds: holdsOf(db, me, page),
    })
    const { shown, nextCursor } = fullPageOf(lines, page, ({ entry, id }) => ({ at: entry, id }))
    return { trx: shown.map((line) => presentTransaction(line, me, holds)), nextCursor }
  },
  ({ me }) => ({ scopes: [`u:${me}`], wide: [] }),
)
