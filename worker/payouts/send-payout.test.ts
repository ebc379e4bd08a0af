import { beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS, PAYOUT_LEASE_MS } from '#schema/domain/limits.ts'
import { naira } from '#schema/domain/money.ts'
import { FAULTS } from '#testing/worker/fake-bank.ts'
import { newPayer, type Payer } from '#testing/worker/fake-payments.ts'
import type { TestUser } from '#testing/worker/test-server.ts'
import { sendPayout } from './send-payout.ts'

let payer: Payer
let user: TestUser
beforeEach(async () => {
  payer = await newPayer()
  user = await payer.rich()
})
const MINUTE = 60_000
const inflight = () => payer.balanceOf(`pi:${user.id}`)
const status = async () => (await payer.payout()).status
/** Runs the job every five minutes until the payout has one of the statuses. */
async function runJobUntil(...ends: string[]) {
  for (let run = 0; run < 12; run++) {
    if (ends.includes(await status())) return
    payer.advanceClock(5 * MINUTE)
    await payer.clock()
  }
}

describe('provider failures', () => {
  it.each(Object.entries(FAULTS))(
    'transfer %s: arrives once and is never returned',
    async (_, fault) => {
      payer.bank.decide('success')
      payer.bank.spoil('transfer', fault)
      expect((await payer.take(user)).status).toBe(200)
      expect(await inflight()).toBe(['success'].includes(await status()) ? 0 : naira(5000))
      payer.bank.mend()
      await runJobUntil('success')
      expect(await status()).toBe('success')
      expect(payer.bank.transfers.size).toBe(1)
      expect(await inflight()).toBe(0)
      expect(await payer.availableBalance(user)).toBe(naira(95_000))
      await payer.expectInvariants()
    },
  )

  it.each(Object.entries(FAULTS))('recipient %s: is sent later', async (_, fault) => {
    payer.bank.decide('success')
    payer.bank.spoil('recipient', fault)
    await payer.take(user)
    payer.bank.mend()
    await runJobUntil('success')
    expect(payer.bank.transfers.size).toBe(1)
    expect(payer.bank.recipients.size).toBe(1)
  })

  it('send nothing again while the first attempt is unknown', async () => {
    payer.bank.spoil('transfer', FAULTS['does it and the answer is lost'] ?? fail)
    payer.bank.spoil('verify', FAULTS['cannot be reached'] ?? fail)
    await payer.take(user)
    for (let run = 0; run < 5; run++) {
      payer.advanceClock(5 * MINUTE)
      await payer.clock()
    }
    expect(payer.bank.times('transfer')).toBe(1)
    expect(await status()).toBe('sending')
    expect(await inflight()).toBe(naira(5000))
    expect((await payer.history(user))[0]?.TransactionStatus).toBe('pending')
    payer.bank.mend()
    payer.bank.becomes((await payer.payout()).reference, { status: 'success' })
    await runJobUntil('success')
    expect(payer.bank.times('transfer')).toBe(1)
  })

  it('postpone a payout with an alarm while the provider’s balance is too small', async () => {
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
    await payer.take(user)
    expect(await status()).toBe('requested')
    expect(payer.alarms()).toEqual(['payout postponed'])
    payer.advanceClock(5 * MINUTE)
    await payer.clock()
    expect(payer.bank.times('transfer')).toBe(1)
    payer.bank.mend()
    payer.bank.decide('success')
    payer.advanceClock(5 * MINUTE)
    await payer.clock()
    expect(await status()).toBe('success')
  })

  it('return the money with an email after a rejection without a transfer', async () => {
    payer.bank.spoil('transfer', () =>
      Response.json({ status: false, message: 'Cannot send to this bank' }, { status: 400 }),
    )
    await payer.take(user)
    expect(await payer.payout()).toMatchObject({
      status: 'failed',
      last_error: 'Cannot send to this bank',
    })
    expect(await payer.availableBalance(user)).toBe(naira(100_000))
    expect((await payer.history(user)).map((row) => row.TransactionStatus)).toEqual([
      'failed',
      'completed',
    ])
    expect(payer.mailbox.letters.at(-1)).toMatchObject({
      subject: 'Your withdrawal did not go through',
      text: expect.stringContaining('₦5,000 is back in your wallet'),
    })
  })

  it('accept an earlier transfer after a rejection', async () => {
    let calls = 0
    payer.bank.spoil('transfer', async (respond) => {
      if (++calls === 1) await respond()
      return Response.json({ status: false, message: 'Not now' }, { status: 400 })
    })
    payer.bank.decide('success')
    await payer.take(user)
    expect(await status()).toBe('success')
    expect(await payer.availableBalance(user)).toBe(naira(95_000))
  })

  it('return nothing when the query after a rejection fails', async () => {
    payer.bank.spoil('transfer', () =>
      Response.json({ status: false, message: 'No' }, { status: 400 }),
    )
    payer.bank.spoil('verify', FAULTS['answers 500 and did nothing'] ?? fail)
    await payer.take(user)
    expect([await status(), await inflight()]).toEqual(['sending', naira(5000)])
  })

  it('raise a discrepancy for a report of another amount', async () => {
    payer.bank.decide('success')
    await payer.take(user)
    await payer.take(user)
    const [, second] = await payer.payouts()
    const reference = String(second?.['reference'])
    await payer.runSql("UPDATE payouts SET status = 'sent' WHERE 0")
    payer.bank.becomes(reference, { amount: 1 })
    payer.bank.decide('pending')
    await payer.take(user, { amount: '2000' })
    const [, , third] = await payer.payouts()
    payer.bank.becomes(String(third?.['reference']), { status: 'success', amount: 1 })
    await payer.sendWebhook('transfer.success', String(third?.['reference']))
    expect((await payer.payouts()).map((row) => row['status'])).toEqual([
      'success',
      'success',
      'sent',
    ])
    expect(await payer.runSql('SELECT id, kind FROM discrepancies')).toEqual([
      { id: `transfer:${String(third?.['reference'])}`, kind: 'status' },
    ])
  })

  it('ignore data of the provider’s other mode', async () => {
    await payer.take(user)
    const { reference } = await payer.payout()
    payer.bank.becomes(reference, { status: 'success', domain: 'live' })
    expect(await payer.sendWebhook('transfer.success', reference)).toBe('pending')
    expect(await status()).toBe('sent')
  })
})

describe('the lease of a sender', () => {
  it('lets one of many senders send', async () => {
    payer.bank.spoil('recipient', FAULTS['cannot be reached'] ?? fail)
    await payer.take(user)
    payer.bank.mend()
    payer.advanceClock(15 * MINUTE)
    const { id } = await payer.payout()
    const results = await Promise.all(
      Array.from({ length: 10 }, () => sendPayout(payer.createContext(), id as never)),
    )
    expect(results.filter((result) => result === 'not_claimed')).toHaveLength(9)
    expect(payer.bank.times('transfer')).toBe(1)
  })

  it('is taken over after it expires, and not before', async () => {
    await payer.take(user)
    const { reference } = await payer.payout()
    payer.bank.transfers.delete(reference)
    await payer.runSql(
      "UPDATE payouts SET status = 'sending', lease_until = ?",
      payer.now() + PAYOUT_LEASE_MS,
    )
    await payer.clock()
    expect(payer.bank.times('transfer')).toBe(1)
    payer.advanceClock(PAYOUT_LEASE_MS)
    await payer.clock()
    expect(payer.bank.asked.slice(-2)).toEqual(['verify', 'transfer'])
    expect(await status()).toBe('sent')
  })

  it('is taken by the job when the worker ended before sending', async () => {
    payer.bank.decide('success')
    payer.bank.spoil('recipient', FAULTS['cannot be reached'] ?? fail)
    await payer.take(user)
    // As if the process had ended right after the response.
    await payer.runSql(
      "UPDATE payouts SET lease_until = NULL, attempts = 0 WHERE status = 'requested'",
    )
    payer.bank.mend()
    expect(await payer.clock()).toMatchObject({ checked: 1, settled: 1 })
  })

  it('gives way to a review after a day without a conclusion, and the payout may still end', async () => {
    await payer.take(user)
    payer.advanceClock(DAY_MS)
    await payer.clock()
    expect(await status()).toBe('needs_review')
    expect(await inflight()).toBe(naira(5000))
    payer.bank.becomes((await payer.payout()).reference, { status: 'success' })
    payer.advanceClock(60 * MINUTE)
    await payer.clock()
    expect(await status()).toBe('success')
  })

  it('costs one round trip and no writes when nothing is due', async () => {
    expect(await payer.clock()).toMatchObject({ checked: 0, roundTrips: 1, rowsWritten: 0 })
  })
})

const fail = () => {
  throw new Error('unknown fault')
}
