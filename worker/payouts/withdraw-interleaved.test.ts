import { beforeEach, describe, expect, it } from 'vitest'
import { updatePin } from '#schema/contract/pins.ts'
import { naira } from '#schema/domain/money.ts'
import { applyFault } from '#testing/faults/apply-fault.ts'
import { createInterleaver } from '#testing/interleave.ts'
import { createPayoutMarket, type PayoutMarket } from '#testing/worker/payout-market.ts'
import type { TestUser } from '#testing/worker/test-server.ts'

let database: ReturnType<typeof createInterleaver>
let market: PayoutMarket
let user: TestUser
beforeEach(async () => {
  database = createInterleaver()
  market = await createPayoutMarket({ wrapDatabase: database.wrapDatabase })
  user = await market.createRichUser()
  await market.withdraw(user)
})

describe('between the PIN check and the batch', () => {
  it('a change of the PIN aborts the batch', async () => {
    const other = await market.createRichUser()
    await other.send(updatePin, { old_pin: '4071', new_pin: '9036' })
    const changePin = () =>
      market.runSql(
        `UPDATE pins SET version = version + 1, hash = (SELECT hash FROM pins WHERE user_id = ?)
         WHERE user_id = ?`,
        other.id,
        user.id,
      )
    const response = await database.interleave(() => market.withdraw(user), changePin)
    expect([response.status, response.body.code]).toEqual([403, 'wrong_pin'])
    expect(await market.listPayouts()).toHaveLength(1)
    expect(await market.availableBalance(user)).toBe(naira(95_000))
  })

  it('a database outage consumes no attempt', async () => {
    let lost = 0
    database.injectFault(async (request, forward) => {
      const isBatch = (await request.clone().text()).includes('insert into \\"payouts\\"')
      if (!isBatch) return forward(request)
      lost++
      return applyFault({ effect: 'drop-request' }, request, forward)
    })
    const response = await market.withdraw(user)
    expect([lost > 0, response.status]).toEqual([true, 503])
    expect(await market.runSql('SELECT failed_attempts FROM pins')).toEqual([
      { failed_attempts: 0 },
    ])
  })
})
