import type { Served } from '../http/serve.ts'
import { showReconciliation } from './reconciliation.ts'

export const bookRoutes: readonly Served[] = [showReconciliation]
