import { eq, sql } from 'drizzle-orm'
import { cancelUpload, findUpload, openUpload, putPart } from '#schema/contract/uploads.ts'
import { DomainError } from '#schema/domain/errors.ts'
import { newId, type UploadId, type UserId } from '#schema/domain/ids.ts'
import { OPEN_UPLOADS_MAX, PART_SIZE, UNPROVEN_OPEN_UPLOADS_MAX } from '#schema/domain/limits.ts'
import { GENERAL_FACTS } from '#schema/domain/messages/general.ts'
import { VALIDATION_FACTS as validationMessages } from '#schema/domain/messages/validation.ts'
import { isContactProven } from '#schema/domain/user.ts'
import { uploads } from '#schema/tables/uploads.ts'
import type { Context } from '#worker/context.ts'
import { prepare, queryBuilder, type Slots } from '#worker/db/prepared.ts'
import { first } from '#worker/db/read.ts'
import { assertRowsChanged, assertThat, commit, type Statement } from '#worker/db/write.ts'
import { done, route, type Route } from '#worker/http/serve.ts'
import {
  addressCounters,
  consumeAttempt,
  counterOf,
  selectCounters,
  throwIfUsedUp,
  type Counter,
} from '#worker/limits/rate-limit.ts'
import {
  consumeUpload,
  listParts,
  partCountOf,
  partKey,
  partSizeOf,
  selectUpload,
  withStorageErrors,
  type UploadRow,
} from './parts.ts'

const present = (upload: Pick<UploadRow, 'id' | 'size'>, parts: number[]) => ({
  uploadId: upload.id,
  size: upload.size,
  partSize: PART_SIZE,
  partCount: partCountOf(upload),
  parts,
})

const selectAnyUpload = prepare(({ id }: Slots<{ id: UploadId }>) =>
  queryBuilder.select().from(uploads).where(eq(uploads.id, id)),
)
const selectOpen = prepare(({ userId }: Slots<{ userId: UserId }>) =>
  queryBuilder
    .select({ id: uploads.id })
    .from(uploads)
    .where(eq(uploads.userId, userId))
    .limit(OPEN_UPLOADS_MAX),
)

/** What all uploads of a day may have together, in kB: of the user, of the address and of the network around it. */
const countersOf = ({ deps, userId, ip }: Context, isProven: boolean): Counter[] => [
  counterOf(deps, isProven ? 'upload' : 'unprovenUpload', userId),
  ...addressCounters(deps, 'uploadAddress', ip),
]
/** Of two uploads at once that both read the last free bytes, one is tried again and then rejected. */
const assertNotUsedUp = ({ key, max }: Counter): Statement =>
  assertThat(
    'user_state',
    sql`(SELECT attempts FROM rate_limit_counters WHERE key = ${key}) <= ${max}`,
  )

const openUploadRoute = route(openUpload, async (ctx, { uploadId: id = newId('upload'), size }) => {
  const { userId, now, deps } = ctx
  const keys = [true, false].flatMap((isProven) => countersOf(ctx, isProven).map(({ key }) => key))
  const { actor, existing, open, used } = await ctx.read({
    existing: first(selectAnyUpload({ id })),
    open: selectOpen({ userId }),
    used: selectCounters({ keys: JSON.stringify(keys) }),
  })
  if (existing) {
    if (existing.userId !== userId) throw new DomainError('not_found')
    if (existing.size !== size) throw new DomainError('moved_on')
    return done(present(existing, await listParts(deps, existing)))
  }
  const isProven = isContactProven(actor)
  const openMax = isProven ? OPEN_UPLOADS_MAX : UNPROVEN_OPEN_UPLOADS_MAX
  if (open.length >= openMax) throw new DomainError('too_many_uploads')
  const sizeKb = Math.ceil(size / 1024)
  const counters = countersOf(ctx, isProven)
  for (const counter of counters) {
    const row = used.find(({ key }) => key === counter.key)
    throwIfUsedUp(deps, Object.assign({ by: sizeKb }, counter), row, now)
  }
  const insert = sql`
      INSERT INTO uploads (id, user_id, size, created_at) SELECT ${id}, ${userId}, ${size}, ${now}
      WHERE (SELECT count(*) FROM uploads WHERE user_id = ${userId}) < ${openMax}`
  return commit({
    effects: [
      insert,
      assertRowsChanged('user_state'),
      counters.flatMap((counter) => [
        consumeAttempt(counter, now, sql`1`, sizeKb),
        assertNotUsedUp(counter),
      ]),
    ],
    response: present({ id, size }, []),
    status: 201,
  })
})

function throwIfWrongSize(upload: UploadRow, part: number, sizeBytes: number): void {
  if (part > partCountOf(upload)) {
    const message = validationMessages.unknownPart
    throw new DomainError('invalid_input', message, { fields: { part: message } })
  }
  const expected = partSizeOf(upload, part)
  if (sizeBytes === expected) return
  const message = validationMessages.partSize(part, expected)
  throw new DomainError('invalid_input', message, { fields: { bytes: message } })
}

/** Needs no idempotency record: storing the same part again changes nothing. */
const putPartRoute = route(putPart, async (ctx, { id, part, bytes }) => {
  const { userId, now, deps } = ctx
  const { upload } = await ctx.read({ upload: first(selectUpload(userId, id, now)) })
  if (!upload) throw new DomainError('not_found')
  throwIfWrongSize(upload, part, bytes.size)
  await withStorageErrors(deps.files.put(partKey(id, part), await bytes.arrayBuffer()))
  return done({ uploadId: id, part })
})

const findUploadRoute = route(findUpload, async ({ userId, now, deps, read }, { id }) => {
  const { upload } = await read({ upload: first(selectUpload(userId, id, now)) })
  if (!upload) throw new DomainError('not_found')
  return present(upload, await listParts(deps, upload))
})

const cancelUploadRoute = route(cancelUpload, async ({ userId, now, deps, read }, { id }) => {
  const { upload } = await read({ upload: first(selectUpload(userId, id, now)) })
  if (!upload) throw new DomainError('not_found')
  return commit({
    effects: [consumeUpload(deps, upload)],
    response: { message: GENERAL_FACTS.uploadCancelled },
  })
})

export const uploadRoutes: readonly Route[] = [
  openUploadRoute,
  putPartRoute,
  findUploadRoute,
  cancelUploadRoute,
]
