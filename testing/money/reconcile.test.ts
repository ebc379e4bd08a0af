import { beforeEach, describe, expect, it } from 'vitest'
import { fundWallet, initFunding } from '#schema/contract/payments.ts'
import { newId, type UserId } from '#schema/domain/ids.ts'
import { availableOf, inflightOf, type JournalType, suspenseOf } from '#schema/domain/ledger.ts'
import { DAY_MS } from '#schema/domain/limits.ts'
import { naira, type Kobo } from '#schema/domain/money.ts'
import { createTestServer, type TestServer } from '#testing/worker/test-server.ts'
import { runJobs } from '#worker/jobs/run-jobs.ts'
import { brokenInvariants } from '#worker/ledger/invariants.ts'
import { openLedgerAccount, openWallet, postJournal } from '#worker/ledger/postings.ts'
import { reconcileJob } from '#worker/reconciliation/jobs.ts'

let server: TestServer
let userId: UserId

beforeEach(async () => {
  server = await createTestServer({ checksInvariants: false })
  server.provider.setBalance(0)
  server.provider.setTransferOutcome('success')
  userId = (await server.createUser()).id
})

let paymentCount = 0
/** A payment that only the provider has. */
function payAtProvider(amount = naira(5000)): string {
  const reference = `fw-${server.now()}-${String(++paymentCount).padStart(8, 'x')}`
  server.provider.initialize({ reference, amount, metadata: { user_id: 'unknown' } })
  server.provider.pay(reference)
  return reference
}

/** A transfer that only the provider has. */
function transferAtProvider(reference: string, amount: number): void {
  const recipient = server.provider.createRecipient('0123456789', '057')
  server.provider.initiateTransfer({ reference, amount, recipient })
}

type Legs = Parameters<typeof postJournal>[0]['legs']
const post = (type: JournalType, idemKey: string, legs: Legs) => {
  const now = server.now()
  const journal = { type, idemKey, actor: userId, subject: userId, meta: {}, legs, now }
  return server.write(openWallet(userId, now), ...postJournal(journal).writes)
}
const providerFee = (amount: number) =>
  Math.min(Math.round(amount * 0.015) + 10_000, 200_000) as Kobo
const postPayment = (reference: string, amount = naira(5000), fee = providerFee(amount)) =>
  post('fund', `fund:${reference}`, [
    { debit: 'provider_clearing', credit: availableOf(userId), amount },
    { debit: 'provider_fees', credit: 'provider_clearing', amount: fee },
  ])
async function postPayout(reference: string, amount: Kobo, fee = naira(10)) {
  const inflight = inflightOf(userId)
  await server.write(openLedgerAccount('payout_inflight', userId, server.now()))
  await post('withdraw', `wd:${reference}`, [
    { debit: availableOf(userId), credit: inflight, amount },
  ])
  await post('payout', `ps:${reference}`, [
    { debit: inflight, credit: 'provider_clearing', amount },
    { debit: 'provider_fees', credit: 'provider_clearing', amount: fee },
  ])
}

/** A payment that both have. */
const payAndPost = async () => {
  const reference = payAtProvider()
  await postPayment(reference)
  return reference
}

const insertPayout = (reference: string, amount: number, status: string) =>
  server.runSql(
    `INSERT INTO payouts (id, user_id, journal_id, amount, charge, bank_code, bank_name, account_number_enc,
       account_last4, account_name, reference, status, created_at, updated_at)
     VALUES (?, ?, ?, CAST(? AS INTEGER), 1000, '057', 'Zenith', '', '6789', 'Musa', ?, ?, 1, 1)`,
    reference.slice(3),
    userId,
    newId('journal'),
    amount,
    reference,
    status,
  )

/** Runs the job until its run of the next night is over. Returns the stored run. */
async function reconcileNextNight() {
  server.advanceClock(DAY_MS)
  for (let attempt = 0; attempt < 30; attempt++) {
    await runJobs(server.deps, [reconcileJob])
    const line = server.logLines.at(-1)
    expect(line).not.toHaveProperty('fault')
    if (line?.['steps'] === 0) break
  }
  const [row] = await server.runSql("SELECT cursor FROM job_cursors WHERE job = 'reconcile'")
  return JSON.parse(String(row?.['cursor']))
}
const openDiscrepancies = async () => {
  const rows = await server.runSql(
    'SELECT id, kind, our_amount, provider_amount FROM discrepancies WHERE resolved_at IS NULL ORDER BY id',
  )
  return rows.map(({ id, kind, our_amount, provider_amount }) => [
    id,
    kind,
    our_amount,
    provider_amount,
  ])
}

describe('nightly reconciliation of ledger and provider', () => {
  it('finds no discrepancy over many pages and days', async () => {
    for (let day = 0; day < 2; day++) {
      for (let count = 60 + day * 70; count > 0; count--) await payAndPost()
      server.advanceClock(DAY_MS)
    }
    const reference = `wd_${newId('payout')}`
    await insertPayout(reference, 301_000, 'success')
    transferAtProvider(reference, 300_000)
    await postPayout(reference, naira(3000))
    const { counts, phase } = await reconcileNextNight()
    expect(phase).toBe('done')
    expect(counts).toMatchObject({
      payments: {
        provider: { count: 190, kobo: 190 * 500_000 },
        ours: { count: 190, kobo: 190 * 500_000 },
      },
      transfers: { provider: { count: 1, kobo: 300_000 }, ours: { count: 1, kobo: 300_000 } },
      entries: 382,
      queried: 0,
      discrepancies: 0,
    })
    expect(counts.balance).toEqual({
      provider: server.provider.balance(),
      ours: server.provider.balance(),
      inflight: 0,
      unsettled: 0,
    })
    expect(await openDiscrepancies()).toEqual([])
  })

  it('reports what only one of them has, and what differs', async () => {
    const onlyAtProvider = payAtProvider()
    const otherAmount = payAtProvider()
    await postPayment(otherAmount, naira(4999), providerFee(500_000))
    const onlyInLedger = `fw-${server.now()}-invented`
    await postPayment(onlyInLedger)
    const [unknown, failed, unsent] = [1, 2, 3].map(() => `wd_${newId('payout')}`) as [
      string,
      string,
      string,
    ]
    await payAndPost()
    transferAtProvider(unknown, 100_000)
    await insertPayout(failed, 101_000, 'failed')
    transferAtProvider(failed, 100_000)
    await insertPayout(unsent, 101_000, 'success')
    await postPayout(unsent, naira(1000))
    const { counts } = await reconcileNextNight()
    expect(counts.discrepancies).toBe(7)
    const expected = [
      ['balance', 'balance', expect.any(Number), server.provider.balance()],
      [`payment:${otherAmount}`, 'amount', 482_400, 482_500],
      [`payment:${onlyAtProvider}`, 'missing_here', null, 500_000],
      [`payment:${onlyInLedger}`, 'missing_there', 500_000, null],
      [`transfer:${unknown}`, 'missing_here', null, 100_000],
      [`transfer:${failed}`, 'status', 0, 100_000],
      [`transfer:${unsent}`, 'missing_there', 100_000, null],
    ]
    expect(await openDiscrepancies()).toEqual(
      expected.toSorted(([a], [b]) => String(a).localeCompare(String(b))),
    )
    expect(server.logLines).toContainEqual(
      expect.objectContaining({ level: 'error', discrepancies: 7 }),
    )
  })

  it('resolves a discrepancy when the difference is gone', async () => {
    const reference = payAtProvider()
    await reconcileNextNight()
    // Its money is in suspense, so that the balances agree.
    expect((await openDiscrepancies()).map(([id]) => id)).toEqual([`payment:${reference}`])
    await post('fund', `fund:${reference}`, [
      { debit: suspenseOf(reference), credit: availableOf(userId), amount: naira(5000) },
    ])
    await reconcileNextNight()
    expect(await openDiscrepancies()).toEqual([])
    expect(await server.runSql('SELECT count(*) AS n FROM discrepancies')).toEqual([{ n: 1 }])
  })

  it('credits a payment that was never reported instead of recording a discrepancy', async () => {
    const client = await server.createUser()
    const { body } = await client.send(initFunding, { amount: 5000 })
    const { reference } = body.payment
    server.provider.pay(reference)
    const { counts } = await reconcileNextNight()
    expect(counts).toMatchObject({ repaired: 1, discrepancies: 0 })
    expect(await openDiscrepancies()).toEqual([])
    expect((await client.send(fundWallet, { reference })).body.balance).toBe(5000)
    expect(await brokenInvariants(server.db)).toEqual([])
  })

  it('waits while the provider is unavailable and continues where it stopped', async () => {
    for (let count = 0; count < 3; count++) await payAndPost()
    server.provider.injectFault('*', { effect: 'status', status: 503 })
    server.advanceClock(DAY_MS)
    for (let attempt = 0; attempt < 3; attempt++) await runJobs(server.deps, [reconcileJob])
    expect(server.logLines.at(-1)).toMatchObject({ job: 'reconcile', steps: 0 })
    expect(await openDiscrepancies()).toEqual([])
    server.provider.clearFaults()
    server.advanceClock(-DAY_MS)
    const { counts } = await reconcileNextNight()
    expect(counts).toMatchObject({ discrepancies: 0, payments: { provider: { count: 3 } } })
  })

  it('checks each ledger entry once: the next night begins after the last entry', async () => {
    for (let count = 0; count < 5; count++) await payAndPost()
    const { counts: first } = await reconcileNextNight()
    expect(first).toMatchObject({ entries: 10, queried: 0 })
    const { counts: second } = await reconcileNextNight()
    expect(second).toMatchObject({ entries: 0, queried: 0, discrepancies: 0 })
  })
})
