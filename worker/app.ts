import type { Result } from 'hono/router'
import { PatternRouter } from 'hono/router/pattern-router'
import { Hono } from 'hono/tiny'
import { createBackgroundContext } from '#worker/background/context.ts'
import type { Commit, Effect } from '#worker/db/write.ts'
import type { Route } from '#worker/http/serve.ts'
import { matchAlerts } from './alerts/match.ts'
import type { Deps, Context } from './context.ts'
import { registerFileRoutes } from './files/routes.ts'
import { registerCspReportRoute } from './http/csp-reports.ts'
import { registerHealthRoute } from './http/health.ts'
import { mountFallbacks, mountRoute } from './http/mount.ts'
import { registerReferenceRoutes } from './http/openapi.ts'
import { registerStopEmailsRoute } from './notices/stop-emails.ts'
import { NOUNS } from './nouns.ts'
import { registerPassKeysRoute } from './passes/routes.ts'
import { registerPhoneReportRoutes } from './phone-messages/reports.ts'
import { sendDuePushes } from './push/deliver.ts'
import { currentKey } from './push/keys.ts'
import { registerShareRoutes } from './share/routes.ts'
import { registerLiveRoute } from './sync/live.ts'
import { syncRoutes } from './sync/routes.ts'
import { registerWebhookRoute } from './webhooks/route.ts'

/** All routes; a test compares them with the endpoints of the contract. */
export const ROUTES = [...NOUNS.flatMap(({ routes }) => routes), ...syncRoutes]

/** The pattern router tries every pattern for each request; the result for a path without parameters never changes. */
class CachingRouter<T> extends PatternRouter<T> {
  readonly #paths = new Set<string>()
  readonly #results = new Map<string, Result<T>>()

  override add(method: string, path: string, handler: T): void {
    if (!/[:*{?]/.test(path)) this.#paths.add(path)
    super.add(method, path, handler)
    this.#results.clear()
  }

  override match(method: string, path: string): Result<T> {
    if (method !== 'GET' || !this.#paths.has(path)) return super.match(method, path)
    const result = this.#results.get(path) ?? super.match(method, path)
    this.#results.set(path, result)
    return result
  }
}

const isCommit = (result: unknown): result is Commit =>
  typeof result === 'object' && result !== null && 'effects' in result

function withNotices(result: unknown, { deps }: Context): unknown {
  if (!isCommit(result)) return result
  const notices: Effect = {
    afterCommit: async ({ isPushDue, isFeedChanged }) => {
      const told = isFeedChanged ? (await matchAlerts(createBackgroundContext(deps))).told : 0
      if ((isPushDue || told > 0) && currentKey(deps.settings))
        await sendDuePushes(createBackgroundContext(deps))
    },
  }
  return { ...result, effects: [result.effects, notices] }
}

/**
 * Right after the response of a command professionals are told of a new todo, and its notices are pushed; those of jobs and
 * webhooks by the job.
 */
const noticesAfterCommit = (route: Route): Route =>
  route.endpoint.kind === 'query'
    ? route
    : {
        ...route,
        handler: async (context, input) =>
          withNotices(await route.handler(context, input), context),
      }

export function createApp(deps: Deps): Hono {
  const app = new Hono({ strict: false })
  app.router = new CachingRouter()
  for (const route of ROUTES) mountRoute(app, noticesAfterCommit(route), deps)
  registerFileRoutes(app, deps)
  registerWebhookRoute(app, deps)
  registerPhoneReportRoutes(app, deps)
  registerHealthRoute(app, deps)
  registerReferenceRoutes(app, deps)
  registerCspReportRoute(app, deps)
  registerPassKeysRoute(app, deps)
  registerLiveRoute(app, deps)
  registerShareRoutes(app, deps)
  registerStopEmailsRoute(app, deps)
  mountFallbacks(app, deps)
  return app
}
