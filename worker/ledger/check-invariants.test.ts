import { beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS, LEDGER_CHECK_OVERDUE_MS } from '#schema/domain/limits.ts'
import { naira } from '#schema/domain/money.ts'
import { createMarket, type Market } from '#testing/worker/market.ts'
import { tamper } from '#testing/worker/tamper.ts'
import { runJobs } from '#worker/jobs/run-jobs.ts'
import { checkInvariantsJob, checkLedgerJob } from './jobs.ts'

const EQUAL = 'Accounts equal their entries'
let market: Market
beforeEach(async () => {
  market = await createMarket({ checksInvariants: false })
  await market.createClient(naira(50))
})
const run = async (job = checkInvariantsJob) => {
  market.logLines.length = 0
  await runJobs(market.deps, [job])
  const line = market.logLines.at(-1)
  expect(line).not.toHaveProperty('fault')
  return line
}
const check = async (...broken: string[]) => {
  expect(await run()).toMatchObject({ job: 'check-invariants', broken: broken.length })
  const errors = market.logLines.filter(({ level }) => level === 'error')
  expect(errors.map(({ invariant }) => invariant)).toEqual(broken)
}
const discrepancies = () =>
  market.runSql('SELECT id, kind, message, found_at, resolved_at FROM discrepancies')
const shift = (by: number) =>
  tamper(
    market.db,
    `UPDATE ledger_accounts SET credits = credits + ${by}, debits = debits + ${by} WHERE id = 'admin_adjust'`,
  )

describe('the check of what moved', () => {
  it('logs a broken invariant on every run and leaves one discrepancy open until it is satisfied again', async () => {
    const discrepancy = {
      id: `invariant:${EQUAL}`,
      kind: 'invariant',
      message: `${EQUAL}: admin_adjust`,
    }
    await check()
    expect(await discrepancies()).toEqual([])
    const at = market.now()
    await shift(5)
    await market.createClient(naira(50))
    await check(EQUAL)
    market.advanceClock(300_000)
    await check(EQUAL)
    expect(await discrepancies()).toEqual([{ ...discrepancy, found_at: at, resolved_at: null }])

    await shift(-5)
    await check()
    const resolvedAt = market.now()
    expect(await discrepancies()).toEqual([
      { ...discrepancy, found_at: at, resolved_at: resolvedAt },
    ])
    market.advanceClock(300_000)
    await check()
    expect(await discrepancies()).toMatchObject([{ resolved_at: resolvedAt }])

    await shift(7)
    await market.createClient(naira(50))
    await check(EQUAL)
    expect(await discrepancies()).toEqual([
      { ...discrepancy, found_at: market.now(), resolved_at: null },
    ])
    expect(
      await market.runSql("SELECT cursor FROM job_cursors WHERE job = 'check-invariants'"),
    ).toEqual([{ cursor: String(market.now()) }])
  })

  it('finds a task whose price does not fit a movement of it', async () => {
    const [client, tasker] = [await market.createClient(), await market.createTasker()]
    const task = await market.createAssignedTask(client, tasker)
    await market.runSql('UPDATE tasks SET price = price + 1 WHERE id = ?', task._id)
    await run()
    expect(market.logLines).toContainEqual({
      level: 'error',
      invariant: 'Holds match tasks under way',
      rows: [task._id],
    })
  })

  it('takes what is left over to the next run', async () => {
    const entries = 4500
    await market.db.$client.batch(
      [
        `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${entries})
         INSERT INTO ledger_journals (id, type, idem_key, created_at) SELECT 'j' || i, 'settle', 'j' || i, 1 FROM n`,
        `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${entries})
         INSERT INTO ledger_entries (journal_id, leg, debit_account, credit_account, amount, created_at)
         SELECT 'j' || i, 1, 'provider_clearing', 'platform_capital', i, 1 FROM n`,
      ],
      'write',
    )
    expect(await run()).toMatchObject({ entries: 2000, broken: 0 })
    expect(await run()).toMatchObject({ entries: 2000, broken: 0 })
    expect(await run()).toMatchObject({ entries: 501, broken: 0 })
    expect(await run()).toMatchObject({ entries: 0, broken: 0 })
    const [point] = await market.runSql(
      "SELECT debits, entry_id FROM ledger_checkpoints WHERE account_id = 'provider_clearing'",
    )
    expect(point).toEqual({ debits: (entries * (entries + 1)) / 2, entry_id: entries + 1 })
  })
})

describe('the check of the whole ledger', () => {
  it('finds once a day what no entry moved, and resolves it with the next whole check', async () => {
    await check()
    expect(await run(checkLedgerJob)).toMatchObject({ broken: 0 })
    await shift(5)
    await check()
    expect(await run(checkLedgerJob)).toMatchObject({ pages: 0 })
    market.advanceClock(DAY_MS)
    expect(await run(checkLedgerJob)).toMatchObject({ broken: 1 })
    expect(await discrepancies()).toMatchObject([
      { id: `ledger:${EQUAL}`, message: `${EQUAL}: admin_adjust`, resolved_at: null },
    ])
    await check()
    expect(await discrepancies()).toMatchObject([{ resolved_at: null }])
    await shift(-5)
    market.advanceClock(DAY_MS)
    await run(checkLedgerJob)
    expect(await discrepancies()).toMatchObject([{ resolved_at: market.now() }])
  })

  it.each([
    [
      'a wallet',
      `UPDATE ledger_accounts SET credits = credits + 1, debits = debits + 1 WHERE kind = 'user_available'`,
      EQUAL,
    ],
    ['an old entry', 'UPDATE ledger_entries SET amount = amount + 1 WHERE id = 1', EQUAL],
    ['a deleted entry', 'DELETE FROM ledger_entries WHERE id = 1', 'No empty journal'],
    [
      'a rule',
      `UPDATE ledger_accounts SET rule = 'none' WHERE id = 'platform_fee'`,
      'Accounts are of their kind',
    ],
  ])('finds %s that was changed', async (_, statement, invariant) => {
    await check()
    await tamper(market.db, statement)
    await run(checkLedgerJob)
    expect((await discrepancies()).map(({ id }) => id)).toContain(`ledger:${invariant}`)
  })

  it('is a discrepancy when it has not ended for two days', async () => {
    await check()
    await run(checkLedgerJob)
    market.advanceClock(LEDGER_CHECK_OVERDUE_MS)
    await check()
    expect(await discrepancies()).toEqual([])
    market.advanceClock(1)
    await check()
    expect(await discrepancies()).toMatchObject([
      { id: 'ledger-check', message: expect.stringContaining('2026-03-04'), resolved_at: null },
    ])
    await run(checkLedgerJob)
    await check()
    expect(await discrepancies()).toMatchObject([{ resolved_at: market.now() }])
  })
})
