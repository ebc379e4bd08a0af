import { DomainError } from '#schema/domain/errors.ts'
import { newId } from '#schema/domain/ids.ts'
import { isServerPage, PEOPLE_SLUGS } from '#schema/domain/share-paths.ts'
import { createFiguresReader } from './about/figures.ts'
import { createApp } from './app.ts'
import type { Deps } from './context.ts'
import { readSettings, type Bindings } from './env.ts'
import { serveDocument } from './http/documents.ts'
import { toFailure } from './http/errors.ts'
import { API_HEADERS } from './http/headers.ts'
import { createFaultReports, sendAlarms, sendFaults } from './jobs/alarms.ts'
import { CRON_JOBS, NIGHTLY_JOBS, runScheduledJobs } from './jobs/run-jobs.ts'
import { createLiveChannels } from './live/channels.ts'
import { createHashQueue } from './secrets/hash-queue.ts'

export { LiveChannel } from './live/channel.ts'

/** The nightly cron trigger in wrangler.toml. */
const NIGHTLY = '17 2 * * *'
/** What the app answers itself: the API, the pages that are sent to others, and the sitemap. All others are files. */
const APP =
  /^\/api(?:\/|$)|^\/(?:[tp]|share)\/[^/]+\/?$|^\/todos(?:\/[^/]+){0,2}\/?$|^\/(?:sitemap\.xml|\.well-known\/jwks\.json)$/
const PEOPLE = new RegExp(`^/(?:${PEOPLE_SLUGS})(?:/[^/]+)?/?$`, 'i')
const API = /^https?:\/\/[^/?#]+\/api\//
function isForApp(address: string): boolean {
  if (API.test(address)) return true
  const url = new URL(address)
  return APP.test(url.pathname) || PEOPLE.test(url.pathname) || isServerPage(url)
}

let deps: Deps | undefined
let app: ReturnType<typeof createApp> | undefined
const faults = createFaultReports()
let readFigures: ReturnType<typeof createFiguresReader> | undefined

/** Once per isolate, because the configuration of an isolate does not change. */
function depsFor(env: Bindings): Deps {
  if (deps) return deps
  const settings = readSettings(env)
  deps = {
    settings,
    files: env.FILES,
    hashQueue: createHashQueue(settings.SCRYPT_LN),
    front: { requests: env.REQUEST_LIMIT, passwords: env.PASSWORD_LIMIT },
    ...(env.ASSETS && { assets: env.ASSETS }),
    ...(env.LIVE_CHANNELS &&
      settings.LIVE === 'on' && { live: createLiveChannels(env.LIVE_CHANNELS) }),
    now: Date.now,
    log: (line) => {
      faults.note(line)
      return (line['level'] === 'error' ? console.error : console.log)(JSON.stringify(line))
    },
  }
  return deps
}

/** A wrong configuration: the reason is for the log, not for the caller. */
function logBadConfiguration(error: unknown): void {
  const fault = error instanceof Error ? error.message : String(error)
  console.error(JSON.stringify({ level: 'error', fault, where: 'configuration' }))
}

function misconfigured(error: unknown): Response {
  logBadConfiguration(error)
  const { status, body, headers } = toFailure(
    new DomainError('unavailable', undefined, { retryAfter: 60 }),
    newId('request'),
  )
  return Response.json(body, { status, headers: { ...API_HEADERS, ...headers } })
}

async function storedFigures(env: Bindings) {
  try {
    readFigures ??= createFiguresReader(depsFor(env))
  } catch (error) {
    logBadConfiguration(error)
    return null
  }
  return readFigures()
}

/** A request without a fault costs nothing more. */
async function withFaultAlarms(
  { fetch: respond }: ReturnType<typeof createApp>,
  request: Request,
  env: Bindings,
  ctx: ExecutionContext,
): Promise<Response> {
  const response = await respond(request, env, ctx)
  const found = faults.take(Date.now())
  if (found) ctx.waitUntil(sendFaults(depsFor(env), found).catch(logBadConfiguration))
  return response
}

export default {
  fetch(request, env, ctx) {
    if (!isForApp(request.url)) return serveDocument(request, env, () => storedFigures(env))
    try {
      app ??= createApp(depsFor(env))
    } catch (error) {
      return misconfigured(error)
    }
    return withFaultAlarms(app, request, env, ctx)
  },
  async scheduled({ cron }, env) {
    try {
      depsFor(env)
    } catch (error) {
      return logBadConfiguration(error)
    }
    const current = depsFor(env)
    if (current.settings.MAINTENANCE === 'on') return
    try {
      await runScheduledJobs(current, cron === NIGHTLY ? NIGHTLY_JOBS : CRON_JOBS)
    } finally {
      await sendAlarms(current)
    }
  },
} satisfies ExportedHandler<Bindings>
