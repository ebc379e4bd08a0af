import { beforeEach, describe, expect, it } from 'vitest'
import { updateProfile } from '#schema/contract/accounts.ts'
import { sync } from '#schema/contract/sync.ts'
import { listOpenTasks } from '#schema/contract/task-reads.ts'
import { deleteTask, restoreTask } from '#schema/contract/tasks.ts'
import { DAY_MS } from '#schema/domain/limits.ts'
import { createMarket, type Market } from '#testing/worker/market.ts'
import type { Engine, TestUser } from '#testing/worker/test-server.ts'
import { purgeTombstonesJob, TOMBSTONES_PER_RUN } from './purge-tombstones.ts'
import { runJobs } from './run-jobs.ts'

let market: Market
let client: TestUser
let tasker: TestUser
async function setUp(engine: Engine = 'in-process') {
  market = await createMarket({ engine })
  client = await market.createClient()
  tasker = await market.createTasker()
  await tasker.send(updateProfile, { skillsets: ['Woodwork'] })
}
beforeEach(() => setUp())

const purge = async () => {
  await runJobs(market.deps, [purgeTombstonesJob])
  const line = market.logLines.at(-1)
  expect(line).not.toHaveProperty('fault')
  return line
}
/** The job runs once a day; the sessions are extended so that they do not expire. */
const passDays = async (count: number) => {
  for (let day = 0; day < count; day++) {
    market.advanceClock(DAY_MS)
    await purge()
    if (day % 20 === 19) {
      await market.runSql('UPDATE sessions SET expires_at = ?', market.now() + 60 * DAY_MS)
    }
  }
}
const pull = async (user: TestUser, c?: string) => {
  const { status, body } = await user.send(sync, c === undefined ? {} : { c })
  return { status, body, n: status === 200 ? body.n : c }
}
const tombstoneScopes = () =>
  market.runSql("SELECT scope FROM changes WHERE op = 'del' ORDER BY scope")
const deletedTask = async () => {
  const task = await market.postTask(client)
  await client.send(deleteTask, { id: task._id })
  return task
}

describe('tombstones are deleted after 90 days, and the floor is raised', () => {
  it('not a day earlier', async () => {
    await purge()
    await deletedTask()
    await passDays(90)
    expect(await tombstoneScopes()).toHaveLength(2)
    await passDays(2)
    expect(await tombstoneScopes()).toEqual([])
    const floors = await market.runSql('SELECT scope FROM sync_floor ORDER BY scope')
    expect(floors.map(({ scope }) => scope)).toEqual(['feed:Furniture', `u:${client.id}`])
    // Days that are not needed any more are deleted.
    expect((await market.runSql('SELECT day FROM sync_days')).length).toBeLessThan(94)
  }, 60_000)

  it('a client with an older cursor must load everything again, one with a newer cursor need not', async () => {
    await purge()
    const task = await market.postTask(client)
    const beforeDeletion = await pull(tasker)
    await client.send(deleteTask, { id: task._id })
    const afterDeletion = await pull(tasker, beforeDeletion.n)
    expect(afterDeletion.body.c).toMatchObject([{ e: 'feed', op: 'del', id: task._id }])
    await passDays(93)

    expect(await pull(tasker, beforeDeletion.n)).toMatchObject({
      status: 410,
      body: { reset: true },
    })
    expect((await pull(tasker, afterDeletion.n)).status).toBe(204)
    const full = await pull(tasker)
    // The notice of the new todo stays.
    expect(full.body.c.map(({ e }) => e)).toEqual(['me', 'notice'])
  }, 60_000)

  it('does not touch restored and existing rows', async () => {
    await purge()
    const task = await deletedTask()
    const other = await market.postTask(client)
    await passDays(20)
    await client.send(restoreTask, { id: task._id })
    await passDays(73)
    expect(await market.runSql('SELECT * FROM sync_floor')).toEqual([])
    const ids = (await pull(tasker)).body.c.filter(({ e }) => e === 'feed').map(({ id }) => id)
    expect(ids.toSorted()).toEqual([task._id, other._id].toSorted())
  }, 60_000)

  it('deletes a bounded number per run, oldest first, and reads almost nothing without tombstones', async () => {
    await setUp('sqld')
    await purge()
    const count = TOMBSTONES_PER_RUN + 20
    await market.runSql(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})
      INSERT INTO changes (scope, entity, id, op, seq) SELECT 'feed:Baker', 'feed', 'x' || i, 'del', i FROM n`)
    await market.runSql('UPDATE sync_counter SET v = 100000')
    await market.runSql("UPDATE sync_days SET seq = 99999, day = '2025-01-01'")
    expect(await purge()).toMatchObject({ deleted: TOMBSTONES_PER_RUN, roundTrips: 2 })
    expect(await market.runSql('SELECT scope, seq FROM sync_floor')).toEqual([
      { scope: 'feed:Baker', seq: TOMBSTONES_PER_RUN },
    ])
    expect(await purge()).toMatchObject({ deleted: 20 })
    expect(await purge()).toMatchObject({ deleted: 0, roundTrips: 1, rowsWritten: 0 })
    expect(Number(market.logLines.at(-1)?.['rowsRead'])).toBeLessThanOrEqual(5)
  })

  it('an ETag from before the purge never causes a false 304', async () => {
    await purge()
    const first = await market.postTask(client)
    const { headers } = await market.send(tasker.token, listOpenTasks, { field: 'Furniture' })
    const last = await market.postTask(client)
    await client.send(deleteTask, { id: first._id })
    await client.send(deleteTask, { id: last._id })
    await passDays(93)
    const etag = headers.get('etag') ?? ''
    const again = await market.sendWithHeaders(
      tasker.token,
      listOpenTasks,
      { field: 'Furniture' },
      { 'if-none-match': etag },
    )
    expect([again.status, again.body?.tasks]).toEqual([200, []])
  }, 60_000)
})
