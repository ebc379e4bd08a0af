/** Replaces js-base64 in the Worker's bundle (wrangler.toml, alias): the two functions that @libsql/client uses. */
export const Base64 = {
  fromUint8Array: (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64'),
  toUint8Array: (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'base64')),
}
