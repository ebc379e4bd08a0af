import { expect, it } from 'vitest'
import type { Endpoint, Sent } from '#schema/contract/endpoint.ts'
import { readStatement } from '#schema/contract/statements.ts'
import * as contract from '#schema/contract/withdrawals.ts'
import { going, newPayer } from '../test/payer.ts'

it('DESIGN 8: what each call about withdrawals costs the database', async () => {
  const payer = await newPayer()
  const person = await payer.person('tasker')
  const report: Record<string, { trips: number; read: number; written: number }> = {}
  const cost = async <E extends Endpoint>(
    endpoint: E,
    input: Sent<E>,
    trips: number,
    most: number,
  ) => {
    const { status, body } = await payer.send(person.token, endpoint, input)
    expect([endpoint.name, status, JSON.stringify(body)]).toEqual([
      endpoint.name,
      200,
      expect.anything(),
    ])
    const { rowsRead: read, rowsWritten: written, ...seen } = payer.cost()
    report[endpoint.name] = { trips: seen.trips, read, written }
    expect([endpoint.name, seen.trips, read <= most]).toEqual([endpoint.name, trips, true])
  }
  await cost(contract.createPin, { pin: '4071', confirm_pin: '4071' }, 2, 20)
  await cost(contract.readPin, {}, 1, 4)
  await cost(contract.updatePin, { old_pin: '4071', new_pin: '9036' }, 3, 30)
  await cost(contract.forgotPin, { password: 'a fair password' }, 3, 30)
  const code = payer.mailbox.code()
  await cost(contract.resetPin, { code, pin: '4071', confirm_pin: '4071' }, 3, 30)
  await payer.rows('UPDATE pins SET rests_until = NULL')
  await cost(contract.listBanks, {}, 1, 5)
  await cost(contract.listBanks, {}, 1, 5)
  await cost(contract.resolveAccount, { accountNumber: going.accountNmber, bankCode: '044' }, 2, 10)
  await cost(contract.resolveAccount, { accountNumber: going.accountNmber, bankCode: '044' }, 1, 10)
  await cost(readStatement, { month: '2026-03' }, 2, 120)
  const rich = await payer.rich()
  const taken = await payer.send(rich.token, contract.withdraw, going)
  expect(taken.status).toBe(200)
  const { trips, rowsRead: read, rowsWritten: written } = payer.cost()
  report['wallet.withdraw'] = { trips, read, written }
  expect([trips, read <= 80, written <= 40]).toEqual([3, true, true])
  if (process.env['COSTS']) console.table(report)
})
