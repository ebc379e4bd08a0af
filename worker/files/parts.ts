import { and, eq, gt, sql } from 'drizzle-orm'
import type { UploadId, UserId } from '#schema/domain/ids.ts'
import { IMAGE_MAX, PART_SIZE, UPLOAD_MS } from '#schema/domain/limits.ts'
import { Refusal } from '#schema/domain/refusal.ts'
import { uploads } from '#schema/tables/uploads.ts'
import type { Context, Deps } from '../context.ts'
import type { Db } from '../db/client.ts'
import type { Statement } from '../db/commit.ts'

export type UploadRow = typeof uploads.$inferSelect
type Files = Pick<Deps, 'files'>

export const partCountOf = ({ size }: Pick<UploadRow, 'size'>) => Math.ceil(size / PART_SIZE)
export const sizeOfPart = ({ size }: Pick<UploadRow, 'size'>, part: number) =>
  Math.min(PART_SIZE, size - (part - 1) * PART_SIZE)

export const PARTS_FOLDER = 'uploads/'
export const keyOfPart = (id: string, part: number) => `${PARTS_FOLDER}${id}/${part}`

/** One's own, and not older than it may get; to everybody else there is no such thing (R52). */
export const uploadBy = (db: Db, me: UserId, id: UploadId | undefined, now: number) =>
  db
    .select()
    .from(uploads)
    .where(
      and(
        eq(uploads.id, id ?? ('' as UploadId)),
        eq(uploads.userId, me),
        gt(uploads.createdAt, now - UPLOAD_MS),
      ),
    )

/** What the store does not do says nothing about the file. */
export async function stored<T>(work: Promise<T>): Promise<T> {
  return work.catch((cause: unknown) => {
    throw Object.assign(new Refusal('unavailable', undefined, { retryAfter: 5 }), { cause })
  })
}

export async function partsOf({ files }: Files, { id }: UploadRow): Promise<number[]> {
  const prefix = keyOfPart(id, 0).slice(0, -1)
  const { objects } = await stored(files.list({ prefix }))
  return objects.map(({ key }) => Number(key.slice(prefix.length))).toSorted((a, b) => a - b)
}

async function wholeOf({ files }: Files, upload: UploadRow): Promise<Blob> {
  const places = Array.from({ length: partCountOf(upload) }, (_, place) => place + 1)
  const found = await stored(
    Promise.all(places.map((part) => files.get(keyOfPart(upload.id, part)))),
  )
  const parts = await Promise.all(found.map((part) => part?.arrayBuffer()))
  const whole = new Blob(parts.filter((part) => part !== undefined))
  if (whole.size !== upload.size) throw new Refusal('upload_incomplete')
  return whole
}

type Sent = { file: Blob | undefined; uploadId: UploadId | undefined; upload: UploadRow | null }

/** What a call was sent as a file: with it, or before it in parts. */
export async function fileIn(
  { deps }: Pick<Context, 'deps'>,
  { file, uploadId, upload }: Sent,
  most = Number.POSITIVE_INFINITY,
): Promise<Blob | undefined> {
  if (uploadId === undefined) return file
  if (!upload) throw new Refusal('upload_gone')
  if (upload.size > most) throw new Refusal('too_large', 'A picture can be at most 5 MB')
  return wholeOf(deps, upload)
}
export const pictureIn = (ctx: Pick<Context, 'deps'>, sent: Sent) => fileIn(ctx, sent, IMAGE_MAX)

/** With the write that names the file: it is on its way no more. */
export const arrived = (upload: UploadRow | null): Statement[] =>
  upload ? [sql`DELETE FROM uploads WHERE id = ${upload.id}`] : []

/** After it. What a killed worker leaves behind, the clock finds. */
export const dropParts = ({ files }: Files, upload: UploadRow | null) => {
  if (!upload) return {}
  const parts = Array.from({ length: partCountOf(upload) }, (_, place) => place + 1)
  return { after: () => files.delete(parts.map((part) => keyOfPart(upload.id, part))) }
}
