import { sql } from 'drizzle-orm'
import { cancelUpload, findUpload, openUpload, putPart } from '#schema/contract/uploads.ts'
import { newId } from '#schema/domain/ids.ts'
import { PART_SIZE, UPLOADS_OPEN_MAX } from '#schema/domain/limits.ts'
import { Refusal } from '#schema/domain/refusal.ts'
import { TEXTS } from '#schema/domain/texts.ts'
import { uploads } from '#schema/tables/uploads.ts'
import { eq } from 'drizzle-orm'
import { commit, guard } from '../db/commit.ts'
import { first } from '../db/read.ts'
import { done, serve, type Served } from '../http/serve.ts'
import {
  arrived,
  dropParts,
  keyOfPart,
  partCountOf,
  partsOf,
  sizeOfPart,
  stored,
  uploadBy,
  type UploadRow,
} from './parts.ts'

const present = (upload: Pick<UploadRow, 'id' | 'size'>, parts: number[]) => ({
  uploadId: upload.id,
  size: upload.size,
  partSize: PART_SIZE,
  partCount: partCountOf(upload),
  parts,
})

const open = serve(openUpload, async (ctx, { uploadId: id = newId('upload'), size }) => {
  const { db, me, now, deps } = ctx
  const { same, mine } = await ctx.read({
    same: first(db.select().from(uploads).where(eq(uploads.id, id))),
    mine: db
      .select({ id: uploads.id })
      .from(uploads)
      .where(eq(uploads.userId, me))
      .limit(UPLOADS_OPEN_MAX),
  })
  if (same) {
    // The phone's own id again under a new key; whoever else's it is stays unsaid.
    if (same.userId !== me || same.size !== size) throw new Refusal('moved_on')
    return done(present(same, await partsOf(deps, same)))
  }
  if (mine.length >= UPLOADS_OPEN_MAX) throw new Refusal('too_many_uploads')
  const insert = sql`
    INSERT INTO uploads (id, user_id, size, created_at) SELECT ${id}, ${me}, ${size}, ${now}
    WHERE (SELECT count(*) FROM uploads WHERE user_id = ${me}) < ${UPLOADS_OPEN_MAX}`
  return commit({
    writes: [insert, guard('user_state')],
    changes: [],
    answer: present({ id, size }, []),
    status: 201,
  })
})

/** Needs no receipt: the same part again is the same part. */
const put = serve(putPart, async ({ db, me, now, deps, read }, { id, part, bytes }) => {
  const { upload } = await read({ upload: first(uploadBy(db, me, id, now)) })
  if (!upload) throw new Refusal('not_found')
  const wanted = part <= partCountOf(upload) ? sizeOfPart(upload, part) : 0
  if (bytes.size !== wanted) {
    const words = wanted === 0 ? 'There is no such part' : `Part ${part} has ${wanted} bytes`
    throw new Refusal('invalid_input', words, {
      fields: { [wanted === 0 ? 'part' : 'bytes']: words },
    })
  }
  await stored(deps.files.put(keyOfPart(id, part), await bytes.arrayBuffer()))
  return done({ uploadId: id, part })
})

const find = serve(findUpload, async ({ db, me, now, deps, read }, { id }) => {
  const { upload } = await read({ upload: first(uploadBy(db, me, id, now)) })
  if (!upload) throw new Refusal('not_found')
  return present(upload, await partsOf(deps, upload))
})

const cancel = serve(cancelUpload, async ({ db, me, now, deps, read }, { id }) => {
  const { upload } = await read({ upload: first(uploadBy(db, me, id, now)) })
  if (!upload) throw new Refusal('not_found')
  return commit({
    writes: arrived(upload),
    changes: [],
    answer: { message: TEXTS.uploadCancelled },
    ...dropParts(deps, upload),
  })
})

export const uploadRoutes: readonly Served[] = [open, put, find, cancel]
