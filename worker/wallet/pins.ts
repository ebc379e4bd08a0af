import { eq, sql } from 'drizzle-orm'
import { createPin, readPin, updatePin } from '#schema/contract/withdrawals.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { MONEY_TEXTS } from '#schema/domain/money-texts.ts'
import { isWeakPin } from '#schema/domain/pin.ts'
import { Refusal, REFUSALS, type RefusalCode } from '#schema/domain/refusal.ts'
import { users } from '#schema/tables/users.ts'
import type { Context } from '../context.ts'
import type { Db } from '../db/client.ts'
import { commit, guard } from '../db/commit.ts'
import { first } from '../db/read.ts'
import { errandOf } from '../http/errand.ts'
import { serve } from '../http/serve.ts'
import { sendLetter } from '../mail/letters.ts'
import { hashPassword } from '../secrets/passwords.ts'
import { pinLetter } from './letters.ts'
import { pinOf, provePin } from './pin-tries.ts'

/** Whom a letter goes to. */
export const addressee = (db: Db, me: UserId) =>
  db
    .select({ id: users.id, email: users.email, username: users.username })
    .from(users)
    .where(eq(users.id, me))

/** Sends it once it is written; the clock does, when this does not. */
export const sending = (ctx: Context, letter: { id: string }) => ({
  after: () => sendLetter(errandOf(ctx.deps), letter.id),
})

const refusePin = (code: RefusalCode, field: string) =>
  new Refusal(code, REFUSALS[code], { fields: { [field]: REFUSALS[code] } })

/** R42: both fields say the same, and where it is so configured no PIN that is tried first. */
export function refuseBadPin(ctx: Context, pin: string, confirmed: string, field = 'pin'): void {
  if (pin !== confirmed) throw refusePin('pins_differ', 'confirm_pin')
  if (ctx.deps.settings.WEAK_PIN === 'refuse' && isWeakPin(pin)) throw refusePin('pin_weak', field)
}

const later = (at: number | null | undefined, now: number) => (at && at > now ? at : null)

/** R42. */
export const showPin = serve(readPin, async ({ db, me, now, read }) => {
  const { pin } = await read({ pin: first(pinOf(db, me)) })
  return {
    hasPin: pin !== null,
    lockedUntil: later(pin?.lockedUntil, now),
    restsUntil: later(pin?.restsUntil, now),
  }
})

/** R42. Two at once meet at the key; the later one asks again and hears that there is one. */
export const makePin = serve(createPin, async (ctx, { pin: chosen, confirm_pin: confirmed }) => {
  const { db, me, now } = ctx
  refuseBadPin(ctx, chosen, confirmed)
  const { pin, to } = await ctx.read({ pin: first(pinOf(db, me)), to: first(addressee(db, me)) })
  if (pin) throw new Refusal('pin_exists')
  if (!to) throw new Refusal('signed_out')
  const hash = hashPassword(ctx.deps.settings, chosen)
  const letter = pinLetter(to, 'created', now)
  return commit({
    writes: [
      sql`INSERT INTO pins (user_id, hash, updated_at) VALUES (${me}, ${hash}, ${now})`,
      letter.write,
    ],
    changes: [],
    answer: { message: MONEY_TEXTS.pinCreated },
    ...sending(ctx, letter),
  })
})

/** R42, F6, F7: the old PIN is proven as it is for a withdrawal, and its wrong tries count with those. */
export const changePin = serve(updatePin, async (ctx, { old_pin: old, new_pin: chosen }) => {
  const { db, me, now } = ctx
  refuseBadPin(ctx, chosen, chosen, 'new_pin')
  const { pin, to } = await ctx.read({ pin: first(pinOf(db, me)), to: first(addressee(db, me)) })
  if (!pin) throw new Refusal('pin_missing', 'You have no PIN yet. Create one first.')
  if (!to) throw new Refusal('signed_out')
  const proven = await provePin(ctx, pin, old, 'old_pin')
  const hash = hashPassword(ctx.deps.settings, chosen)
  const letter = pinLetter(to, 'updated', now)
  return commit({
    writes: [
      ...proven.writes,
      sql`UPDATE pins SET hash = ${hash}, version = version + 1 WHERE user_id = ${me} AND version = ${pin.version}`,
      guard('pin'),
      letter.write,
    ],
    changes: [],
    answer: { message: MONEY_TEXTS.pinUpdated },
    otherwise: proven.forget,
    ...sending(ctx, letter),
  })
})
