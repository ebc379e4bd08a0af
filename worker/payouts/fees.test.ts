import { beforeEach, describe, expect, it } from 'vitest'
import { naira } from '#schema/domain/money.ts'
import { newPayer, type Payer } from '#testing/worker/fake-payments.ts'
import type { TestUser } from '#testing/worker/test-server.ts'

const FLOAT = naira(100_000)
const FEE = 1000
let payer: Payer
let user: TestUser
let reference: string
beforeEach(async () => {
  payer = await newPayer({}, { float: FLOAT })
  user = await payer.rich()
  await payer.take(user)
  reference = (await payer.payout()).reference
})
const provider = async () => -(await payer.balanceOf('provider_clearing'))
const report = async (state: string, fee_charged: number | null) => {
  payer.bank.becomes(reference, { status: state })
  await payer.sendWebhook(
    `transfer.${state}`,
    reference,
    fee_charged === null ? {} : { fee_charged },
  )
}

describe('the fee of a transfer is posted as reported', () => {
  it('when it is reversed before success: the wallet receives everything and the fee is ours', async () => {
    await report('reversed', FEE)
    expect(await payer.availableBalance(user)).toBe(naira(100_000))
    expect(await provider()).toBe(FLOAT - FEE)
    expect(await payer.payout()).toMatchObject({ status: 'failed', fee_charged: FEE })
    await payer.expectInvariants()
  })

  it('when it is reversed after a success without a fee', async () => {
    await report('success', null)
    await report('reversed', FEE)
    expect(await provider()).toBe(FLOAT - FEE)
    await payer.expectInvariants()
  })

  it('once when it is reported again after the reversal', async () => {
    await report('reversed', null)
    expect(await provider()).toBe(FLOAT)
    for (let time = 0; time < 3; time++) await report('reversed', FEE)
    expect(await provider()).toBe(FLOAT - FEE)
    await payer.expectInvariants()
  })

  it.each(['success', 'reversed'])(
    'at the end, %s, when it was reported while the transfer was pending',
    async (end) => {
      payer.bank.becomes(reference, { status: 'pending' })
      await payer.sendWebhook('transfer.success', reference, { fee_charged: FEE })
      expect(await payer.payout()).toMatchObject({ status: 'sent', fee_charged: null })
      await report(end, FEE)
      expect(await provider()).toBe(FLOAT - FEE - (end === 'success' ? naira(4990) : 0))
      await payer.expectInvariants()
    },
  )

  it('without an empty journal when it is zero', async () => {
    await report('success', null)
    await report('success', 0)
    expect(await provider()).toBe(FLOAT - naira(4990))
    expect(await payer.payout()).toMatchObject({ fee_charged: 0 })
    await payer.expectInvariants()
  })
})
