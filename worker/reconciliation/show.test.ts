import { expect, it } from 'vitest'
import { readReconciliation } from '#schema/contract/reconciliation.ts'
import { DAY_MS } from '#schema/domain/limits.ts'
import { DISCREPANCY_FACTS } from '#schema/domain/messages/discrepancies.ts'
import { naira } from '#schema/domain/money.ts'
import { tamper } from '#testing/worker/tamper.ts'
import { createTestServer } from '#testing/worker/test-server.ts'
import { runJobs } from '#worker/jobs/run-jobs.ts'
import { checkInvariantsJob, checksumsJob } from '#worker/ledger/jobs.ts'

it('shows administrators the open discrepancies, newest first, and the last checks', async () => {
  const world = await createTestServer({ checksInvariants: false })
  const admin = await world.createUser('admin')
  const show = async () => (await admin.send(readReconciliation, {})).body
  expect(await show()).toEqual({
    discrepancies: [],
    openCount: 0,
    invariantsCheckedAt: null,
    comparison: null,
    latestChecksum: null,
  })

  expect(world.lastRequestCost()).toMatchObject({ roundTrips: 1 })

  await world.createUser('client', naira(50))
  const began = new Date(world.now()).toISOString()
  await tamper(
    world.db,
    "UPDATE ledger_accounts SET credits = credits + 5, debits = debits + 5 WHERE id = 'admin_adjust'",
  )
  await runJobs(world.deps, [checkInvariantsJob])
  world.advanceClock(DAY_MS)
  await world.runSql(
    `INSERT INTO discrepancies (id, kind, our_amount, provider_amount, message, found_at, resolved_at) VALUES
       ('payment:fw-1', 'amount', 499900, 500000, 'another amount', ${world.now()}, NULL),
       ('payment:fw-0', 'amount', 1, 2, 'settled', 1, 2)`,
  )
  const flagged = DISCREPANCY_FACTS.paymentFlagged('over_limit', naira(5), naira(6))
  await world.runSql(
    `INSERT INTO discrepancies (id, kind, message, found_at) VALUES ('flag:fw-1', 'amount', ?, ${world.now() + 1})`,
    flagged,
  )
  await world.runSql('UPDATE sessions SET expires_at = expires_at + 86400000')
  await runJobs(world.deps, [checksumsJob])
  const { discrepancies, openCount, invariantsCheckedAt, latestChecksum } = await show()
  expect(discrepancies).toMatchObject([
    {
      _id: 'flag:fw-1',
      message: expect.stringContaining('(more than an unverified wallet may hold): ₦6.00 was paid'),
    },
    {
      _id: 'payment:fw-1',
      kind: 'amount',
      ourAmount: 4999,
      providerAmount: 5000,
      message: 'another amount',
    },
    {
      kind: 'invariant',
      ourAmount: null,
      providerAmount: null,
      message: expect.stringContaining('admin_adjust'),
    },
  ])
  expect({ openCount, invariantsCheckedAt }).toEqual({ openCount: 3, invariantsCheckedAt: began })
  expect(latestChecksum).toEqual({
    day: '2026-03-04',
    sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    createdAt: new Date(world.now()).toISOString(),
  })
})
