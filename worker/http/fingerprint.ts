import type { Definition } from '#schema/contract/index.ts'
import type { Settings } from '#worker/env.ts'
import { hex } from '#worker/secrets/hex.ts'

const toBytes = (text: string) => new TextEncoder().encode(text)
const sha256 = async (file: Blob) =>
  hex(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()))

/**
 * A keyed hash of method, path and canonical body (fields sorted, files by their digest). Secrets are left out: whether
 * a key is replayed must not depend on a guess. Keyed, because an account number could be found from a plain digest.
 */
export async function computeFingerprint(
  { PASSWORD_PEPPER }: Pick<Settings, 'PASSWORD_PEPPER'>,
  endpoint: Definition,
  fields: Record<string, unknown>,
): Promise<string> {
  const parts = await Promise.all(
    Object.entries(fields)
      .filter(([name]) => !endpoint.secrets?.includes(name))
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(async ([name, value]) => [name, value instanceof Blob ? await sha256(value) : value]),
  )
  const body = JSON.stringify([endpoint.method, endpoint.path, parts])
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const secret = toBytes(PASSWORD_PEPPER)
  const key = await crypto.subtle.importKey('raw', secret, algorithm, false, ['sign'])
  return hex(await crypto.subtle.sign('HMAC', key, toBytes(body)))
}
