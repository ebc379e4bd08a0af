import { beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS } from '#schema/domain/limits.ts'
import { naira } from '#schema/domain/money.ts'
import { createMarket, type Market } from '#testing/worker/market.ts'
import { tamper } from '#testing/worker/tamper.ts'
import type { TestUser } from '#testing/worker/test-server.ts'
import { createBackgroundContext } from '#worker/background/context.ts'
import { runJobs } from '#worker/jobs/run-jobs.ts'
import { sendEmailsJob } from '#worker/mail/jobs.ts'
import { adjust } from './adjustments.ts'
import { FIRST_CHECKSUM, verifyChecksums } from './checksums.ts'
import { settleWithBank } from './corrections.ts'
import { brokenInvariants } from './invariants.ts'
import { BLOCKS_PER_RUN, checksumsJob } from './jobs.ts'

let market: Market
let client: TestUser
beforeEach(async () => {
  market = await createMarket({ checksInvariants: false })
  client = await market.createClient(naira(50))
})
const run = async () => {
  await runJobs(market.deps, [checksumsJob])
  const line = market.logLines.at(-1)
  expect(line).not.toHaveProperty('fault')
  return line
}
const checksums = () =>
  market.runSql('SELECT day, last_entry_id, sha256, prev_sha256 FROM ledger_checksums ORDER BY day')
const verifyAll = () => verifyChecksums(createBackgroundContext(market.deps))
const post = (times = 1) =>
  market.write(
    ...Array.from({ length: times }, () =>
      adjust({ user: client.id, amount: naira(1), note: 'a naira', now: market.now() }),
    ).flat(),
  )
describe('daily checksums', () => {
  it('are created an hour after each Lagos day, chained, also for a day without entries', async () => {
    expect(await run()).toMatchObject({ created: 0, roundTrips: 2 })
    market.advanceClock(DAY_MS)
    await post(3)
    market.advanceClock(2 * DAY_MS)
    expect(await run()).toMatchObject({ created: 3 })
    const [first, second, third, ...more] = await checksums()
    expect(more).toEqual([])
    expect(first).toMatchObject({
      day: '2026-03-04',
      last_entry_id: 1,
      prev_sha256: FIRST_CHECKSUM,
    })
    expect(second).toMatchObject({ day: '2026-03-05', last_entry_id: 4 })
    expect(third).toMatchObject({ day: '2026-03-06', last_entry_id: 4 })
    expect([second?.['prev_sha256'], third?.['prev_sha256']]).toEqual([
      first?.['sha256'],
      second?.['sha256'],
    ])
    expect(third?.['sha256']).not.toBe(second?.['sha256'])
    expect(await run()).toMatchObject({ created: 0, verified: 0, roundTrips: 2 })
    await market.expectInvariants()
    expect(await verifyAll()).toEqual({ checksums: 3, broken: [] })
  })

  it('include entries by number: a late entry with an earlier time belongs to the next day', async () => {
    market.advanceClock(DAY_MS)
    await post()
    market.advanceClock(-DAY_MS)
    await post()
    market.advanceClock(2 * DAY_MS)
    await run()
    expect((await checksums()).map(({ last_entry_id: last }) => last)).toEqual([3, 3])
    expect(await verifyAll()).toMatchObject({ broken: [] })
  })

  it('continue a long day over several runs with the same result', async () => {
    const entries = 500 * BLOCKS_PER_RUN + 700
    await market.runSql(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${entries})
       INSERT INTO ledger_journals (id, type, idem_key, created_at) SELECT 'j' || i, 'settle', 'j' || i, ${market.now()} FROM n`,
    )
    await market.runSql(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${entries})
       INSERT INTO ledger_entries (journal_id, leg, debit_account, credit_account, amount, created_at)
       SELECT 'j' || i, 1, 'provider_clearing', 'platform_capital', i, ${market.now()} FROM n`,
    )
    market.advanceClock(DAY_MS)
    expect(await run()).toMatchObject({ created: 0 })
    expect(await run()).toMatchObject({ created: 1 })
    expect(await checksums()).toMatchObject([{ last_entry_id: entries + 1 }])
    expect(await verifyAll()).toEqual({ checksums: 1, broken: [] })
  })

  it.each([
    ['another amount', 'UPDATE ledger_entries SET amount = amount + 1 WHERE id = 1'],
    ['another account', "UPDATE ledger_entries SET debit_account = 'platform_fee' WHERE id = 1"],
    ['other metadata of its journal', "UPDATE ledger_journals SET meta = '{}'"],
    ['an overwritten checksum', 'UPDATE ledger_checksums SET sha256 = prev_sha256'],
  ])('report %s before the next checksum is created', async (_, statement) => {
    market.advanceClock(DAY_MS)
    await run()
    await tamper(market.db, statement)
    market.advanceClock(DAY_MS)
    expect(await run()).toMatchObject({ broken: 1, created: 1 })
    expect(market.logLines).toContainEqual({
      level: 'error',
      invariant: 'Daily checksums match',
      rows: ['2026-03-04'],
    })
    expect(await market.runSql('SELECT id, kind, resolved_at FROM discrepancies')).toEqual([
      { id: 'checksum:2026-03-04', kind: 'invariant', resolved_at: null },
    ])
    expect((await verifyAll()).broken).toContain('2026-03-04')
  })

  it('report a deleted entry, also the last one', async () => {
    await post(2)
    await tamper(market.db, 'DELETE FROM ledger_entries WHERE id = 3')
    expect(await brokenInvariants(market.db)).toContain('No missing last entry: 3')
  })

  it('see no gap after a rolled back batch', async () => {
    const line = { id: 'a', toBank: false, actor: null, now: 1 }
    await expect(
      market.write(
        ...adjust({ user: client.id, amount: naira(1), note: 'x', now: 1 }),
        ...settleWithBank({ ...line, amount: naira(1) }).writes,
        ...settleWithBank({ ...line, id: 'b', amount: 0.5 as never }).writes,
      ),
    ).rejects.toThrow('ledger_entries.amount')
    await post()
    await market.expectInvariants()
  })

  it('are sent to an address outside, when one is set', async () => {
    market = await createMarket({ settings: { CHECKSUM_EMAIL: 'auditor@outside.test' } })
    client = await market.createClient(naira(50))
    market.advanceClock(DAY_MS)
    await run()
    const [checksum] = await checksums()
    await runJobs(market.deps, [sendEmailsJob])
    const email = market.mailbox.latest()
    expect(email).toMatchObject({
      to: 'auditor@outside.test',
      subject: 'Ledger checksum of 2026-03-04',
      text: expect.stringContaining(String(checksum?.['sha256'])) as string,
    })
    expect(email?.text).toContain(`Audit log\nLast entry: 0\nSHA-256: ${'0'.repeat(64)}`)
    expect(email?.text).not.toContain('Hello')
    await run()
    expect(await market.runSql('SELECT id FROM emails')).toHaveLength(1)
  })

  it('cannot be changed or deleted', async () => {
    market.advanceClock(DAY_MS)
    await run()
    await expect(market.runSql("UPDATE ledger_checksums SET sha256 = 'x'")).rejects.toThrow(
      'immutable',
    )
    await expect(market.runSql('DELETE FROM ledger_checksums')).rejects.toThrow('immutable')
  })
})
