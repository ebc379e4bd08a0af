import { beforeEach, describe, expect, it } from 'vitest'
import { DAY, PAYOUT_LEASE_MS } from '#schema/domain/limits.ts'
import { naira } from '#schema/domain/money.ts'
import { FAULTS } from '../test/bank.ts'
import { newPayer, type Payer } from '../test/payer.ts'
import type { Person } from '../test/world.ts'
import { sendPayout } from './sending.ts'

let payer: Payer
let person: Person
beforeEach(async () => {
  payer = await newPayer()
  person = await payer.rich()
})
const MINUTE = 60_000
const inflight = () => payer.balanceOf(`pi:${person.id}`)
const status = async () => (await payer.payout()).status
/** The clock rings every five minutes until the withdrawal is out of our hands. */
async function ringUntil(...ends: string[]) {
  for (let ring = 0; ring < 12; ring++) {
    if (ends.includes(await status())) return
    payer.wait(5 * MINUTE)
    await payer.clock()
  }
}

describe('MONEY 2: a provider that does not answer as it should', () => {
  it.each(Object.entries(FAULTS))(
    'transfer %s: never sent twice, never given back, and in the end it is there once',
    async (_, fault) => {
      payer.bank.decide('success')
      payer.bank.spoil('transfer', fault)
      expect((await payer.take(person)).status).toBe(200)
      expect(await inflight()).toBe(['success'].includes(await status()) ? 0 : naira(5000))
      payer.bank.mend()
      await ringUntil('success')
      expect(await status()).toBe('success')
      expect(payer.bank.transfers.size).toBe(1)
      expect(await inflight()).toBe(0)
      expect(await payer.available(person)).toBe(naira(95_000))
      await payer.lawful()
    },
  )

  it.each(Object.entries(FAULTS))('recipient %s: waits, and is sent later', async (_, fault) => {
    payer.bank.decide('success')
    payer.bank.spoil('recipient', fault)
    await payer.take(person)
    payer.bank.mend()
    await ringUntil('success')
    expect(payer.bank.transfers.size).toBe(1)
    expect(payer.bank.recipients.size).toBe(1)
  })

  it('while what became of the first try is not known, nothing is sent again', async () => {
    payer.bank.spoil('transfer', FAULTS['does it and the answer is lost'] ?? fail)
    payer.bank.spoil('verify', FAULTS['cannot be reached'] ?? fail)
    await payer.take(person)
    for (let ring = 0; ring < 5; ring++) {
      payer.wait(5 * MINUTE)
      await payer.clock()
    }
    expect(payer.bank.times('transfer')).toBe(1)
    expect(await status()).toBe('sending')
    expect(await inflight()).toBe(naira(5000))
    expect((await payer.history(person))[0]?.TransactionStatus).toBe('pending')
    payer.bank.mend()
    payer.bank.becomes((await payer.payout()).reference, { status: 'success' })
    await ringUntil('success')
    expect(payer.bank.times('transfer')).toBe(1)
  })

  it('the provider’s purse is empty: it waits, loudly, and is sent when there is money', async () => {
    payer.bank.spoil('transfer', () =>
      Response.json(
        {
          status: false,
          message: 'Your balance is not enough to fulfill this request',
          code: 'insufficient_balance',
        },
        { status: 400 },
      ),
    )
    await payer.take(person)
    expect(await status()).toBe('requested')
    expect(payer.alarms()).toEqual(['payout waits'])
    payer.wait(5 * MINUTE)
    await payer.clock()
    expect(payer.bank.times('transfer')).toBe(1)
    payer.bank.mend()
    payer.bank.decide('success')
    payer.wait(5 * MINUTE)
    await payer.clock()
    expect(await status()).toBe('success')
  })

  it('refused for good, and unknown there: the money is back, and that is told', async () => {
    payer.bank.spoil('transfer', () =>
      Response.json({ status: false, message: 'Cannot send to this bank' }, { status: 400 }),
    )
    await payer.take(person)
    expect(await payer.payout()).toMatchObject({
      status: 'failed',
      last_error: 'Cannot send to this bank',
    })
    expect(await payer.available(person)).toBe(naira(100_000))
    expect((await payer.history(person)).map((row) => row.TransactionStatus)).toEqual([
      'failed',
      'completed',
    ])
    expect(payer.mailbox.letters.at(-1)).toMatchObject({
      subject: 'Your withdrawal did not go through',
      text: expect.stringContaining('₦5,000 is back in your wallet'),
    })
  })

  it('refused, but an earlier try is known there: what that says counts', async () => {
    let tries = 0
    payer.bank.spoil('transfer', async (answer) => {
      if (++tries === 1) await answer()
      return Response.json({ status: false, message: 'Not now' }, { status: 400 })
    })
    payer.bank.decide('success')
    await payer.take(person)
    expect(await status()).toBe('success')
    expect(await payer.available(person)).toBe(naira(95_000))
  })

  it('refused, and whether it is known there cannot be asked: nothing is given back', async () => {
    payer.bank.spoil('transfer', () =>
      Response.json({ status: false, message: 'No' }, { status: 400 }),
    )
    payer.bank.spoil('verify', FAULTS['answers 500 and did nothing'] ?? fail)
    await payer.take(person)
    expect([await status(), await inflight()]).toEqual(['sending', naira(5000)])
  })

  it('an answer about another amount settles nothing, and a person is told', async () => {
    payer.bank.decide('success')
    await payer.take(person)
    await payer.take(person)
    const [, second] = await payer.payouts()
    const reference = String(second?.['reference'])
    await payer.rows("UPDATE payouts SET status = 'sent' WHERE 0")
    payer.bank.becomes(reference, { amount: 1 })
    payer.bank.decide('pending')
    await payer.take(person, { amount: '2000' })
    const [, , third] = await payer.payouts()
    payer.bank.becomes(String(third?.['reference']), { status: 'success', amount: 1 })
    await payer.told('transfer.success', String(third?.['reference']))
    expect((await payer.payouts()).map((row) => row['status'])).toEqual([
      'success',
      'success',
      'sent',
    ])
    expect(await payer.rows('SELECT id, kind FROM recon_items')).toEqual([
      { id: `transfer:${String(third?.['reference'])}`, kind: 'status' },
    ])
  })

  it('data of the provider’s other world counts for nothing (MONEY 3.2)', async () => {
    await payer.take(person)
    const { reference } = await payer.payout()
    payer.bank.becomes(reference, { status: 'success', domain: 'live' })
    expect(await payer.told('transfer.success', reference)).toBe('waits')
    expect(await status()).toBe('sent')
  })
})

describe('MONEY 2: whose it is to send', () => {
  it('of many who would send it, one does', async () => {
    payer.bank.spoil('recipient', FAULTS['cannot be reached'] ?? fail)
    await payer.take(person)
    payer.bank.mend()
    payer.wait(15 * MINUTE)
    const { id } = await payer.payout()
    const came = await Promise.all(
      Array.from({ length: 10 }, () => sendPayout(payer.errand(), id as never)),
    )
    expect(came.filter((each) => each === 'others')).toHaveLength(9)
    expect(payer.bank.times('transfer')).toBe(1)
  })

  it('a sender who died is succeeded when its lease is over, and not before', async () => {
    await payer.take(person)
    const { reference } = await payer.payout()
    payer.bank.transfers.delete(reference)
    await payer.rows(
      "UPDATE payouts SET status = 'sending', lease_until = ?",
      payer.now() + PAYOUT_LEASE_MS,
    )
    await payer.clock()
    expect(payer.bank.times('transfer')).toBe(1)
    payer.wait(PAYOUT_LEASE_MS)
    await payer.clock()
    expect(payer.bank.asked.slice(-2)).toEqual(['verify', 'transfer'])
    expect(await status()).toBe('sent')
  })

  it('what the worker never came to send, the clock sends', async () => {
    payer.bank.decide('success')
    payer.bank.spoil('recipient', FAULTS['cannot be reached'] ?? fail)
    await payer.take(person)
    // As if the process had ended right after the answer.
    await payer.rows(
      "UPDATE payouts SET lease_until = NULL, attempts = 0 WHERE status = 'requested'",
    )
    payer.bank.mend()
    expect(await payer.clock()).toMatchObject({ looked: 1, settled: 1 })
  })

  it('what says nothing for a day is for a person to look at, and still counts when it ends', async () => {
    await payer.take(person)
    payer.wait(DAY)
    await payer.clock()
    expect(await status()).toBe('needs_review')
    expect(await inflight()).toBe(naira(5000))
    payer.bank.becomes((await payer.payout()).reference, { status: 'success' })
    payer.wait(60 * MINUTE)
    await payer.clock()
    expect(await status()).toBe('success')
  })

  it('the clock reads what is due and no more, and writes nothing when nothing is', async () => {
    expect(await payer.clock()).toMatchObject({ looked: 0, trips: 1, rowsWritten: 0 })
  })
})

const fail = () => {
  throw new Error('There is no such fault.')
}
