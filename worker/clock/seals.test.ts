import { beforeEach, describe, expect, it } from 'vitest'
import { DAY } from '#schema/domain/limits.ts'
import { naira } from '#schema/domain/money.ts'
import { FIRST_SEAL, verifySeals } from '../books/seals.ts'
import { errandOf } from '../http/errand.ts'
import { newMarket, type Market } from '../test/market.ts'
import { brokenLaws } from '../wallet/invariants.ts'
import { adjust } from '../wallet/postings.ts'
import type { Person } from '../test/world.ts'
import { ring } from './clock.ts'
import { BLOCKS_AT_ONCE, seals } from './seals.ts'

let market: Market
let client: Person
beforeEach(async () => {
  market = await newMarket()
  client = await market.client(naira(50))
})
const turn = async () => {
  await ring(market.deps, [seals])
  const line = market.lines.at(-1)
  expect(line).not.toHaveProperty('fault')
  return line
}
const kept = () =>
  market.rows('SELECT day, last_entry_id, sha256, prev_sha256 FROM ledger_seals ORDER BY day')
const verified = () => verifySeals(errandOf(market.deps))
const give = (times = 1) =>
  market.write(
    ...Array.from({ length: times }, () =>
      adjust({ user: client.id, amount: naira(1), note: 'a naira', now: market.now() }),
    ).flat(),
  )
/** Behind the product's back, and past its own triggers. */
const tamper = (statement: string) =>
  market.db.$client.batch(
    [
      'DROP TRIGGER ledger_entries_no_update',
      'DROP TRIGGER ledger_entries_no_delete',
      'DROP TRIGGER ledger_journals_no_update',
      'DROP TRIGGER ledger_seals_no_update',
      statement,
    ],
    'write',
  )

describe('MONEY 1.3, law 10: each finished day is sealed', () => {
  it('when it is over in Lagos and an hour has gone by, each upon the one before; a day of nothing too', async () => {
    expect(await turn()).toMatchObject({ sealed: 0, trips: 2 })
    market.wait(DAY)
    await give(3)
    market.wait(2 * DAY)
    expect(await turn()).toMatchObject({ sealed: 3 })
    const [first, second, third, ...more] = await kept()
    expect(more).toEqual([])
    expect(first).toMatchObject({ day: '2026-03-04', last_entry_id: 1, prev_sha256: FIRST_SEAL })
    expect(second).toMatchObject({ day: '2026-03-05', last_entry_id: 4 })
    expect(third).toMatchObject({ day: '2026-03-06', last_entry_id: 4 })
    expect([second?.['prev_sha256'], third?.['prev_sha256']]).toEqual([
      first?.['sha256'],
      second?.['sha256'],
    ])
    expect(third?.['sha256']).not.toBe(second?.['sha256'])
    expect(await turn()).toMatchObject({ sealed: 0, verified: 0, trips: 2 })
    await market.lawful()
    expect(await verified()).toEqual({ seals: 3, broken: [] })
  })

  it('what was written late, with a time of the day before, belongs to the next seal', async () => {
    market.wait(DAY)
    await give()
    market.wait(-DAY)
    await give()
    market.wait(2 * DAY)
    await turn()
    expect((await kept()).map(({ last_entry_id: last }) => last)).toEqual([3, 3])
    expect(await verified()).toMatchObject({ broken: [] })
  })

  it('a long day takes several turns, is not begun anew by the next, and comes to the same', async () => {
    const entries = 500 * BLOCKS_AT_ONCE + 700
    await market.rows(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${entries})
       INSERT INTO ledger_journals (id, type, idem_key, created_at) SELECT 'j' || i, 'adjust', 'j' || i, ${market.now()} FROM n`,
    )
    await market.rows(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${entries})
       INSERT INTO ledger_entries (journal_id, leg, debit_account, credit_account, amount, created_at)
       SELECT 'j' || i, 1, 'admin_adjust', 'platform_fee', i, ${market.now()} FROM n`,
    )
    market.wait(DAY)
    expect(await turn()).toMatchObject({ sealed: 0 })
    expect(await turn()).toMatchObject({ sealed: 1 })
    expect(await kept()).toMatchObject([{ last_entry_id: entries + 1 }])
    expect(await verified()).toEqual({ seals: 1, broken: [] })
  })

  it.each([
    ['another amount', 'UPDATE ledger_entries SET amount = amount + 1 WHERE id = 1'],
    ['another account', "UPDATE ledger_entries SET debit_account = 'suspense' WHERE id = 1"],
    ['another word in its journal', "UPDATE ledger_journals SET meta = '{}'"],
    ['a seal that was written over', 'UPDATE ledger_seals SET sha256 = prev_sha256'],
  ])('%s in a sealed day is found by the clock before the next seal', async (_, statement) => {
    market.wait(DAY)
    await turn()
    await tamper(statement)
    market.wait(DAY)
    expect(await turn()).toMatchObject({ broken: 1, sealed: 1 })
    expect(market.lines).toContainEqual({
      ...{ level: 'error', law: 'M10: a seal is broken', rows: ['2026-03-04'] },
    })
    expect(await market.rows('SELECT id, kind, settled_at FROM recon_items')).toEqual([
      { id: 'seal:2026-03-04', kind: 'law', settled_at: null },
    ])
    expect((await verified()).broken).toContain('2026-03-04')
  })

  it('an entry that was taken away is missed, the last one too', async () => {
    await give(2)
    await tamper('DELETE FROM ledger_entries WHERE id = 3')
    expect(await brokenLaws(market.db)).toContain('M10: no entry is missing: 3')
  })

  it('a batch that was taken back leaves no gap', async () => {
    await expect(
      market.write(
        ...adjust({ user: client.id, amount: naira(1), note: 'x', now: 1 }),
        ...adjust({ user: client.id, amount: 0.5 as never, note: 'x', now: 1 }),
      ),
    ).rejects.toThrow('ledger_entries.amount')
    await give()
    await market.lawful()
  })

  it('a seal is never written over', async () => {
    market.wait(DAY)
    await turn()
    await expect(market.rows("UPDATE ledger_seals SET sha256 = 'x'")).rejects.toThrow('immutable')
    await expect(market.rows('DELETE FROM ledger_seals')).rejects.toThrow('immutable')
  })
})
