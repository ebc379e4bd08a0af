import { SignJWT } from 'jose'
import type { PassClaims } from '#schema/domain/pass.ts'
import type { Settings } from '#worker/env.ts'
import { publicJwk } from '#worker/secrets/key-pair.ts'
import { withOld } from '#worker/secrets/keys.ts'

type KeySettings = Pick<Settings, 'PASS_KEY' | 'PASS_KEY_OLD'>

/** Short, because it is in the code that is scanned; the first characters of a point distinguish our keys. */
const kidOf = (publicKey: string) => publicKey.slice(1, 9)

const keysOf = ({ PASS_KEY, PASS_KEY_OLD }: KeySettings) =>
  PASS_KEY === ''
    ? []
    : withOld(PASS_KEY, PASS_KEY_OLD).map((text) => {
        const [publicKey = '', privateKey = ''] = text.split('.')
        return { kid: kidOf(publicKey), publicKey, privateKey }
      })

/** RFC 7517: the key of today, and during a rotation the one before it. */
export const jwkSetOf = (settings: KeySettings) => ({
  keys: keysOf(settings).map(({ kid, publicKey }) => ({
    ...publicJwk(publicKey),
    kid,
    alg: 'ES256',
    use: 'sig',
  })),
})

/** Whether a pass that this key has signed is still accepted. */
export const isPublished = (settings: KeySettings, kid: string): boolean =>
  keysOf(settings).some((key) => key.kid === kid)

/** A compact JWS; null where there are no passes. */
export async function signPass(settings: KeySettings, claims: PassClaims): Promise<string | null> {
  const [key] = keysOf(settings)
  if (!key) return null
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'ES256', kid: key.kid })
    .sign({ ...publicJwk(key.publicKey), d: key.privateKey })
}
