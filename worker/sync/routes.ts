import type { Route } from '#worker/http/serve.ts'
import { syncRoute } from './pull.ts'

export const syncRoutes: readonly Route[] = [syncRoute]
