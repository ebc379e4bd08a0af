import { expect, it } from 'vitest'
import { createPayoutMarket } from '#testing/worker/payout-market.ts'

it('reads account number and amount as they are copied', async () => {
  const market = await createPayoutMarket()
  const { body } = await market.withdraw(await market.createRichUser(), {
    accountNmber: 'Acct: \u202d0123-456-789\u202c',
    amount: 'NGN 5,000.00',
  })
  expect(body.transaction).toMatchObject({ amount: 5000, withdrawal: { accountLast4: '6789' } })
})

it('refuses an amount that could be two', async () => {
  const market = await createPayoutMarket()
  const user = await market.createRichUser()
  for (const amount of ['5000,50', '5.000', '5,0000']) {
    const { status, body } = await market.withdraw(user, { amount })
    expect([amount, status, body.code]).toEqual([amount, 400, 'invalid_input'])
  }
})
