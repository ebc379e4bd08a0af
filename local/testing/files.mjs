// For every vitest run: one workerd with R2 in it. Miniflare's own stand-in for a bucket asks for each property of a
// file in a synchronous call of its own, and loses step with itself when two follow closely.
import { fileURLToPath } from 'node:url'
import { Log, LogLevel, Miniflare } from 'miniflare'

let running

const start = () =>
  new Miniflare({
    modules: true,
    compatibilityDate: '2026-04-26',
    scriptPath: fileURLToPath(new URL('files-door.mjs', import.meta.url)),
    r2Buckets: ['FILES'],
    cf: false,
    telemetry: { enabled: false },
    log: new Log(LogLevel.ERROR),
  })

/** The projects share it: whoever comes first starts it, the last to go stops it. */
export async function setup(project) {
  running ??= { users: 0, miniflare: start() }
  running.users++
  project.provide('files', (await running.miniflare.ready).origin)
}

export async function teardown() {
  if (!running || --running.users > 0) return
  const { miniflare } = running
  running = undefined
  await miniflare.dispose()
}
