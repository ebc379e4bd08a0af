import { hex } from './hex.ts'

const toBytes = (text: string) => new TextEncoder().encode(text)

/** Six random digits. Draws above the last multiple of a million are rejected, so every code is equally likely. */
export function newCode(): string {
  const limit = 4_294_000_000
  for (;;) {
    const [number = limit] = crypto.getRandomValues(new Uint32Array(1))
    if (number < limit) return String(number % 1_000_000).padStart(6, '0')
  }
}

/** Keyed, because all million plain digests of six digits can be computed in a moment. */
export async function keyedHash(secret: string, ...parts: readonly string[]): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', toBytes(secret), algorithm, false, ['sign'])
  return hex(await crypto.subtle.sign('HMAC', key, toBytes(JSON.stringify(parts))))
}

/** Compares in constant time. */
export function hashesMatch(one: string, other: string): boolean {
  let difference = one.length ^ other.length
  for (let i = 0; i < one.length; i++)
    difference |= one.charCodeAt(i) ^ other.charCodeAt(i % other.length)
  return difference === 0
}
