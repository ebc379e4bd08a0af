import { SignJWT, UnsecuredJWT } from 'jose'
import { newId } from '#schema/domain/ids.ts'
import { SEED } from '#testing/random-tests.ts'
import { insertSession } from '#worker/accounts/queries.ts'
import { signToken } from '#worker/http/token.ts'
import type { TestServer, TestUser } from './test-server.ts'

const HOUR_MS = 3_600_000

/** Tokens for this user that must all be rejected, by what is wrong with each. */
export async function invalidTokens(
  server: TestServer,
  user: TestUser,
): Promise<Record<string, string>> {
  const { settings } = server.deps
  const now = server.now()
  const [row] = await server.runSql('SELECT id FROM sessions WHERE user_id = ?', user.id)
  const sid = String(row?.['id'])

  const sign = (claims: object = {}, header: object = {}, secret = settings.JWT_SECRET) => {
    const validClaims = {
      iss: 'onise',
      aud: 'app',
      sub: user.id,
      sid,
      iat: now / 1000,
      exp: (now + HOUR_MS) / 1000,
    }
    return new SignJWT({ ...validClaims, ...claims })
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid: '1', ...header })
      .sign(new TextEncoder().encode(secret))
  }
  const signForSession = async (session: { idleMs?: number; revokedAt?: number }) => {
    const id = newId('session')
    await server.write(
      insertSession({ id, userId: user.id, idleMs: session.idleMs ?? HOUR_MS }, now),
    )
    if (session.revokedAt)
      await server.runSql('UPDATE sessions SET revoked_at = ? WHERE id = ?', session.revokedAt, id)
    return signToken(settings, { userId: user.id, sessionId: id }, now)
  }
  const unsigned = new UnsecuredJWT({ sid })
    .setSubject(user.id)
    .setIssuer('onise')
    .setAudience('app')
  const [header, payload] = (await sign()).split('.')
  return {
    'is not a token': 'x.y.z',
    'is not signed': unsigned.encode(),
    'is signed with another secret': await sign({}, {}, 'y'.repeat(40)),
    'is signed with another algorithm': await sign({}, { alg: 'HS512' }),
    'is for another audience': await sign({ aud: 'admin' }),
    'is from another issuer': await sign({ iss: 'elsewhere' }),
    'is of another type': await sign({}, { typ: 'JWT' }),
    'is expired': await sign({ exp: now / 1000 - 60 }),
    'has no session': await sign({ sid: undefined }),
    'has an unknown session': await sign({ sid: newId('session') }),
    'has the session of another user': await sign({ sub: newId('user') }),
    'has a revoked session': await signForSession({ revokedAt: now }),
    'has an expired session': await signForSession({ idleMs: -1 }),
    'has no signature': `${header}.${payload}.`,
  }
}

/** Values that no field accepts. */
export const MALFORMED_VALUES: Record<string, unknown> = {
  null: null,
  true: true,
  'an object': { $gt: '' },
  'a list of lists': [['a']],
  'a negative number': -1,
  'a number out of range': 1e21,
  'a null byte': 'Ada\u0000',
  'half a surrogate pair': 'Ada\ud800',
  'twenty thousand characters': 'x'.repeat(20_000),
}

/** Values that some fields accept. They must never cause a fault. */
const UNUSUAL_VALUES: Record<string, unknown> = {
  'empty text': '',
  blanks: '   ',
  'a number followed by letters': '1000abc',
  'a small fraction': 0.1,
  'an exponent': '1e5',
  'a flag': '🇳🇬👩🏾‍🔧',
  'a script': '<script>alert(1)</script>',
  'an SQL injection': "'); DROP TABLE users; --",
  'a property of every object': 'constructor',
  'a prototype': '__proto__',
  'a path out of the folder': '../../etc/passwd',
  'right-to-left text': '\u202Eada',
}

/** Every third for a field, other ones in each change; `UNUSUAL=all` for all. */
export const unusualValuesFor = (field: string): [string, unknown][] =>
  Object.entries(UNUSUAL_VALUES).filter(
    (_, index) => process.env['UNUSUAL'] === 'all' || (SEED + field.length + index) % 3 === 0,
  )

/** Fields that a caller must not be able to set. */
export const PROTECTED_FIELDS = {
  isVerified: true,
  is_verified: 1,
  userType: 'admin',
  user_type: 'admin',
  role: 'admin',
  balance: 1e9,
  credits: 1e9,
  status: 'completed',
  taskStatus: 'Completed',
  client: newId('user'),
  clientId: newId('user'),
  taskerId_: newId('user'),
  email_: 'taken@over.test',
  passwordHash: 'x',
  suspendedAt: null,
  feeBps: -5000,
  createdAt: 0,
  __proto__x: { isVerified: true },
}
