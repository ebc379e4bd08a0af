import type { Served } from '../http/serve.ts'
import { showTransactions } from './actions.ts'

export const walletRoutes: readonly Served[] = [showTransactions]
