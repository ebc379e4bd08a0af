import type { Answer } from '#schema/contract/endpoint.ts'
import { listTransactions } from '#schema/contract/wallet.ts'
import type { Context } from '../context.ts'
import { fullPageOf, type Page } from '../db/paging.ts'
import { serve } from '../http/serve.ts'
import { presentTransaction } from './present.ts'
import { holdsOf, isShown, linesOf } from './queries.ts'

async function historyOf(ctx: Context, page: Page): Promise<Answer<typeof listTransactions>> {
  const { db, me } = ctx
  const { lines, holds } = await ctx.read({
    lines: linesOf(db, me, page),
    holds: holdsOf(db, me, page),
  })
  const { nextCursor } = fullPageOf(lines, page, ({ entry, id }) => ({ at: entry, id }))
  const shown = lines.filter(isShown)
  // A page of nothing would look like the end.
  if (shown.length === 0 && nextCursor) return historyOf(ctx, { ...page, cursor: nextCursor })
  return { trx: shown.map((line) => presentTransaction(line, me, holds)), nextCursor }
}

/** R22. */
export const showTransactions = serve(listTransactions, historyOf, ({ me }) => ({
  scopes: [`u:${me}`],
  wide: [],
}))
