import { Hono } from 'hono'
import { accountRoutes } from './accounts/routes.ts'
import type { Deps } from './context.ts'
import { fileRoutes } from './files/routes.ts'
import { newId } from '#schema/domain/ids.ts'
import { Refusal } from '#schema/domain/refusal.ts'
import { failureOf } from './http/errors.ts'
import { API_HEADERS } from './http/headers.ts'
import { healthRoute } from './http/health.ts'
import { faultText, mount } from './http/mount.ts'
import { proposalRoutes } from './proposals/routes.ts'
import { syncRoutes } from './sync/routes.ts'
import { taskRoutes } from './tasks/routes.ts'
import { walletRoutes } from './wallet/routes.ts'

/** Every promise kept, by noun. The battery checks that none of the contract is missing here. */
export const SERVED = [
  ...accountRoutes,
  ...walletRoutes,
  ...taskRoutes,
  ...proposalRoutes,
  ...syncRoutes,
]

export function createApp(deps: Deps): Hono {
  const app = new Hono()
  for (const served of SERVED) mount(app, served, deps)
  fileRoutes(app, deps)
  healthRoute(app, deps)
  const fail = (error: unknown) => {
    const { status, body } = failureOf(error, newId('journal'))
    return new Response(JSON.stringify(body), {
      status,
      headers: { ...API_HEADERS, 'Content-Type': 'application/json', 'X-Request-Id': body.requestId },
    })
  }
  app.all('/api/*', () => fail(new Refusal('no_such_call')))
  app.onError((error) => {
    deps.log({ fault: faultText(error) })
    return fail(error)
  })
  return app
}
