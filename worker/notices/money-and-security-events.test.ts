import { expect, it } from 'vitest'
import {
  changePassword,
  login,
  proveEmail,
  proveOwnPhone,
  sendEmailCode,
  sendOwnPhoneCode,
} from '#schema/contract/accounts.ts'
import { fundWallet } from '#schema/contract/payments.ts'
import { createPin, forgotPin, resetPin, updatePin } from '#schema/contract/pins.ts'
import { naira } from '#schema/domain/money.ts'
import { NOTICE_KINDS, type NoticeKind } from '#schema/domain/notice.ts'
import { expectNotice } from '#testing/worker/expect-notice.ts'
import { createPaidPayment } from '#testing/worker/payment-cases.ts'
import { createPayoutMarket, type PayoutMarket } from '#testing/worker/payout-market.ts'
import { TEST_PASSWORD, type TestUser } from '#testing/worker/test-server.ts'

/** Has money and a PIN, and a proven email. */
type Scene = { market: PayoutMarket; user: TestUser }
type Arrange = (scene: Scene) => Promise<() => Promise<unknown>>

const paid = async ({ market, user }: Scene) => {
  const { reference } = await createPaidPayment(market, user, '20000')
  await user.send(fundWallet, { reference })
  return reference
}
/** The end of the only withdrawal, as the provider reports it. */
const ended =
  (outcome: 'success' | 'failed' | 'reversed', before?: 'success'): Arrange =>
  async ({ market, user }) => {
    await market.withdraw(user)
    const { reference } = await market.firstPayout()
    const report = async (status: typeof outcome) => {
      market.provider.settleTransfer(reference, status)
      await market.dispatch(market.provider.webhook(reference))
    }
    if (before) await report(before)
    market.provider.settleTransfer(reference, outcome)
    return () => market.dispatch(market.provider.webhook(reference))
  }

const CASES: Partial<Record<NoticeKind, Arrange>> = {
  async paymentCredited({ market, user }) {
    const { reference } = await createPaidPayment(market, user, '20000')
    return () => user.send(fundWallet, { reference })
  },
  async paymentRefunded(scene) {
    const { market } = scene
    const reference = await paid(scene)
    market.provider.refund(reference, 500_000)
    return () => market.dispatch(market.provider.webhook(reference))
  },
  async paymentTakenBack(scene) {
    const { market } = scene
    const reference = await paid(scene)
    const { id, status } = market.provider.dispute(reference, {
      amount: 2_000_000,
      resolution: 'merchant-accepted',
    })
    return () =>
      market.dispatch(market.provider.createWebhook('charge.dispute.resolve', { id, status }))
  },
  async withdrawalSent({ market, user }) {
    return () => market.withdraw(user)
  },
  async withdrawalHeld({ market, user }) {
    await market.runSql("UPDATE users SET is_verified = 1, username = 'Ngozi'")
    return () => market.withdraw(user)
  },
  withdrawalCompleted: ended('success'),
  withdrawalFailed: ended('failed'),
  withdrawalReversed: ended('reversed', 'success'),
  async newDevice({ market, user }) {
    const logIn = () => market.send(null, login, { email: user.email, password: TEST_PASSWORD })
    await logIn()
    return logIn
  },
  async failedLogins({ market, user }) {
    // The count of the account is used up once; the owner is warned with its last attempt.
    return async () => {
      await market.runSql('DELETE FROM rate_limit_counters')
      for (let n = 0; n < 10; n++)
        await market.send(null, login, { email: user.email, password: 'wrong wrong' })
    }
  },
  async pinCreated({ market, user }) {
    await market.runSql('DELETE FROM pins')
    return () => user.send(createPin, { pin: '4071', confirm_pin: '4071', password: TEST_PASSWORD })
  },
  async pinUpdated({ user }) {
    return () => user.send(updatePin, { old_pin: '4071', new_pin: '9036' })
  },
  async pinReset({ market, user }) {
    await user.send(forgotPin, { password: TEST_PASSWORD })
    const code = market.mailbox.latestCode()
    return () => user.send(resetPin, { code, pin: '9036', confirm_pin: '9036' })
  },
  async passwordChanged({ user }) {
    const input = { currentPassword: TEST_PASSWORD, newPassword: 'palm oil on Tuesday' }
    return () => user.send(changePassword, input)
  },
  async emailProven({ market, user }) {
    await market.runSql('UPDATE users SET email_proven_at = NULL')
    await user.send(sendEmailCode, {})
    const code = market.mailbox.latestCode()
    return () => user.send(proveEmail, { code })
  },
  async phoneProven({ market, user }) {
    const request = { phone: '0803 123 4567', password: TEST_PASSWORD }
    const { body } = await user.send(sendOwnPhoneCode, request)
    const entered = { codeId: body.codeId, code: market.phones.latestCode() }
    return () => user.send(proveOwnPhone, entered)
  },
}
const linkOf = (kind: NoticeKind) => `/${NOTICE_KINDS[kind].target}`

it.each(Object.entries(CASES))(
  '%s is written with its event, once, to its user',
  async (name, arrange) => {
    const kind = name as NoticeKind
    const market = await createPayoutMarket({ ignoresBackgroundErrors: true })
    const user = await market.createRichUser(naira(100_000))
    const act = await arrange({ market, user })
    await expectNotice(market, { kind, to: [{ user, link: linkOf(kind) }], act })
  },
)

/** Of reports, whose decisions have tests of their own. */
const ELSEWHERE: readonly NoticeKind[] = [
  'reportDecided',
  'underReview',
  'verificationEnded',
  'verified',
]

it('every kind of notice about money in a wallet or the account is tested', () => {
  const kinds = Object.entries(NOTICE_KINDS).filter(([, { target }]) =>
    ['wallet', 'settings'].includes(target),
  )
  const missing = kinds.map(([kind]) => kind as NoticeKind).filter((kind) => !CASES[kind])
  expect(missing.toSorted()).toEqual(ELSEWHERE.toSorted())
})
