import { createHash, randomBytes } from 'node:crypto'
import { sql, type SQL } from 'drizzle-orm'
import type { UserId } from '#schema/domain/ids.ts'
import { RESET_LINK_MS } from '#schema/domain/limits.ts'
import { assertRowsChanged } from '#worker/db/write.ts'

/** The page of the reset form (docs/rules.md#the-reset-form-has-a-fixed-address). */
const PATH = '/user/update-password/'

const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')

/** A new token and its write. Only its digest is stored, and only the newest token of a user is valid. */
export function createResetToken(userId: UserId, now: number): { token: string; write: SQL } {
  const token = randomBytes(32).toString('base64url')
  return {
    token,
    write: sql`INSERT INTO codes (user_id, purpose, hash, expires_at)
      VALUES (${userId}, 'password', ${hashToken(token)}, ${now + RESET_LINK_MS})
      ON CONFLICT (user_id, purpose) DO UPDATE
      SET hash = excluded.hash, attempts = 0, expires_at = excluded.expires_at`,
  }
}

/** `origin` is the public one where it is configured, as in production: the sender of a request may choose its own. */
export const resetLink = (origin: string, token: string, email: string): string =>
  `${origin}${PATH}?token=${token}&email=${encodeURIComponent(email)}`

type TokenOf = { userId: SQL | UserId; token: string; now: number }

/** Equal digests are looked up, so the time of the comparison says nothing about the token. */
export const isValidToken = ({ userId, token, now }: TokenOf): SQL<boolean> => sql<boolean>`EXISTS (
  SELECT 1 FROM codes WHERE codes.user_id = ${userId} AND purpose = 'password'
    AND hash = ${hashToken(token)} AND expires_at > ${now})`

/** Aborts the batch when another request used the token first. */
export const useToken = ({ userId, token, now }: TokenOf): SQL[] => [
  sql`DELETE FROM codes WHERE user_id = ${userId} AND purpose = 'password'
    AND hash = ${hashToken(token)} AND expires_at > ${now}`,
  assertRowsChanged('user_state'),
]
