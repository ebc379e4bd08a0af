const bytes = (text: string) => new TextEncoder().encode(text)
const hex = (raw: ArrayBuffer) =>
  [...new Uint8Array(raw)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** Six digits, each of the million as likely as any other. */
export function newCode(): string {
  const most = 4_294_000_000
  for (;;) {
    const [drawn = most] = crypto.getRandomValues(new Uint32Array(1))
    if (drawn < most) return String(drawn % 1_000_000).padStart(6, '0')
  }
}

/** Under a secret of the worker: a million plain digests are reckoned in a blink. */
export async function keyedHash(secret: string, ...parts: readonly string[]): Promise<string> {
  const shape = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', bytes(secret), shape, false, ['sign'])
  return hex(await crypto.subtle.sign('HMAC', key, bytes(JSON.stringify(parts))))
}

/** Takes as long wherever two digests differ. */
export function sameHash(one: string, other: string): boolean {
  let apart = one.length ^ other.length
  for (let i = 0; i < one.length; i++)
    apart |= one.charCodeAt(i) ^ other.charCodeAt(i % other.length)
  return apart === 0
}
