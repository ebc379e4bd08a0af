// @vitest-environment node
import { appendFileSync, existsSync, mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { applyForTask } from '#pwa/features/proposals/queueable.ts'
import { enqueue } from '#pwa/outbox/queue.ts'
import { push } from '#pwa/sync/push.ts'
import { backUp, restore } from '#tools/db/backup.ts'
import { dump, openServer, readSchema, type Server } from '#tools/db/dump.ts'
import {
  countRows,
  FIXED_RANDOM,
  outboxEntries,
  postTask,
  proposalInput,
  setUp,
  syncOnce,
} from './client-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'onise-backup-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Each table's rows and everything that guards them, without the order in which they were made. */
async function contentsOf(server: Server): Promise<string[]> {
  const lines = []
  for await (const line of dump(server)) lines.push(JSON.stringify(line))
  return lines.toSorted()
}

async function lose(server: Server): Promise<void> {
  const client = openServer(server)
  const schema = await readSchema(client)
  const drops = ['trigger', 'virtual', 'table'].flatMap((kind) =>
    schema
      .filter((each) => each.kind === kind)
      .map(({ name }) => `DROP ${kind === 'trigger' ? 'TRIGGER' : 'TABLE'} "${name}"`),
  )
  await client.batch(['PRAGMA defer_foreign_keys = ON', ...drops], 'write')
  client.close()
}

test('a lost database is restored with all rows and guards, and phones send what it lacks', async () => {
  const { server, client, device, task } = await setUp({ engine: 'sqld' })
  const { settings } = server.deps
  const database = { url: settings.LIBSQL_URL }
  const [second, third] = [await postTask(client), await postTask(client)]
  await enqueue(device, applyForTask, proposalInput(task._id))
  await syncOnce(device)
  await syncOnce(device)
  const files = join(folder, 'r2')
  mkdirSync(files)
  writeFileSync(join(files, 'picture'), 'first')

  const backup = join(folder, 'monday')
  const { counts } = await backUp({
    server: database,
    folder: backup,
    settings: ['JWT_SECRET'],
    files,
  })
  expect(counts).toMatchObject({ users: 2, tasks: 3, proposals: 1 })
  const contents = await contentsOf(database)

  // Accepted after the backup, and not confirmed to the phone yet.
  await enqueue(device, applyForTask, proposalInput(second._id))
  await push(device, FIXED_RANDOM)
  expect(await countRows(server, 'proposals')).toBe(2)
  settings.MAINTENANCE = 'on'
  await enqueue(device, applyForTask, proposalInput(third._id))
  await syncOnce(device)
  expect((await outboxEntries(device)).map(({ state }) => state)).toContain('queued')

  await expect(restore({ server: database, folder: backup })).rejects.toThrow('not empty')
  await lose(database)
  rmSync(files, { recursive: true })
  await restore({ server: database, folder: backup, files })
  expect(await contentsOf(database)).toEqual(contents)
  expect(existsSync(join(files, 'picture'))).toBe(true)
  expect(await server.findViolations()).toEqual([])
  // The guards act again.
  await expect(server.runSql('DELETE FROM ledger_entries')).rejects.toThrow('immutable')

  settings.MAINTENANCE = ''
  settings.SYNC_EPOCH = 1
  server.advanceClock(600_000)
  for (let round = 0; round < 3; round++) await syncOnce(device)
  expect(await countRows(server, 'proposals')).toBe(3)
  expect(await outboxEntries(device)).toEqual([])

  appendFileSync(join(backup, 'database.jsonl.gz'), 'x')
  await expect(restore({ server: database, folder: backup })).rejects.toThrow('damaged')
})
