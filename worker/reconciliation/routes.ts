import type { Route } from '#worker/http/serve.ts'
import { closeDiscrepancyRoute } from './close.ts'
import { readReconciliationRoute } from './show.ts'

export const reconciliationRoutes: readonly Route[] = [
  readReconciliationRoute,
  closeDiscrepancyRoute,
]
