import type { Route } from '#worker/http/serve.ts'
import { listTransactionsRoute } from './list-transactions.ts'
import { readStatementRoute } from './statement.ts'

export const walletRoutes: readonly Route[] = [listTransactionsRoute, readStatementRoute]
