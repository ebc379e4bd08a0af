import { beforeEach, describe, expect, it } from 'vitest'
import { decideHeld, listHeld } from '#schema/contract/held.ts'
import { createPin } from '#schema/contract/withdrawals.ts'
import type { PayoutId } from '#schema/domain/ids.ts'
import { naira } from '#schema/domain/money.ts'
import { newPayer, type Payer } from '../test/payer.ts'
import type { Person } from '../test/world.ts'

let payer: Payer
let person: Person
let admin: Person
let id: PayoutId
let message: string
beforeEach(async () => {
  payer = await newPayer()
  person = await payer.rich()
  admin = await payer.person('admin', naira(50_000))
  await payer.rows("UPDATE users SET is_verified = 1, username = 'Ngozi'")
  payer.bank.decide('success')
  const heard = await payer.take(person)
  message = heard.body.message
  id = (await payer.payout()).id as PayoutId
})
const decide = (decision: 'send' | 'return', who = admin) => who.send(decideHeld, { id, decision })
const status = async () => (await payer.payout()).status

describe('R43: a withdrawal that is held', () => {
  it('is listed for administrators, with what they need and no more', async () => {
    expect(message).toBe(
      'The account has another name than you. A person looks at this withdrawal before it is sent.',
    )
    const { body } = await admin.send(listHeld, {})
    expect(body.withdrawals).toEqual([
      {
        ...{ _id: id, username: 'Ngozi', amount: 5000, arrives: 4990 },
        ...{ bankName: 'Access Bank', accountLast4: '6789', accountName: 'BELLO MUSA A.' },
        ...{ reason: 'The account has another name.', createdAt: '2026-03-04T09:00:00.000Z' },
      },
    ])
    expect((await person.send(listHeld, {})).status).toBe(403)
  })

  it('is sent when a person says so, once', async () => {
    const answers = await Promise.all([decide('send'), decide('send'), decide('send')])
    expect(answers.map((each) => each.status).toSorted()).toEqual([200, 409, 409])
    expect(await status()).toBe('success')
    expect(payer.bank.times('transfer')).toBe(1)
    expect((await admin.send(listHeld, {})).body.withdrawals).toEqual([])
    expect((await decide('return')).status).toBe(409)
  })

  it('or given back, with a letter', async () => {
    expect((await decide('return')).status).toBe(200)
    expect(await status()).toBe('failed')
    expect(await payer.available(person)).toBe(naira(100_000))
    expect(payer.mailbox.letters.at(-1)?.subject).toBe('Your withdrawal did not go through')
    expect((await payer.history(person))[0]?.TransactionStatus).toBe('failed')
    expect((await decide('send')).status).toBe(409)
    expect(payer.bank.times('transfer')).toBe(0)
  })

  it('sent and given back at the same moment is one of the two', async () => {
    const answers = await Promise.all([decide('send'), decide('return'), decide('send')])
    expect(answers.filter((each) => each.status === 200)).toHaveLength(1)
    const back = (await payer.available(person)) === naira(100_000)
    expect(payer.bank.transfers.size).toBe(back ? 0 : 1)
    await payer.lawful()
  })

  it('one that was sent and gave no word is not theirs to decide: it may have arrived', async () => {
    await payer.rows('UPDATE payouts SET attempts = 1')
    expect((await admin.send(listHeld, {})).body.withdrawals).toEqual([])
    expect((await decide('return')).status).toBe(409)
  })

  it('an administrator’s own is somebody else’s to look at (R47)', async () => {
    await admin.send(createPin, { pin: '4071', confirm_pin: '4071' })
    await payer.take(admin)
    const mine = (await payer.payouts()).find((row) => row['user_id'] === admin.id)
    id = mine?.['id'] as PayoutId
    expect((await decide('send')).status).toBe(403)
  })
})
