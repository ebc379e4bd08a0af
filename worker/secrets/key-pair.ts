const coordinate = (bytes: Buffer, from: number) =>
  bytes.subarray(from, from + 32).toString('base64url')

/** A point of P-256, base64url, as a JWK (RFC 7518, section 6.2.1). */
export function publicJwk(publicKey: string) {
  const point = Buffer.from(publicKey, 'base64url')
  return { kty: 'EC', crv: 'P-256', x: coordinate(point, 1), y: coordinate(point, 33) }
}
