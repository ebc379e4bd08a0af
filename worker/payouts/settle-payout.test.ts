import { beforeEach, describe, expect, it } from 'vitest'
import { naira } from '#schema/domain/money.ts'
import { newPayer, type Payer } from '#testing/worker/fake-payments.ts'
import { webhookOf } from '#testing/worker/fake-provider.ts'
import type { TestUser } from '#testing/worker/test-server.ts'
import { settlePayout } from './settle-payout.ts'

let payer: Payer
let user: TestUser
let reference: string
beforeEach(async () => {
  payer = await newPayer({}, { float: naira(100_000) })
  user = await payer.rich()
  await payer.take(user)
  reference = (await payer.payout()).reference
})
const FLOAT = naira(100_000)
const status = async () => (await payer.payout()).status
const balances = async () => ({
  wallet: await payer.availableBalance(user),
  inflight: await payer.balanceOf(`pi:${user.id}`),
  provider: -(await payer.balanceOf('provider_clearing')),
  fees: await payer.balanceOf('provider_fees'),
})
/** Other statuses are delivered with the event `transfer.failed`. */
const EVENTS = ['success', 'failed', 'reversed']
/** Changes the transfer at the provider and delivers a signed webhook. */
async function conclude(state: string, eventFields: object = {}) {
  const transfer = payer.bank.becomes(reference, { status: state })
  await deliver(EVENTS.includes(state) ? state : 'failed', { ...transfer, ...eventFields })
}
const deliver = async (event: string, data: object) => {
  const { response } = await payer.dispatch(webhookOf(`transfer.${event}`, data))
  expect(response.status).toBe(200)
  await payer.expectInvariants()
}
const BEFORE = { wallet: naira(95_000), inflight: naira(5000), provider: FLOAT, fees: 0 }
const AFTER = { wallet: naira(95_000), inflight: 0, provider: FLOAT - naira(4990), fees: naira(10) }
const BACK = { wallet: naira(100_000), inflight: 0, provider: FLOAT, fees: 0 }

describe('the end of a payout', () => {
  it('success posts the amount, the charge and the reported fee', async () => {
    expect(await balances()).toEqual(BEFORE)
    await conclude('success', { fee_charged: 1000 })
    expect(await balances()).toEqual({ ...AFTER, provider: FLOAT - naira(5000), fees: 0 })
    expect(await payer.payout()).toMatchObject({ status: 'success', fee_charged: 1000 })
    expect((await payer.history(user))[0]).toMatchObject({ TransactionStatus: 'completed' })
  })

  it('a fee that is reported later is posted once', async () => {
    payer.bank.becomes(reference, { status: 'success' })
    await settlePayout(payer.createContext(), reference)
    expect(await balances()).toEqual(AFTER)
    for (let delivery = 0; delivery < 3; delivery++)
      await payer.sendWebhook('transfer.success', reference, { fee_charged: 2500 })
    expect(await balances()).toEqual({
      ...AFTER,
      provider: FLOAT - naira(4990) - naira(25),
      fees: naira(-15),
    })
    await payer.expectInvariants()
  })

  it.each(['failed', 'abandoned', 'rejected', 'blocked'])('%s returns the money', async (state) => {
    await conclude(state)
    expect(await balances()).toEqual(BACK)
    const rows = await payer.history(user)
    expect(rows.map((row) => [row.details, row.TransactionStatus])).toEqual([
      ['Withdrawal', 'failed'],
      ['for a test', 'completed'],
    ])
    expect(await payer.sendWebhook('transfer.failed', reference)).toBe('done')
    expect(await balances()).toEqual(BACK)
  })

  it('reversed after success is a transaction of its own', async () => {
    await conclude('success', { fee_charged: 1000 })
    await conclude('reversed')
    expect(await balances()).toEqual({
      wallet: naira(99_990),
      inflight: 0,
      provider: FLOAT - naira(10),
      fees: 0,
    })
    const rows = await payer.history(user)
    expect(rows.slice(0, 2)).toMatchObject([
      {
        details: 'Withdrawal sent back by your bank',
        amount: 4990,
        TransactionType: 'credit',
        TransactionStatus: 'completed',
      },
      { details: 'Withdrawal', TransactionStatus: 'completed' },
    ])
    expect(payer.mailbox.letters.at(-1)?.text).toContain('₦4,990 is back in your wallet')
  })

  it('reversed before success returns the whole amount', async () => {
    await conclude('reversed')
    expect(await balances()).toEqual(BACK)
    expect(await status()).toBe('failed')
  })

  it.each(['pending', 'otp', 'received', 'processing'])('%s is not conclusive', async (state) => {
    await conclude(state)
    expect(await balances()).toEqual(BEFORE)
    expect(await status()).toBe('sent')
  })

  it('logs the changed transaction, the new one and the balance', async () => {
    const [row] = await payer.payouts()
    const changeOf = (entity: string, id: unknown) => `u:${user.id} ${entity} put ${String(id)}`
    expect(await payer.changed(() => conclude('success'))).toEqual([
      changeOf('me', user.id),
      changeOf('trx', row?.['journal_id']),
    ])
    const changes = await payer.changed(() => conclude('reversed'))
    expect(changes).toHaveLength(3)
  })
})

describe('reports out of order, repeated or false', () => {
  it('a webhook before the response of the transfer settles it once', async () => {
    const other = await payer.rich()
    payer.bank.spoil('transfer', async (respond) => {
      const response = await respond()
      const row = (await payer.payouts()).find((each) => each['user_id'] === other.id)
      payer.bank.becomes(String(row?.['reference']), { status: 'success' })
      await payer.sendWebhook('transfer.success', String(row?.['reference']))
      return response
    })
    await payer.take(other)
    const row = (await payer.payouts()).find((each) => each['user_id'] === other.id)
    expect(row?.['status']).toBe('success')
    await payer.expectInvariants()
  })

  it('failed after success changes nothing', async () => {
    await conclude('success')
    await conclude('failed')
    expect(await balances()).toEqual(AFTER)
    expect(await status()).toBe('success')
  })

  it('success after failure moves nothing and raises a discrepancy', async () => {
    await conclude('failed')
    await conclude('success')
    expect(await balances()).toEqual(BACK)
    expect(await payer.runSql('SELECT id FROM discrepancies')).toEqual([
      { id: `transfer:${reference}` },
    ])
    expect(payer.alarms()).toEqual(['payout conflict'])
  })

  it('a webhook that differs from the query is not trusted', async () => {
    const transfer = payer.bank.transfers.get(reference) ?? {}
    await deliver('success', { ...transfer, status: 'success' })
    await deliver('failed', { ...transfer, status: 'failed' })
    expect(await balances()).toEqual(BEFORE)
  })

  it('a transfer without a payout moves nothing', async () => {
    payer.bank.transfers.set('wd_another', {
      ...payer.bank.becomes(reference, {}),
      reference: 'wd_another',
      status: 'success',
    })
    expect(await payer.sendWebhook('transfer.success', 'wd_another')).toBe('done')
    expect(await balances()).toEqual(BEFORE)
    expect(payer.alarms()).toEqual(['transfer without payout'])
  })

  it('twenty events of three kinds at once, together with the job, settle it once', async () => {
    payer.bank.becomes(reference, { status: 'success' })
    const events = ['transfer.success', 'transfer.failed', 'transfer.reversed']
    await Promise.all([
      ...Array.from({ length: 20 }, (_, i) =>
        payer.sendWebhook(events[i % 3] ?? '', reference, { fee_charged: 1000 }),
      ),
      payer.clock(),
    ])
    expect(await status()).toBe('success')
    expect(await balances()).toEqual({ ...AFTER, provider: FLOAT - naira(5000), fees: 0 })
    expect(
      await payer.runSql("SELECT id FROM ledger_journals WHERE type LIKE 'payout%'"),
    ).toHaveLength(1)
    await payer.expectInvariants()
  })

  it('different responses to parallel queries settle it once', async () => {
    let queries = 0
    payer.bank.spoil('verify', async (respond) => {
      payer.bank.becomes(reference, { status: ++queries % 2 === 0 ? 'failed' : 'success' })
      return respond()
    })
    await Promise.all(
      Array.from({ length: 10 }, () => payer.sendWebhook('transfer.success', reference)),
    )
    expect(['success', 'failed']).toContain(await status())
    expect(
      await payer.runSql("SELECT id FROM ledger_journals WHERE idem_key LIKE 'ps:%'"),
    ).toHaveLength(1)
    await payer.expectInvariants()
  })
})

describe('a transfer larger than the ledger’s balance at the provider', () => {
  it('is posted with an implied top-up and raises a discrepancy', async () => {
    payer = await newPayer({}, { float: naira(1000) })
    user = await payer.rich()
    payer.bank.decide('success')
    await payer.take(user)
    expect(await status()).toBe('success')
    expect(await payer.balanceOf('provider_clearing')).toBe(0)
    const [row] = await payer.runSql('SELECT id, kind, provider_amount FROM discrepancies')
    expect(row).toMatchObject({ kind: 'amount', provider_amount: naira(3990) })
    await payer.expectInvariants()
  })
})
