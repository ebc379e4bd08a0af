import { beforeEach, describe, expect, it } from 'vitest'
import { decidePayoutReview, listPayoutsInReview } from '#schema/contract/payout-review.ts'
import { createPin } from '#schema/contract/pins.ts'
import type { PayoutId } from '#schema/domain/ids.ts'
import { naira } from '#schema/domain/money.ts'
import { createPayoutMarket, type PayoutMarket } from '#testing/worker/payout-market.ts'
import { TEST_PASSWORD, type TestUser } from '#testing/worker/test-server.ts'
import { runJobs } from '#worker/jobs/run-jobs.ts'
import { sendNoticeEmailsJob } from '#worker/notices/send-emails.ts'

let market: PayoutMarket
let user: TestUser
let admin: TestUser
let id: PayoutId
let message: string
beforeEach(async () => {
  market = await createPayoutMarket()
  user = await market.createRichUser()
  admin = await market.createUser('admin', naira(50_000))
  await market.runSql("UPDATE users SET is_verified = 1, username = 'Ngozi'")
  market.provider.setTransferOutcome('success')
  const response = await market.withdraw(user)
  message = response.body.message
  id = (await market.firstPayout()).id as PayoutId
})
const decide = (decision: 'send' | 'return', caller = admin) =>
  caller.send(decidePayoutReview, { id, decision, reason: 'Checked by telephone' })
const status = async () => (await market.firstPayout()).status

describe('a withdrawal in review', () => {
  it('is listed for administrators only', async () => {
    expect(message).toBe(
      'That bank account is in another name. We check this withdrawal before we send it.',
    )
    const { body } = await admin.send(listPayoutsInReview, {})
    expect(body.withdrawals).toEqual([
      {
        _id: id,
        username: 'Ngozi',
        amount: 5000,
        arrives: 4990,
        bankName: 'Access Bank',
        accountLast4: '6789',
        accountName: 'BELLO MUSA A.',
        reason: 'The account has another name.',
        createdAt: '2026-03-04T09:00:00.000Z',
        reference: `wd_${id}`,
        status: 'needs_review',
        providerStatus: null,
        lastError: null,
        isOverdue: false,
      },
    ])
    expect((await user.send(listPayoutsInReview, {})).status).toBe(403)
  })

  it('is sent once when an administrator approves it', async () => {
    const responses = await Promise.all([decide('send'), decide('send'), decide('send')])
    expect(responses.map(({ status: code }) => code).toSorted()).toEqual([200, 409, 409])
    expect(await status()).toBe('success')
    expect(market.provider.countRequests('POST /transfer')).toBe(1)
    expect((await admin.send(listPayoutsInReview, {})).body.withdrawals).toEqual([])
    expect((await decide('return')).status).toBe(409)
  })

  it('is returned with an email when an administrator declines it', async () => {
    expect((await decide('return')).status).toBe(200)
    expect(await status()).toBe('failed')
    expect(await market.availableBalance(user)).toBe(naira(100_000))
    await runJobs(market.deps, [sendNoticeEmailsJob])
    expect(market.mailbox.latest()?.subject).toBe('Your withdrawal did not go through')
    expect((await market.history(user))[0]?.TransactionStatus).toBe('failed')
    expect((await decide('send')).status).toBe(409)
    expect(market.provider.countRequests('POST /transfer')).toBe(0)
  })

  it('is either sent or returned when both are decided at the same moment', async () => {
    const responses = await Promise.all([decide('send'), decide('return'), decide('send')])
    expect(responses.filter(({ status: code }) => code === 200)).toHaveLength(1)
    const isReturned = (await market.availableBalance(user)) === naira(100_000)
    expect(market.provider.transfers().length).toBe(isReturned ? 0 : 1)
    await market.expectInvariants()
  })

  it('cannot be decided after it was sent, because it may have arrived', async () => {
    await market.runSql('UPDATE payouts SET attempts = 1')
    expect((await admin.send(listPayoutsInReview, {})).body.withdrawals).toEqual([])
    expect((await decide('return')).status).toBe(409)
  })

  it('cannot be decided by its own owner', async () => {
    const pin = { pin: '4071', confirm_pin: '4071', password: TEST_PASSWORD }
    await admin.send(createPin, pin)
    await market.withdraw(admin)
    const own = (await market.listPayouts()).find((row) => row['user_id'] === admin.id)
    id = own?.['id'] as PayoutId
    expect((await decide('send')).status).toBe(403)
  })
})
