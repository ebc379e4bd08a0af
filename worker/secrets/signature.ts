type Hash = 'SHA-256' | 'SHA-512'
const DIGITS: Record<Hash, number> = { 'SHA-256': 64, 'SHA-512': 128 }

const bytesOf = (hex: string) =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

/**
 * HMAC over the raw body, compared in constant time by `crypto.subtle.verify`. A body that was parsed and serialized
 * again would have other bytes. Without a secret nothing is valid.
 */
export async function hasValidSignature(
  secret: string,
  body: Uint8Array<ArrayBuffer>,
  signature: string | undefined,
  hash: Hash = 'SHA-512',
): Promise<boolean> {
  if (secret === '' || signature?.length !== DIGITS[hash] || /[^0-9a-f]/i.test(signature))
    return false
  const key = await crypto.subtle.importKey(
    'raw',
    new TextEncoder().encode(secret),
    { name: 'HMAC', hash },
    false,
    ['verify'],
  )
  return crypto.subtle.verify('HMAC', key, bytesOf(signature), body)
}
