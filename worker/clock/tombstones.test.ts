import { beforeEach, describe, expect, it } from 'vitest'
import { updateProfile } from '#schema/contract/accounts.ts'
import { sync } from '#schema/contract/sync.ts'
import { deleteTask, listOpenTasks, restoreTask } from '#schema/contract/tasks.ts'
import { DAY } from '#schema/domain/limits.ts'
import { newMarket, type Market } from '../test/market.ts'
import type { Person } from '../test/world.ts'
import { ring } from './clock.ts'
import { tombstones, TOMBSTONES_AT_ONCE } from './tombstones.ts'

let market: Market
let client: Person
let tasker: Person
beforeEach(async () => {
  market = await newMarket()
  client = await market.client()
  tasker = await market.tasker()
  await tasker.send(updateProfile, { skillsets: ['Woodwork'] })
})

const clear = async () => {
  await ring(market.deps, [tombstones])
  const line = market.lines.at(-1)
  expect(line).not.toHaveProperty('fault')
  return line
}
/** Each night the clock rings; a session is used now and then, so it lives on (R3). */
const nights = async (count: number) => {
  for (let night = 0; night < count; night++) {
    market.wait(DAY)
    await clear()
    if (night % 20 === 19) {
      await market.rows('UPDATE sessions SET expires_at = ?', market.now() + 60 * DAY)
    }
  }
}
const pull = async (person: Person, c?: string) => {
  const { status, body } = await person.send(sync, c === undefined ? {} : { c })
  return { status, body, n: status === 200 ? body.n : c }
}
const gone = () => market.rows("SELECT scope FROM changes WHERE op = 'del' ORDER BY scope")
const removed = async () => {
  const task = await market.post(client)
  await client.send(deleteTask, { id: task._id })
  return task
}

describe('SYNC 1: tombstones are kept 90 days, then the floor is raised', () => {
  it('not a day sooner', async () => {
    await clear()
    await removed()
    await nights(90)
    expect(await gone()).toHaveLength(2)
    await nights(2)
    expect(await gone()).toEqual([])
    const floors = await market.rows('SELECT scope FROM sync_floor ORDER BY scope')
    expect(floors.map(({ scope }) => scope)).toEqual(['feed:Furniture', `u:${client.id}`])
    // What is not needed to tell an age is not kept.
    expect((await market.rows('SELECT day FROM sync_days')).length).toBeLessThan(94)
  }, 60_000)

  it('a phone that was away for longer starts afresh; one that came by in time does not', async () => {
    await clear()
    const task = await market.post(client)
    const away = await pull(tasker)
    await client.send(deleteTask, { id: task._id })
    const inTime = await pull(tasker, away.n)
    expect(inTime.body.c).toMatchObject([{ e: 'feed', op: 'del', id: task._id }])
    await nights(93)

    expect(await pull(tasker, away.n)).toMatchObject({ status: 410, body: { reset: true } })
    expect((await pull(tasker, inTime.n)).status).toBe(204)
    const afresh = await pull(tasker)
    expect(afresh.body.c.map(({ e }) => e)).toEqual(['me'])
  }, 60_000)

  it('leaves alone what came back meanwhile, and what still stands', async () => {
    await clear()
    const task = await removed()
    const kept = await market.post(client)
    await nights(20)
    await client.send(restoreTask, { id: task._id })
    await nights(73)
    expect(await market.rows('SELECT * FROM sync_floor')).toEqual([])
    const ids = (await pull(tasker)).body.c.filter(({ e }) => e === 'feed').map(({ id }) => id)
    expect(ids.toSorted()).toEqual([task._id, kept._id].toSorted())
  }, 60_000)

  it('takes bounded bites, oldest first, and reads nothing when there is nothing to do', async () => {
    await clear()
    const many = TOMBSTONES_AT_ONCE + 20
    await market.rows(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${many})
      INSERT INTO changes (scope, entity, id, op, seq) SELECT 'feed:Baker', 'feed', 'x' || i, 'del', i FROM n`)
    await market.rows('UPDATE sync_head SET v = 100000')
    await market.rows("UPDATE sync_days SET seq = 99999, day = '2025-01-01'")
    expect(await clear()).toMatchObject({ cleared: TOMBSTONES_AT_ONCE, trips: 2 })
    expect(await market.rows('SELECT scope, seq FROM sync_floor')).toEqual([
      { scope: 'feed:Baker', seq: TOMBSTONES_AT_ONCE },
    ])
    expect(await clear()).toMatchObject({ cleared: 20 })
    expect(await clear()).toMatchObject({ cleared: 0, trips: 1, rowsWritten: 0 })
    expect(Number(market.lines.at(-1)?.['rowsRead'])).toBeLessThanOrEqual(5)
  })

  it('never lets a list of long ago pass for one of now, though the log has forgotten', async () => {
    await clear()
    const first = await market.post(client)
    const { headers } = await market.send(tasker.token, listOpenTasks, { field: 'Furniture' })
    const last = await market.post(client)
    await client.send(deleteTask, { id: first._id })
    await client.send(deleteTask, { id: last._id })
    await nights(93)
    const tag = headers.get('etag') ?? ''
    const again = await market.send(
      tasker.token,
      listOpenTasks,
      { field: 'Furniture' },
      undefined,
      {
        'if-none-match': tag,
      },
    )
    expect([again.status, again.body?.tasks]).toEqual([200, []])
  }, 60_000)
})
