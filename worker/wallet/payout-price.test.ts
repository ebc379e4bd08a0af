import { beforeEach, describe, expect, it } from 'vitest'
import { naira } from '#schema/domain/money.ts'
import { newPayer, type Payer } from '../test/payer.ts'
import type { Person } from '../test/world.ts'

const FLOAT = naira(100_000)
const FEE = 1000
let payer: Payer
let person: Person
let reference: string
beforeEach(async () => {
  payer = await newPayer({}, { float: FLOAT })
  person = await payer.rich()
  await payer.take(person)
  reference = (await payer.payout()).reference
})
const provider = async () => -(await payer.balanceOf('provider_clearing'))
const told = async (word: string, fee_charged: number | null) => {
  payer.bank.becomes(reference, { status: word })
  await payer.told(`transfer.${word}`, reference, fee_charged === null ? {} : { fee_charged })
}

describe('MONEY 3.2: what a transfer cost is booked as it is told, however the transfer ended', () => {
  it('come back before we heard that it had arrived: the wallet has all of it, the price is ours', async () => {
    await told('reversed', FEE)
    expect(await payer.available(person)).toBe(naira(100_000))
    expect(await provider()).toBe(FLOAT - FEE)
    expect(await payer.payout()).toMatchObject({ status: 'failed', fee_charged: FEE })
    await payer.lawful()
  })

  it('come back after it had arrived, and nobody had told the price before', async () => {
    await told('success', null)
    await told('reversed', FEE)
    expect(await provider()).toBe(FLOAT - FEE)
    await payer.lawful()
  })

  it('told once more after it came back, it is booked once', async () => {
    await told('reversed', null)
    expect(await provider()).toBe(FLOAT)
    for (let time = 0; time < 3; time++) await told('reversed', FEE)
    expect(await provider()).toBe(FLOAT - FEE)
    await payer.lawful()
  })

  it.each(['success', 'reversed'])(
    'told while it is still on its way, it is booked when that has ended in %s',
    async (end) => {
      payer.bank.becomes(reference, { status: 'pending' })
      await payer.told('transfer.success', reference, { fee_charged: FEE })
      expect(await payer.payout()).toMatchObject({ status: 'sent', fee_charged: null })
      await told(end, FEE)
      expect(await provider()).toBe(FLOAT - FEE - (end === 'success' ? naira(4990) : 0))
      await payer.lawful()
    },
  )

  it('a transfer that cost nothing leaves no empty journal behind', async () => {
    await told('success', null)
    await told('success', 0)
    expect(await provider()).toBe(FLOAT - naira(4990))
    expect(await payer.payout()).toMatchObject({ fee_charged: 0 })
    await payer.lawful()
  })
})
