/**
 * Stands in for js-base64 in the Worker's bundle (wrangler.toml, alias): @libsql/client uses these two of it,
 * and the platform has both.
 */
export const Base64 = {
  fromUint8Array: (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64'),
  toUint8Array: (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'base64')),
}
