import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Log, LogLevel, Miniflare } from 'miniflare'
import { transformWithOxc } from 'vite'
import { migrate } from '#tools/db/migrate.ts'
import { startDatabase } from '#tools/dev/database.ts'

/** sqld behind the write limiter, in a directory that is deleted with it. */
export async function startSqld() {
  const dir = await mkdtemp(join(tmpdir(), 'onise-test-'))
  const database = await startDatabase({
    dir,
    prepare: (url) => migrate({ url }),
    onNotice: (message) => console.warn(message),
  })
  return {
    url: database.url,
    dropNamespace: (name: string) => database.dropNamespace(name),
    async stop() {
      await database.stop()
      await rm(dir, { recursive: true, force: true })
    },
  }
}

const R2_WORKER = join(import.meta.dirname, 'r2-http-worker.ts')

/**
 * workerd with R2. Miniflare's own R2 client for Node reads each property of a file in a synchronous call, and mixes up
 * the responses when two calls follow closely.
 */
export async function startR2() {
  const { code } = await transformWithOxc(await readFile(R2_WORKER, 'utf8'), R2_WORKER)
  const miniflare = new Miniflare({
    modules: true,
    compatibilityDate: '2026-11-17',
    script: code,
    r2Buckets: ['FILES'],
    cf: false,
    telemetry: { enabled: false },
    log: new Log(LogLevel.ERROR),
  })
  return { url: (await miniflare.ready).origin, stop: () => miniflare.dispose() }
}
