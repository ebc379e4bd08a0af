import { eq, sql } from 'drizzle-orm'
import { forgotPin, resetPin } from '#schema/contract/withdrawals.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { CODE_LIFE_MS, CODE_TRIES, PIN_RESET_REST_MS } from '#schema/domain/limits.ts'
import { MONEY_TEXTS } from '#schema/domain/money-texts.ts'
import { Refusal, REFUSALS } from '#schema/domain/refusal.ts'
import { users } from '#schema/tables/users.ts'
import type { Context } from '../context.ts'
import type { Db } from '../db/client.ts'
import { commit, guard } from '../db/commit.ts'
import { first } from '../db/read.ts'
import { serve } from '../http/serve.ts'
import {
  accountKey,
  addressKey,
  forgetTries,
  giveBack,
  refuseTooManyTries,
  takeTry,
} from '../secrets/attempts.ts'
import { keyedHash, newCode, sameHash } from '../secrets/codes.ts'
import { checkPassword, hashPassword } from '../secrets/passwords.ts'
import { codeLetter, pinLetter } from './letters.ts'
import { pinOf } from './pin-tries.ts'
import { addressee, refuseBadPin, sending } from './pins.ts'

const passwordOf = (db: Db, me: UserId) =>
  db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, me))

const hashOf = ({ deps, me }: Context, code: string) =>
  keyedHash(deps.settings.PASSWORD_PEPPER, 'pin', me, code)

const refuseWith = (code: 'wrong_password' | 'wrong_code', field: string) =>
  new Refusal(code, REFUSALS[code], { fields: { [field]: REFUSALS[code] } })

/** R42: a wrong password here counts with those at the door (R2), so that a stolen session guesses no faster than a stranger. */
async function provePassword(ctx: Context, email: string, given: string, stored: string) {
  const { now, me, ip } = ctx
  const account = accountKey(email)
  const address = ip === null ? null : addressKey(ip)
  const keys = [account, `pin-code:${me}`, address].filter((key) => key !== null)
  const taken = await ctx.write(keys.map((key) => takeTry(key, now)))
  refuseTooManyTries(taken.flat(), now)
  if (!checkPassword(ctx.deps.settings, given, stored).right)
    throw refuseWith('wrong_password', 'password')
  // How many letters somebody may ask for stays counted.
  return [forgetTries(account), ...(address === null ? [] : [giveBack(address)])]
}

/** R42: the code goes to the mailbox, its keyed hash stays here; the newest is the only one. */
export const sendPinCode = serve(forgotPin, async (ctx, { password }) => {
  const { db, me, now } = ctx
  const { to, stored, pin } = await ctx.read({
    to: first(addressee(db, me)),
    stored: first(passwordOf(db, me)),
    pin: first(pinOf(db, me)),
  })
  if (!to || !stored) throw new Refusal('signed_out')
  if (!pin) throw new Refusal('pin_missing', 'You have no PIN yet. Create one first.')
  const forgotten = await provePassword(ctx, to.email, password, stored.hash)

  const code = newCode()
  const hash = await hashOf(ctx, code)
  const letter = codeLetter(to, code, now)
  const expires = now + CODE_LIFE_MS
  return commit({
    writes: [
      ...forgotten,
      sql`INSERT INTO codes (user_id, purpose, hash, expires_at) VALUES (${me}, 'pin', ${hash}, ${expires})
        ON CONFLICT (user_id, purpose) DO UPDATE SET hash = excluded.hash, tries = 0, expires_at = excluded.expires_at`,
      letter.write,
    ],
    changes: [],
    answer: { message: MONEY_TEXTS.pinCodeSent },
    ...sending(ctx, letter),
  })
})

/** One try, taken before the code is looked at. */
const takeCode = (me: UserId, now: number) => sql`
  UPDATE codes SET tries = tries + 1
  WHERE user_id = ${me} AND purpose = 'pin' AND tries < ${CODE_TRIES} AND expires_at > ${now} RETURNING hash`

/** R42: unlocks the wallet for its owner, and lets nothing out of it for a day, should it not be them. */
export const setPinAnew = serve(
  resetPin,
  async (ctx, { code, pin: chosen, confirm_pin: again }) => {
    const { db, me, now } = ctx
    refuseBadPin(ctx, chosen, again)
    const { to } = await ctx.read({ to: first(addressee(db, me)) })
    if (!to) throw new Refusal('signed_out')
    const [taken] = await ctx.write([takeCode(me, now)])
    const kept = String(taken?.[0]?.['hash'] ?? '')
    if (!sameHash(await hashOf(ctx, code), kept)) {
      // Its code may be gone because this very request was already answered (R51).
      await ctx.read({})
      throw refuseWith('wrong_code', 'code')
    }
    const hash = hashPassword(ctx.deps.settings, chosen)
    const rests = now + PIN_RESET_REST_MS
    const letter = pinLetter(to, 'reset', now)
    return commit({
      writes: [
        sql`DELETE FROM codes WHERE user_id = ${me} AND purpose = 'pin' AND hash = ${kept}`,
        guard('pin'),
        sql`INSERT INTO pins (user_id, hash, rests_until, updated_at) VALUES (${me}, ${hash}, ${rests}, ${now})
        ON CONFLICT (user_id) DO UPDATE SET hash = excluded.hash, version = version + 1, fails = 0, locks = 0,
          locked_until = NULL, rests_until = excluded.rests_until, updated_at = excluded.updated_at`,
        letter.write,
      ],
      changes: [],
      answer: { message: MONEY_TEXTS.pinReset },
      ...sending(ctx, letter),
    })
  },
)
