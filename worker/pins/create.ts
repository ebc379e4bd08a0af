import { sql } from 'drizzle-orm'
import { createPin } from '#schema/contract/pins.ts'
import { DomainError, throwIf } from '#schema/domain/errors.ts'
import { NEW_WALLET_MS } from '#schema/domain/limits.ts'
import { ERROR_FACTS } from '#schema/domain/messages/errors.ts'
import { MONEY_FACTS } from '#schema/domain/messages/money.ts'
import { whyNotMoveMoney } from '#schema/domain/user.ts'
import { createBackgroundContext } from '#worker/background/context.ts'
import type { Context } from '#worker/context.ts'
import { first } from '#worker/db/read.ts'
import { commit } from '#worker/db/write.ts'
import { route } from '#worker/http/serve.ts'
import { ownerSender } from '#worker/limits/address.ts'
import { passwordOf, verifyPasswordOf } from '#worker/limits/verify-password.ts'
import { insertEmail, sendEmail } from '#worker/mail/outbound-email.ts'
import { notify } from '#worker/notices/notify.ts'
import { walletOf } from '#worker/payments/queries.ts'
import { hashInQueue } from '#worker/secrets/passwords.ts'
import { pinOf, recipientOf } from './queries.ts'
import { rejectUnconfirmedPin, rejectWeakPin, selectWeakPins } from './validate.ts'

type OwnPassword = { hash: string; entered: string | undefined }

/** A stolen session alone must not turn money into a withdrawal. Returns writes for the command's batch. */
async function provePassword(ctx: Context, { hash, entered }: OwnPassword) {
  if (entered !== undefined) return verifyPasswordOf(ctx, { entered, hash })
  const message = ERROR_FACTS.password_needed
  throw new DomainError('password_needed', message, { fields: { password: message } })
}

/** Of two requests at once the later one violates the primary key, reads again and finds the PIN. */
export const createPinRoute = route(
  createPin,
  async (ctx, { pin: chosen, confirm_pin, password }) => {
    const { userId, now, deps } = ctx
    rejectUnconfirmedPin(chosen, confirm_pin)
    const { actor, pin, recipient, stored, wallet, weak } = await ctx.read({
      stored: first(passwordOf({ userId })),
      wallet: first(walletOf({ userId })),
      pin: first(pinOf({ userId })),
      recipient: first(recipientOf({ userId })),
      weak: selectWeakPins(),
    })
    rejectWeakPin(deps.settings, weak, { pin: chosen, field: 'pin' })
    if (pin) throw new DomainError('pin_exists')
    if (!recipient || !stored || !wallet) throw new DomainError('signed_out')
    throwIf(whyNotMoveMoney(actor))
    const own = { hash: stored.hash, entered: password }
    const refunds = wallet.available > 0 ? await provePassword(ctx, own) : []
    const hash = await hashInQueue(deps, chosen, ownerSender(userId))
    const params = { event: 'created' as const, at: now }
    const email = insertEmail({ to: recipient, template: 'pin', params, now })
    return commit({
      effects: [
        refunds,
        sql`INSERT INTO pins (user_id, hash, limited_until, updated_at)
        VALUES (${userId}, ${hash}, ${now + NEW_WALLET_MS}, ${now})`,
        email.write,
        notify({ to: userId, kind: 'pinCreated', data: { at: now }, now }),
        { afterCommit: () => sendEmail(createBackgroundContext(deps), email.id) },
      ],
      response: { message: MONEY_FACTS.pinCreated },
    })
  },
)
