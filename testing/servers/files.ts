// Vitest's global setup: one workerd with R2. Miniflare's own R2 client for Node reads each property of a file in a
// synchronous call, and mixes up the responses when two calls follow closely.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Log, LogLevel, Miniflare } from 'miniflare'
import { transformWithOxc } from 'vite'
import type { TestProject } from 'vitest/node'

const WORKER = join(import.meta.dirname, 'r2-http-worker.ts')

let running: { projects: number; started: Promise<Miniflare> } | undefined

async function start(): Promise<Miniflare> {
  const { code } = await transformWithOxc(await readFile(WORKER, 'utf8'), WORKER)
  return new Miniflare({
    modules: true,
    compatibilityDate: '2026-04-26',
    script: code,
    r2Buckets: ['FILES'],
    cf: false,
    telemetry: { enabled: false },
    log: new Log(LogLevel.ERROR),
  })
}

/** Shared by the projects: the first starts it, the last stops it. */
export async function setup(project: TestProject): Promise<void> {
  running ??= { projects: 0, started: start() }
  running.projects++
  const miniflare = await running.started
  project.provide('files', (await miniflare.ready).origin)
}

export async function teardown(): Promise<void> {
  if (!running || --running.projects > 0) return
  const { started } = running
  running = undefined
  await (await started).dispose()
}
