import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { WEBHOOK_TRIES } from '#schema/domain/limits.ts'
import type { Errand } from '../http/errand.ts'
import { EFFECTS } from './effects.ts'
import type { Told } from './following.ts'
import { forAPerson } from './recon-items.ts'

const Word = v.union([v.string(), v.number()])
const Envelope = v.object({
  event: v.pipe(v.string(), v.maxLength(80)),
  data: v.looseObject({
    id: v.nullish(Word),
    status: v.nullish(Word),
    reference: v.nullish(v.string()),
  }),
})
type Envelope = v.InferOutput<typeof Envelope>

/** What the provider sent, or null where it is none of the things it sends. */
export function readEnvelope(body: string): Envelope | null {
  try {
    const read = v.safeParse(Envelope, JSON.parse(body))
    return read.success ? read.output : null
  } catch {
    return null
  }
}

/** The envelope has no id of its own; the same thing told twice is told by these (MONEY 3.2). */
export function dedupeKeyOf(envelope: Envelope | null, bodySha256: string): string {
  const { id, status } = envelope?.data ?? {}
  const isNamed = envelope && id !== undefined && id !== null && status
  return isNamed ? `${envelope.event}:${id}:${status}` : `sha256:${bodySha256}`
}

export type Kept = { dedupeKey: string; event: string; body: string; attempts: number }

/** Kept once, whatever comes again; says whether it has been worked through. */
export const keep = (kept: Omit<Kept, 'attempts'>, bodySha256: string, now: number) => sql`
  INSERT INTO webhook_inbox (dedupe_key, event, body, body_sha256, received_at)
  VALUES (${kept.dedupeKey}, ${kept.event}, ${kept.body}, ${bodySha256}, ${now})
  ON CONFLICT (dedupe_key) DO UPDATE SET event = event RETURNING attempts, processed_at`

async function follow(errand: Errand, { event, body }: Kept) {
  const effect = EFFECTS[event]
  if (!effect) return 'done' as const
  const data = readEnvelope(body)?.data ?? {}
  return effect(errand, { reference: data.reference ?? null, data } as Told)
}

/**
 * Does what follows from an event. What fails or is not conclusive stays to be tried again, each time after twice as
 * long; after so many tries a person must look. Doing it twice does no harm: whatever follows can happen once.
 */
export async function workThrough(
  errand: Errand,
  kept: Kept,
): Promise<'done' | 'waits' | 'given up'> {
  let error: string | null = null
  try {
    if ((await follow(errand, kept)) === 'waits') error = 'not conclusive yet'
  } catch (cause) {
    error = String(cause).slice(0, 500)
    errand.deps.log({ webhook: kept.event, dedupeKey: kept.dedupeKey, fault: error })
  }
  const now = errand.now()
  const isLast = error !== null && kept.attempts + 1 >= WEBHOOK_TRIES
  const words = `Told of ${kept.event}, tried ${WEBHOOK_TRIES} times: ${error}`
  await errand.write(
    sql`UPDATE webhook_inbox SET attempts = attempts + 1, error = ${error},
        processed_at = ${error === null || isLast ? now : null}
      WHERE dedupe_key = ${kept.dedupeKey} AND processed_at IS NULL`,
    ...(isLast ? [forAPerson(`webhook:${kept.dedupeKey}`, 'status', words, now)] : []),
  )
  if (isLast) return 'given up'
  return error === null ? 'done' : 'waits'
}
