import { beforeEach, describe, expect, it } from 'vitest'
import { updatePin } from '#schema/contract/pins.ts'
import { naira } from '#schema/domain/money.ts'
import { newPayer, type Payer } from '#testing/worker/fake-payments.ts'
import type { TestUser } from '#testing/worker/test-server.ts'

let payer: Payer
let user: TestUser
const open = async (settings: object, money = naira(100_000)) => {
  payer = await newPayer({ settings }, { money })
  user = await payer.rich()
  // Fills the cache of account names, as the screen does before a withdrawal.
  await payer.take(await payer.rich(naira(1000)), { amount: '1000' })
  payer.bank.decide('success')
}
beforeEach(() => open({ PENDING_WITHDRAWALS_MAX: 1000 }))

/** Repeats the same request while the response is 429 or 503, as the screen does. */
async function withdrawWithRetry(fields: object = {}) {
  const key = crypto.randomUUID()
  for (let attempt = 1; ; attempt++) {
    const { status } = await payer.rush(user, fields, key)
    if ((status !== 429 && status !== 503) || attempt === 200) return { status, attempt }
    // Phones do not retry at the same moment.
    payer.advanceClock(20)
    await new Promise((done) => setTimeout(done, 400 * Math.random()))
  }
}
const count = (responses: readonly { status: number }[], status: number) =>
  responses.filter((response) => response.status === status).length

describe('parallel withdrawals', () => {
  it(
    'ten of a hundred succeed when the wallet has money for ten',
    { timeout: 120_000 },
    async () => {
      await payer.runSql(
        "UPDATE users SET is_verified = 1, username = 'Musa' WHERE id = ?",
        user.id,
      )
      const responses = await Promise.all(
        Array.from({ length: 100 }, () => withdrawWithRetry({ amount: '10000' })),
      )
      expect([count(responses, 200), count(responses, 402)]).toEqual([10, 90])
      console.log('races: withdraw ×100 where 10 fit: 10 winners')
      expect(await payer.availableBalance(user)).toBe(0)
      const own = (await payer.payouts()).filter((row) => row['user_id'] === user.id)
      expect(own).toHaveLength(10)
      expect(own.every((row) => row['status'] === 'success')).toBe(true)
      const sent = [...payer.bank.transfers.values()].map(({ amount }) => amount)
      expect(sent.filter((amount) => amount === naira(9975))).toHaveLength(10)
      expect(await payer.runSql('SELECT DISTINCT failed_attempts, lock_count FROM pins')).toEqual([
        { failed_attempts: 0, lock_count: 0 },
      ])
      await payer.expectInvariants()
    },
  )

  it('three of thirty succeed when three may be unfinished', { timeout: 60_000 }, async () => {
    await open({})
    payer.bank.decide('pending')
    const responses = await Promise.all(
      Array.from({ length: 30 }, () => withdrawWithRetry({ amount: '1000' })),
    )
    expect([count(responses, 200), count(responses, 409)]).toEqual([3, 27])
    await payer.expectInvariants()
  })

  it('five of twenty succeed within the daily limit', { timeout: 60_000 }, async () => {
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => withdrawWithRetry({ amount: '10000' })),
    )
    expect([count(responses, 200), count(responses, 403)]).toEqual([5, 15])
    expect(await payer.availableBalance(user)).toBe(naira(50_000))
    await payer.expectInvariants()
  })

  it('fifty wrong PINs move nothing and lock the PIN', async () => {
    const before = await payer.runSql('SELECT * FROM ledger_entries')
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, i) => payer.rush(user, { pin: String(5000 + i) })),
    )
    expect(responses.filter(({ status }) => ![403, 423, 429].includes(status))).toEqual([])
    expect(await payer.runSql('SELECT * FROM ledger_entries')).toEqual(before)
    expect((await payer.rush(user)).status).toBe(423)
  })

  it('a change of the PIN rejects withdrawals with the old one', async () => {
    const changeDuringWithdrawals = async (pin: string, other: string) => {
      const change = { old_pin: pin, new_pin: other }
      const [changed, ...withdrawals] = await Promise.all([
        payer.send(user.token, updatePin, change),
        ...Array.from({ length: 3 }, () => payer.rush(user, { pin, amount: '1000' })),
      ])
      expect([200, 409, 429]).toContain(changed.status)
      expect(withdrawals.filter(({ status }) => ![200, 403, 409, 429].includes(status))).toEqual([])
      await payer.expectInvariants()
      return changed.status === 200 ? other : pin
    }
    let pin = '4071'
    for (let round = 0; round < 5; round++)
      pin = await changeDuringWithdrawals(pin, pin === '4071' ? '9036' : '4071')
    // The rejected withdrawals consumed no attempts.
    expect((await payer.rush(user, { pin, amount: '1000' })).status).toBe(200)
  })
})
