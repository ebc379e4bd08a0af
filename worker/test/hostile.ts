import { SignJWT, UnsecuredJWT } from 'jose'
import { newId } from '#schema/domain/ids.ts'
import { openSession } from '../accounts/queries.ts'
import { signToken } from '../http/token.ts'
import type { Person, World } from './world.ts'

const HOUR = 3_600_000

/** Tokens that look like somebody's and open nothing, by what is wrong with them (R3, SECURITY 3). */
export async function badTokens(world: World, person: Person): Promise<Record<string, string>> {
  const { settings } = world.deps
  const now = world.now()
  const [row] = await world.rows('SELECT id FROM sessions WHERE user_id = ?', person.id)
  const sid = String(row?.['id'])
  const key = (secret: string) => new TextEncoder().encode(secret)

  const signed = (change: object = {}, header: object = {}, secret = settings.JWT_SECRET) => {
    const claims = {
      iss: 'onise',
      aud: 'app',
      sub: person.id,
      sid,
      iat: now / 1000,
      exp: (now + HOUR) / 1000,
    }
    return new SignJWT({ ...claims, ...change })
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid: '1', ...header })
      .sign(key(secret))
  }
  const session = async (change: { idle?: number; revokedAt?: number }) => {
    const id = newId('session')
    await world.write(openSession({ id, userId: person.id, idle: change.idle ?? HOUR }, now))
    if (change.revokedAt)
      await world.rows('UPDATE sessions SET revoked_at = ? WHERE id = ?', change.revokedAt, id)
    return signToken(settings, { userId: person.id, sessionId: id }, now)
  }
  const none = new UnsecuredJWT({ sid }).setSubject(person.id).setIssuer('onise').setAudience('app')
  const tokens = {
    'is no token': 'x.y.z',
    'is not signed': none.encode(),
    'is signed with another secret': await signed({}, {}, 'y'.repeat(40)),
    'is signed with another algorithm': await signed({}, { alg: 'HS512' }),
    'is for another audience': await signed({ aud: 'admin' }),
    'is from another issuer': await signed({ iss: 'elsewhere' }),
    'is of another type': await signed({}, { typ: 'JWT' }),
    'has run out': await signed({ exp: now / 1000 - 60 }),
    'names no session': await signed({ sid: undefined }),
    'names a session that never was': await signed({ sid: newId('session') }),
    'names somebody else with my session': await signed({ sub: newId('user') }),
    'names a session that was ended': await session({ revokedAt: now }),
    'names a session that idled out': await session({ idle: -1 }),
  }
  const [head, body] = (await signed()).split('.')
  return { ...tokens, 'lost its signature': `${head}.${body}.` }
}

/** Values that no field of ours can hold, whatever it is for. */
export const MALFORMED: Record<string, unknown> = {
  nothing: null,
  yes: true,
  'an object': { $gt: '' },
  'a list of lists': [['a']],
  'a negative number': -1,
  'a number beyond all bounds': 1e21,
  'a null byte': 'Ada\u0000',
  'half a character': 'Ada\ud800',
  'twenty thousand letters': 'x'.repeat(20_000),
}

/** Values that are text to one field and nonsense to another: whatever the answer, it is never a fault. */
export const STRANGE: Record<string, unknown> = {
  'empty text': '',
  blanks: '   ',
  'a number with a tail': '1000abc',
  'a small fraction': 0.1,
  'an exponent': '1e5',
  'a flag': '🇳🇬👩🏾‍🔧',
  'a script': '<script>alert(1)</script>',
  'an injection': "'); DROP TABLE users; --",
  'a name every object has': 'constructor',
  'a prototype': '__proto__',
  'a way out': '../../etc/passwd',
  'right to left': '\u202Eada',
}

/** Fields that a caller may wish were theirs to set. */
export const COVETED = {
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
