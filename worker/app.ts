import { Hono } from 'hono/tiny'
import { accountRoutes } from './accounts/routes.ts'
import type { Deps } from './context.ts'
import { registerFileRoutes } from './files/routes.ts'
import { uploadRoutes } from './files/uploads.ts'
import { registerHealthRoute } from './http/health.ts'
import { mountFallbacks, mountRoute } from './http/mount.ts'
import { registerReferenceRoutes } from './http/openapi.ts'
import { paymentRoutes } from './payments/routes.ts'
import { payoutRoutes } from './payouts/routes.ts'
import { pinRoutes } from './pins/routes.ts'
import { proposalRoutes } from './proposals/routes.ts'
import { reconciliationRoutes } from './reconciliation/routes.ts'
import { syncRoutes } from './sync/routes.ts'
import { taskRoutes } from './tasks/routes.ts'
import { walletRoutes } from './wallet/routes.ts'
import { registerWebhookRoute } from './webhooks/route.ts'

/** All routes; a test compares them with the endpoints of the contract. */
export const ROUTES = [
  ...accountRoutes,
  ...uploadRoutes,
  ...walletRoutes,
  ...paymentRoutes,
  ...pinRoutes,
  ...payoutRoutes,
  ...reconciliationRoutes,
  ...taskRoutes,
  ...proposalRoutes,
  ...syncRoutes,
]

export function createApp(deps: Deps): Hono {
  const app = new Hono({ strict: false })
  for (const route of ROUTES) mountRoute(app, route, deps)
  registerFileRoutes(app, deps)
  registerWebhookRoute(app, deps)
  registerHealthRoute(app, deps)
  registerReferenceRoutes(app, deps)
  mountFallbacks(app, deps)
  return app
}
