import { describe, expect, it } from 'vitest'
import { createPayoutMarket } from '#testing/worker/payout-market.ts'

async function open() {
  const market = await createPayoutMarket()
  return { market, user: await market.createRichUser() }
}

describe('a repeated withdrawal', () => {
  it('is made once under one idempotency key, with the same response', async () => {
    const { market, user } = await open()
    const responses = await Promise.all([1, 2, 3].map(() => market.withdraw(user, {}, 'one-key')))
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(responses.map(({ body }) => body.transaction._id)).size).toBe(1)
    expect(await market.listPayouts()).toHaveLength(1)
    expect(await market.runSql('SELECT failed_attempts FROM pins')).toEqual([
      { failed_attempts: 0 },
    ])
  })

  it('proves and counts the PIN of a repeat before it returns the stored response', async () => {
    const { market, user } = await open()
    const first = await market.withdraw(user, {}, 'one-key')
    for (const left of ['4 tries', '3 tries', '2 tries', '1 try'])
      expect((await market.withdraw(user, { pin: '0000' }, 'one-key')).body).toMatchObject({
        code: 'wrong_pin',
        error: `Wrong PIN. ${left} left.`,
      })
    const repeat = await market.withdraw(user, {}, 'one-key')
    expect([repeat.status, repeat.body]).toEqual([200, first.body])
    for (let n = 0; n < 5; n++) await market.withdraw(user, { pin: '0000' }, 'one-key')
    expect((await market.withdraw(user, {}, 'one-key')).status).toBe(423)
    expect(await market.listPayouts()).toHaveLength(1)
  })
})
