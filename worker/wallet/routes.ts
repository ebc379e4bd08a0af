import type { HandlerResult } from '#schema/contract/endpoint.ts'
import { listTransactions } from '#schema/contract/wallet.ts'
import type { Context } from '#worker/context.ts'
import { fullPageOf, type Page } from '#worker/db/paging.ts'
import { type Route, route } from '#worker/http/serve.ts'
import { presentTransaction } from '#worker/ledger/present-transaction.ts'
import { holdsOf, isListed, pageOfTransactions } from '#worker/ledger/queries.ts'
import { readStatementRoute } from './statement.ts'

async function listPage(ctx: Context, page: Page): Promise<HandlerResult<typeof listTransactions>> {
  const { userId } = ctx
  const { rows, holds } = await ctx.read({
    rows: pageOfTransactions(userId, page),
    holds: holdsOf(userId, page),
  })
  const { nextCursor } = fullPageOf(rows, page, ({ entry, id }) => ({ at: entry, id }))
  const listed = rows.filter(isListed)
  // A client would take an empty page for the end.
  if (listed.length === 0 && nextCursor) return listPage(ctx, { ...page, cursor: nextCursor })
  return { trx: listed.map((row) => presentTransaction(row, userId, holds)), nextCursor }
}

const listTransactionsRoute = route(listTransactions, listPage, ({ userId }) => ({
  scopes: [`u:${userId}`],
  lists: [],
}))

export const walletRoutes: readonly Route[] = [listTransactionsRoute, readStatementRoute]
