import { sql } from 'drizzle-orm'
import { createPin } from '#schema/contract/pins.ts'
import { DomainError, throwIf } from '#schema/domain/errors.ts'
import { MONEY_MESSAGES } from '#schema/domain/messages/money.ts'
import { whyNotMoveMoney } from '#schema/domain/user.ts'
import { createBackgroundContext } from '#worker/background/context.ts'
import { first } from '#worker/db/read.ts'
import { commit } from '#worker/db/write.ts'
import { route } from '#worker/http/serve.ts'
import { sendEmail } from '#worker/mail/outbound-email.ts'
import { pinEmail } from '#worker/mail/templates.ts'
import { hashInQueue } from '#worker/secrets/passwords.ts'
import { pinOf, recipientOf } from './queries.ts'
import { rejectUnconfirmedPin } from './validate.ts'

/** Of two requests at once the later one violates the primary key, reads again and finds the PIN. */
export const createPinRoute = route(createPin, async (ctx, { pin: chosen, confirm_pin }) => {
  const { db, userId, now, deps } = ctx
  rejectUnconfirmedPin(ctx, chosen, confirm_pin)
  const { actor, pin, recipient } = await ctx.read({
    pin: first(pinOf(db, userId)),
    recipient: first(recipientOf(db, userId)),
  })
  if (pin) throw new DomainError('pin_exists')
  if (!recipient) throw new DomainError('signed_out')
  throwIf(whyNotMoveMoney(actor))
  const hash = await hashInQueue(deps, chosen)
  const email = pinEmail(recipient, 'created', now)
  return commit({
    writes: [
      sql`INSERT INTO pins (user_id, hash, updated_at) VALUES (${userId}, ${hash}, ${now})`,
      email.write,
    ],
    changes: [],
    response: { message: MONEY_MESSAGES.pinCreated },
    afterCommit: () => sendEmail(createBackgroundContext(deps), email.id),
  })
})
