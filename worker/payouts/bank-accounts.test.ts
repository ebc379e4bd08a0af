import { beforeEach, describe, expect, it } from 'vitest'
import { closeAccount } from '#schema/contract/closing.ts'
import { readExport, startExport } from '#schema/contract/export.ts'
import {
  listBankAccounts,
  removeBankAccount,
  resolveAccount,
  withdraw,
} from '#schema/contract/payouts.ts'
import { newId, type BankAccountId } from '#schema/domain/ids.ts'
import { BANK_ACCOUNTS_MAX, DAY_MS } from '#schema/domain/limits.ts'
import { createPayoutMarket, WITHDRAWAL, type PayoutMarket } from '#testing/worker/payout-market.ts'
import { TEST_PASSWORD, type TestUser } from '#testing/worker/test-server.ts'
import { runJobs } from '#worker/jobs/run-jobs.ts'
import { decrypt } from '#worker/secrets/encryption.ts'
import { resealAccountsJob } from './saved-accounts.ts'

const NUMBER = WITHDRAWAL.accountNmber
const { amount, pin } = WITHDRAWAL

let market: PayoutMarket
let user: TestUser
const open = async (options: Parameters<typeof createPayoutMarket>[0] = {}) => {
  market = await createPayoutMarket(options)
  market.provider.setTransferOutcome('success')
  user = await market.createRichUser()
}
beforeEach(() => open())

const listOf = async (owner = user) => (await owner.send(listBankAccounts, {})).body.accounts
async function idOf(owner = user): Promise<BankAccountId> {
  const [account] = await listOf(owner)
  if (!account) throw new Error('No account is saved.')
  return account._id
}
const withdrawTo = (bankAccount: BankAccountId, owner = user, key?: string) =>
  owner.send(withdraw, { bankAccount, amount, pin }, key)
const rotate = (old: string, next: string) =>
  Object.assign(market.deps.settings, { BANK_SECRET: next, BANK_SECRET_OLD: old })

describe('a withdrawal that was accepted', () => {
  it('saves its bank account, once for each account, the last used one first', async () => {
    const { body } = await market.withdraw(user)
    expect(body.isAccountNew).toBe(true)
    market.advanceClock(1000)
    market.provider.nameAccount('9876543210', 'MUSA BELLO')
    await market.withdraw(user, { accountNmber: '9876543210' })
    market.advanceClock(1000)
    const again = await market.withdraw(user, { accountNmber: 'Acct: 0123-456-789' })
    expect(again.body.isAccountNew).toBe(false)
    expect(await listOf()).toEqual([
      {
        _id: expect.any(String),
        bankName: 'Access Bank',
        accountLast4: '6789',
        accountName: 'BELLO MUSA A.',
        lastUsedAt: new Date(market.now()).toISOString(),
      },
      expect.objectContaining({ accountLast4: '3210', accountName: 'MUSA BELLO' }),
    ])
  })

  it('is the only one that does: a refused one saves nothing', async () => {
    await market.withdraw(user, { pin: '0000' })
    await market.withdraw(user, { amount: '900000' })
    await market.withdraw(user, { bankCode: '999' })
    expect(await listOf()).toEqual([])
  })

  it('drops the account that was used longest ago above five', async () => {
    await market.runSql('UPDATE users SET is_verified = 1')
    for (let n = 0; n <= BANK_ACCOUNTS_MAX; n++) {
      const accountNmber = `111111111${n}`
      market.provider.nameAccount(accountNmber, `MUSA ${user.id}`)
      await market.runSql('UPDATE users SET username = ?', 'Musa Bello')
      market.advanceClock(1000)
      const { status } = await market.withdraw(user, { accountNmber, amount: '1000' })
      expect(status).toBe(200)
    }
    const shown = (await listOf()).map(({ accountLast4 }) => accountLast4.at(-1))
    expect(shown).toEqual(['5', '4', '3', '2', '1'])
  })

  it('stores the number encrypted for its row, and no answer or record has it', async () => {
    await market.withdraw(user)
    await withdrawTo(await idOf())
    await user.send(resolveAccount, { bankAccount: await idOf() })
    const [row] = await market.runSql('SELECT * FROM bank_accounts')
    const { BANK_SECRET } = market.deps.settings
    const enc = String(row?.['account_number_enc'])
    expect(await decrypt([BANK_SECRET], enc, String(row?.['id']))).toBe(NUMBER)
    for (const table of ['bank_accounts', 'idempotency_keys', 'changes', 'notices', 'emails'])
      expect(JSON.stringify(await market.runSql(`SELECT * FROM ${table}`))).not.toContain(NUMBER)
    expect(JSON.stringify(market.logLines)).not.toContain(NUMBER)
    expect(JSON.stringify(await listOf())).not.toContain(NUMBER)
  })
})

describe('a withdrawal to a saved account', () => {
  it('goes to its bank and number under the name that the bank gives now', async () => {
    await market.withdraw(user)
    const bankAccount = await idOf()
    market.advanceClock(DAY_MS)
    market.provider.nameAccount(NUMBER, 'MUSA A. BELLO')
    const named = await user.send(resolveAccount, { bankAccount })
    expect(named.body).toMatchObject({ accountName: 'MUSA A. BELLO', bankName: 'Access Bank' })
    const { status, body } = await withdrawTo(bankAccount)
    expect([status, body.isAccountNew]).toEqual([200, false])
    expect(body.transaction.withdrawal).toMatchObject({
      bankName: 'Access Bank',
      accountLast4: '6789',
      accountName: 'MUSA A. BELLO',
    })
    expect(await listOf()).toMatchObject([{ _id: bankAccount, accountName: 'MUSA A. BELLO' }])
    expect((await market.listPayouts()).map(({ status: state }) => state)).toEqual([
      'success',
      'success',
    ])
  })

  it('is checked like every other: PIN, funds, limits, and the name of a verified user', async () => {
    await market.withdraw(user)
    const bankAccount = await idOf()
    const send = (fields: { amount?: string; pin?: string }) =>
      user.send(withdraw, { bankAccount, amount, pin, ...fields })
    expect((await send({ pin: '0000' })).body.code).toBe('wrong_pin')
    expect((await send({ amount: '900000' })).body.code).toBe('withdrawal_limit')
    await market.runSql("UPDATE users SET is_verified = 1, username = 'Ngozi'")
    const { body } = await send({})
    expect(body.message).toMatch(/in another name. We check this withdrawal/)
  })

  it('is made once under one key, also when the account is removed in between', async () => {
    await market.withdraw(user)
    const bankAccount = await idOf()
    const first = await withdrawTo(bankAccount, user, 'one-key')
    await user.send(removeBankAccount, { id: bankAccount })
    expect((await withdrawTo(bankAccount, user, 'one-key')).body).toEqual(first.body)
    expect(await market.listPayouts()).toHaveLength(2)
  })

  it("is refused in words for another user's account, a removed one and one that never was", async () => {
    await market.withdraw(user)
    const bankAccount = await idOf()
    const other = await market.createRichUser()
    const refusals = [
      await withdrawTo(bankAccount, other),
      await withdrawTo(newId('bankAccount')),
      await other.send(resolveAccount, { bankAccount }),
    ]
    await user.send(removeBankAccount, { id: bankAccount })
    refusals.push(await withdrawTo(bankAccount))
    for (const { status, body } of refusals)
      expect([status, body]).toMatchObject([
        409,
        {
          code: 'bank_account_gone',
          error: expect.stringMatching(/is not saved any more. Nothing was sent./),
        },
      ])
    expect(await market.listPayouts()).toHaveLength(1)
  })

  it('names the field of what is missing, and refuses a saved and a typed account at once', async () => {
    await market.withdraw(user)
    const bankAccount = await idOf()
    const fieldsOf = async (fields: object) =>
      (await user.send(withdraw, { pin, ...fields } as never)).body as unknown
    expect(await fieldsOf({})).toMatchObject({
      code: 'invalid_input',
      fields: { amount: expect.any(String), bankCode: 'Choose a bank' },
    })
    expect(await fieldsOf({ amount, bankCode: '044' })).toMatchObject({
      fields: { accountNmber: 'Please enter a valid account number' },
    })
    expect(await fieldsOf({ amount, bankAccount, bankCode: '044' })).toMatchObject({
      fields: { bankAccount: 'Choose a saved account or type one, not both.' },
    })
    expect(await fieldsOf({ amount, bankAccount: 'first' })).toMatchObject({
      fields: { bankAccount: expect.any(String) },
    })
  })
})

describe('a saved account', () => {
  it('is removed by its owner only, and a withdrawal in progress goes on', async () => {
    market.provider.setTransferOutcome('pending')
    await market.withdraw(user)
    const id = await idOf()
    const other = await market.createRichUser()
    expect((await other.send(removeBankAccount, { id })).status).toBe(404)
    const { status, body } = await user.send(removeBankAccount, { id })
    expect([status, body.message]).toEqual([
      200,
      'The account is removed. Withdrawals on their way still arrive.',
    ])
    expect((await user.send(removeBankAccount, { id })).status).toBe(404)
    expect(await listOf()).toEqual([])
    expect(await market.firstPayout()).toMatchObject({ status: 'sent' })
  })

  it('is in the copy of own data with its last digits, and erased with the account', async () => {
    await market.withdraw(user)
    await market.runSql('UPDATE users SET is_verified = 1')
    const { ticket } = (await user.send(startExport, { password: TEST_PASSWORD })).body
    const { rows } = (await user.send(readExport, { ticket, section: 'account' })).body
    expect(rows.map((row) => JSON.parse(row) as unknown)).toMatchObject([
      { bankAccounts: [{ bankName: 'Access Bank', accountLast4: '6789' }] },
    ])
    expect(rows.join()).not.toContain(NUMBER)
    const [leaver] = await market.createUsers({ userType: 'tasker' })
    if (!leaver) throw new Error('There is no user.')
    await market.runSql('UPDATE bank_accounts SET user_id = ?', leaver.id)
    expect((await leaver.send(closeAccount, { password: TEST_PASSWORD })).status).toBe(200)
    expect(await market.runSql('SELECT id FROM bank_accounts')).toEqual([])
  })

  it('costs one round trip to list and two to remove', async () => {
    await market.withdraw(user)
    const id = await idOf()
    expect(market.lastRequestCost()).toMatchObject({ roundTrips: 1 })
    await user.send(removeBankAccount, { id })
    expect(market.lastRequestCost()).toMatchObject({ roundTrips: 2 })
  })
})

describe('a rotation of BANK_SECRET', () => {
  const NEXT = 'bank-next-'.padEnd(40, 'y')

  it('keeps saved accounts usable, one for each account, and the job encrypts them again', async () => {
    await market.withdraw(user)
    const before = market.deps.settings.BANK_SECRET
    rotate(before, NEXT)
    const bankAccount = await idOf()
    expect((await withdrawTo(bankAccount)).status).toBe(200)
    expect((await market.withdraw(user)).body.isAccountNew).toBe(false)
    const other = await market.createRichUser()
    rotate('', before)
    await market.withdraw(other)
    rotate(before, NEXT)
    await runJobs(market.deps, [resealAccountsJob])
    expect(market.logLines.at(-1)).toMatchObject({ job: 'reseal-accounts', resealed: 1 })
    rotate('', NEXT)
    expect((await withdrawTo(await idOf(other), other)).status).toBe(200)
    expect((await withdrawTo(bankAccount)).status).toBe(200)
    expect(await listOf()).toHaveLength(1)
  })

  it('neither lists nor uses an account whose secret is gone, and typing it saves it again', async () => {
    await market.withdraw(user)
    const bankAccount = await idOf()
    rotate('', NEXT)
    expect(await listOf()).toEqual([])
    expect((await withdrawTo(bankAccount)).body.code).toBe('bank_account_gone')
    expect((await market.withdraw(user)).body.isAccountNew).toBe(true)
    expect(await listOf()).toHaveLength(1)
  })
})
