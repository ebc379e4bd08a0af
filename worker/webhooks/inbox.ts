import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import { WEBHOOK_ATTEMPTS } from '#schema/domain/limits.ts'
import { inWords } from '#schema/domain/localize.ts'
import { DISCREPANCY_FACTS } from '#schema/domain/messages/discrepancies.ts'
import type { BackgroundContext } from '#worker/background/context.ts'
import { numberOf, textOf, type Row } from '#worker/db/row.ts'
import { faultMessage } from '#worker/http/fault-text.ts'
import { raiseDiscrepancy } from '#worker/ledger/discrepancies.ts'
import { EVENT_HANDLERS } from './events.ts'
import { UnreadableEvent, type EventResult } from './handler.ts'

const TextOrNumber = v.union([v.string(), v.number()])
const Envelope = v.object({
  event: v.pipe(v.string(), v.maxLength(80)),
  data: v.looseObject({
    id: v.nullish(TextOrNumber),
    status: v.nullish(TextOrNumber),
    reference: v.nullish(v.string()),
    transaction_reference: v.nullish(v.string()),
    refund_reference: v.nullish(v.string()),
  }),
})
type Envelope = v.InferOutput<typeof Envelope>

/** Characters; what is stored is shorter, unless its sender chose long references. */
const STORED_BODY_MAX = 1000

/** The fields of an event that any handler reads. */
const STORED_FIELDS = [
  'id',
  'status',
  'reference',
  'transaction_reference',
  'refund_reference',
  'fee_charged',
] as const

/** What is stored of an event: no account number, name or address, which the provider sends as well. */
export function storedBody(envelope: Envelope | null): string {
  if (!envelope) return '{}'
  const { event, data } = envelope
  const fields = STORED_FIELDS.flatMap((name) =>
    data[name] === undefined ? [] : [[name, data[name]] as const],
  )
  return JSON.stringify({ event, data: Object.fromEntries(fields) })
}

const fieldOf = (name: string) =>
  sql.raw(`iif(json_type(body, '$.data.${name}') IN ('text', 'integer', 'real'),
    json_object('${name}', json_extract(body, '$.data.${name}')), '{}')`)
/** Of events that were stored before, whole. */
export const shortenStoredBodies = (): SQL => sql`
  UPDATE webhook_inbox SET body = iif(json_valid(body),
    json_object('event', event, 'data', ${STORED_FIELDS.map(fieldOf).reduce(
      (merged, field) => sql`json_patch(${merged}, ${field})`,
      sql`json('{}')`,
    )}), '{}')
  WHERE length(body) > ${STORED_BODY_MAX}
    OR body LIKE '%account%' OR body LIKE '%recipient%' OR body LIKE '%customer%'`

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
  const { id, refund_reference, status } = envelope?.data ?? {}
  const object = id ?? refund_reference
  const hasKey = envelope && object !== undefined && object !== null && status
  return hasKey ? `${envelope.event}:${object}:${status}` : `sha256:${bodySha256}`
}

export type InboxRow = { dedupeKey: string; event: string; body: string; attempts: number }

/** How long one processing owns an event: longer than the queries of all events of one run. */
const LEASE_MS = 5 * 60_000
const leaseFields = 'dedupe_key, event, body, attempts'
/** A lease that ends later than any lease may was written by a clock that was wrong. */
const isFree = (now: number): SQL =>
  sql`processed_at IS NULL AND NOT (coalesce(webhook_inbox.lease_until, 0) BETWEEN ${now + 1} AND ${now + LEASE_MS})`

export const decodeRow = (row: Row): InboxRow => ({
  dedupeKey: textOf(row, 'dedupe_key'),
  event: textOf(row, 'event'),
  body: textOf(row, 'body'),
  attempts: numberOf(row, 'attempts'),
})

/**
 * Stored once, and returned to the delivery that is to process it: no row comes back while another processing owns the
 * event or when it is processed. A repeated delivery gets the body of the first one.
 */
export const insertWebhook = (
  { dedupeKey, event, body }: Omit<InboxRow, 'attempts'>,
  bodySha256: string,
  now: number,
): SQL => sql`
  INSERT INTO webhook_inbox (dedupe_key, event, body, body_sha256, received_at, lease_until)
  VALUES (${dedupeKey}, ${event}, ${body}, ${bodySha256}, ${now}, ${now + LEASE_MS})
  ON CONFLICT (dedupe_key) DO UPDATE SET lease_until = excluded.lease_until WHERE ${isFree(now)}
  RETURNING ${sql.raw(leaseFields)}`

const FIRST_WAIT_MS = 60_000
/** Each wait is twice as long as the last one, so that an event that always fails does not delay the others. */
export const claimDueWebhooks = (now: number, limit: number): SQL => sql`
  UPDATE webhook_inbox SET lease_until = ${now + LEASE_MS} WHERE dedupe_key IN (
    SELECT dedupe_key FROM webhook_inbox
    WHERE ${isFree(now)} AND received_at + (${FIRST_WAIT_MS} << min(attempts, 11)) <= ${now}
    ORDER BY received_at LIMIT ${limit})
  RETURNING ${sql.raw(leaseFields)}`

const handlerOf = (event: string) =>
  Object.hasOwn(EVENT_HANDLERS, event) ? EVENT_HANDLERS[event] : undefined

async function handle(background: BackgroundContext, row: InboxRow): Promise<EventResult> {
  const handler = handlerOf(row.event)
  if (!handler) return 'done'
  const data = parseEnvelope(row.body)?.data ?? {}
  return handler(background, {
    reference: data.reference ?? data.transaction_reference ?? null,
    data,
  })
}

type Attempt = 'done' | 'pending' | { error: string; isFinal: boolean }

async function attempt(background: BackgroundContext, row: InboxRow): Promise<Attempt> {
  try {
    return await handle(background, row)
  } catch (error) {
    const fault = faultMessage(error).slice(0, 500)
    background.deps.log({ webhook: row.event, dedupeKey: row.dedupeKey, fault })
    return { error: fault, isFinal: error instanceof UnreadableEvent }
  }
}

function errorOf(result: Attempt): string | null {
  if (result === 'done') return null
  return result === 'pending' ? 'not conclusive yet' : result.error
}

/** Why an event that could not be processed is given up, or null while it is tried again. */
function discrepancyOf({ event, attempts }: InboxRow, result: Attempt): string | null {
  const error = errorOf(result) ?? ''
  if (typeof result !== 'string' && result.isFinal)
    return DISCREPANCY_FACTS.unreadableEvent(event, error)
  if (attempts + 1 < WEBHOOK_ATTEMPTS) return null
  return DISCREPANCY_FACTS.webhookGivenUp(event, WEBHOOK_ATTEMPTS, error)
}

/**
 * Processes an event that the caller has claimed. Repeating it is harmless, because every effect has its own key. An
 * event that cannot be read, or that failed WEBHOOK_ATTEMPTS times, is given up and raises a discrepancy.
 */
export async function processWebhook(
  background: BackgroundContext,
  row: InboxRow,
): Promise<EventResult | 'given_up'> {
  const { dedupeKey } = row
  const result = await attempt(background, row)
  const error = errorOf(result)
  const now = background.now()
  const update = (processedAt: number | null) => sql`
    UPDATE webhook_inbox SET attempts = attempts + 1, error = ${error}, processed_at = ${processedAt},
      lease_until = NULL
    WHERE dedupe_key = ${dedupeKey} AND processed_at IS NULL`
  if (result === 'done') {
    await background.write(update(now))
    return 'done'
  }
  const message = discrepancyOf(row, result)
  if (message === null) {
    await background.write(update(null))
    return 'pending'
  }
  background.deps.log({ level: 'error', webhook: 'given up', dedupeKey, message: inWords(message) })
  const discrepancy = { id: `webhook:${dedupeKey}`, kind: 'status' as const, message }
  await background.write(update(now), raiseDiscrepancy(discrepancy, now))
  return 'given_up'
}
