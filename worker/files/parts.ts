import { and, eq, gt, sql } from 'drizzle-orm'
import { DomainError } from '#schema/domain/errors.ts'
import type { UploadId, UserId } from '#schema/domain/ids.ts'
import { IMAGE_MAX, PART_SIZE, UPLOAD_LIFETIME_MS } from '#schema/domain/limits.ts'
import { VALIDATION_FACTS as validationMessages } from '#schema/domain/messages/validation.ts'
import { uploads } from '#schema/tables/uploads.ts'
import type { Context, Deps } from '#worker/context.ts'
import { prepare, queryBuilder, type Slots } from '#worker/db/prepared.ts'
import type { Effect } from '#worker/db/write.ts'
import { consumeAttempts, counterOf } from '#worker/limits/rate-limit.ts'

export type UploadRow = typeof uploads.$inferSelect
type Files = Pick<Deps, 'files'>

export const partCountOf = ({ size }: Pick<UploadRow, 'size'>) => Math.ceil(size / PART_SIZE)
export const partSizeOf = ({ size }: Pick<UploadRow, 'size'>, part: number) =>
  Math.min(PART_SIZE, size - (part - 1) * PART_SIZE)

export const UPLOAD_PARTS_PREFIX = 'uploads/'
export const partKey = (id: string, part: number) => `${UPLOAD_PARTS_PREFIX}${id}/${part}`
const partKeysOf = (upload: UploadRow) =>
  Array.from({ length: partCountOf(upload) }, (_, index) => partKey(upload.id, index + 1))

const selectUploadSince = prepare(
  ({ userId, id, since }: Slots<{ userId: UserId; id: UploadId; since: number }>) =>
    queryBuilder
      .select()
      .from(uploads)
      .where(and(eq(uploads.id, id), eq(uploads.userId, userId), gt(uploads.createdAt, since))),
)
/** The user's own upload that has not expired. */
export const selectUpload = (userId: UserId, id: UploadId | undefined, now: number) =>
  selectUploadSince({ userId, id: id ?? ('' as UploadId), since: now - UPLOAD_LIFETIME_MS })

/** A failure of the file store is an outage (503), not an error of the file. */
export async function withStorageErrors<T>(work: Promise<T>): Promise<T> {
  return work.catch((cause: unknown) => {
    throw Object.assign(new DomainError('unavailable', undefined, { retryAfter: 5 }), { cause })
  })
}

export async function listParts({ files }: Files, { id }: UploadRow): Promise<number[]> {
  const prefix = partKey(id, 0).slice(0, -1)
  const { objects } = await withStorageErrors(files.list({ prefix }))
  return objects.map(({ key }) => Number(key.slice(prefix.length))).toSorted((a, b) => a - b)
}

async function joinParts({ files }: Files, upload: UploadRow): Promise<Blob> {
  const objects = await withStorageErrors(
    Promise.all(partKeysOf(upload).map((key) => files.get(key))),
  )
  const parts = await Promise.all(objects.map((object) => object?.arrayBuffer()))
  const file = new Blob(parts.filter((part) => part !== undefined))
  if (file.size !== upload.size) throw new DomainError('upload_incomplete')
  return file
}

type FileInput = {
  file: Blob | undefined
  uploadId: UploadId | undefined
  upload: UploadRow | null
}

type Storing = Pick<Context, 'deps' | 'userId' | 'now' | 'write'>

/** Counts and returns the file of a command: sent with it, or uploaded before in parts. */
export async function fileFromInput(
  ctx: Storing,
  { file, uploadId, upload }: FileInput,
  maxBytes = Number.POSITIVE_INFINITY,
): Promise<Blob | undefined> {
  const { deps, userId } = ctx
  if (file || uploadId !== undefined) await consumeAttempts(ctx, counterOf(deps, 'file', userId))
  if (uploadId === undefined) return file
  if (!upload) throw new DomainError('upload_gone')
  if (upload.size > maxBytes) throw new DomainError('too_large', validationMessages.imageTooLarge)
  return joinParts(deps, upload)
}
export const imageFromInput = (ctx: Storing, input: FileInput) =>
  fileFromInput(ctx, input, IMAGE_MAX)

/** Part of the batch that stores the file's key. Parts that remain after a crash are deleted by the orphans job. */
export const consumeUpload = ({ files }: Files, upload: UploadRow | null): Effect =>
  upload
    ? [
        sql`DELETE FROM uploads WHERE id = ${upload.id}`,
        { afterCommit: () => files.delete(partKeysOf(upload)) },
      ]
    : []
