import type { RefusalCode } from '#schema/domain/refusal.ts'
import { isLate, isRefused, isUploading, type OutboxEntry } from './database.ts'
import { readEntry, type Phone } from './write.ts'

/** Something this person said that the server has not taken. */
export type Unsent = {
  key: string
  /** Name of the command. */
  kind: string
  ref: string
  what: string
  state: 'waiting' | 'sending' | 'refused'
  words: string | null
  /** Why it was refused, for code. */
  code: RefusalCode | null
  fields: Record<string, string> | null
  input: Record<string, unknown>
  /** What the person had before them when they said it. */
  seen: Record<string, unknown> | null
  /** After a refusal: what stands on the server instead, when it said so. */
  current: unknown
  since: number
  /** How much of a large file has arrived, in bytes. */
  upload: { sent: number; size: number } | null
  /** Only its file is on its way, so it can be called off. */
  canStop: boolean
  isStopped: boolean
  attempts: number
  /** Waiting for more than a day: worth a badge (SYNC 1). */
  isLate: boolean
  /** Where it was written, to write it again. */
  path: string | null
}

const STATES = {
  queued: 'waiting',
  sending: 'sending',
  acked: 'sending',
  conflict: 'refused',
  failed: 'refused',
} as const

/** Between two turns of its file, which is no waiting that anybody need know of. */
const isTakingTurns = ({ state, upload, attempts }: OutboxEntry) =>
  state === 'queued' && attempts === 0 && upload?.isWhole === false

function unsentFrom(entry: OutboxEntry, phone: Phone): Unsent {
  const read = readEntry(phone, entry)
  const { key, kind, ref, saidAt, attempts, refusal, seen = null, upload = null } = entry
  return {
    ...{ key, kind, ref, attempts, seen },
    input: read?.input ?? entry.input,
    what: read?.known.what(read.input) ?? kind,
    state: isTakingTurns(entry) ? 'sending' : STATES[entry.state],
    words: refusal?.words ?? null,
    code: refusal?.code ?? null,
    fields: refusal?.fields ?? null,
    current: refusal?.current ?? null,
    since: saidAt,
    upload: isRefused(entry) ? null : upload,
    canStop: isUploading(entry) || isTakingTurns(entry),
    isStopped: refusal?.isStopped ?? false,
    isLate: isLate(entry, phone.now()),
    path: read?.known.form(read.input).path ?? null,
  }
}

/** In the order it was said. */
export async function unsentOn(phone: Phone): Promise<Unsent[]> {
  const entries = await phone.replica.outbox.orderBy('n').toArray()
  return entries.filter(({ state }) => state !== 'acked').map((entry) => unsentFrom(entry, phone))
}
