import { liveQuery } from 'dexie'
import { cancelUpload, openUpload, putPart } from '#schema/contract/uploads.ts'
import { newId } from '#schema/domain/ids.ts'
import { PART_SIZE } from '#schema/domain/limits.ts'
import { Refused, Unreached } from '#pwa/api/failures.ts'
import { reopening, type KeptFile, type OutboxEntry, type Upload } from '#pwa/replica/database.ts'
import { isKept } from '#pwa/replica/files.ts'
import type { Session } from '#pwa/session/session.tsx'

/** Up to here a file goes in one piece with what it belongs to. */
const IN_ONE_PIECE = 1024 * 1024
/** After so many parts something else may have a turn, and what is new is asked for. */
const PARTS_IN_A_TURN = 4
const PATIENCE_S = 60

/** `whole`: all of it is there. `more`: some of it is still to be sent. `stopped`: nobody wants it any more. */
export type UploadEnd = 'whole' | 'more' | 'stopped'

/** The file of an entry that is too large to be sent again from its beginning whenever the line breaks. */
export function largeFileIn(
  input: Record<string, unknown>,
): { field: string; file: KeptFile } | null {
  for (const [field, file] of Object.entries(input))
    if (isKept(file) && file.size > IN_ONE_PIECE) return { field, file }
  return null
}

/** The name of what was sent in parts, in place of the file itself. */
export function withUpload(input: object, { id }: Upload, field: string): Record<string, unknown> {
  const { [field]: _file, ...rest } = input as Record<string, unknown>
  return { ...rest, uploadId: id }
}

/** Written down before it is acted upon. False when the entry was taken back meanwhile. */
const note = ({ replica }: Session, { n }: OutboxEntry, fields: Partial<OutboxEntry>) =>
  reopening(replica, () =>
    replica.transaction('rw', replica.outbox, async () => {
      const entry = await replica.outbox.get(n)
      if (entry?.state !== 'sending') return false
      await replica.outbox.put({ ...entry, ...fields })
      return true
    }),
  )

/** Calls off what is in the air as soon as the person, in whichever tab, takes the entry back. */
function untilTakenBack({ replica }: Session, { n }: OutboxEntry) {
  const gone = new AbortController()
  const looking = liveQuery(() => replica.outbox.get(n)).subscribe({
    next: (entry) => entry?.state !== 'sending' && gone.abort(),
    error: () => {},
  })
  return { signal: gone.signal, stop: () => looking.unsubscribe() }
}

const FORGOTTEN: readonly string[] = ['upload_gone', 'upload_incomplete']
/** The server has not got it (any more): it is begun anew, under another name. */
export const isForgotten = (failure: unknown): boolean =>
  failure instanceof Refused && FORGOTTEN.includes(failure.code)

async function sendTurn(
  session: Session,
  entry: OutboxEntry,
  { file, upload, signal }: { file: KeptFile; upload: Upload; signal: AbortSignal },
  isWanted: () => Promise<boolean>,
): Promise<UploadEnd> {
  const { replica, call } = session
  const row = await replica.files.get(file.kept)
  if (!row) return 'stopped'
  const { size, id } = upload
  // Asked without a key, so that the answer is today's: which parts have arrived.
  const { parts, partCount } = await call(openUpload, { uploadId: id, size }, { signal })
  const there = new Set(parts)
  const sizeOf = (part: number) => Math.min(PART_SIZE, size - (part - 1) * PART_SIZE)
  const sent = () => [...there].reduce((sum, part) => sum + sizeOf(part), 0)
  const missing = Array.from({ length: partCount }, (_, place) => place + 1).filter(
    (part) => !there.has(part),
  )
  if (!(await note(session, entry, { upload: { ...upload, sent: sent() } }))) return 'stopped'
  for (const [turn, part] of missing.entries()) {
    if (turn === PARTS_IN_A_TURN || (turn > 0 && (await isWanted()))) return 'more'
    const from = (part - 1) * PART_SIZE
    const bytes = new Blob([row.bytes.slice(from, from + sizeOf(part))])
    await call(putPart, { id, part, bytes }, { signal })
    there.add(part)
    // The line carries something, so the next silence is a first one again.
    const got = { upload: { ...upload, sent: sent() }, attempts: 1 }
    if (!(await note(session, entry, got))) return 'stopped'
  }
  const whole = { ...upload, sent: size, isWhole: true }
  return (await note(session, entry, { upload: whole })) ? 'whole' : 'stopped'
}

/**
 * Sends what the server lacks of a large file, in order, a few parts at a time. What has arrived is never sent again,
 * whatever becomes of this tab, this browser or this line: the entry keeps the upload's name, the server its parts.
 */
export async function sendParts(
  session: Session,
  entry: OutboxEntry,
  file: KeptFile,
  isWanted: () => Promise<boolean>,
): Promise<UploadEnd> {
  const upload = entry.upload ?? { id: newId('upload'), size: file.size, sent: 0, isWhole: false }
  if (upload.isWhole) return 'whole'
  if (!(await note(session, entry, { upload }))) return 'stopped'
  const { signal, stop } = untilTakenBack(session, entry)
  let end: UploadEnd
  try {
    end = await sendTurn(session, entry, { file, upload, signal }, isWanted)
  } catch (failure) {
    if (!signal.aborted) throw meant(failure)
    end = 'stopped'
  } finally {
    stop()
  }
  // What lies there already is of no use to anybody; left alone, it is gone in a week.
  if (end === 'stopped') void session.call(cancelUpload, { id: upload.id }).catch(() => {})
  return end
}

/** What a no to a part means for what it belongs to. */
function meant(failure: unknown): unknown {
  if (!(failure instanceof Refused)) return failure
  const { code, message, status, requestId } = failure
  // Other files of this person's are on their way: theirs come first, and then it is this one's turn.
  if (code === 'too_many_uploads')
    return new Unreached(message, { heard: true, retryAfter: PATIENCE_S })
  const isUnknown = code === 'not_found' || code === 'moved_on'
  return isUnknown
    ? new Refused(status, 'upload_gone', message, { ...(requestId && { requestId }) })
    : failure
}
