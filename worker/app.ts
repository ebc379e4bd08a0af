import { Hono } from 'hono/tiny'
import { accountRoutes } from './accounts/routes.ts'
import { bookRoutes } from './books/routes.ts'
import type { Deps } from './context.ts'
import { fileRoutes } from './files/routes.ts'
import { uploadRoutes } from './files/uploads.ts'
import { healthRoute } from './http/health.ts'
import { mount, mountRest } from './http/mount.ts'
import { referenceRoutes } from './http/reference.ts'
import { proposalRoutes } from './proposals/routes.ts'
import { syncRoutes } from './sync/routes.ts'
import { taskRoutes } from './tasks/routes.ts'
import { walletRoutes } from './wallet/routes.ts'
import { webhookRoute } from './wallet/webhook.ts'

/** Every promise kept, by noun. The battery checks that none of the contract is missing here. */
export const SERVED = [
  ...accountRoutes,
  ...uploadRoutes,
  ...walletRoutes,
  ...bookRoutes,
  ...taskRoutes,
  ...proposalRoutes,
  ...syncRoutes,
]

export function createApp(deps: Deps): Hono {
  const app = new Hono({ strict: false })
  for (const served of SERVED) mount(app, served, deps)
  fileRoutes(app, deps)
  webhookRoute(app, deps)
  healthRoute(app, deps)
  referenceRoutes(app, deps)
  mountRest(app, deps)
  return app
}
