import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import { WEBHOOK_ATTEMPTS } from '#schema/domain/limits.ts'
import { DISCREPANCY_MESSAGES } from '#schema/domain/messages/discrepancies.ts'
import type { BackgroundContext } from '#worker/background/context.ts'
import { raiseDiscrepancy } from '#worker/ledger/discrepancies.ts'
import { EVENT_HANDLERS } from './events.ts'
import type { EventResult } from './handler.ts'

const TextOrNumber = v.union([v.string(), v.number()])
const Envelope = v.object({
  event: v.pipe(v.string(), v.maxLength(80)),
  data: v.looseObject({
    id: v.nullish(TextOrNumber),
    status: v.nullish(TextOrNumber),
    reference: v.nullish(v.string()),
  }),
})
type Envelope = v.InferOutput<typeof Envelope>

/** Null for a body that is no event. */
export function parseEnvelope(body: string): Envelope | null {
  try {
    const result = v.safeParse(Envelope, JSON.parse(body))
    return result.success ? result.output : null
  } catch {
    return null
  }
}

/** An event has no id of its own; a repeated delivery has these fields or, without them, the same body. */
export function dedupeKeyOf(envelope: Envelope | null, bodySha256: string): string {
  const { id, status } = envelope?.data ?? {}
  const hasKey = envelope && id !== undefined && id !== null && status
  return hasKey ? `${envelope.event}:${id}:${status}` : `sha256:${bodySha256}`
}

export type InboxRow = { dedupeKey: string; event: string; body: string; attempts: number }

/** Stored once; a repeated delivery returns the row of the first one. */
export const insertWebhook = (
  { dedupeKey, event, body }: Omit<InboxRow, 'attempts'>,
  bodySha256: string,
  now: number,
): SQL => sql`
  INSERT INTO webhook_inbox (dedupe_key, event, body, body_sha256, received_at)
  VALUES (${dedupeKey}, ${event}, ${body}, ${bodySha256}, ${now})
  ON CONFLICT (dedupe_key) DO UPDATE SET event = event RETURNING attempts, processed_at`

async function handle(background: BackgroundContext, row: InboxRow): Promise<EventResult> {
  const handler = EVENT_HANDLERS[row.event]
  if (!handler) return 'done'
  const { reference = null, ...data } = parseEnvelope(row.body)?.data ?? {}
  return handler(background, { reference, data })
}

/** The reason why an event is not processed yet, or null. */
async function errorOf(background: BackgroundContext, row: InboxRow): Promise<string | null> {
  try {
    return (await handle(background, row)) === 'pending' ? 'not conclusive yet' : null
  } catch (error) {
    const fault = String(error).slice(0, 500)
    background.deps.log({ webhook: row.event, dedupeKey: row.dedupeKey, fault })
    return fault
  }
}

/**
 * Processes an event. Repeating it is harmless, because every effect has its own key. After WEBHOOK_ATTEMPTS failed
 * attempts the event is given up and raises a discrepancy.
 */
export async function processWebhook(
  background: BackgroundContext,
  row: InboxRow,
): Promise<EventResult | 'given_up'> {
  const { dedupeKey, event } = row
  const error = await errorOf(background, row)
  const now = background.now()
  const update = (processedAt: number | null) => sql`
    UPDATE webhook_inbox SET attempts = attempts + 1, error = ${error}, processed_at = ${processedAt}
    WHERE dedupe_key = ${dedupeKey} AND processed_at IS NULL`
  if (error === null) {
    await background.write(update(now))
    return 'done'
  }
  if (row.attempts + 1 < WEBHOOK_ATTEMPTS) {
    await background.write(update(null))
    return 'pending'
  }
  const message = DISCREPANCY_MESSAGES.webhookGivenUp(event, WEBHOOK_ATTEMPTS, error)
  const discrepancy = { id: `webhook:${dedupeKey}`, kind: 'status' as const, message }
  await background.write(update(now), raiseDiscrepancy(discrepancy, now))
  return 'given_up'
}
