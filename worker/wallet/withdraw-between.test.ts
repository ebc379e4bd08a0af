import { beforeEach, describe, expect, it } from 'vitest'
import { updatePin } from '#schema/contract/withdrawals.ts'
import { naira } from '#schema/domain/money.ts'
import { newPayer, type Payer } from '../test/payer.ts'
import { spoilableWire } from '../test/wires.ts'
import type { Person } from '../test/world.ts'

let wires: ReturnType<typeof spoilableWire>
let payer: Payer
let person: Person
beforeEach(async () => {
  wires = spoilableWire()
  payer = await newPayer({ wire: wires.wire })
  person = await payer.rich()
  await payer.take(person)
})

describe('SECURITY 2: between the look at the PIN and the batch', () => {
  it('a PIN that was changed stops the batch: nothing moves by the old one', async () => {
    const other = await payer.rich()
    await other.send(updatePin, { old_pin: '4071', new_pin: '9036' })
    let changes = 0
    wires.spoil(async (request, _, through) => {
      const isBatch = (await request.clone().text()).includes('insert into \\"payouts\\"')
      if (isBatch && ++changes === 1)
        await payer.rows(
          `UPDATE pins SET version = version + 1, hash = (SELECT hash FROM pins WHERE user_id = ?)
           WHERE user_id = ?`,
          ...[other.id, person.id],
        )
      return through()
    })
    const heard = await payer.take(person)
    expect([changes, heard.status, heard.body.code]).toEqual([1, 403, 'wrong_pin'])
    expect(await payer.payouts()).toHaveLength(1)
    expect(await payer.available(person)).toBe(naira(95_000))
  })

  it('a database that is gone at that moment costs the person no try', async () => {
    let lost = 0
    wires.spoil(async (request, _, through) => {
      const isBatch = (await request.clone().text()).includes('insert into \\"payouts\\"')
      if (!isBatch) return through()
      lost++
      throw new TypeError('fetch failed')
    })
    const heard = await payer.take(person)
    expect([lost > 0, heard.status]).toEqual([true, 503])
    expect(await payer.rows('SELECT fails FROM pins')).toEqual([{ fails: 0 }])
  })
})
