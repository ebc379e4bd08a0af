const HEX = /^[0-9a-f]{128}$/i

const bytesOf = (hex: string) =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

/**
 * Whether the provider wrote these bytes: HMAC-SHA512 over them as they came, compared in constant time by the
 * platform (MONEY 3.2). A copy that was read and written again would not be the same bytes.
 */
export async function isSigned(
  secret: string,
  bytes: Uint8Array<ArrayBuffer>,
  signature: string | undefined,
): Promise<boolean> {
  if (!signature || !HEX.test(signature)) return false
  const key = await crypto.subtle.importKey(
    'raw',
    new TextEncoder().encode(secret),
    { name: 'HMAC', hash: 'SHA-512' },
    false,
    ['verify'],
  )
  return crypto.subtle.verify('HMAC', key, bytesOf(signature), bytes)
}
