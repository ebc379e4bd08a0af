import { beforeEach, describe, expect, it } from 'vitest'
import type { TransferStatus } from '#sandbox/paystack/rows.ts'
import { naira } from '#schema/domain/money.ts'
import { createPayoutMarket, type PayoutMarket } from '#testing/worker/payout-market.ts'
import type { TestUser } from '#testing/worker/test-server.ts'

const FLOAT = naira(100_000)
const FEE = 1000
let market: PayoutMarket
let user: TestUser
let reference: string
beforeEach(async () => {
  market = await createPayoutMarket({}, { float: FLOAT })
  user = await market.createRichUser()
  await market.withdraw(user)
  reference = (await market.firstPayout()).reference
  // The fee comes with the webhook only.
  const changes = { fee_charged: null }
  market.provider.injectFault('GET /transfer/verify', { effect: 'corrupt', changes })
})
const provider = async () => -(await market.ledgerBalance('provider_clearing'))
const report = async (state: TransferStatus, fee_charged: number | null) => {
  market.provider.settleTransfer(reference, state)
  await market.handleEvent(
    `transfer.${state}`,
    reference,
    fee_charged === null ? {} : { fee_charged },
  )
}

describe('the fee of a transfer is posted as reported', () => {
  it('when it is reversed before success: the wallet receives everything and the fee is ours', async () => {
    await report('reversed', FEE)
    expect(await market.availableBalance(user)).toBe(naira(100_000))
    expect(await provider()).toBe(FLOAT - FEE)
    expect(await market.firstPayout()).toMatchObject({ status: 'failed', fee_charged: FEE })
    await market.expectInvariants()
  })

  it('when it is reversed after a success without a fee', async () => {
    await report('success', null)
    await report('reversed', FEE)
    expect(await provider()).toBe(FLOAT - FEE)
    await market.expectInvariants()
  })

  it('once when it is reported again after the reversal', async () => {
    await report('reversed', null)
    expect(await provider()).toBe(FLOAT)
    for (let time = 0; time < 3; time++) await report('reversed', FEE)
    expect(await provider()).toBe(FLOAT - FEE)
    await market.expectInvariants()
  })

  it.each(['success', 'reversed'] as const)(
    'at the end, %s, when it was reported while the transfer was pending',
    async (end) => {
      await market.handleEvent('transfer.success', reference, { fee_charged: FEE })
      expect(await market.firstPayout()).toMatchObject({ status: 'sent', fee_charged: null })
      await report(end, FEE)
      expect(await provider()).toBe(FLOAT - FEE - (end === 'success' ? naira(4990) : 0))
      await market.expectInvariants()
    },
  )

  it.each(['success', 'reversed'] as const)(
    'when a fee of zero was reported first, at the end %s',
    async (end) => {
      await report('success', 0)
      await report(end, FEE)
      const left = end === 'success' ? naira(4990) : 0
      expect(await provider()).toBe(FLOAT - FEE - left)
      expect(await market.firstPayout()).toMatchObject({ fee_charged: FEE })
      await report(end, FEE)
      expect(await provider()).toBe(FLOAT - FEE - left)
      await market.expectInvariants()
    },
  )

  it('without an empty journal when it is zero', async () => {
    await report('success', null)
    await report('success', 0)
    expect(await provider()).toBe(FLOAT - naira(4990))
    expect(await market.firstPayout()).toMatchObject({ fee_charged: 0 })
    await market.expectInvariants()
  })
})
