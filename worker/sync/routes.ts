import type { Route } from '#worker/http/serve.ts'
import { cancelCommandRoute } from './cancel-command.ts'
import { readExportRoute, startExportRoute } from './export.ts'
import { syncRoute } from './pull.ts'

export const syncRoutes: readonly Route[] = [
  syncRoute,
  cancelCommandRoute,
  startExportRoute,
  readExportRoute,
]
