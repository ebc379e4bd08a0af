// Vitest's global setup: one libSQL server behind the write limiter, in a directory that is deleted after the run.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { migrate } from '#tools/db/migrate.ts'
import { startDatabase, type Database } from '#tools/dev/database.ts'

type Started = { database: Database; dir: string }
let running: { projects: number; started: Promise<Started> } | undefined

async function start(): Promise<Started> {
  const dir = await mkdtemp(join(tmpdir(), 'onise-test-'))
  const database = await startDatabase({
    dir,
    prepare: (url) => migrate({ url }),
    onNotice: (message) => console.warn(message),
  })
  return { database, dir }
}

/** Shared by the projects: the first starts it, the last stops it. */
export async function setup(project: TestProject): Promise<void> {
  running ??= { projects: 0, started: start() }
  running.projects++
  const { database } = await running.started
  project.provide('database', database.url)
}

export async function teardown(): Promise<void> {
  if (!running || --running.projects > 0) return
  const { started } = running
  running = undefined
  const { database, dir } = await started
  await database.stop()
  await rm(dir, { recursive: true, force: true })
}
