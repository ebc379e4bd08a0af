import { sql } from 'drizzle-orm'
import { resetPin } from '#schema/contract/pins.ts'
import { DomainError } from '#schema/domain/errors.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { CODE_ATTEMPTS, WITHDRAWAL_PAUSE_AFTER_PIN_RESET_MS } from '#schema/domain/limits.ts'
import { ERROR_MESSAGES } from '#schema/domain/messages/errors.ts'
import { MONEY_MESSAGES } from '#schema/domain/messages/money.ts'
import { createBackgroundContext } from '#worker/background/context.ts'
import type { Context } from '#worker/context.ts'
import { first } from '#worker/db/read.ts'
import { textOf } from '#worker/db/row.ts'
import { assertRowsChanged, commit } from '#worker/db/write.ts'
import { route } from '#worker/http/serve.ts'
import { sendEmail } from '#worker/mail/outbound-email.ts'
import { pinEmail } from '#worker/mail/templates.ts'
import { hashesMatch, keyedHash } from '#worker/secrets/codes.ts'
import { hashPassword } from '#worker/secrets/passwords.ts'
import { recipientOf } from './queries.ts'
import { rejectUnconfirmedPin } from './validate.ts'

export const hashCode = ({ deps, userId }: Context, code: string) =>
  keyedHash(deps.settings.PASSWORD_PEPPER, 'pin', userId, code)

/** Consumes an attempt before the code is compared. */
const consumeCodeAttempt = (userId: UserId, now: number) => sql`
  UPDATE codes SET attempts = attempts + 1
  WHERE user_id = ${userId} AND purpose = 'pin' AND attempts < ${CODE_ATTEMPTS} AND expires_at > ${now}
  RETURNING hash`

/** Returns the stored hash of the code; throws when the code is wrong, expired or out of attempts. */
async function verifyCode(ctx: Context, code: string): Promise<string> {
  const [rows] = await ctx.write([consumeCodeAttempt(ctx.userId, ctx.now)])
  const stored = rows?.[0] ? textOf(rows[0], 'hash') : ''
  if (hashesMatch(await hashCode(ctx, code), stored)) return stored
  // The code may be used up because this same request was answered before: then the read throws that response.
  await ctx.read({})
  const message = ERROR_MESSAGES.wrong_code
  throw new DomainError('wrong_code', message, { fields: { code: message } })
}

/** Unlocks the PIN and pauses withdrawals for a day, in case an attacker reset it. */
export const resetPinRoute = route(resetPin, async (ctx, { code, pin, confirm_pin }) => {
  const { db, userId, now } = ctx
  rejectUnconfirmedPin(ctx, pin, confirm_pin)
  const { recipient } = await ctx.read({ recipient: first(recipientOf(db, userId)) })
  if (!recipient) throw new DomainError('signed_out')
  const codeHash = await verifyCode(ctx, code)
  const hash = hashPassword(ctx.deps.settings, pin)
  const pausedUntil = now + WITHDRAWAL_PAUSE_AFTER_PIN_RESET_MS
  const email = pinEmail(recipient, 'reset', now)
  return commit({
    writes: [
      sql`DELETE FROM codes WHERE user_id = ${userId} AND purpose = 'pin' AND hash = ${codeHash}`,
      assertRowsChanged('pin'),
      sql`INSERT INTO pins (user_id, hash, withdrawals_paused_until, updated_at)
        VALUES (${userId}, ${hash}, ${pausedUntil}, ${now})
        ON CONFLICT (user_id) DO UPDATE SET hash = excluded.hash, version = version + 1, failed_attempts = 0,
          lock_count = 0, locked_until = NULL, withdrawals_paused_until = excluded.withdrawals_paused_until,
          updated_at = excluded.updated_at`,
      email.write,
    ],
    changes: [],
    response: { message: MONEY_MESSAGES.pinReset },
    afterCommit: () => sendEmail(createBackgroundContext(ctx.deps), email.id),
  })
})
