import { sql } from 'drizzle-orm'
import { resetPin, forgotPin } from '#schema/contract/pins.ts'
import { DomainError } from '#schema/domain/errors.ts'
import { WITHDRAWAL_PAUSE_AFTER_PIN_RESET_MS } from '#schema/domain/limits.ts'
import { ACCOUNT_FACTS } from '#schema/domain/messages/accounts.ts'
import { MONEY_FACTS } from '#schema/domain/messages/money.ts'
import { PIN_FACTS } from '#schema/domain/messages/pins.ts'
import type { PhoneChannel } from '#schema/domain/phone-channels.ts'
import { createBackgroundContext } from '#worker/background/context.ts'
import type { Context } from '#worker/context.ts'
import { changedForUser } from '#worker/db/own-changes.ts'
import { first } from '#worker/db/read.ts'
import { commit } from '#worker/db/write.ts'
import { route } from '#worker/http/serve.ts'
import { ownerSender } from '#worker/limits/address.ts'
import { counterOf } from '#worker/limits/rate-limit.ts'
import { passwordOf, verifyPasswordOf } from '#worker/limits/verify-password.ts'
import { verifyCode, createCode } from '#worker/mail/email-codes.ts'
import { insertEmail, sendEmail, type Recipient } from '#worker/mail/outbound-email.ts'
import { notify } from '#worker/notices/notify.ts'
import { channelTo, sendInBatch } from '#worker/phone-messages/phone-codes.ts'
import { hashInQueue } from '#worker/secrets/passwords.ts'
import { recipientOf, pinOf } from './queries.ts'
import { rejectUnconfirmedPin, rejectWeakPin, selectWeakPins } from './validate.ts'

/** Unlocks the PIN and pauses withdrawals for a day, in case an attacker reset it. */
export const resetPinRoute = route(resetPin, async (ctx, { code, pin, confirm_pin }) => {
  const { userId, now } = ctx
  rejectUnconfirmedPin(pin, confirm_pin)
  const { recipient, weak } = await ctx.read({
    recipient: first(recipientOf({ userId })),
    weak: selectWeakPins(),
  })
  rejectWeakPin(ctx.deps.settings, weak, { pin, field: 'pin' })
  if (!recipient) throw new DomainError('signed_out')
  const codeWrites = await verifyCode(ctx, 'pin', code)
  const hash = await hashInQueue(ctx.deps, pin, ownerSender(ctx.userId))
  const pausedUntil = now + WITHDRAWAL_PAUSE_AFTER_PIN_RESET_MS
  const params = { event: 'reset' as const, at: now }
  const email = insertEmail({ to: recipient, template: 'pin', params, now })
  return commit({
    effects: [
      codeWrites,
      sql`INSERT INTO pins (user_id, hash, withdrawals_paused_until, updated_at)
        VALUES (${userId}, ${hash}, ${pausedUntil}, ${now})
        ON CONFLICT (user_id) DO UPDATE SET hash = excluded.hash, version = version + 1, failed_attempts = 0,
          lock_count = 0, locked_until = NULL, withdrawals_paused_until = excluded.withdrawals_paused_until,
          updated_at = excluded.updated_at`,
      email.write,
      changedForUser(userId),
      notify({ to: userId, kind: 'pinReset', data: { at: now }, now }),
      { afterCommit: () => sendEmail(createBackgroundContext(ctx.deps), email.id) },
    ],
    response: { message: MONEY_FACTS.pinReset },
  })
})

type CodeOwner = Recipient & { phone: string | null; emailProvenAt: number | null }

/** The effects that send the code: by email, or by phone when that was chosen or there is no proven email. */
function sendCode(ctx: Context, owner: CodeOwner, code: string, channel: PinChannel) {
  const { now, deps } = ctx
  if (channel !== 'email') {
    const params = { code, purpose: 'pin' as const }
    const to = { phone: owner.phone ?? '', id: owner.id }
    return sendInBatch(ctx, { to, channel, template: 'code', params, now })
  }
  const email = insertEmail({ to: owner, template: 'pinCode', params: { code }, now })
  return [email.write, { afterCommit: () => sendEmail(createBackgroundContext(deps), email.id) }]
}

type PinChannel = 'email' | PhoneChannel

function channelOf(ctx: Context, owner: CodeOwner, asked: PinChannel | undefined): PinChannel {
  const isByEmail = asked === undefined ? owner.emailProvenAt !== null : asked === 'email'
  if (isByEmail || owner.phone === null) return 'email'
  return channelTo(ctx, owner.phone, asked === 'email' ? undefined : asked)
}

/** Sends a code to the user's email address or phone number. */
export const forgotPinRoute = route(forgotPin, async (ctx, { password, channel: asked }) => {
  const { userId } = ctx
  const { recipient, stored, pin } = await ctx.read({
    recipient: first(recipientOf({ userId })),
    stored: first(passwordOf({ userId })),
    pin: first(pinOf({ userId })),
  })
  if (!recipient || !stored) throw new DomainError('signed_out')
  if (!pin) throw new DomainError('pin_missing', PIN_FACTS.missing)
  const entered = { entered: password, hash: stored.hash }
  const channel = channelOf(ctx, recipient, asked)
  // Limits the number of messages.
  const messages = channel === 'email' ? [] : [counterOf(ctx.deps, 'phoneCodeUser', userId)]
  const refunds = await verifyPasswordOf(
    ctx,
    entered,
    counterOf(ctx.deps, 'pinCode', userId),
    ...messages,
  )

  const { code, write } = await createCode(ctx, 'pin', channel === 'email' ? 'email' : 'phone')
  return commit({
    effects: [refunds, write, sendCode(ctx, recipient, code, channel)],
    response: {
      message: channel === 'email' ? MONEY_FACTS.pinCodeSent : ACCOUNT_FACTS.phoneCodeSent(channel),
      channel,
    },
  })
})
