import { sql, type SQL } from 'drizzle-orm'
import type { CodePurpose, Contact } from '#schema/domain/codes.ts'
import { DomainError } from '#schema/domain/errors.ts'
import { CODE_ATTEMPTS, CODE_LIFETIME_MS } from '#schema/domain/limits.ts'
import { ERROR_FACTS } from '#schema/domain/messages/errors.ts'
import type { Context } from '#worker/context.ts'
import { textOf } from '#worker/db/row.ts'
import { assertRowsChanged } from '#worker/db/write.ts'
import { hashesMatch, keyedHash, newCode } from '#worker/secrets/codes.ts'
import { deriveKey } from '#worker/secrets/keys.ts'

const hashCode = ({ deps, userId }: Context, purpose: CodePurpose, code: string) =>
  keyedHash(deriveKey(deps.settings.PASSWORD_PEPPER, 'code'), purpose, userId, code)

/** A new code and its write. Only its keyed hash is stored, and only the newest code is valid. */
export async function createCode(
  ctx: Context,
  purpose: CodePurpose,
  contact: Contact = 'email',
): Promise<{ code: string; write: SQL }> {
  const code = newCode()
  const hash = await hashCode(ctx, purpose, code)
  return {
    code,
    write: sql`INSERT INTO codes (user_id, purpose, contact, hash, expires_at)
      VALUES (${ctx.userId}, ${purpose}, ${contact}, ${hash}, ${ctx.now + CODE_LIFETIME_MS})
      ON CONFLICT (user_id, purpose) DO UPDATE
      SET hash = excluded.hash, contact = excluded.contact, attempts = 0, expires_at = excluded.expires_at`,
  }
}

/** Consumes an attempt before the code is compared. */
const consumeCodeAttempt = ({ userId, now }: Context, purpose: CodePurpose) => sql`
  UPDATE codes SET attempts = attempts + 1
  WHERE user_id = ${userId} AND purpose = ${purpose} AND attempts < ${CODE_ATTEMPTS} AND expires_at > ${now}
  RETURNING hash, contact`

/**
 * The writes that use the code up, and record that the address is the user's if it was sent there, for the command's batch. Throws when it is wrong, expired or out of attempts.
 */
export async function verifyCode(ctx: Context, purpose: CodePurpose, code: string): Promise<SQL[]> {
  const [rows] = await ctx.write([consumeCodeAttempt(ctx, purpose)])
  const stored = rows?.[0] ? textOf(rows[0], 'hash') : ''
  if (hashesMatch(await hashCode(ctx, purpose, code), stored))
    return [
      sql`DELETE FROM codes WHERE user_id = ${ctx.userId} AND purpose = ${purpose} AND hash = ${stored}`,
      assertRowsChanged('user_state'),
      ...(rows?.[0] && textOf<Contact>(rows[0], 'contact') === 'email'
        ? [
            sql`UPDATE users SET email_proven_at = coalesce(email_proven_at, ${ctx.now}) WHERE id = ${ctx.userId}`,
          ]
        : []),
    ]
  // The code may be used up because this same request was answered before: then the read throws that response.
  await ctx.read({})
  const message = ERROR_FACTS.wrong_code
  throw new DomainError('wrong_code', message, { fields: { code: message } })
}
