import type { Hono } from 'hono'
import { WEBHOOK_MAX } from '#schema/domain/limits.ts'
import { Refusal } from '#schema/domain/refusal.ts'
import type { Deps } from '../context.ts'
import { openDb } from '../db/client.ts'
import { statementOf } from '../db/commit.ts'
import { patiently } from '../db/outage.ts'
import { errandOf } from '../http/errand.ts'
import { hex } from '../http/fingerprint.ts'
import { bytesOf } from '../http/input.ts'
import { laterOf, onRoute } from '../http/route.ts'
import { isSigned } from '../payments/signature.ts'
import { dedupeKeyOf, keep, readEnvelope, workThrough } from './inbox.ts'

/** Where the provider calls from (MONEY 3.2): another address is noted, the signature decides. */
const KNOWN_ADDRESSES = new Set(['52.31.139.75', '52.49.173.169', '52.214.14.220'])

/**
 * The provider's door: signed bytes are kept and thanked for, and what follows from them is done afterwards. Until
 * they are kept nobody is thanked, so the provider comes again (MONEY 2, Webhook; SECURITY 7 F9).
 */
export function webhookRoute(app: Hono, deps: Deps): void {
  const route = { name: 'wallet.webhook', method: 'POST', path: '/api/payments/webhook' }
  onRoute(app, deps, route, async (c, { tally }) => {
    const bytes = await bytesOf(c, WEBHOOK_MAX)
    const secret = deps.settings.PAYSTACK_SECRET_KEY
    if (!(await isSigned(secret, bytes, c.req.header('x-paystack-signature'))))
      throw new Refusal('bad_signature')
    const from = c.req.header('cf-connecting-ip')
    if (from && !KNOWN_ADDRESSES.has(from)) deps.log({ webhook: 'from an unknown address', from })

    const body = new TextDecoder().decode(bytes)
    const envelope = readEnvelope(body)
    const sha256 = hex(await crypto.subtle.digest('SHA-256', bytes))
    const kept = {
      dedupeKey: dedupeKeyOf(envelope, sha256),
      event: envelope?.event ?? 'unreadable',
      body,
    }
    const { $client } = openDb(deps.settings, tally, deps.fetch)
    const statement = statementOf(keep(kept, sha256, deps.now()))
    const [stored] = await patiently(() => $client.batch([statement], 'write'))
    const row = stored?.rows[0]
    if (row?.['processed_at'] === null) {
      const attempts = Number(row['attempts'])
      laterOf(c, deps)(workThrough(errandOf(deps), { ...kept, attempts }))
    }
    return { status: 200, body: { message: 'Thank you.' } }
  })
}
