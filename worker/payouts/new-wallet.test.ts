import { beforeEach, describe, expect, it } from 'vitest'
import { createPin, readPin } from '#schema/contract/pins.ts'
import { NEW_WALLET_MS } from '#schema/domain/limits.ts'
import { naira } from '#schema/domain/money.ts'
import { withdrawalPlan } from '#schema/domain/withdrawal-plan.ts'
import { createPayoutMarket, type PayoutMarket } from '#testing/worker/payout-market.ts'
import { TEST_PASSWORD, type TestUser } from '#testing/worker/test-server.ts'

let market: PayoutMarket
beforeEach(async () => {
  market = await createPayoutMarket()
})

async function createOne(fields: Parameters<PayoutMarket['createUsers']>[0]): Promise<TestUser> {
  const [user] = await market.createUsers({ money: naira(100_000), ...fields })
  if (!user) throw new Error('There is no user.')
  return user
}

/** ₦5,000 can be withdrawn, and not a naira more until a day has passed. */
async function expectLimited(user: TestUser) {
  const until = new Date(market.now() + NEW_WALLET_MS).toISOString()
  expect((await user.send(readPin, {})).body.limitedUntil).toBe(until)
  expect((await market.withdraw(user, { amount: '15000' })).body).toMatchObject({
    code: 'withdrawal_limit',
    error:
      'For your safety you can withdraw ₦5,000 a day until 5 Mar, 10:00 AM, because your account or PIN is new; ₦5,000 is left today.',
  })
  expect((await market.withdraw(user, { amount: '4000' })).status).toBe(200)
  expect((await market.withdraw(user, { amount: '1001' })).status).toBe(403)
  market.advanceClock(NEW_WALLET_MS)
  expect((await user.send(readPin, {})).body.limitedUntil).toBe(null)
  expect((await market.withdraw(user, { amount: '15000' })).status).toBe(200)
}

describe('small sums only', () => {
  it('leave for a day after the first PIN', async () => {
    const user = await createOne({})
    const pin = { pin: '4071', confirm_pin: '4071', password: TEST_PASSWORD }
    expect((await user.send(createPin, pin)).status).toBe(200)
    await expectLimited(user)
  })

  it('leave for a day after the registration', async () => {
    await expectLimited(await createOne({ pin: '4071', isNew: true }))
  })

  it('leave when several withdrawals arrive at once', async () => {
    const user = await createOne({ pin: '4071', isNew: true })
    const responses = await Promise.all(
      [1, 2, 3].map(() => market.withdraw(user, { amount: '4000' })),
    )
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('are what the plan of the phone allows, to the kobo', async () => {
    const user = await createOne({ pin: '4071', isNew: true })
    await market.withdraw(user, { amount: '2000' })
    const pin = (await user.send(readPin, {})).body
    const state = {
      available: naira(98_000),
      clearings: [],
      isVerified: false,
      hasPin: pin.hasPin,
      newUntil: Date.parse(pin.limitedUntil ?? ''),
      pausedUntil: null,
      withdrawnToday: naira(pin.withdrawn?.amount ?? 0),
    }
    const { now, later } = withdrawalPlan(state, market.now())
    expect(now).toBe(naira(3000))
    expect((await market.withdraw(user, { amount: '3000.01' })).status).toBe(403)
    expect((await market.withdraw(user, { amount: '3000' })).status).toBe(200)
    const [tomorrow, all] = later
    expect(tomorrow?.amount).toBe(naira(5000))
    market.advanceClock((all?.at ?? 0) - market.now())
    expect((await market.withdraw(user, { amount: '45000' })).status).toBe(200)
  })
})
