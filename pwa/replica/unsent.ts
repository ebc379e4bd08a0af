import { DAY } from '#schema/domain/limits.ts'
import { isRefused, type OutboxEntry } from './database.ts'
import type { Phone } from './write.ts'

/** Something this person said that the server has not taken. */
export type Unsent = {
  key: string
  /** Name of the command. */
  kind: string
  ref: string
  what: string
  state: 'waiting' | 'sending' | 'refused'
  words: string | null
  fields: Record<string, string> | null
  input: Record<string, unknown>
  since: number
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

function unsentFrom(entry: OutboxEntry, { writes, now }: Phone): Unsent {
  const known = writes.find(({ command }) => command.name === entry.kind)
  const { key, kind, ref, input, saidAt, attempts, refusal } = entry
  return {
    ...{ key, kind, ref, input, attempts },
    what: known?.what(input as never) ?? kind,
    state: STATES[entry.state],
    words: refusal?.words ?? null,
    fields: refusal?.fields ?? null,
    since: saidAt,
    isLate: !isRefused(entry) && now() - saidAt > DAY,
    path: known?.form(input as never).path ?? null,
  }
}

/** In the order it was said. */
export async function unsentOn(phone: Phone): Promise<Unsent[]> {
  const entries = await phone.replica.outbox.orderBy('n').toArray()
  return entries.filter(({ state }) => state !== 'acked').map((entry) => unsentFrom(entry, phone))
}
