import type { Endpoint } from '#schema/contract/endpoint.ts'
import type { Settings } from '../env.ts'

export const hex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
const text = (words: string) => new TextEncoder().encode(words)
const sha256 = async (file: Blob) =>
  hex(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()))

/**
 * Method, path and canonical body (fields sorted, files by their own digest): R51's "same body". Signed with a
 * secret, because a body may hold a password, and a plain digest beside it would be a quick way to guess.
 */
export async function fingerprintOf(
  { PASSWORD_PEPPER }: Pick<Settings, 'PASSWORD_PEPPER'>,
  endpoint: Endpoint,
  fields: Record<string, unknown>,
): Promise<string> {
  const parts = await Promise.all(
    Object.entries(fields)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(async ([name, value]) => [name, value instanceof Blob ? await sha256(value) : value]),
  )
  const body = JSON.stringify([endpoint.method, endpoint.path, parts])
  const shape = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', text(PASSWORD_PEPPER), shape, false, ['sign'])
  return hex(await crypto.subtle.sign('HMAC', key, text(body)))
}
