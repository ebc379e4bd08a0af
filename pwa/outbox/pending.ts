import {
  isFailed,
  isLate,
  isUploading,
  type EntryState,
  type OutboxEntry,
  type StoredError,
} from '#pwa/replica/database.ts'
import type { ErrorCode } from '#schema/domain/errors.ts'
import { readEntry, type Device } from './queueable.ts'

/** An outbox entry that the server has not acknowledged. */
export type PendingEntry = {
  key: string
  /** Name of the command. */
  command: string
  ref: string
  title: string
  state: Exclude<EntryState, 'sent'>
  /** Why it failed, for the user and for code. */
  message: string | null
  code: ErrorCode | null
  fields: Record<string, string> | null
  input: Record<string, unknown>
  /** What the form showed before the change. */
  original: Record<string, unknown> | null
  /** The server's present version, if the response to a failed entry contained it. */
  current: unknown
  queuedAt: number
  /** Progress of a large file, in bytes. */
  upload: { sent: number; size: number } | null
  /** Only its file is being sent, so it can be stopped. */
  canStop: boolean
  isStopped: boolean
  attempts: number
  /** Queued more than a day ago. */
  isLate: boolean
  /** Path of its form. */
  path: string | null
}

type Unsent = OutboxEntry & { state: PendingEntry['state'] }

/** Between two rounds of an upload; shown as sending. */
const isBetweenParts = ({ state, upload, attempts }: OutboxEntry) =>
  state === 'queued' && attempts === 0 && upload?.isWhole === false

const NO_ERROR = { message: null, code: null, fields: null, current: null, isStopped: false }

function errorDetails(error: StoredError | null) {
  if (!error) return NO_ERROR
  const { message, code, fields = null, current = null, isStopped = false } = error
  return { message, code, fields, current, isStopped }
}

function formDetails(entry: Unsent, device: Device) {
  const parsed = readEntry(device, entry)
  if (!parsed) return { input: entry.input, title: entry.command, path: null }
  const { definition, input } = parsed
  return { input, title: definition.describe(input), path: definition.form(input).path }
}

function toPendingEntry(entry: Unsent, device: Device): PendingEntry {
  const { key, command, ref, queuedAt, attempts, original = null, upload = null } = entry
  return {
    key,
    command,
    ref,
    attempts,
    original,
    queuedAt,
    ...formDetails(entry, device),
    ...errorDetails(entry.error),
    state: isBetweenParts(entry) ? 'sending' : entry.state,
    upload: isFailed(entry) ? null : upload,
    canStop: isUploading(entry) || isBetweenParts(entry),
    isLate: isLate(entry, device.now()),
  }
}

/** In the order they were queued. */
export async function pendingEntries(device: Device): Promise<PendingEntry[]> {
  const entries = await device.replica.outbox.orderBy('position').toArray()
  return entries
    .filter((entry): entry is Unsent => entry.state !== 'sent')
    .map((entry) => toPendingEntry(entry, device))
}
