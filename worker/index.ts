import { createApp } from './app.ts'
import { JOBS, NIGHT_JOBS, ring } from './clock/clock.ts'
import type { Deps } from './context.ts'
import { readSettings, type Bindings } from './env.ts'
import { documents } from './http/documents.ts'

const NIGHTLY = '17 2 * * *'
const API = /^\/api(?:\/|$)/

let deps: Deps | undefined
let app: ReturnType<typeof createApp> | undefined

/** The configuration is the same for the life of an isolate, so it is read once. */
function depsFor(env: Bindings): Deps {
  deps ??= {
    settings: readSettings(env),
    files: env.FILES,
    ...(env.ASSETS && { assets: env.ASSETS }),
    now: Date.now,
    log: (line) => (line['level'] === 'error' ? console.error : console.log)(JSON.stringify(line)),
  }
  return deps
}

export default {
  fetch(request, env, ctx) {
    if (!API.test(new URL(request.url).pathname)) return documents(request, env)
    app ??= createApp(depsFor(env))
    return app.fetch(request, env, ctx)
  },
  async scheduled({ cron }, env) {
    await ring(depsFor(env), cron === NIGHTLY ? NIGHT_JOBS : JOBS)
  },
} satisfies ExportedHandler<Bindings>
