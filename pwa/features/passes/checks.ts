import type { Call } from '#pwa/api/call.ts'
import { readNow } from '#pwa/ui/browser/clock.ts'
import { listRevokedPasses } from '#schema/contract/passes.ts'
import { JWKS_PATH, type RevokedList } from '#schema/domain/pass.ts'
import type { PassKey } from './verify.ts'

/** What a browser needs to check passes without a network, and when it was fetched. */
export type Checks = { keys: PassKey[]; revoked: RevokedList; at: number }

// Not in the database of a user: whoever checks a pass has no account.
const STORED = 'pass-checks'
const TIMEOUT_MS = 10_000

/** Where a browser stores nothing, as long as the page is open. */
let inMemory: Checks | null = null

export function readChecks(): Checks | null {
  try {
    return JSON.parse(localStorage.getItem(STORED) ?? 'null') as Checks | null
  } catch {
    return inMemory
  }
}

async function fetchKeys(): Promise<PassKey[]> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), TIMEOUT_MS)
  try {
    const response = await fetch(JWKS_PATH, { signal: controller.signal, redirect: 'error' })
    const { keys } = (await response.json()) as { keys?: PassKey[] }
    // A captive portal answers with something else.
    if (!response.ok || !keys?.every(({ kid }) => typeof kid === 'string'))
      throw new Error('no keys')
    return keys
  } finally {
    clearTimeout(timer)
  }
}

export async function fetchChecks(call: Call): Promise<Checks> {
  const [keys, { length, ids, isComplete }] = await Promise.all([
    fetchKeys(),
    call(listRevokedPasses, {}),
  ])
  const checks = { keys, revoked: { length, ids, isComplete }, at: readNow() }
  inMemory = checks
  try {
    localStorage.setItem(STORED, JSON.stringify(checks))
  } catch {
    // The page says how old its list is; the next visit needs a network again.
  }
  return checks
}
