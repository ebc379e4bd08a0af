const HEX_SHA512 = /^[0-9a-f]{128}$/i

const bytesOf = (hex: string) =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

/**
 * HMAC-SHA512 over the raw body, compared in constant time by `crypto.subtle.verify`. A body that was parsed and
 * serialized again would have other bytes.
 */
export async function hasValidSignature(
  secret: string,
  body: Uint8Array<ArrayBuffer>,
  signature: string | undefined,
): Promise<boolean> {
  if (!signature || !HEX_SHA512.test(signature)) return false
  const key = await crypto.subtle.importKey(
    'raw',
    new TextEncoder().encode(secret),
    { name: 'HMAC', hash: 'SHA-512' },
    false,
    ['verify'],
  )
  return crypto.subtle.verify('HMAC', key, bytesOf(signature), body)
}
