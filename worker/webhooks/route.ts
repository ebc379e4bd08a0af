import type { Hono } from 'hono'
import { DomainError } from '#schema/domain/errors.ts'
import { WEBHOOK_MAX } from '#schema/domain/limits.ts'
import { createBackgroundContext } from '#worker/background/context.ts'
import type { Deps } from '#worker/context.ts'
import { openDb } from '#worker/db/client.ts'
import { withRetry } from '#worker/db/errors.ts'
import { toStatement } from '#worker/db/to-statement.ts'
import { readBytes } from '#worker/http/body.ts'
import { registerRoute, waitUntilOf } from '#worker/http/reply.ts'
import { ipOf } from '#worker/limits/address.ts'
import {
  addressCounters,
  countInIsolate,
  throwIfUsedUpInIsolate,
} from '#worker/limits/rate-limit.ts'
import { hex } from '#worker/secrets/hex.ts'
import { hasValidSignature } from '#worker/secrets/signature.ts'
import {
  decodeRow,
  dedupeKeyOf,
  insertWebhook,
  parseEnvelope,
  processWebhook,
  storedBody,
} from './inbox.ts'

/** The provider's published addresses. Others are only logged, because the signature decides. */
const KNOWN_ADDRESSES = new Set(['52.31.139.75', '52.49.173.169', '52.214.14.220'])

/** Answers 200 once the event is stored, so the provider repeats what was not; processing follows the response. */
export function registerWebhookRoute(app: Hono, deps: Deps): void {
  const info = { name: 'wallet.webhook', method: 'POST', path: '/api/payments/webhook' }
  registerRoute(app, deps, info, async (c, { stats }) => {
    const from = ipOf(c)
    const isKnown = from !== null && KNOWN_ADDRESSES.has(from)
    const forged = addressCounters(deps, 'forgedWebhook', isKnown ? null : from)
    throwIfUsedUpInIsolate(deps, forged, deps.now())
    const bytes = await readBytes(c, WEBHOOK_MAX)
    const secret = deps.settings.PAYSTACK_SECRET_KEY
    if (!(await hasValidSignature(secret, bytes, c.req.header('x-paystack-signature')))) {
      countInIsolate(deps, forged, deps.now())
      throw new DomainError('bad_signature')
    }
    countInIsolate(deps, addressCounters(deps, 'webhook', from), deps.now())
    if (from && !isKnown) deps.log({ webhook: 'from an unknown address', from })

    const body = new TextDecoder().decode(bytes)
    const envelope = parseEnvelope(body)
    const sha256 = hex(await crypto.subtle.digest('SHA-256', bytes))
    const event = {
      dedupeKey: dedupeKeyOf(envelope, sha256),
      event: envelope?.event ?? 'unreadable',
      body: storedBody(envelope),
    }
    const { $client } = openDb(deps.settings, stats, deps.databaseFetch)
    const statement = toStatement(insertWebhook(event, sha256, deps.now()))
    const [stored] = await withRetry(() => $client.batch([statement], 'write'))
    const row = stored?.rows[0]
    if (row) waitUntilOf(c, deps)(processWebhook(createBackgroundContext(deps), decodeRow(row)))
    return { status: 200, body: { message: 'Thank you.' } }
  })
}
