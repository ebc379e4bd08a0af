import { createHmac } from 'node:crypto'
import type { Definition } from '#schema/contract/index.ts'
import type { Settings } from '#worker/env.ts'
import { hex } from '#worker/secrets/hex.ts'
import { deriveKey, withOld } from '#worker/secrets/keys.ts'

type FingerprintSettings = Pick<Settings, 'PASSWORD_PEPPER' | 'PASSWORD_PEPPER_OLD'>
export type Fingerprint = {
  fingerprint: string
  /** Of the same request by the keys of an earlier record: an old secret, or from before keys were derived. */
  earlierFingerprints: string[]
}

const sha256 = async (file: Blob) =>
  hex(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()))

/**
 * A keyed hash of method, path and canonical body (fields sorted, files by their digest). Secrets are left out: whether
 * a key is replayed must not depend on a guess. Keyed, because an account number could be found from a plain digest.
 */
export async function computeFingerprint(
  { PASSWORD_PEPPER, PASSWORD_PEPPER_OLD }: FingerprintSettings,
  endpoint: Definition,
  fields: Record<string, unknown>,
): Promise<Fingerprint> {
  const parts = await Promise.all(
    Object.entries(fields)
      .filter(([name]) => !endpoint.secrets?.includes(name))
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(async ([name, value]) => [name, value instanceof Blob ? await sha256(value) : value]),
  )
  const body = JSON.stringify([endpoint.method, endpoint.path, parts])
  const secrets = withOld(PASSWORD_PEPPER, PASSWORD_PEPPER_OLD)
  const [current = '', ...others] = secrets.map((secret) => deriveKey(secret, 'fingerprint'))
  const [fingerprint = '', ...earlierFingerprints] = [current, ...others, ...secrets].map((key) =>
    createHmac('sha256', key).update(body).digest('hex'),
  )
  return { fingerprint, earlierFingerprints }
}
