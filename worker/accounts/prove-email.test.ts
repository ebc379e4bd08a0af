import { beforeEach, describe, expect, it, test } from 'vitest'
import { proveEmail, requestPasswordReset, sendEmailCode } from '#schema/contract/accounts.ts'
import { readDashboard } from '#schema/contract/dashboard.ts'
import { fundWallet, initFunding } from '#schema/contract/payments.ts'
import { withdraw } from '#schema/contract/payouts.ts'
import { createPin, forgotPin, resetPin } from '#schema/contract/pins.ts'
import { awardTask } from '#schema/contract/proposals.ts'
import { CODE_LIFETIME_MS, DAY_MS } from '#schema/domain/limits.ts'
import { naira } from '#schema/domain/money.ts'
import { RATE_LIMITS } from '#schema/domain/rate-limits.ts'
import { createMarket, type Market } from '#testing/worker/market.ts'
import { WITHDRAWAL } from '#testing/worker/payout-market.ts'
import type { TestUser } from '#testing/worker/test-server.ts'
import { createBackgroundContext } from '#worker/background/context.ts'
import { EVENT_HANDLERS } from '#worker/webhooks/events.ts'

let market: Market
let user: TestUser
beforeEach(async () => {
  market = await createMarket()
  const [created] = await market.createUsers({
    isEmailProven: false,
    money: naira(50_000),
    pin: '4071',
  })
  user = created as TestUser
})
const requestCode = () => user.send(sendEmailCode, {})
const prove = (code: string) => user.send(proveEmail, { code })
const otherCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
const isProven = async () =>
  (await user.send(readDashboard, {})).body.userDetails.user.isEmailProven

describe('a code by email', () => {
  it('proves the address', async () => {
    expect(await isProven()).toBe(false)
    expect((await requestCode()).body.message).toBe('We sent a code to your e-mail.')
    expect(market.mailbox.latest()).toMatchObject({
      to: user.email,
      subject: 'Your code for Onise',
    })
    expect(await prove(market.mailbox.latestCode())).toMatchObject({
      status: 200,
      body: { message: 'Your e-mail is confirmed.' },
    })
    expect(await isProven()).toBe(true)
  })

  it('allows five attempts and expires after ten minutes', async () => {
    await requestCode()
    const code = market.mailbox.latestCode()
    for (let n = 0; n < 5; n++)
      expect((await prove(otherCode(code))).body).toMatchObject({
        code: 'wrong_code',
        fields: { code: expect.any(String) },
      })
    expect((await prove(code)).status).toBe(400)
    await requestCode()
    market.advanceClock(CODE_LIFETIME_MS)
    expect((await prove(market.mailbox.latestCode())).status).toBe(400)
    expect(await isProven()).toBe(false)
  })

  it('is limited in number, and no longer sent once the address is proven', async () => {
    for (let n = 0; n < 10; n++) expect((await requestCode()).status).toBe(200)
    const limited = await requestCode()
    expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '900'])
    await prove(market.mailbox.latestCode())
    const emails = market.mailbox.emails().length
    expect((await requestCode()).body.message).toBe('Your e-mail is confirmed.')
    expect(market.mailbox.emails()).toHaveLength(emails)
  })

  it('of another user or for another purpose is wrong', async () => {
    await requestCode()
    const code = market.mailbox.latestCode()
    const [other] = await market.createUsers({ isEmailProven: false })
    expect((await other?.send(proveEmail, { code }))?.status).toBe(400)
    const pin = { pin: '9036', confirm_pin: '9036' }
    expect((await user.send(resetPin, { code, ...pin })).status).toBe(400)
  })

  it('for a new PIN proves the address as well', async () => {
    await user.send(forgotPin, { password: 'a fair password' })
    const code = market.mailbox.latestCode()
    const pin = { pin: '9036', confirm_pin: '9036' }
    expect((await user.send(resetPin, { code, ...pin })).status).toBe(200)
    expect(await isProven()).toBe(true)
  })
})

describe('without a proven address', () => {
  const UNPROVEN = { status: 403, body: { code: 'email_unproven' } }

  it('no user funds, awards, withdraws or sets a first PIN', async () => {
    const task = await market.postTask(user)
    const tasker = await market.createTasker()
    await market.apply(tasker, task)
    const before = await market.runSql('SELECT * FROM ledger_entries')
    expect(await user.send(initFunding, { amount: '5000', phone: '' })).toMatchObject(UNPROVEN)
    const award = { taskId: task._id, taskerId: tasker.id }
    expect(await user.send(awardTask, award)).toMatchObject(UNPROVEN)
    expect(await user.send(withdraw, WITHDRAWAL)).toMatchObject(UNPROVEN)
    await market.runSql('DELETE FROM pins')
    const pin = { pin: '4071', confirm_pin: '4071' }
    expect(await user.send(createPin, pin)).toMatchObject(UNPROVEN)
    expect(await market.runSql('SELECT * FROM ledger_entries')).toEqual(before)
    expect(await market.runSql('SELECT * FROM payments')).toEqual([])
  })

  it('a payment that names only the address is credited to no user, and is reported', async () => {
    const reference = '1772614800009'
    const email = user.email
    market.provider.initialize({ reference, amount: 700_000, email })
    market.provider.pay(reference)
    expect((await user.send(fundWallet, { reference })).status).toBe(404)
    const event = { reference, data: {} }
    await EVENT_HANDLERS['charge.success']?.(createBackgroundContext(market.deps), event)
    expect(await market.availableBalance(user)).toBe(naira(50_000))
    expect(await market.runSql('SELECT id FROM discrepancies')).toEqual([
      { id: `payment:${reference}` },
    ])
    await user.send(sendEmailCode, {})
    await prove(market.mailbox.latestCode())
    expect((await user.send(fundWallet, { reference })).body.balance).toBe(57_000)
  })
})

test('an address that nobody has proven gets twenty letters a day, whoever asks for them', async () => {
  const { max } = RATE_LIMITS.unprovenEmail
  for (let n = 0; n < max - 2; n++) {
    expect((await requestCode()).status).toBe(200)
    market.advanceClock(RATE_LIMITS.emailCode.windowMs / 5)
  }
  const requestLink = () => market.send(null, requestPasswordReset, { email: user.email })
  for (let n = 0; n < 4; n++) expect((await requestLink()).status).toBe(200)
  expect(market.mailbox.emails()).toHaveLength(max)
  const limited = await requestCode()
  expect([limited.status, Number(limited.headers.get('retry-after'))]).toEqual([
    429,
    expect.any(Number),
  ])
  market.advanceClock(DAY_MS)
  expect((await requestCode()).status).toBe(200)
  await prove(market.mailbox.latestCode())
  for (let n = 0; n < 3; n++) await requestLink()
  expect(market.mailbox.emails()).toHaveLength(max + 4)
})
