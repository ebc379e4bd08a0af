import { jwtVerify, SignJWT } from 'jose'
import { isId, type Id, type UserId } from '#schema/domain/ids.ts'
import { TOKEN_LIFE_MS } from '#schema/domain/limits.ts'
import type { Settings } from '../env.ts'

/** What a token names. Nothing in it is a right: role and standing come from the database (SECURITY 3). */
export type Claim = { userId: UserId; sessionId: Id<'session'> }

const ISSUER = 'onise'
const AUDIENCE = 'app'
const TYPE = 'at+jwt'
const keyOf = (settings: Settings) => new TextEncoder().encode(settings.JWT_SECRET)

export const signToken = (settings: Settings, claim: Claim, now: number): Promise<string> =>
  new SignJWT({ sid: claim.sessionId })
    .setProtectedHeader({ alg: 'HS256', typ: TYPE, kid: '1' })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setSubject(claim.userId)
    .setIssuedAt(Math.floor(now / 1000))
    .setExpirationTime(Math.floor((now + TOKEN_LIFE_MS) / 1000))
    .sign(keyOf(settings))

/** The claim of a token we signed and that has not run out; null for any other text. */
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
      ? ({ userId: sub as UserId, sessionId: sid as Id<'session'> } satisfies Claim)
      : null
  } catch {
    return null
  }
}
