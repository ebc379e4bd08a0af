import { liveQuery } from 'dexie'
import type { Call } from '#pwa/api/call.ts'
import { ApiError, NetworkError } from '#pwa/api/errors.ts'
import type { OutboxEntry, StoredFile, Upload } from '#pwa/replica/database.ts'
import { withReopen } from '#pwa/replica/with-reopen.ts'
import { cancelUpload, openUpload, putPart } from '#schema/contract/uploads.ts'
import { newId } from '#schema/domain/ids.ts'
import { PART_SIZE } from '#schema/domain/limits.ts'
import { delayAfter } from './backoff.ts'
import { isWaiting } from './entry.ts'
import { isStoredFile } from './files.ts'
import type { Device } from './queueable.ts'
import { requeue } from './transitions.ts'

/** A phone that can call the server. */
export type Uploader = Device & { call: Call }

/** Larger files are uploaded in parts. Bytes. */
const SINGLE_REQUEST_MAX = 1024 * 1024
/** After so many parts, other entries and a pull come first. */
const PARTS_PER_ROUND = 4
const UPLOAD_SLOT_RETRY_S = 60

/** `more`: parts remain for the next round. `stopped`: the entry was stopped or discarded. */
type UploadResult = 'whole' | 'more' | 'stopped'

/** The file of an input that is too large to be sent again from its beginning after each lost connection. */
export function largeFileIn(
  input: Record<string, unknown>,
): { field: string; file: StoredFile } | null {
  for (const [field, file] of Object.entries(input))
    if (isStoredFile(file) && file.size > SINGLE_REQUEST_MAX) return { field, file }
  return null
}

/** The input with the id of the upload in place of the file. */
export function withUpload(input: object, { id }: Upload, field: string): Record<string, unknown> {
  const { [field]: _file, ...rest } = input as Record<string, unknown>
  return { ...rest, uploadId: id }
}

/** False when the entry is no longer being sent. */
const saveProgress = ({ replica }: Uploader, { key }: OutboxEntry, fields: Partial<OutboxEntry>) =>
  withReopen(replica, () =>
    replica.transaction('rw', replica.outbox, async () => {
      const entry = await replica.outbox.get({ key })
      if (entry?.state !== 'sending') return false
      await replica.outbox.put({ ...entry, ...fields })
      return true
    }),
  )

/** A signal that aborts requests as soon as the user stops the entry in any tab. */
function stopSignal({ replica }: Uploader, { key }: OutboxEntry) {
  const controller = new AbortController()
  const subscription = liveQuery(() => replica.outbox.get({ key })).subscribe({
    next: (entry) => entry?.state !== 'sending' && controller.abort(),
    error: () => {},
  })
  return { signal: controller.signal, unsubscribe: () => subscription.unsubscribe() }
}

async function isStillWaiting({ replica }: Uploader, { key }: OutboxEntry): Promise<boolean> {
  const entry = await replica.outbox.get({ key })
  return entry !== undefined && isWaiting(entry)
}

const GONE_CODES: readonly string[] = ['upload_gone', 'upload_incomplete']
/** The server has the upload no longer, or not all of it. */
export const isUploadGone = (failure: unknown): boolean =>
  failure instanceof ApiError && GONE_CODES.includes(failure.code)

/** The upload starts again, under another id. */
export function restartUpload(uploader: Uploader, entry: OutboxEntry, random: () => number) {
  const nextAt = uploader.now() + delayAfter(entry.attempts, random)
  return requeue(uploader, entry, () => ({ upload: undefined, nextAt }))
}

type UploadJob = {
  entry: OutboxEntry
  file: StoredFile
  upload: Upload
  signal: AbortSignal
  /** Whether another entry is due, or another tab leads. */
  isOtherDue: () => Promise<boolean>
}

async function sendRound(
  uploader: Uploader,
  { entry, file, upload, signal, isOtherDue }: UploadJob,
): Promise<UploadResult> {
  const { replica, call } = uploader
  const row = await replica.files.get(file.fileId)
  if (!row) return 'stopped'
  const { size, id } = upload
  // Without an idempotency key, so that the response has the parts as they are now.
  const { parts, partCount } = await call(openUpload, { uploadId: id, size }, { signal })
  const uploaded = new Set(parts)
  const sizeOf = (part: number) => Math.min(PART_SIZE, size - (part - 1) * PART_SIZE)
  const sentBytes = () => [...uploaded].reduce((sum, part) => sum + sizeOf(part), 0)
  const missing = Array.from({ length: partCount }, (_, index) => index + 1).filter(
    (part) => !uploaded.has(part),
  )
  if (!(await saveProgress(uploader, entry, { upload: { ...upload, sent: sentBytes() } })))
    return 'stopped'
  for (const [index, part] of missing.entries()) {
    if (index === PARTS_PER_ROUND || (index > 0 && (await isOtherDue()))) return 'more'
    const from = (part - 1) * PART_SIZE
    const bytes = new Blob([row.bytes.slice(from, from + sizeOf(part))])
    await call(putPart, { id, part, bytes }, { signal })
    uploaded.add(part)
    // The connection works, so the next failure counts as a first one.
    const progress = { upload: { ...upload, sent: sentBytes() }, attempts: 1 }
    if (!(await saveProgress(uploader, entry, progress))) return 'stopped'
  }
  const whole = { ...upload, sent: size, isWhole: true }
  return (await saveProgress(uploader, entry, { upload: whole })) ? 'whole' : 'stopped'
}

/** Uploads the missing parts, a few at a time. A part that arrived is never sent again, not even after a restart. */
export async function sendParts(
  uploader: Uploader,
  entry: OutboxEntry,
  file: StoredFile,
  isOtherDue: () => Promise<boolean>,
): Promise<UploadResult> {
  const upload = entry.upload ?? { id: newId('upload'), size: file.size, sent: 0, isWhole: false }
  if (upload.isWhole) return 'whole'
  if (!(await saveProgress(uploader, entry, { upload }))) return 'stopped'
  const { signal, unsubscribe } = stopSignal(uploader, entry)
  let result: UploadResult
  try {
    result = await sendRound(uploader, { entry, file, upload, signal, isOtherDue })
  } catch (failure) {
    if (!signal.aborted) throw toEntryFailure(failure)
    result = 'stopped'
  } finally {
    unsubscribe()
  }
  // Otherwise the tab that leads now goes on with it. If this request is lost, the parts are deleted after a week.
  if (result === 'stopped' && !(await isStillWaiting(uploader, entry)))
    void uploader.call(cancelUpload, { id: upload.id }).catch(() => {})
  return result
}

/** What the rejection of a part means for the entry. */
function toEntryFailure(failure: unknown): unknown {
  if (!(failure instanceof ApiError)) return failure
  const { code, message, status, requestId } = failure
  // The user's other uploads finish first.
  if (code === 'too_many_uploads')
    return new NetworkError(message, { hasResponse: true, retryAfter: UPLOAD_SLOT_RETRY_S })
  const isUnknown = code === 'not_found' || code === 'moved_on'
  return isUnknown
    ? new ApiError(status, 'upload_gone', message, { ...(requestId && { requestId }) })
    : failure
}
