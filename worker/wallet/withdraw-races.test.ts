import { beforeEach, describe, expect, it } from 'vitest'
import { updatePin } from '#schema/contract/withdrawals.ts'
import { naira } from '#schema/domain/money.ts'
import { newPayer, type Payer } from '../test/payer.ts'
import type { Person } from '../test/world.ts'

let payer: Payer
let person: Person
const open = async (settings: object, money = naira(100_000)) => {
  payer = await newPayer({ settings }, { money })
  person = await payer.rich()
  // The names are known, as they are when somebody has just seen them.
  await payer.take(await payer.rich(naira(1000)), { amount: '1000' })
  payer.bank.decide('success')
}
beforeEach(() => open({ PENDING_WITHDRAWALS_MAX: 1000 }))

/** The same request again for as long as the answer is to come back in a moment, as the screen does. */
async function insist(fields: object = {}) {
  const key = crypto.randomUUID()
  for (let asked = 1; ; asked++) {
    const { status } = await payer.rush(person, fields, key)
    if ((status !== 429 && status !== 503) || asked === 200) return { status, asked }
    // Apart from each other, as a hundred phones would be; and time goes by.
    payer.wait(20)
    await new Promise((done) => setTimeout(done, 400 * Math.random()))
  }
}
const count = (answers: readonly { status: number }[], status: number) =>
  answers.filter((answer) => answer.status === status).length

describe('R43: withdrawals at the same moment', () => {
  it(
    'a hundred where ten fit: exactly ten, and the wallet is empty',
    { timeout: 120_000 },
    async () => {
      await payer.rows(
        "UPDATE users SET is_verified = 1, username = 'Musa' WHERE id = ?",
        person.id,
      )
      const answers = await Promise.all(
        Array.from({ length: 100 }, () => insist({ amount: '10000' })),
      )
      expect([count(answers, 200), count(answers, 402)]).toEqual([10, 90])
      console.log('races: withdraw ×100 where 10 fit: 10 winners')
      expect(await payer.available(person)).toBe(0)
      const mine = (await payer.payouts()).filter((row) => row['user_id'] === person.id)
      expect(mine).toHaveLength(10)
      expect(mine.every((row) => row['status'] === 'success')).toBe(true)
      const sent = [...payer.bank.transfers.values()].map(({ amount }) => amount)
      expect(sent.filter((amount) => amount === naira(9975))).toHaveLength(10)
      expect(await payer.rows('SELECT DISTINCT fails, locks FROM pins')).toEqual([
        { fails: 0, locks: 0 },
      ])
      await payer.lawful()
    },
  )

  it('thirty where three may be under way: exactly three', { timeout: 60_000 }, async () => {
    await open({})
    payer.bank.decide('pending')
    const answers = await Promise.all(Array.from({ length: 30 }, () => insist({ amount: '1000' })))
    expect([count(answers, 200), count(answers, 409)]).toEqual([3, 27])
    await payer.lawful()
  })

  it('twenty where the day’s limit lets five: exactly five', { timeout: 60_000 }, async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => insist({ amount: '10000' })))
    expect([count(answers, 200), count(answers, 403)]).toEqual([5, 15])
    expect(await payer.available(person)).toBe(naira(50_000))
    await payer.lawful()
  })

  it('fifty guesses at once move nothing, and five of them were looked at (R42)', async () => {
    const before = await payer.rows('SELECT * FROM ledger_entries')
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) => payer.rush(person, { pin: String(5000 + i) })),
    )
    expect(answers.filter(({ status }) => ![403, 423, 429].includes(status))).toEqual([])
    expect(await payer.rows('SELECT * FROM ledger_entries')).toEqual(before)
    expect((await payer.rush(person)).status).toBe(423)
  })

  it('a PIN that changes meanwhile stops what was asked with the old one (SECURITY 2)', async () => {
    const go = async (pin: string, other: string) => {
      const change = { old_pin: pin, new_pin: other }
      const [changed, ...taken] = await Promise.all([
        payer.send(person.token, updatePin, change),
        ...Array.from({ length: 3 }, () => payer.rush(person, { pin, amount: '1000' })),
      ])
      expect([200, 409, 429]).toContain(changed.status)
      expect(taken.filter(({ status }) => ![200, 403, 409, 429].includes(status))).toEqual([])
      await payer.lawful()
      return changed.status === 200 ? other : pin
    }
    let pin = '4071'
    for (let round = 0; round < 5; round++) pin = await go(pin, pin === '4071' ? '9036' : '4071')
    // Whatever was refused, nothing was counted against who knew it.
    expect((await payer.rush(person, { pin, amount: '1000' })).status).toBe(200)
  })
})
