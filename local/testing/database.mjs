// For every vitest run: one libSQL server behind its gate, in a directory that goes when the run ends.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startDatabase } from '../database.mjs'
import { migrate } from '../migrate.mjs'

let running

/** The projects share one server: whoever comes first starts it, the last to go stops it. */
export async function setup(project) {
  running ??= { users: 0, started: start() }
  running.users++
  const { database } = await running.started
  project.provide('database', database.url)
}

export async function teardown() {
  if (!running || --running.users > 0) return
  const { database, dir } = await running.started
  running = undefined
  await database.stop()
  await rm(dir, { recursive: true, force: true })
}

async function start() {
  const dir = await mkdtemp(join(tmpdir(), 'onise-test-'))
  const database = await startDatabase({
    dir,
    prepare: (url) => migrate({ url }),
    onNotice: (words) => console.warn(words),
  })
  return { database, dir }
}
