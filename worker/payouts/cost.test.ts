import { expect, it } from 'vitest'
import type { Endpoint, WireInput } from '#schema/contract/endpoint.ts'
import * as payouts from '#schema/contract/payouts.ts'
import * as pins from '#schema/contract/pins.ts'
import { readStatement } from '#schema/contract/statements.ts'
import { createPayoutMarket, WITHDRAWAL } from '#testing/worker/payout-market.ts'

it('reads and writes few rows per call', async () => {
  const market = await createPayoutMarket({ engine: 'sqld' })
  const user = await market.createUser('tasker')
  const report: Record<string, { roundTrips: number; read: number; written: number }> = {}
  const cost = async <E extends Endpoint>(
    endpoint: E,
    input: WireInput<E>,
    roundTrips: number,
    maxRows: number,
  ) => {
    const { status, body } = await market.send(user.token, endpoint, input)
    expect([endpoint.name, status, JSON.stringify(body)]).toEqual([
      endpoint.name,
      200,
      expect.anything(),
    ])
    const { rowsRead: read, rowsWritten: written, ...request } = market.lastRequestCost()
    report[endpoint.name] = { roundTrips: request.roundTrips, read, written }
    expect([endpoint.name, request.roundTrips, read <= maxRows]).toEqual([
      endpoint.name,
      roundTrips,
      true,
    ])
  }
  await cost(pins.createPin, { pin: '4071', confirm_pin: '4071' }, 2, 20)
  await cost(pins.readPin, {}, 1, 4)
  await cost(pins.updatePin, { old_pin: '4071', new_pin: '9036' }, 3, 30)
  await cost(pins.forgotPin, { password: 'a fair password' }, 3, 30)
  const code = market.mailbox.latestCode()
  await cost(pins.resetPin, { code, pin: '4071', confirm_pin: '4071' }, 3, 30)
  await market.runSql('UPDATE pins SET withdrawals_paused_until = NULL')
  await cost(payouts.listBanks, {}, 1, 5)
  await cost(payouts.listBanks, {}, 1, 5)
  await cost(
    payouts.resolveAccount,
    { accountNumber: WITHDRAWAL.accountNmber, bankCode: '044' },
    2,
    10,
  )
  await cost(
    payouts.resolveAccount,
    { accountNumber: WITHDRAWAL.accountNmber, bankCode: '044' },
    1,
    10,
  )
  await cost(readStatement, { month: '2026-03' }, 2, 120)
  await cost(payouts.listBankAccounts, {}, 1, 5)
  const rich = await market.createRichUser()
  const withdrawal = await market.send(rich.token, payouts.withdraw, WITHDRAWAL)
  expect(withdrawal.status).toBe(200)
  const { roundTrips, rowsRead: read, rowsWritten: written } = market.lastRequestCost()
  report['wallet.withdraw'] = { roundTrips, read, written }
  // Four rows more than without a bank account that is saved, one of them of the index of shared accounts.
  expect([roundTrips, read <= 80, written <= 44]).toEqual([3, true, true])
  if (process.env['COSTS']) console.table(report)
})
