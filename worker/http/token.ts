import { decodeProtectedHeader, jwtVerify, SignJWT } from 'jose'
import { isId, type Id, type UserId } from '#schema/domain/ids.ts'
import { TOKEN_LIFETIME_MS } from '#schema/domain/limits.ts'
import type { Settings } from '#worker/env.ts'
import { keyIdOf, withOld } from '#worker/secrets/keys.ts'
import { setNewest } from '#worker/secrets/newest.ts'

/** A token only names a session and a user; the user's role comes from the database. */
export type TokenClaims = { userId: UserId; sessionId: Id<'session'> }

const ISSUER = 'onise'
const AUDIENCE = 'app'
const TYPE = 'at+jwt'
const ALGORITHM = { name: 'HMAC', hash: 'SHA-256' }
const importedKeys = new Map<string, CryptoKey>()

/** Imported once in an isolate. The key is stored and not its promise, which no other request may await. */
async function toKey(secret: string): Promise<CryptoKey> {
  const imported = importedKeys.get(secret)
  if (imported) return imported
  const bytes = new TextEncoder().encode(secret)
  const key = await crypto.subtle.importKey('raw', bytes, ALGORITHM, false, ['sign', 'verify'])
  importedKeys.set(secret, key)
  return key
}
/** Of tokens from before keys had names. */
const UNNAMED = '1'
/** The keys that may have signed a token: the named one, during a rotation also the one before it. */
const keysFor = ({ JWT_SECRET, JWT_SECRET_OLD }: Settings, kid: unknown) =>
  withOld(JWT_SECRET, JWT_SECRET_OLD).filter((secret) => kid === UNNAMED || kid === keyIdOf(secret))

export const signToken = async (
  settings: Settings,
  claims: TokenClaims,
  now: number,
): Promise<string> =>
  new SignJWT({ sid: claims.sessionId })
    .setProtectedHeader({ alg: 'HS256', typ: TYPE, kid: keyIdOf(settings.JWT_SECRET) })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setSubject(claims.userId)
    .setIssuedAt(Math.floor(now / 1000))
    .setExpirationTime(Math.floor((now + TOKEN_LIFETIME_MS) / 1000))
    .sign(await toKey(settings.JWT_SECRET))

const CLOCK_TOLERANCE_S = 5

/** Of tokens that this isolate has verified, so that the next request of a session does not verify it again. */
type Verified = { claims: TokenClaims; secret: string; expiresAtS: number }
const verified = new Map<string, Verified>()
const VERIFIED_MAX = 2000

function verifiedClaims(settings: Settings, token: string, now: number): TokenClaims | null {
  const found = verified.get(token)
  if (!found || found.expiresAtS <= Math.floor(now / 1000) - CLOCK_TOLERANCE_S) return null
  const secrets = withOld(settings.JWT_SECRET, settings.JWT_SECRET_OLD)
  return secrets.includes(found.secret) ? found.claims : null
}

async function verifyToken(token: string, secret: string, now: number) {
  try {
    const { payload } = await jwtVerify(token, await toKey(secret), {
      algorithms: ['HS256'],
      issuer: ISSUER,
      audience: AUDIENCE,
      typ: TYPE,
      clockTolerance: CLOCK_TOLERANCE_S,
      currentDate: new Date(now),
    })
    const { sub, sid, exp = 0 } = payload
    if (!isId(sub) || !isId(sid)) return null
    const claims: TokenClaims = { userId: sub as UserId, sessionId: sid as Id<'session'> }
    setNewest(verified, token, { claims, secret, expiresAtS: exp }, VERIFIED_MAX)
    return claims
  } catch {
    return null
  }
}

function keyNameOf(token: string): unknown {
  try {
    return decodeProtectedHeader(token).kid
  } catch {
    return null
  }
}

/** The claims of a valid token, or null. */
export async function readToken(settings: Settings, header: string | undefined, now: number) {
  const token = /^Bearer (\S+)$/.exec(header ?? '')?.[1]
  if (!token) return null
  const known = verifiedClaims(settings, token, now)
  if (known) return known
  const secrets = keysFor(settings, keyNameOf(token))
  const claims = await Promise.all(secrets.map((secret) => verifyToken(token, secret, now)))
  return claims.find(Boolean) ?? null
}
