import { beforeEach, describe, expect, it } from 'vitest'
import { naira } from '#schema/domain/money.ts'
import { newPayer, type Payer } from '../test/payer.ts'
import { webhookOf } from '../test/provider.ts'
import type { Person } from '../test/world.ts'
import { settlePayout } from './payout-settling.ts'

let payer: Payer
let person: Person
let reference: string
beforeEach(async () => {
  payer = await newPayer({}, { float: naira(100_000) })
  person = await payer.rich()
  await payer.take(person)
  reference = (await payer.payout()).reference
})
const FLOAT = naira(100_000)
const status = async () => (await payer.payout()).status
const books = async () => ({
  wallet: await payer.available(person),
  inflight: await payer.balanceOf(`pi:${person.id}`),
  provider: -(await payer.balanceOf('provider_clearing')),
  fees: await payer.balanceOf('provider_fees'),
})
/** There is an event for these ends alone; of the others the nearest one tells. */
const EVENTS = ['success', 'failed', 'reversed']
/** The provider decides, and tells by its signed webhook. */
async function decides(word: string, fields: { amount?: number } = {}, told: object = {}) {
  const transfer = payer.bank.becomes(reference, { status: word, ...fields })
  await tells(EVENTS.includes(word) ? word : 'failed', { ...transfer, ...told })
}
const tells = async (word: string, data: object) => {
  const { response } = await payer.deliver(webhookOf(`transfer.${word}`, data))
  expect(response.status).toBe(200)
  await payer.lawful()
}
const BEFORE = { wallet: naira(95_000), inflight: naira(5000), provider: FLOAT, fees: 0 }
const AFTER = { wallet: naira(95_000), inflight: 0, provider: FLOAT - naira(4990), fees: naira(10) }
const BACK = { wallet: naira(100_000), inflight: 0, provider: FLOAT, fees: 0 }

describe('MONEY 1.1: how a withdrawal ends', () => {
  it('posting 6: arrived; the charge pays what the provider says it took', async () => {
    expect(await books()).toEqual(BEFORE)
    await decides('success', {}, { fee_charged: 1000 })
    expect(await books()).toEqual({ ...AFTER, provider: FLOAT - naira(5000), fees: 0 })
    expect(await payer.payout()).toMatchObject({ status: 'success', fee_charged: 1000 })
    expect((await payer.history(person))[0]).toMatchObject({ TransactionStatus: 'completed' })
  })

  it('a price that is told later is booked then, once', async () => {
    payer.bank.becomes(reference, { status: 'success' })
    await settlePayout(payer.errand(), reference)
    expect(await books()).toEqual(AFTER)
    for (let told = 0; told < 3; told++)
      await payer.told('transfer.success', reference, { fee_charged: 2500 })
    expect(await books()).toEqual({
      ...AFTER,
      provider: FLOAT - naira(4990) - naira(25),
      fees: naira(-15),
    })
    await payer.lawful()
  })

  it.each(['failed', 'abandoned', 'rejected', 'blocked'])('posting 7: %s', async (word) => {
    await decides(word)
    expect(await books()).toEqual(BACK)
    const rows = await payer.history(person)
    expect(rows.map((row) => [row.details, row.TransactionStatus])).toEqual([
      ['Withdrawal', 'failed'],
      ['for a test', 'completed'],
    ])
    expect(await payer.told('transfer.failed', reference)).toBe('done')
    expect(await books()).toEqual(BACK)
  })

  it('posting 8: sent back by the bank after it had arrived, as a row of its own', async () => {
    await decides('success', {}, { fee_charged: 1000 })
    await decides('reversed')
    expect(await books()).toEqual({
      ...{ wallet: naira(99_990), inflight: 0 },
      ...{ provider: FLOAT - naira(10), fees: 0 },
    })
    const rows = await payer.history(person)
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

  it('reversed before we ever heard that it arrived: all of it is back', async () => {
    await decides('reversed')
    expect(await books()).toEqual(BACK)
    expect(await status()).toBe('failed')
  })

  it.each(['pending', 'otp', 'received', 'processing'])('%s is no end', async (word) => {
    await decides(word)
    expect(await books()).toEqual(BEFORE)
    expect(await status()).toBe('sent')
  })

  it('phones hear of the row that changed, of the new one, and of the balance', async () => {
    const [row] = await payer.payouts()
    const mine = (entity: string, id: unknown) => `u:${person.id} ${entity} put ${String(id)}`
    expect(await payer.changed(() => decides('success'))).toEqual([
      mine('me', person.id),
      mine('trx', row?.['journal_id']),
    ])
    const heard = await payer.changed(() => decides('reversed'))
    expect(heard).toHaveLength(3)
  })
})

describe('MONEY 2: told out of order, twice, falsely', () => {
  it('the webhook before our own answer: the answer then changes nothing', async () => {
    const other = await payer.rich()
    payer.bank.spoil('transfer', async (answer) => {
      const response = await answer()
      const row = (await payer.payouts()).find((each) => each['user_id'] === other.id)
      payer.bank.becomes(String(row?.['reference']), { status: 'success' })
      await payer.told('transfer.success', String(row?.['reference']))
      return response
    })
    await payer.take(other)
    const row = (await payer.payouts()).find((each) => each['user_id'] === other.id)
    expect(row?.['status']).toBe('success')
    await payer.lawful()
  })

  it('failed after it had arrived changes nothing: only the word reversed does', async () => {
    await decides('success')
    await decides('failed')
    expect(await books()).toEqual(AFTER)
    expect(await status()).toBe('success')
  })

  it('arrived after the money was given back: nothing moves, and a person must look', async () => {
    await decides('failed')
    await decides('success')
    expect(await books()).toEqual(BACK)
    expect(await payer.rows('SELECT id FROM recon_items')).toEqual([
      { id: `transfer:${reference}` },
    ])
    expect(payer.alarms()).toEqual(['payout differs'])
  })

  it('a webhook that says otherwise than the provider does when it is asked is not believed', async () => {
    const transfer = payer.bank.transfers.get(reference) ?? {}
    await tells('success', { ...transfer, status: 'success' })
    await tells('failed', { ...transfer, status: 'failed' })
    expect(await books()).toEqual(BEFORE)
  })

  it('a transfer that is not ours moves nothing', async () => {
    payer.bank.transfers.set('wd_somebody-elses', {
      ...payer.bank.becomes(reference, {}),
      reference: 'wd_somebody-elses',
      status: 'success',
    })
    expect(await payer.told('transfer.success', 'wd_somebody-elses')).toBe('done')
    expect(await books()).toEqual(BEFORE)
    expect(payer.alarms()).toEqual(['a transfer that is not ours'])
  })

  it('twenty tellings at once, of all three kinds, with the clock among them: one end', async () => {
    payer.bank.becomes(reference, { status: 'success' })
    const words = ['transfer.success', 'transfer.failed', 'transfer.reversed']
    await Promise.all([
      ...Array.from({ length: 20 }, (_, i) =>
        payer.told(words[i % 3] ?? '', reference, { fee_charged: 1000 }),
      ),
      payer.clock(),
    ])
    expect(await status()).toBe('success')
    expect(await books()).toEqual({ ...AFTER, provider: FLOAT - naira(5000), fees: 0 })
    expect(
      await payer.rows("SELECT id FROM ledger_journals WHERE type LIKE 'payout%'"),
    ).toHaveLength(1)
    await payer.lawful()
  })

  it('a provider that changes its mind between two askers: one end, and the books agree with it', async () => {
    let asked = 0
    payer.bank.spoil('verify', async (answer) => {
      payer.bank.becomes(reference, { status: ++asked % 2 === 0 ? 'failed' : 'success' })
      return answer()
    })
    await Promise.all(Array.from({ length: 10 }, () => payer.told('transfer.success', reference)))
    expect(['success', 'failed']).toContain(await status())
    expect(
      await payer.rows("SELECT id FROM ledger_journals WHERE idem_key LIKE 'ps:%'"),
    ).toHaveLength(1)
    await payer.lawful()
  })
})

describe('MONEY 1.1 posting 11: the provider sent more than our books had there', () => {
  it('what happened is booked, and a person is asked where the money came from', async () => {
    payer = await newPayer({}, { float: naira(1000) })
    person = await payer.rich()
    payer.bank.decide('success')
    await payer.take(person)
    expect(await status()).toBe('success')
    expect(await payer.balanceOf('provider_clearing')).toBe(0)
    const [item] = await payer.rows('SELECT id, kind, theirs FROM recon_items')
    expect(item).toMatchObject({ kind: 'amount', theirs: naira(3990) })
    await payer.lawful()
  })
})
