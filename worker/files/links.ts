import type { Settings } from '#worker/env.ts'

/** `expiresAt` in ms since epoch. */
export type Link = { key: string; userId: string; expiresAt: number }
type LinkSettings = Pick<Settings, 'FILES_SECRET'>

const toBytes = (text: string) => new TextEncoder().encode(text)
const ALGORITHM = { name: 'HMAC', hash: 'SHA-256' }

const importKey = ({ FILES_SECRET }: LinkSettings) =>
  crypto.subtle.importKey('raw', toBytes(FILES_SECRET), ALGORITHM, false, ['sign', 'verify'])
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
  toBase64Url(await crypto.subtle.sign('HMAC', await importKey(settings), signedText(link)))

/** The platform compares in constant time. */
export async function verifyLink(
  settings: LinkSettings,
  link: Link,
  signature: string,
): Promise<boolean> {
  const bytes = fromBase64Url(signature)
  return (
    bytes !== null &&
    crypto.subtle.verify('HMAC', await importKey(settings), bytes, signedText(link))
  )
}
