import { beforeEach, describe, expect, it } from 'vitest'
import { updatePin } from '#schema/contract/pins.ts'
import { naira } from '#schema/domain/money.ts'
import { RACE_SIZES, SEED } from '#testing/random-tests.ts'
import { seededRandom } from '#testing/random.ts'
import { createPayoutMarket, type PayoutMarket } from '#testing/worker/payout-market.ts'
import type { TestUser } from '#testing/worker/test-server.ts'

const random = seededRandom(SEED)
let market: PayoutMarket
let user: TestUser
const open = async (settings: object, money = naira(100_000)) => {
  market = await createPayoutMarket({ engine: 'sqld', settings }, { money })
  user = await market.createRichUser()
  // Fills the cache of account names, as the screen does before a withdrawal.
  await market.withdraw(await market.createRichUser(naira(1000)), { amount: '1000' })
  market.provider.setTransferOutcome('success')
}
beforeEach(() => open({ PENDING_WITHDRAWALS_MAX: 1000 }))

/** Repeats the same request while the response is 429 or 503, as the screen does. */
/** Of a hundred senders each one waits for all others; on a busy machine 200 were too few. */
const ATTEMPTS_MAX = 1000

async function withdrawWithRetry(fields: object = {}) {
  const key = crypto.randomUUID()
  for (let attempt = 1; ; attempt++) {
    const { status } = await market.withdrawDirectly(user, fields, key)
    if ((status !== 429 && status !== 503) || attempt === ATTEMPTS_MAX) return { status, attempt }
    // Phones do not retry at the same moment.
    market.advanceClock(20)
    await new Promise((done) => setTimeout(done, 400 * random.float()))
  }
}
const count = (responses: readonly { status: number }[], status: number) =>
  responses.filter((response) => response.status === status).length

describe(`parallel withdrawals, seed ${SEED}`, () => {
  const { withdrawals: senders } = RACE_SIZES
  const title = `ten of ${senders} succeed when the wallet has money for ten`
  it(title, { timeout: 240_000 }, async () => {
    await market.runSql("UPDATE users SET is_verified = 1, username = 'Musa' WHERE id = ?", user.id)
    const responses = await Promise.all(
      Array.from({ length: senders }, () => withdrawWithRetry({ amount: '10000' })),
    )
    expect([count(responses, 200), count(responses, 402)]).toEqual([10, senders - 10])
    console.log(`races, seed ${SEED}: withdraw ×${senders} where 10 fit: 10 winners`)
    expect(await market.availableBalance(user)).toBe(0)
    const own = (await market.listPayouts()).filter((row) => row['user_id'] === user.id)
    expect(own).toHaveLength(10)
    expect(own.every((row) => row['status'] === 'success')).toBe(true)
    const sent = market.provider.transfers().map(({ amount }) => amount)
    expect(sent.filter((amount) => amount === naira(9975))).toHaveLength(10)
    expect(await market.runSql('SELECT DISTINCT failed_attempts, lock_count FROM pins')).toEqual([
      { failed_attempts: 0, lock_count: 0 },
    ])
    await market.expectInvariants()
  })

  it('three of twelve succeed when three may be unfinished', { timeout: 60_000 }, async () => {
    await open({})
    market.provider.setTransferOutcome('pending')
    const responses = await Promise.all(
      Array.from({ length: 12 }, () => withdrawWithRetry({ amount: '1000' })),
    )
    expect([count(responses, 200), count(responses, 409)]).toEqual([3, 9])
    await market.expectInvariants()
  })

  it('two of eight succeed within the daily limit', { timeout: 60_000 }, async () => {
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => withdrawWithRetry({ amount: '25000' })),
    )
    expect([count(responses, 200), count(responses, 403)]).toEqual([2, 6])
    expect(await market.availableBalance(user)).toBe(naira(50_000))
    await market.expectInvariants()
  })

  it('ten wrong PINs move nothing and lock the PIN', async () => {
    const before = await market.runSql('SELECT * FROM ledger_entries')
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        market.withdrawDirectly(user, { pin: String(5000 + i) }),
      ),
    )
    expect(responses.filter(({ status }) => ![403, 423, 429].includes(status))).toEqual([])
    expect(await market.runSql('SELECT * FROM ledger_entries')).toEqual(before)
    expect((await market.withdrawDirectly(user)).status).toBe(423)
  })

  it('a change of the PIN rejects withdrawals with the old one', async () => {
    const changeDuringWithdrawals = async (pin: string, other: string) => {
      const change = { old_pin: pin, new_pin: other }
      const [changed, ...withdrawals] = await Promise.all([
        market.send(user.token, updatePin, change),
        ...Array.from({ length: 3 }, () => market.withdrawDirectly(user, { pin, amount: '1000' })),
      ])
      expect([200, 409, 429]).toContain(changed.status)
      expect(withdrawals.filter(({ status }) => ![200, 403, 409, 429].includes(status))).toEqual([])
      await market.expectInvariants()
      return changed.status === 200 ? other : pin
    }
    let pin = '4071'
    for (let round = 0; round < 5; round++)
      pin = await changeDuringWithdrawals(pin, pin === '4071' ? '9036' : '4071')
    // The rejected withdrawals consumed no attempts.
    expect((await market.withdrawDirectly(user, { pin, amount: '1000' })).status).toBe(200)
  })
})
