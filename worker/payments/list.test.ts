import { expect, it } from 'vitest'
import { listUserPayments } from '#schema/contract/admin-users.ts'
import { refundPayment } from '#schema/contract/payment-review.ts'
import { fundWallet } from '#schema/contract/payments.ts'
import { naira } from '#schema/domain/money.ts'
import { createMarket } from '#testing/worker/market.ts'
import { createPaidPayment } from '#testing/worker/payment-cases.ts'

it('lists the payments of one user in pages, with what of each can be refunded and what already is', async () => {
  const market = await createMarket()
  const client = await market.createClient(naira(0))
  const other = await market.createClient(naira(0))
  const admin = await market.createUser('admin')
  const paid = async (amount: string, owner = client) => {
    market.advanceClock(1000)
    const { reference } = await createPaidPayment(market, owner, amount)
    await owner.send(fundWallet, { reference })
    return reference
  }
  market.provider.setScenario('slow-refunds')
  const first = await paid('20000')
  const second = await paid('6000')
  await paid('7000', other)
  await admin.send(refundPayment, {
    reference: first,
    amount: '4000',
    reason: 'Asked for it.',
  })

  const { body } = await admin.send(listUserPayments, {
    id: client.id,
    limit: 1,
  })
  expect(market.lastRequestCost().roundTrips).toBe(1)
  expect(body.payments).toMatchObject([
    { reference: second, amount: 6000, left: 6000, isRefunding: false, status: 'success' },
  ])
  const cursor = body.nextCursor ?? ''
  const rest = (await admin.send(listUserPayments, { id: client.id, cursor })).body
  expect(rest.payments).toMatchObject([
    { reference: first, amount: 20_000, left: 20_000, isRefunding: true },
  ])
  expect(rest.nextCursor).toBeNull()
})
