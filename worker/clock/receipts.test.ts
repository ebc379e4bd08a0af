import { v7 } from 'uuid'
import { beforeEach, describe, expect, it } from 'vitest'
import { updateProfile } from '#schema/contract/accounts.ts'
import { DAY, RECEIPT_MS } from '#schema/domain/limits.ts'
import { newWorld, type Person, type World } from '../test/world.ts'
import { ring } from './clock.ts'
import { PEOPLE_AT_ONCE, receipts, RECEIPTS_AT_ONCE } from './receipts.ts'

let world: World
let person: Person
beforeEach(async () => {
  world = await newWorld()
  person = await world.person('tasker')
})
const forget = async () => {
  await ring(world.deps, [receipts])
  const line = world.lines.at(-1)
  expect(line).not.toHaveProperty('fault')
  return line
}
const keys = async () =>
  (await world.rows("SELECT key FROM receipts WHERE user_id <> '' ORDER BY key")).map(
    ({ key }) => key,
  )
const say = (key: string, location = 'Yaba') => person.send(updateProfile, { location }, key)
/** `count` receipts for each of `people`, made at one time under keys of that time. */
const fill = (people: number, count: number, at: number) =>
  world.rows(
    `WITH RECURSIVE n(i) AS (SELECT CAST(0 AS INTEGER) UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ${people * count})
     INSERT INTO receipts (user_id, key, fingerprint, status, answer, seq, created_at)
     SELECT printf('person-%06d', i / ${count}), ?1 || printf('-7000-8000-%012x', i), 'x', 200, '{}', 1, CAST(?2 AS INTEGER) FROM n`,
    v7({ msecs: at }).slice(0, 13),
    at,
  )

describe('R51: an answer is remembered for 30 days', () => {
  it('by the server’s clock, whatever time the key seems to have', async () => {
    const year = 365 * DAY
    const aged = {
      ours: v7({ msecs: world.now() }),
      'of a phone a year behind': v7({ msecs: world.now() - year }),
      'of a phone a year ahead': v7({ msecs: world.now() + year }),
      invented: 'order-17',
      'invented, early in the order': '.a',
    }
    for (const key of Object.values(aged)) expect((await say(key)).status).toBe(200)
    expect(await forget()).toMatchObject({ forgotten: 0 })
    expect(await keys()).toHaveLength(5)

    world.wait(RECEIPT_MS - DAY)
    await world.rows('UPDATE sessions SET expires_at = ?', world.now() + 60 * DAY)
    const fresh = [v7({ msecs: world.now() }), v7({ msecs: 1 }), 'order-18']
    for (const key of fresh) await say(key)
    expect((await say(aged.ours)).headers.get('idempotency-replayed')).toBe('true')
    world.wait(DAY + 1)
    // One more is that of the account's opening, which was nobody's yet.
    expect(await forget()).toMatchObject({ forgotten: 6, trips: 2 })
    expect(await keys()).toEqual(fresh.toSorted())
    expect((await say(aged.ours)).headers.get('idempotency-replayed')).toBeNull()
  })

  it('reads a few rows for each person and no receipt that is still good', async () => {
    await fill(20, 50, world.now())
    expect(await forget()).toMatchObject({ forgotten: 0, trips: 1, rowsWritten: 0 })
    const few = Number(world.lines.at(-1)?.['rowsRead'])
    // Those twenty, the one at the door, and nobody.
    expect(few).toBeLessThanOrEqual(22 * 9)
    await fill(20, 500, world.now() + 1)
    await forget()
    expect(world.lines.at(-1)?.['rowsRead']).toBe(few)
  })

  it('takes bounded bites and goes on where it stopped, until all is done', async () => {
    await fill(3, RECEIPTS_AT_ONCE, world.now() - RECEIPT_MS - DAY)
    await fill(PEOPLE_AT_ONCE + 100, 1, world.now() - RECEIPT_MS - DAY - 1)
    let forgotten = 0
    let turns = 0
    for (; turns < 20; turns++) {
      const did = Number((await forget())?.['forgotten'])
      expect(did).toBeLessThanOrEqual(RECEIPTS_AT_ONCE)
      forgotten += did
      const [left] = await world.rows(
        "SELECT count(*) AS n FROM receipts WHERE user_id LIKE 'person%'",
      )
      if (left?.['n'] === 0) break
    }
    expect(forgotten).toBe(3 * RECEIPTS_AT_ONCE + PEOPLE_AT_ONCE + 100)
    expect(turns).toBeLessThan(8)
    while (Number((await forget())?.['looked']) >= PEOPLE_AT_ONCE) continue
    await forget()
    expect(await world.rows("SELECT place FROM clock_places WHERE job = 'receipts'")).toEqual([
      { place: '' },
    ])
  })

  it('one bad job keeps no other from its turn', async () => {
    const bad = { name: 'bad', turn: () => Promise.reject(new Error('no')) }
    await ring(world.deps, [bad, receipts])
    expect(world.lines.slice(-2)).toMatchObject([
      { clock: 'bad', fault: expect.stringContaining('no') },
      { clock: 'receipts', forgotten: 0 },
    ])
  })
})
