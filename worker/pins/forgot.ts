import { forgotPin } from '#schema/contract/pins.ts'
import { DomainError } from '#schema/domain/errors.ts'
import { MONEY_FACTS } from '#schema/domain/messages/money.ts'
import { PIN_FACTS } from '#schema/domain/messages/pins.ts'
import { createBackgroundContext } from '#worker/background/context.ts'
import { first } from '#worker/db/read.ts'
import { commit } from '#worker/db/write.ts'
import { route } from '#worker/http/serve.ts'
import { counterOf } from '#worker/limits/rate-limit.ts'
import { passwordOf, verifyPasswordOf } from '#worker/limits/verify-password.ts'
import { createCode } from '#worker/mail/email-codes.ts'
import { insertEmail, sendEmail } from '#worker/mail/outbound-email.ts'
import { pinOf, recipientOf } from './queries.ts'

/** Sends a code to the user's email address. */
export const forgotPinRoute = route(forgotPin, async (ctx, { password }) => {
  const { userId, now } = ctx
  const { recipient, stored, pin } = await ctx.read({
    recipient: first(recipientOf({ userId })),
    stored: first(passwordOf({ userId })),
    pin: first(pinOf({ userId })),
  })
  if (!recipient || !stored) throw new DomainError('signed_out')
  if (!pin) throw new DomainError('pin_missing', PIN_FACTS.missing)
  const entered = { entered: password, hash: stored.hash }
  // Limits the number of emails.
  const refunds = await verifyPasswordOf(ctx, entered, counterOf(ctx.deps, 'pinCode', userId))

  const { code, write } = await createCode(ctx, 'pin')
  const email = insertEmail({ to: recipient, template: 'pinCode', params: { code }, now })
  return commit({
    effects: [
      refunds,
      write,
      email.write,
      { afterCommit: () => sendEmail(createBackgroundContext(ctx.deps), email.id) },
    ],
    response: { message: MONEY_FACTS.pinCodeSent },
  })
})
