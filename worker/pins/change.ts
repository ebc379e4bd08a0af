import { sql } from 'drizzle-orm'
import { updatePin } from '#schema/contract/pins.ts'
import { DomainError } from '#schema/domain/errors.ts'
import { MONEY_FACTS } from '#schema/domain/messages/money.ts'
import { PIN_FACTS } from '#schema/domain/messages/pins.ts'
import { createBackgroundContext } from '#worker/background/context.ts'
import { first } from '#worker/db/read.ts'
import { assertRowsChanged, commit } from '#worker/db/write.ts'
import { route } from '#worker/http/serve.ts'
import { ownerSender } from '#worker/limits/address.ts'
import { insertEmail, sendEmail } from '#worker/mail/outbound-email.ts'
import { notify } from '#worker/notices/notify.ts'
import { hashInQueue } from '#worker/secrets/passwords.ts'
import { verifyPin } from './attempts.ts'
import { pinOf, recipientOf } from './queries.ts'
import { rejectWeakPin, selectWeakPins } from './validate.ts'

/** Wrong attempts for the old PIN count together with those of withdrawals. */
export const updatePinRoute = route(updatePin, async (ctx, { old_pin, new_pin }) => {
  const { userId, now, deps } = ctx
  const { pin, recipient, weak } = await ctx.read({
    pin: first(pinOf({ userId })),
    recipient: first(recipientOf({ userId })),
    weak: selectWeakPins(),
  })
  rejectWeakPin(deps.settings, weak, { pin: new_pin, field: 'new_pin' })
  if (!pin) throw new DomainError('pin_missing', PIN_FACTS.missing)
  if (!recipient) throw new DomainError('signed_out')
  const verified = await verifyPin(ctx, pin, { entered: old_pin, field: 'old_pin' })
  const hash = await hashInQueue(deps, new_pin, ownerSender(ctx.userId))
  const params = { event: 'updated' as const, at: now }
  const email = insertEmail({ to: recipient, template: 'pin', params, now })
  return commit({
    effects: [
      verified.effects,
      sql`UPDATE pins SET hash = ${hash}, version = version + 1 WHERE user_id = ${userId} AND version = ${pin.version}`,
      assertRowsChanged('pin'),
      email.write,
      notify({ to: userId, kind: 'pinUpdated', data: { at: now }, now }),
      { afterCommit: () => sendEmail(createBackgroundContext(deps), email.id) },
    ],
    response: { message: MONEY_FACTS.pinUpdated },
  })
})
