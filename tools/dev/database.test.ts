import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient, type Client } from '@libsql/client/web'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '#tools/db/migrate.ts'
import { startDatabase, type Database } from './database.ts'
import { WRITE_LIMITS } from './sqld-write-limiter.ts'

const dir = mkdtempSync(join(tmpdir(), 'onise-database-'))
const notices: string[] = []
let database: Database
let namespaces = 0
const prepare = (url: string) =>
  createClient({ url }).execute('CREATE TABLE notes (text TEXT NOT NULL)')
beforeAll(async () => {
  database = await startDatabase({
    dir: join(dir, 'data'),
    prepare,
    // A busy machine is not an overloaded database.
    limits: { ...WRITE_LIMITS, maxWaitMs: 60_000 },
    onNotice: (message) => notices.push(message),
  })
})
afterAll(async () => {
  await database.stop()
  rmSync(dir, { recursive: true, force: true })
})

const newClient = (concurrency = 20, server = database) =>
  createClient({ url: server.urlOf(`namespace-${namespaces++}`), concurrency })
const write = (client: Client, text: string) =>
  client.batch([{ sql: 'INSERT INTO notes VALUES (?)', args: [text] }], 'write')
const count = async (client: Client) =>
  (await client.execute('SELECT count(*) AS n FROM notes')).rows[0]?.['n']
function sendSignal({ pid }: Database, signal: NodeJS.Signals) {
  if (pid === undefined) throw new Error('sqld does not run')
  process.kill(pid, signal)
}
/** Retries until sqld has restarted. Each attempt is a whole round trip, so this does not spin. */
async function untilSuccess<T>(task: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await task()
    } catch (error) {
      if (attempt > 200) throw error
    }
  }
}

test('each name is a database of its own, prepared before its first request', async () => {
  const [one, other] = [newClient(), newClient()]
  await Promise.all([write(one, 'a'), write(one, 'b')])
  expect([await count(one), await count(other)]).toEqual([2, 0])
})

test('64 parallel writers all succeed, each once', async () => {
  const client = newClient(64)
  await Promise.all(Array.from({ length: 300 }, (_, index) => write(client, String(index))))
  expect(await count(client)).toBe(300)
})

test('restarts a database that crashed, with every acknowledged write', async () => {
  const client = newClient()
  await write(client, 'acknowledged')
  sendSignal(database, 'SIGKILL')
  expect(await untilSuccess(() => count(client))).toBe(1)
  expect(notices.join()).toContain('started again')
})

test('restarts a database that accepts no more writes', async () => {
  // A server of its own: with so short a probe a busy machine looks like a hang.
  const probe = { intervalMs: 100, timeoutMs: 700 }
  let reportHang = () => {}
  const detected = new Promise<void>((resolve) => {
    reportHang = resolve
  })
  const server = await startDatabase({
    dir: join(dir, 'hanging'),
    prepare,
    probe,
    onNotice: (message) => message.includes('accepted no more writes') && reportHang(),
  })
  const client = newClient(20, server)
  await write(client, 'acknowledged')
  sendSignal(server, 'SIGSTOP')
  await write(client, 'during the hang').catch(() => {})
  await detected
  await untilSuccess(() => write(client, 'after the restart'))
  expect(await count(client)).toBeGreaterThanOrEqual(2)
  await server.stop()
})

test('does not restart a database that is busy with a long write', async () => {
  let computed = 0
  let reportProbe = () => {}
  const probed = new Promise<void>((resolve) => {
    reportProbe = resolve
  })
  const cpuTimeMs = async () => {
    // Read before and after each probe.
    if (++computed === 4) reportProbe()
    return computed * 60_000
  }
  const probe = { intervalMs: 20, timeoutMs: 50, cpuTimeMs }
  const server = await startDatabase({ dir: join(dir, 'busy'), prepare, probe })
  const client = newClient(20, server)
  await write(client, 'first')
  const transaction = await client.transaction('write')
  await transaction.execute("INSERT INTO notes VALUES ('long')")
  const { pid } = server
  const waiting = write(client, 'waits')
  await probed
  await transaction.commit()
  await waiting
  expect([await count(client), server.restarts, server.pid]).toEqual([3, 0, pid])
  await server.stop()
})

test.each([{ origin: 'https://example.com' }, { origin: 'null' }, { host: 'rebound.example.com' }])(
  'rejects a request of a page: %o',
  async (headers) => {
    const port = Number(new URL(database.url).port)
    const status = await new Promise((resolve, reject) => {
      const sent = request({ port, path: '/v2/pipeline', method: 'POST', headers }, (response) =>
        resolve(response.resume().statusCode),
      )
      sent.on('error', reject).end('{"requests":[]}')
    })
    expect(status).toBe(403)
  },
)

test('sqld itself takes no request without its key, whatever its name', async () => {
  const status = await new Promise((resolve, reject) => {
    const headers = { host: 'default.localhost' }
    const options = { port: database.sqldPort, path: '/v2/pipeline', method: 'POST', headers }
    const sent = request(options, (response) => resolve(response.resume().statusCode))
    sent.on('error', reject).end('{"requests":[]}')
  })
  expect(status).toBe(401)
})

test('a stopped database rejects with a message and returns with all rows', async () => {
  const client = newClient()
  await write(client, 'acknowledged')
  await database.kill()
  await expect(write(client, 'lost')).rejects.toThrow('The database is not running.')
  await database.restart()
  expect(await count(client)).toBe(1)
})

const migrationFolder = (...migrations: string[]) => {
  const folder = mkdtempSync(join(dir, 'migrations-'))
  mkdirSync(join(folder, 'meta'))
  const entries = migrations.map((sql, idx) => {
    writeFileSync(join(folder, `000${idx}_step.sql`), sql)
    return { idx, tag: `000${idx}_step` }
  })
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ entries }))
  return folder
}

const applied = (...tags: string[]) => ({ applied: tags, later: [] })

test('applies a migration once, and rejects one that was changed afterwards', async () => {
  const url = database.urlOf('migrated')
  const first = 'CREATE TABLE a (b);\n--> statement-breakpoint\nINSERT INTO a VALUES (1);'
  const second = 'INSERT INTO a VALUES (2);'
  expect(await migrate({ url, folder: migrationFolder(first) })).toEqual(applied('0000_step'))
  const both = migrationFolder(first, second)
  expect(await migrate({ url, folder: both })).toEqual(applied('0001_step'))
  expect(await migrate({ url, folder: both })).toEqual(applied())
  await expect(migrate({ url, folder: migrationFolder(second, second) })).rejects.toThrow(
    'append-only',
  )
})

test('an earlier build runs on a database of later ones, until they remove what it uses', async () => {
  const url = database.urlOf('back')
  const n = ['CREATE TABLE a (b, c);', 'ALTER TABLE a ADD d;', 'CREATE TABLE e (f);']
  const contract = '-- contract: 0001_step\nALTER TABLE a DROP c;'
  const folder = (end: number) => migrationFolder(...[...n, contract].slice(0, end))
  await migrate({ url, folder: folder(1) })
  await expect(migrate({ url, folder: folder(4) })).rejects.toThrow('Deploy the version that ends')
  await migrate({ url, folder: folder(3) })
  const later = { applied: [], later: ['0001_step', '0002_step'] }
  expect(await migrate({ url, folder: folder(1) })).toEqual(later)

  expect(await migrate({ url, folder: folder(4) })).toEqual(applied('0003_step'))
  expect(await migrate({ url, folder: folder(2) })).toMatchObject({ applied: [] })
  await expect(migrate({ url, folder: folder(1) })).rejects.toThrow(
    'Go back no further than the version that has the migration number 1',
  )
  // An empty database has no build that runs.
  const empty = { url: database.urlOf('back-empty'), folder: folder(4) }
  expect((await migrate(empty)).applied).toHaveLength(4)
})

test('keeps the record of a database that is older than the column of removals', async () => {
  const url = database.urlOf('without-needs')
  const folder = migrationFolder('CREATE TABLE one (id integer)')
  await migrate({ url, folder })
  await createClient({ url }).execute('ALTER TABLE migrations DROP COLUMN needs')
  expect(await migrate({ url, folder })).toEqual(applied())
})

test('says in words that the migrations of a database were merged since', async () => {
  const url = database.urlOf('earlier')
  const folder = migrationFolder('CREATE TABLE one (id integer)')
  await migrate({ url, folder })
  await createClient({ url }).execute("UPDATE migrations SET tag = '0000_initial'")
  await expect(migrate({ url, folder })).rejects.toThrow('merged into one baseline')
})

test('a migration that fails half-way is rolled back', async () => {
  const url = database.urlOf('broken')
  const broken = 'CREATE TABLE a (b);\n--> statement-breakpoint\nINSERT INTO nowhere VALUES (1);'
  await expect(migrate({ url, folder: migrationFolder(broken) })).rejects.toThrow('rolled back')
  const { rows } = await createClient({ url }).execute(
    "SELECT name FROM sqlite_master WHERE name = 'a'",
  )
  expect(rows).toEqual([])
})
