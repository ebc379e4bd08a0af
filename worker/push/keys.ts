import { SignJWT } from 'jose'
import { DAY_MS } from '#schema/domain/limits.ts'
import type { Settings } from '#worker/env.ts'
import { publicJwk } from '#worker/secrets/key-pair.ts'
import { withOld } from '#worker/secrets/keys.ts'

type KeySettings = Pick<Settings, 'VAPID_KEY' | 'VAPID_KEY_OLD' | 'MAIL_FROM'>

/** RFC 8292, section 2: at most 24 hours. Half of it leaves room for clocks that differ. */
const TOKEN_LIFETIME_MS = DAY_MS / 2

export type VapidKey = { id: string; publicKey: string; privateKey: string }

function parseKey(text: string): VapidKey {
  const [publicKey = '', privateKey = ''] = text.split('.')
  // The first characters of a point are enough to distinguish our keys.
  return { id: publicKey.slice(1, 13), publicKey, privateKey }
}

/** The key of new subscriptions; null where push is turned off. */
export const currentKey = ({ VAPID_KEY }: KeySettings): VapidKey | null =>
  VAPID_KEY === '' ? null : parseKey(VAPID_KEY)

/** The key with this id, also the old one during a rotation (docs/operations.md#rotate-secrets). */
export const findKey = ({ VAPID_KEY, VAPID_KEY_OLD }: KeySettings, id: string): VapidKey | null =>
  withOld(VAPID_KEY, VAPID_KEY_OLD)
    .map(parseKey)
    .find((key) => key.id === id) ?? null

/** The push service writes there when our messages cause trouble. */
const contactOf = (from: string) => `mailto:${/<([^>]+)>/.exec(from)?.[1] ?? from}`

/** The Authorization header of RFC 8292, section 3. */
export async function vapidHeader(
  settings: KeySettings,
  { publicKey, privateKey }: VapidKey,
  endpoint: string,
  now: number,
): Promise<string> {
  const token = await new SignJWT()
    .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
    .setAudience(new URL(endpoint).origin)
    .setSubject(contactOf(settings.MAIL_FROM))
    .setExpirationTime(Math.floor((now + TOKEN_LIFETIME_MS) / 1000))
    .sign({ ...publicJwk(publicKey), d: privateKey })
  return `vapid t=${token}, k=${publicKey}`
}
