import type { EntryState, FailureReason, OutboxEntry } from '#pwa/replica/database.ts'
import { allEntries } from './entries.ts'
import { isBetweenParts, isFailed, isLate, isUnsent, isUploading, wasTried } from './entry.ts'
import { readEntry, type Device } from './queueable.ts'

/** An outbox entry as screens show it. */
export type EntryView = {
  key: string
  /** Name of the command. */
  command: string
  ref: string
  title: string
  state: EntryState
  /** Why it failed. */
  reason: FailureReason | null
  input: Record<string, unknown>
  /** What the form showed before the change. */
  original: Record<string, unknown> | null
  queuedAt: number
  /** Progress of a large file, in bytes. */
  upload: { sent: number; size: number } | null
  /** Only its file is being sent, so it can be stopped. */
  canStop: boolean
  attempts: number
  nextAt: number
  /** The server may have it. */
  maybeSent: boolean
  /** The user discarded it; it stays until the server has said whether it was applied. */
  isDiscarded: boolean
  /** Discarding takes it back from the server. */
  canUndo: boolean
  /** Queued more than a day ago. */
  isLate: boolean
  /** Path of its form. */
  path: string | null
}

function formDetails(device: Device, entry: OutboxEntry) {
  const parsed = readEntry(device, entry)
  if (!parsed) return { input: entry.input, title: entry.command, path: null, canUndo: false }
  const { definition, input } = parsed
  return {
    input,
    title: definition.describe(input),
    path: definition.form(input).path,
    canUndo: Boolean(definition.undo),
  }
}

export function viewEntry(device: Device, entry: OutboxEntry): EntryView {
  const { key, command, ref, queuedAt, attempts, nextAt, original = null, upload = null } = entry
  return {
    key,
    command,
    ref,
    attempts,
    nextAt,
    original,
    queuedAt,
    ...formDetails(device, entry),
    state: isBetweenParts(entry) ? 'sending' : entry.state,
    reason: isFailed(entry) ? entry.error : null,
    upload: isFailed(entry) ? null : upload,
    canStop: isUploading(entry) || isBetweenParts(entry),
    maybeSent: !isFailed(entry) && wasTried(entry),
    isDiscarded: entry.isDiscarded ?? false,
    isLate: isLate(entry, device.now()),
  }
}

/** The entries that the server has not acknowledged, in the order they were queued. */
export const viewUnsent = (device: Device, entries: readonly OutboxEntry[]): EntryView[] =>
  entries.filter(isUnsent).map((entry) => viewEntry(device, entry))

export const isKept = ({ isDiscarded }: EntryView): boolean => !isDiscarded

export const allUnsentEntries = async (device: Device): Promise<EntryView[]> =>
  viewUnsent(device, await allEntries(device.replica))

/** Those that the user has not discarded. */
export const unsentEntries = async (device: Device): Promise<EntryView[]> =>
  (await allUnsentEntries(device)).filter(isKept)
