import { expect, it } from 'vitest'
import { naira } from '#schema/domain/money.ts'
import { createMarket } from '#testing/worker/market.ts'
import { tamper } from '#testing/worker/tamper.ts'
import { runJobs } from '#worker/jobs/run-jobs.ts'
import { checkInvariantsJob } from './jobs.ts'

it('logs a broken invariant on every run and leaves one discrepancy open until it is satisfied again', async () => {
  const market = await createMarket({ checksInvariants: false })
  await market.createClient(naira(50))
  const check = async (...broken: string[]) => {
    market.logLines.length = 0
    await runJobs(market.deps, [checkInvariantsJob])
    expect(market.logLines.at(-1)).toMatchObject({
      job: 'check-invariants',
      broken: broken.length,
    })
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
  const invariant = 'Accounts equal their entries'
  const discrepancy = {
    id: `invariant:${invariant}`,
    kind: 'invariant',
    message: `${invariant}: admin_adjust`,
  }

  await check()
  expect(await discrepancies()).toEqual([])
  const at = market.now()
  await shift(5)
  await check(invariant)
  market.advanceClock(300_000)
  await check(invariant)
  expect(await discrepancies()).toEqual([{ ...discrepancy, found_at: at, resolved_at: null }])

  await shift(-5)
  await check()
  expect(await discrepancies()).toEqual([
    { ...discrepancy, found_at: at, resolved_at: market.now() },
  ])
  const resolvedAt = market.now()
  market.advanceClock(300_000)
  await check()
  expect(await discrepancies()).toMatchObject([{ resolved_at: resolvedAt }])

  await shift(7)
  await check(invariant)
  expect(await discrepancies()).toEqual([
    { ...discrepancy, found_at: market.now(), resolved_at: null },
  ])
  expect(
    await market.runSql("SELECT cursor FROM job_cursors WHERE job = 'check-invariants'"),
  ).toEqual([{ cursor: String(market.now()) }])
})
