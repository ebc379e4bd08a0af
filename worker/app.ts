import { Hono } from 'hono/tiny'
import type { Deps } from './context.ts'
import { registerFileRoutes } from './files/routes.ts'
import { registerCspReportRoute } from './http/csp-reports.ts'
import { registerHealthRoute } from './http/health.ts'
import { mountFallbacks, mountRoute } from './http/mount.ts'
import { registerReferenceRoutes } from './http/openapi.ts'
import { CachingRouter } from './http/router.ts'
import { registerStopEmailsRoute } from './notices/stop-emails.ts'
import { NOUNS } from './nouns.ts'
import { pushAfterCommit } from './push/after-commit.ts'
import { registerShareRoutes } from './share/routes.ts'
import { syncRoutes } from './sync/routes.ts'
import { registerWebhookRoute } from './webhooks/route.ts'

/** All routes; a test compares them with the endpoints of the contract. */
export const ROUTES = [...NOUNS.flatMap(({ routes }) => routes), ...syncRoutes]

export function createApp(deps: Deps): Hono {
  const app = new Hono({ strict: false })
  app.router = new CachingRouter()
  for (const route of ROUTES) mountRoute(app, pushAfterCommit(route), deps)
  registerFileRoutes(app, deps)
  registerWebhookRoute(app, deps)
  registerHealthRoute(app, deps)
  registerReferenceRoutes(app, deps)
  registerCspReportRoute(app, deps)
  registerShareRoutes(app, deps)
  registerStopEmailsRoute(app, deps)
  mountFallbacks(app, deps)
  return app
}
