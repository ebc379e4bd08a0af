import { beforeEach, describe, expect, it } from 'vitest'
import { readDashboard } from '#schema/contract/dashboard.ts'
import { forgotPin, resetPin, updatePin } from '#schema/contract/pins.ts'
import { sync } from '#schema/contract/sync.ts'
import { DAY_MS } from '#schema/domain/limits.ts'
import { naira } from '#schema/domain/money.ts'
import { createPayoutMarket, type PayoutMarket } from '#testing/worker/payout-market.ts'
import type { TestUser } from '#testing/worker/test-server.ts'
import { decrypt } from '#worker/secrets/encryption.ts'

let market: PayoutMarket
let user: TestUser
const open = async (options: Parameters<typeof createPayoutMarket>[0] = {}) => {
  market = await createPayoutMarket(options)
  user = await market.createRichUser()
}
beforeEach(() => open())
const dashboardBalance = async () => (await user.send(readDashboard, {})).body.userDetails.balance

describe('a withdrawal', () => {
  it('debits the wallet, returns what arrives, and is sent at once', async () => {
    const response = await market.withdraw(user)
    expect(response).toMatchObject({
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
    expect(await dashboardBalance()).toBe(95_000)
    expect(await market.ledgerBalance(`pi:${user.id}`)).toBe(naira(5000))
    const payout = await market.firstPayout()
    const transfer = market.provider.transfer(payout.reference)
    expect(transfer).toMatchObject({ amount: naira(4990), status: 'pending' })
    expect(payout).toMatchObject({
      status: 'sent',
      attempts: 1,
      provider_transfer_code: transfer.code,
    })
    expect(market.mailbox.latest()).toMatchObject({
      to: user.email,
      subject: '₦5,000 is on its way from your wallet',
      text: expect.stringContaining('BELLO MUSA A., Access Bank, account ending in 6789'),
    })
  })

  it('takes no more than what arrives and its charge; the rest stays in the wallet', async () => {
    const { body } = await market.withdraw(user, { amount: '10074.99' })
    expect(body).toMatchObject({
      arrives: 9999.99,
      charge: 25,
      balance: 89_975.01,
      transaction: { amount: 10_024.99 },
    })
    expect(await dashboardBalance()).toBe(89_975.01)
    const { reference } = await market.firstPayout()
    expect(market.provider.transfer(reference)).toMatchObject({ amount: naira(9_999.99) })
  })

  it('stores the account number encrypted for that payout', async () => {
    await market.withdraw(user)
    const payout = await market.firstPayout()
    const tables = [
      'payouts',
      'idempotency_keys',
      'emails',
      'provider_cache',
      'changes',
      'ledger_journals',
    ]
    for (const table of tables)
      expect(JSON.stringify(await market.runSql(`SELECT * FROM ${table}`))).not.toContain(
        '0123456789',
      )
    const { BANK_SECRET } = market.deps.settings
    const box = String((await market.listPayouts())[0]?.['account_number_enc'])
    expect(await decrypt([BANK_SECRET], box, payout.id)).toBe('0123456789')
  })

  it('is one transaction that shows its final status', async () => {
    market.provider.setTransferOutcome('success')
    await market.withdraw(user)
    market.provider.setTransferOutcome('failed')
    await market.withdraw(user, { amount: '2000' })
    market.provider.setTransferOutcome('pending')
    await market.withdraw(user, { amount: '3000' })
    const rows = await market.history(user)
    expect(rows.map(({ amount, TransactionStatus }) => [amount, TransactionStatus])).toEqual([
      [3000, 'pending'],
      [2000, 'failed'],
      [5000, 'completed'],
      [100_000, 'completed'],
    ])
    const successful = rows.filter(({ TransactionStatus }) => TransactionStatus !== 'failed')
    const sum = successful.reduce(
      (total, { TransactionType, amount }) =>
        total + (TransactionType === 'credit' ? amount : -amount),
      0,
    )
    expect(await dashboardBalance()).toBe(sum)
    const { body } = await user.send(sync, {})
    const trx = body.c.flatMap((change) =>
      change.e === 'trx' && change.op === 'put' ? [change.row] : [],
    )
    expect(trx.toSorted((a, b) => (a._id < b._id ? 1 : -1))).toEqual(
      rows.filter(({ details }) => details === 'Withdrawal'),
    )
  })

  it('costs three round trips, one for the PIN attempt, and few rows', async () => {
    await open({ engine: 'sqld' })
    await market.withdraw(user)
    await market.withdraw(user)
    expect(market.lastRequestCost()).toMatchObject({ route: 'wallet.withdraw', roundTrips: 3 })
    expect(market.lastRequestCost().rowsRead).toBeLessThanOrEqual(90)
    expect(market.lastRequestCost().rowsWritten).toBeLessThanOrEqual(40)
  })

  it('is allowed for clients and taskers', async () => {
    const [client] = await market.createUsers({ money: naira(5000), pin: '4071' })
    if (!client) throw new Error('There is no client.')
    expect((await market.withdraw(client)).status).toBe(200)
  })
})

describe('the order of checks', () => {
  const rejectionOf = async (fields: object, caller = user) => {
    const before = await market.runSql('SELECT * FROM ledger_entries')
    const { status, body } = await market.withdraw(caller, fields)
    expect(await market.runSql('SELECT * FROM ledger_entries')).toEqual(before)
    expect(await market.listPayouts()).toEqual([])
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
  ])('rejects the input %o before the PIN is checked', async (fields, code) => {
    expect(await rejectionOf({ pin: '0000', ...fields })).toEqual([400, code])
    expect(await market.runSql('SELECT failed_attempts FROM pins')).toEqual([
      { failed_attempts: 0 },
    ])
  })

  it('returns the messages of the form', async () => {
    expect((await market.withdraw(user, { amount: '999' })).body.fields).toEqual({
      amount: 'You can withdraw ₦1,000 or more',
    })
    expect((await market.withdraw(user, { accountNmber: '1' })).body.error).toBe(
      'Please enter a valid account number',
    )
    const { accountNmber: accountNumber } = { accountNmber: '0123456789' }
    expect((await market.withdraw(user, { accountNmber: undefined, accountNumber })).status).toBe(
      200,
    )
  })

  it('checks next that there is a PIN, that it is not locked, and that it is right', async () => {
    const poor = await market.createUser('tasker')
    expect(await rejectionOf({}, poor)).toEqual([409, 'pin_missing'])
    for (let i = 0; i < 4; i++)
      expect(await rejectionOf({ pin: '0000', amount: '900000' })).toEqual([403, 'wrong_pin'])
    expect(await rejectionOf({ pin: '0000' })).toEqual([423, 'pin_locked'])
    expect(await rejectionOf({ amount: '900000' })).toEqual([423, 'pin_locked'])
    expect(new Set(market.provider.requests)).toEqual(new Set(['GET /bank']))
  })

  it('counts wrong PINs together with those of a PIN change', async () => {
    for (let i = 0; i < 2; i++) await market.withdraw(user, { pin: '0000' })
    const response = await user.send(updatePin, { old_pin: '0000', new_pin: '9036' })
    expect(response.body.error).toBe('Wrong PIN. 2 tries left.')
  })

  it('checks next the limits, then the funds, and clears the attempts after a right PIN', async () => {
    await market.withdraw(user, { pin: '0000' })
    expect(await rejectionOf({ amount: '50001' })).toEqual([403, 'withdrawal_limit'])
    expect(await market.runSql('SELECT failed_attempts FROM pins')).toEqual([
      { failed_attempts: 0 },
    ])
    const poor = await market.createRichUser(naira(1500))
    expect(await rejectionOf({ amount: '60000' }, poor)).toEqual([403, 'withdrawal_limit'])
    expect(await rejectionOf({ amount: '2000' }, poor)).toEqual([402, 'insufficient_funds'])
    expect(market.provider.countRequests('GET /bank/resolve')).toBe(0)
  })

  it('checks last that the bank knows the account', async () => {
    expect(await rejectionOf({ accountNmber: '0000000404' })).toEqual([400, 'unknown_account'])
  })

  it('moves nothing while the provider is unavailable', async () => {
    market.provider.injectFault('GET /bank/resolve', { effect: 'status', status: 502 })
    expect(await rejectionOf({})).toEqual([503, 'provider_unavailable'])
  })

  it('rejects withdrawals for a day after a PIN reset without consuming an attempt', async () => {
    await user.send(forgotPin, { password: 'a fair password' })
    const code = market.mailbox.latestCode()
    await user.send(resetPin, { code, pin: '9036', confirm_pin: '9036' })
    const response = await market.withdraw(user, { pin: '0000' })
    expect([response.status, response.body.code, response.headers.get('retry-after')]).toEqual([
      403,
      'pin_resting',
      '86400',
    ])
    expect(await market.runSql('SELECT failed_attempts FROM pins')).toEqual([
      { failed_attempts: 0 },
    ])
    market.advanceClock(DAY_MS)
    expect((await market.withdraw(user, { pin: '9036' })).status).toBe(200)
  })
})

describe('limits', () => {
  it('allow an unverified user ₦50,000 per Lagos day, without failed withdrawals', async () => {
    expect((await market.withdraw(user, { amount: '30000' })).status).toBe(200)
    const over = await market.withdraw(user, { amount: '20001' })
    expect(over.body.error).toBe('You can withdraw ₦50,000 a day; ₦20,000 is left today.')
    market.provider.setTransferOutcome('failed')
    expect((await market.withdraw(user, { amount: '20000' })).status).toBe(200)
    market.provider.setTransferOutcome('pending')
    expect((await market.withdraw(user, { amount: '20000' })).status).toBe(200)
    expect((await market.withdraw(user, { amount: '1000' })).status).toBe(403)
    // 10:00 in Lagos.
    market.advanceClock(14 * 3_600_000 - 1)
    expect((await market.withdraw(user, { amount: '1000' })).status).toBe(403)
    market.advanceClock(1)
    expect((await market.withdraw(user, { amount: '1000' })).status).toBe(200)
  })

  it('allow a verified user ₦1,000,000 at once and ₦5,000,000 per day', async () => {
    await open({ settings: { PENDING_WITHDRAWALS_MAX: 10 } })
    user = await market.createRichUser(naira(9_000_000))
    await market.runSql("UPDATE users SET is_verified = 1, username = 'Musa' WHERE id = ?", user.id)
    for (let i = 0; i < 5; i++)
      expect((await market.withdraw(user, { amount: '1000000' })).status).toBe(200)
    expect(await market.withdraw(user, { amount: '1000' })).toMatchObject({
      status: 403,
      body: { error: 'You can withdraw ₦5,000,000 a day; ₦0 is left today.' },
    })
  })

  it('allow three unfinished withdrawals', async () => {
    for (let i = 0; i < 3; i++) expect((await market.withdraw(user)).status).toBe(200)
    expect(await market.withdraw(user)).toMatchObject({
      status: 409,
      body: { code: 'too_many_withdrawals' },
    })
    const { reference } = await market.firstPayout()
    market.provider.settleTransfer(reference, 'success')
    await market.handleEvent('transfer.success', reference)
    expect((await market.withdraw(user)).status).toBe(200)
  })
})

describe('the name of the bank account', () => {
  const verified = (username: string) =>
    market.runSql('UPDATE users SET is_verified = 1, username = ? WHERE id = ?', username, user.id)

  it('lets a verified user withdraw when it shares a word with the user name', async () => {
    await verified('Musa')
    await market.withdraw(user)
    expect((await market.firstPayout()).status).toBe('sent')
  })

  it('requires a review otherwise: the money is in flight and not sent', async () => {
    await verified('Ngozi')
    expect((await market.withdraw(user)).body.transaction.TransactionStatus).toBe('pending')
    market.advanceClock(2 * DAY_MS)
    await market.runPayoutJob()
    expect(await market.firstPayout()).toMatchObject({ status: 'needs_review', attempts: 0 })
    expect(market.provider.countRequests('POST /transfer')).toBe(0)
    expect(await market.ledgerBalance(`pi:${user.id}`)).toBe(naira(5000))
  })
})
