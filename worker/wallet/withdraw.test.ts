import { beforeEach, describe, expect, it } from 'vitest'
import { readDashboard } from '#schema/contract/accounts.ts'
import { sync } from '#schema/contract/sync.ts'
import { createPin, forgotPin, resetPin, updatePin } from '#schema/contract/withdrawals.ts'
import { DAY } from '#schema/domain/limits.ts'
import { naira } from '#schema/domain/money.ts'
import { unseal } from '../secrets/box.ts'
import { newPayer, type Payer } from '../test/payer.ts'
import type { Person } from '../test/world.ts'

let payer: Payer
let person: Person
const open = async (settings = {}) => {
  payer = await newPayer({ settings })
  person = await payer.rich()
}
beforeEach(() => open())
const purse = async () => (await person.send(readDashboard, {})).body.userDetails.balance

describe('R43: a withdrawal', () => {
  it('takes the amount out of the wallet, says what arrives, and is sent at once', async () => {
    const heard = await payer.take(person)
    expect(heard).toMatchObject({
      status: 200,
      body: {
        message: 'Your withdrawal is on its way.',
        arrives: 4990,
        charge: 10,
        balance: 95_000,
        transaction: {
          details: 'Withdrawal',
          amount: 5000,
          TransactionType: 'debit',
          TransactionStatus: 'pending',
          withdrawal: {
            bankName: 'Access Bank',
            accountLast4: '6789',
            accountName: 'BELLO MUSA A.',
            charge: 10,
          },
        },
      },
    })
    expect(await purse()).toBe(95_000)
    expect(await payer.balanceOf(`pi:${person.id}`)).toBe(naira(5000))
    const payout = await payer.payout()
    expect(payer.bank.transfers.get(payout.reference)).toMatchObject({
      amount: naira(4990),
      currency: 'NGN',
      status: 'pending',
    })
    expect(payout).toMatchObject({ status: 'sent', attempts: 1, provider_transfer_code: 'TRF_0' })
    expect(payer.mailbox.letters.at(-1)).toMatchObject({
      to: person.email,
      subject: '₦5,000 is on its way from your wallet',
      text: expect.stringContaining('BELLO MUSA A., Access Bank, account ending in 6789'),
    })
  })

  it('keeps the account number sealed, for that payout alone', async () => {
    await payer.take(person)
    const payout = await payer.payout()
    const tables = [
      'payouts',
      'receipts',
      'letters',
      'provider_cache',
      'changes',
      'ledger_journals',
    ]
    for (const table of tables)
      expect(JSON.stringify(await payer.rows(`SELECT * FROM ${table}`))).not.toContain('0123456789')
    const { BANK_SECRET } = payer.deps.settings
    const box = String((await payer.payouts())[0]?.['account_number_enc'])
    expect(await unseal(BANK_SECRET, box, payout.id)).toBe('0123456789')
  })

  it('is one row of the history, and the same row tells how it ended (R22)', async () => {
    payer.bank.decide('success')
    await payer.take(person)
    payer.bank.decide('failed')
    await payer.take(person, { amount: '2000' })
    payer.bank.decide('pending')
    await payer.take(person, { amount: '3000' })
    const rows = await payer.history(person)
    expect(rows.map(({ amount, TransactionStatus }) => [amount, TransactionStatus])).toEqual([
      [3000, 'pending'],
      [2000, 'failed'],
      [5000, 'completed'],
      [100_000, 'completed'],
    ])
    const counted = rows.filter(({ TransactionStatus }) => TransactionStatus !== 'failed')
    const sum = counted.reduce(
      (total, { TransactionType, amount }) =>
        total + (TransactionType === 'credit' ? amount : -amount),
      0,
    )
    expect(await purse()).toBe(sum)
    const { body } = await person.send(sync, {})
    const trx = body.c.flatMap((change) =>
      change.e === 'trx' && change.op === 'put' ? [change.row] : [],
    )
    expect(trx.toSorted((a, b) => (a._id < b._id ? 1 : -1))).toEqual(
      rows.filter(({ details }) => details === 'Withdrawal'),
    )
  })

  it('costs three trips to the database, the PIN’s try among them, and few rows', async () => {
    await payer.take(person)
    await payer.take(person)
    expect(payer.cost()).toMatchObject({ route: 'wallet.withdraw', trips: 3 })
    expect(payer.cost().rowsRead).toBeLessThanOrEqual(90)
    expect(payer.cost().rowsWritten).toBeLessThanOrEqual(40)
  })

  it('under one key is made once, and the answer is the same (R51)', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => payer.take(person, {}, 'one-key')))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(answers.map(({ body }) => body.transaction._id)).size).toBe(1)
    expect(await payer.payouts()).toHaveLength(1)
    expect(await payer.rows('SELECT fails FROM pins')).toEqual([{ fails: 0 }])
  })

  it('both kinds of account may take out what is theirs (F23)', async () => {
    const client = await payer.client()
    await client.send(createPin, { pin: '4071', confirm_pin: '4071' })
    expect((await payer.take(client)).status).toBe(200)
  })
})

describe('R43: the order of checks', () => {
  const refused = async (fields: object, who = person) => {
    const before = await payer.rows('SELECT * FROM ledger_entries')
    const { status, body } = await payer.take(who, fields)
    expect(await payer.rows('SELECT * FROM ledger_entries')).toEqual(before)
    expect(await payer.payouts()).toEqual([])
    return [status, body.code]
  }

  it.each([
    [{ amount: '999.99' }, 'invalid_input'],
    [{ amount: '1000001' }, 'invalid_input'],
    [{ amount: '1e5' }, 'invalid_input'],
    [{ accountNmber: '012345678' }, 'invalid_input'],
    [{ accountNmber: '01234567890' }, 'invalid_input'],
    [{ accountNmber: undefined }, 'invalid_input'],
    [{ bankCode: '030' }, 'unknown_bank'],
  ])('the form first: %o is refused before the PIN is looked at', async (fields, code) => {
    expect(await refused({ pin: '0000', ...fields })).toEqual([400, code])
    expect(await payer.rows('SELECT fails FROM pins')).toEqual([{ fails: 0 }])
  })

  it('the form’s own words (F1, F21)', async () => {
    expect((await payer.take(person, { amount: '999' })).body.fields).toEqual({
      amount: 'You can withdraw ₦1,000 or more',
    })
    expect((await payer.take(person, { accountNmber: '1' })).body.error).toBe(
      'Please enter a valid account number',
    )
    const { accountNmber: accountNumber } = { accountNmber: '0123456789' }
    expect((await payer.take(person, { accountNmber: undefined, accountNumber })).status).toBe(200)
  })

  it('then a PIN there is, that is not locked, and is right: a wrong one never touches money', async () => {
    const poor = await payer.person('tasker')
    expect(await refused({}, poor)).toEqual([409, 'pin_missing'])
    for (let i = 0; i < 4; i++)
      expect(await refused({ pin: '0000', amount: '900000' })).toEqual([403, 'wrong_pin'])
    expect(await refused({ pin: '0000' })).toEqual([423, 'pin_locked'])
    expect(await refused({ amount: '900000' })).toEqual([423, 'pin_locked'])
    expect(payer.bank.asked).toEqual(['banks'])
  })

  it('wrong tries here and at update-pin are one count (R42)', async () => {
    for (let i = 0; i < 2; i++) await payer.take(person, { pin: '0000' })
    const heard = await person.send(updatePin, { old_pin: '0000', new_pin: '9999' })
    expect(heard.body.error).toBe('Wrong PIN. 2 tries left.')
  })

  it('then the limits, then the funds, and a right PIN that ends there still clears the count', async () => {
    await payer.take(person, { pin: '0000' })
    expect(await refused({ amount: '50001' })).toEqual([403, 'withdrawal_limit'])
    expect(await payer.rows('SELECT fails FROM pins')).toEqual([{ fails: 0 }])
    const poor = await payer.rich(naira(1500))
    expect(await refused({ amount: '60000' }, poor)).toEqual([403, 'withdrawal_limit'])
    expect(await refused({ amount: '2000' }, poor)).toEqual([402, 'insufficient_funds'])
    expect(payer.bank.times('resolve')).toBe(0)
  })

  it('then the name: an account that the bank does not know gets nothing (R44)', async () => {
    expect(await refused({ accountNmber: '0000000404' })).toEqual([400, 'unknown_account'])
  })

  it('and a provider that is down moves nothing', async () => {
    payer.bank.spoil('resolve', () => new Response('', { status: 502 }))
    expect(await refused({})).toEqual([503, 'provider_unavailable'])
  })

  it('a PIN that was set anew lets nothing out for a day, and no try is spent on it (R42)', async () => {
    await person.send(forgotPin, { password: 'a fair password' })
    const code = payer.mailbox.code()
    await person.send(resetPin, { code, pin: '9036', confirm_pin: '9036' })
    const heard = await payer.take(person, { pin: '0000' })
    expect([heard.status, heard.body.code, heard.headers.get('retry-after')]).toEqual([
      ...[403, 'pin_resting', '86400'],
    ])
    expect(await payer.rows('SELECT fails FROM pins')).toEqual([{ fails: 0 }])
    payer.wait(DAY)
    expect((await payer.take(person, { pin: '9036' })).status).toBe(200)
  })
})

describe('RULES 2.0: limits', () => {
  it('unverified ₦50,000 a day in Lagos; what failed does not count, midnight begins anew', async () => {
    expect((await payer.take(person, { amount: '30000' })).status).toBe(200)
    const over = await payer.take(person, { amount: '20001' })
    expect(over.body.error).toBe('You can withdraw ₦50,000 a day; ₦20,000 is left today.')
    payer.bank.decide('failed')
    expect((await payer.take(person, { amount: '20000' })).status).toBe(200)
    payer.bank.decide('pending')
    expect((await payer.take(person, { amount: '20000' })).status).toBe(200)
    expect((await payer.take(person, { amount: '1000' })).status).toBe(403)
    // It is ten in the morning in Lagos.
    payer.wait(14 * 3_600_000 - 1)
    expect((await payer.take(person, { amount: '1000' })).status).toBe(403)
    payer.wait(1)
    expect((await payer.take(person, { amount: '1000' })).status).toBe(200)
  })

  it('verified ₦1,000,000 at once and ₦5,000,000 a day', async () => {
    await open({ PENDING_WITHDRAWALS_MAX: 10 })
    person = await payer.rich(naira(9_000_000))
    await payer.rows("UPDATE users SET is_verified = 1, username = 'Musa' WHERE id = ?", person.id)
    for (let i = 0; i < 5; i++)
      expect((await payer.take(person, { amount: '1000000' })).status).toBe(200)
    expect(await payer.take(person, { amount: '1000' })).toMatchObject({
      status: 403,
      body: { error: 'You can withdraw ₦5,000,000 a day; ₦0 is left today.' },
    })
  })

  it('three at a time', async () => {
    for (let i = 0; i < 3; i++) expect((await payer.take(person)).status).toBe(200)
    expect(await payer.take(person)).toMatchObject({
      status: 409,
      body: { code: 'too_many_withdrawals' },
    })
    const { reference } = await payer.payout()
    payer.bank.becomes(reference, { status: 'success' })
    await payer.told('transfer.success', reference)
    expect((await payer.take(person)).status).toBe(200)
  })
})

describe('R43: whose account it is', () => {
  const verified = (username: string) =>
    payer.rows('UPDATE users SET is_verified = 1, username = ? WHERE id = ?', username, person.id)

  it('a verified person’s goes out when the bank’s name has a word of theirs', async () => {
    await verified('Musa')
    await payer.take(person)
    expect((await payer.payout()).status).toBe('sent')
  })

  it('and waits for a person when it has none: the money is in flight, and nothing sends it', async () => {
    await verified('Ngozi')
    expect((await payer.take(person)).body.transaction.TransactionStatus).toBe('pending')
    payer.wait(2 * DAY)
    await payer.clock()
    expect(await payer.payout()).toMatchObject({ status: 'needs_review', attempts: 0 })
    expect(payer.bank.times('transfer')).toBe(0)
    expect(await payer.balanceOf(`pi:${person.id}`)).toBe(naira(5000))
  })
})
