import { createApp } from './app.ts'
import { readSettings, type Bindings } from './env.ts'
import { documents } from './http/documents.ts'

let app: ReturnType<typeof createApp> | undefined

/** The configuration is the same for the life of an isolate, so the app is made once. */
function appFor(env: Bindings) {
  app ??= createApp({
    settings: readSettings(env),
    files: env.FILES,
    ...(env.ASSETS && { assets: env.ASSETS }),
    now: Date.now,
    log: (line) => console.log(JSON.stringify(line)),
  })
  return app
}

export default {
  fetch(request, env, ctx) {
    if (new URL(request.url).pathname.startsWith('/api/'))
      return appFor(env).fetch(request, env, ctx)
    return documents(request, env)
  },
} satisfies ExportedHandler<Bindings>
