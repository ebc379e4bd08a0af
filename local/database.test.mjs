import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@libsql/client/web'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startDatabase } from './database.mjs'
import { openLine } from './line.mjs'
import { migrate } from './migrate.mjs'

const dir = mkdtempSync(join(tmpdir(), 'onise-database-'))
const notices = []
let database
let worlds = 0
beforeAll(async () => {
  database = await startDatabase({
    dir: join(dir, 'data'),
    prepare: (url) => createClient({ url }).execute('CREATE TABLE notes (text TEXT NOT NULL)'),
    onNotice: (words) => notices.push(words),
    probe: { every: 100, within: 700 },
  })
})
afterAll(async () => {
  await database.stop()
  rmSync(dir, { recursive: true, force: true })
})

const world = (concurrency = 20) =>
  createClient({ url: database.urlOf(`world-${worlds++}`), concurrency })
const write = (client, text) =>
  client.batch([{ sql: 'INSERT INTO notes VALUES (?)', args: [text] }], 'write')
const count = async (client) => (await client.execute('SELECT count(*) AS n FROM notes')).rows[0].n
/** Until sqld is itself again; each try is a whole round trip, so this spins no faster than it answers. */
async function patiently(task) {
  for (let turn = 0; ; turn++) {
    try {
      return await task()
    } catch (error) {
      if (turn > 200) throw error
    }
  }
}

test('a name is a database of its own, made ready before anybody may ask it', async () => {
  const [one, other] = [world(), world()]
  await Promise.all([write(one, 'a'), write(one, 'b')])
  expect([await count(one), await count(other)]).toEqual([2, 0])
})

test('MONEY 1.2: 64 writers at once all get through, each once', async () => {
  const client = world(64)
  await Promise.all(Array.from({ length: 300 }, (_, turn) => write(client, String(turn))))
  expect(await count(client)).toBe(300)
})

test('F7: a database that dies is started again, and what was acknowledged is there', async () => {
  const client = world()
  await write(client, 'kept')
  process.kill(database.pid, 'SIGKILL')
  expect(await patiently(() => count(client))).toBe(1)
  expect(notices.join()).toContain('started again')
})

test('MONEY 1.2: a database that takes no more writes is found out and started again', async () => {
  const client = world()
  await write(client, 'kept')
  const before = database.restarts
  process.kill(database.pid, 'SIGSTOP')
  await write(client, 'asked while it hung').catch(() => {})
  expect(database.restarts).toBe(before + 1)
  await patiently(() => write(client, 'and on we go'))
  expect(await count(client)).toBeGreaterThanOrEqual(2)
})

test('F7: a stopped database refuses in words and comes back with everything', async () => {
  const client = world()
  await write(client, 'kept')
  await database.kill()
  await expect(write(client, 'lost')).rejects.toThrow('The database is not running.')
  await database.restart()
  expect(await count(client)).toBe(1)
})

test('the line lets a few in, keeps few waiting, and loses no place', async () => {
  const line = openLine({ width: 2, longest: 1, patience: 60_000 })
  const [first, second] = [await line.enter(), await line.enter()]
  const third = line.enter()
  expect(await line.enter()).toBe(null)
  first()
  first()
  expect(line.inside).toBe(2)
  second()
  const leaveThird = await third
  leaveThird()
  expect([line.inside, line.length]).toEqual([0, 0])
})

const folderOf = (...migrations) => {
  const folder = mkdtempSync(join(dir, 'migrations-'))
  mkdirSync(join(folder, 'meta'))
  const entries = migrations.map((sql, idx) => {
    writeFileSync(join(folder, `000${idx}_step.sql`), sql)
    return { idx, tag: `000${idx}_step` }
  })
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ entries }))
  return folder
}

test('a migration is applied once, and one that was changed afterwards is refused in words', async () => {
  const url = database.urlOf('migrated')
  const first = 'CREATE TABLE a (b);\n--> statement-breakpoint\nINSERT INTO a VALUES (1);'
  const second = 'INSERT INTO a VALUES (2);'
  expect(await migrate({ url, folder: folderOf(first) })).toEqual(['0000_step'])
  expect(await migrate({ url, folder: folderOf(first, second) })).toEqual(['0001_step'])
  expect(await migrate({ url, folder: folderOf(first, second) })).toEqual([])
  await expect(migrate({ url, folder: folderOf(second, second) })).rejects.toThrow('append-only')
  await expect(migrate({ url, folder: folderOf(first) })).rejects.toThrow('does not know')
})

test('a migration that fails half-way leaves no trace', async () => {
  const url = database.urlOf('broken')
  const bad = 'CREATE TABLE a (b);\n--> statement-breakpoint\nINSERT INTO nowhere VALUES (1);'
  await expect(migrate({ url, folder: folderOf(bad) })).rejects.toThrow('left no trace')
  const { rows } = await createClient({ url }).execute(
    "SELECT name FROM sqlite_master WHERE name = 'a'",
  )
  expect(rows).toEqual([])
})
