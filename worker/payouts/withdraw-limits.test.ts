import { beforeEach, describe, expect, it } from 'vitest'
import { resolveAccount } from '#schema/contract/payouts.ts'
import { RATE_LIMITS } from '#schema/domain/rate-limits.ts'
import { applyFault } from '#testing/faults/apply-fault.ts'
import { createFaultyDatabase, isCommandWrite } from '#testing/worker/faulty-database.ts'
import { createPayoutMarket, type PayoutMarket } from '#testing/worker/payout-market.ts'
import type { TestUser } from '#testing/worker/test-server.ts'

let market: PayoutMarket
let user: TestUser
const open = async (options: Parameters<typeof createPayoutMarket>[0] = {}) => {
  market = await createPayoutMarket(options)
  user = await market.createRichUser()
}
beforeEach(() => open())

describe('the limit of name enquiries', () => {
  it('counts withdrawals too, returns the PIN attempt and moves nothing', async () => {
    const { max } = RATE_LIMITS.nameEnquiry
    const number = (n: number) => String(1_000_000_000 + n)
    for (let n = 0; n < max; n++)
      await user.send(resolveAccount, { accountNumber: number(n), bankCode: '044' })
    const calls = market.provider.countRequests('GET /bank/resolve')
    const limited = await market.withdraw(user, { accountNmber: number(max) })
    expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '3600'])
    expect(market.provider.countRequests('GET /bank/resolve')).toBe(calls)
    expect(await market.listPayouts()).toEqual([])
    expect(await market.runSql('SELECT failed_attempts FROM pins')).toEqual([
      { failed_attempts: 0 },
    ])
    // A name that is known costs no enquiry.
    expect((await market.withdraw(user, { accountNmber: number(0) })).status).toBe(200)
  })
})

describe('a withdrawal whose outcome is unknown', () => {
  it('is 503 with words that send the user to the transactions first', async () => {
    const database = createFaultyDatabase()
    await open({ wrapDatabase: database.wrapDatabase })
    database.injectFault(async (request, forward) =>
      (await isCommandWrite(request))
        ? applyFault({ effect: 'drop-response' }, request, forward)
        : forward(request),
    )
    const response = await market.withdraw(user)
    expect([response.status, response.body.code, response.headers.get('retry-after')]).toEqual([
      503,
      'unavailable',
      '5',
    ])
    expect(response.body.error).toBe(
      'Onise did not answer in time, so this may have gone through or not. Look at your transactions before you try again.',
    )
    database.removeFault()
    expect((await market.history(user))[0]).toMatchObject({ details: 'Withdrawal', amount: 5000 })
  })
})
