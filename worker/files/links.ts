import type { Settings } from '#worker/env.ts'
import { withOld } from '#worker/secrets/keys.ts'

/** `expiresAt` in ms since epoch. */
export type Link = { key: string; userId: string; expiresAt: number }
type LinkSettings = Pick<Settings, 'FILES_SECRET' | 'FILES_SECRET_OLD'>

const toBytes = (text: string) => new TextEncoder().encode(text)
const ALGORITHM = { name: 'HMAC', hash: 'SHA-256' }

const importKey = (secret: string) =>
  crypto.subtle.importKey('raw', toBytes(secret), ALGORITHM, false, ['sign', 'verify'])
const signedText = ({ key, userId, expiresAt }: Link) => toBytes(`${key}\n${userId}\n${expiresAt}`)

const toBase64Url = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

function fromBase64Url(signature: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]{43}$/.test(signature)) return null
  const bytes = atob(signature.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(bytes, (char) => char.charCodeAt(0))
}

export const signLink = async (settings: LinkSettings, link: Link): Promise<string> =>
  toBase64Url(
    await crypto.subtle.sign('HMAC', await importKey(settings.FILES_SECRET), signedText(link)),
  )

/** The platform compares in constant time. */
export async function verifyLink(
  settings: LinkSettings,
  link: Link,
  signature: string,
): Promise<boolean> {
  const bytes = fromBase64Url(signature)
  if (bytes === null) return false
  const secrets = withOld(settings.FILES_SECRET, settings.FILES_SECRET_OLD)
  const checks = secrets.map(async (secret) =>
    crypto.subtle.verify('HMAC', await importKey(secret), bytes, signedText(link)),
  )
  return (await Promise.all(checks)).includes(true)
}
