import { jwtVerify, SignJWT } from 'jose'
import { isId, type Id, type UserId } from '#schema/domain/ids.ts'
import { TOKEN_LIFETIME_MS } from '#schema/domain/limits.ts'
import type { Settings } from '#worker/env.ts'

/** A token only names a session and a user; the user's role comes from the database. */
export type TokenClaims = { userId: UserId; sessionId: Id<'session'> }

const ISSUER = 'onise'
const AUDIENCE = 'app'
const TYPE = 'at+jwt'
const keyOf = (settings: Settings) => new TextEncoder().encode(settings.JWT_SECRET)

export const signToken = (settings: Settings, claims: TokenClaims, now: number): Promise<string> =>
  new SignJWT({ sid: claims.sessionId })
    .setProtectedHeader({ alg: 'HS256', typ: TYPE, kid: '1' })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setSubject(claims.userId)
    .setIssuedAt(Math.floor(now / 1000))
    .setExpirationTime(Math.floor((now + TOKEN_LIFETIME_MS) / 1000))
    .sign(keyOf(settings))

/** The claims of a valid token, or null. */
export async function readToken(settings: Settings, header: string | undefined, now: number) {
  const token = /^Bearer (\S+)$/.exec(header ?? '')?.[1]
  if (!token) return null
  try {
    const { payload } = await jwtVerify(token, keyOf(settings), {
      algorithms: ['HS256'],
      issuer: ISSUER,
      audience: AUDIENCE,
      typ: TYPE,
      clockTolerance: 5,
      currentDate: new Date(now),
    })
    const { sub, sid } = payload
    return isId(sub) && isId(sid)
      ? ({ userId: sub as UserId, sessionId: sid as Id<'session'> } satisfies TokenClaims)
      : null
  } catch {
    return null
  }
}
