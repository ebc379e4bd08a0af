import { sql } from 'drizzle-orm'
import { addWorkPicture } from '#schema/contract/work-pictures.ts'
import { DomainError, throwIf } from '#schema/domain/errors.ts'
import { newId } from '#schema/domain/ids.ts'
import { WORK_PICTURES_MAX } from '#schema/domain/limits.ts'
import { WORK_PICTURE_FACTS } from '#schema/domain/messages/work-pictures.ts'
import { visibleAtOf, whyNotAddWorkPicture } from '#schema/domain/work-picture.ts'
import { workPictures } from '#schema/tables/work-pictures.ts'
import { first } from '#worker/db/read.ts'
import { assertThat, commit } from '#worker/db/write.ts'
import { consumeUpload, imageFromInput, selectUpload } from '#worker/files/parts.ts'
import { storePicture } from '#worker/files/store.ts'
import { done, route } from '#worker/http/serve.ts'
import { recordMasked } from '#worker/trust/record-masked.ts'
import { maskCaption, withMaskNote } from './caption.ts'
import { presentWorkPicture } from './present.ts'
import {
  changedWorkPicture,
  selectOwnWorkPictures,
  selectWorkPicture,
  type WorkPictureRow,
} from './queries.ts'

export const addWorkPictureRoute = route(addWorkPicture, async (ctx, input) => {
  const { db, userId, now, deps } = ctx
  const id = input._id ?? newId('workPicture')
  const { actor, existing, own, upload } = await ctx.read({
    existing: first(selectWorkPicture({ id })),
    own: selectOwnWorkPictures({ userId }),
    upload: first(selectUpload(userId, input.uploadId, now)),
  })
  // The same id under a new key is a repeat; that of another user does not exist for this one.
  if (existing && existing.userId !== userId) throw new DomainError('not_found')
  if (existing)
    return done({ message: WORK_PICTURE_FACTS.added, picture: presentWorkPicture(existing) })
  throwIf(whyNotAddWorkPicture({ ...actor, pictures: own.length }))
  const trade = input.field ?? actor.trade
  if (!trade) throw new DomainError('invalid_input')

  const caption = maskCaption(ctx, input.caption, own)
  const { picture: file, uploadId } = input
  const picture = await imageFromInput(ctx, { file, uploadId, upload })
  if (!picture) throw new DomainError('invalid_input')
  const row: WorkPictureRow = {
    id,
    userId,
    position: (own.at(-1)?.position ?? 0) + 1,
    picture: await storePicture(deps, picture),
    thumbnail: input.thumbnail ? await storePicture(deps, input.thumbnail) : null,
    caption: caption.text,
    trade,
    taskId: null,
    source: null,
    visibleAt: visibleAtOf(now, { isTakenOver: false }),
    objectedAt: null,
    suppressedAt: null,
    createdAt: now,
  }
  return commit({
    effects: [
      assertThat(
        'user_state',
        sql`(SELECT count(*) FROM work_pictures WHERE user_id = ${userId} AND objected_at IS NULL) < ${WORK_PICTURES_MAX}`,
      ),
      db.insert(workPictures).values(row),
      caption.masked ? recordMasked({ userId, text: 'profile', now }, sql`1`) : [],
      consumeUpload(deps, upload),
      changedWorkPicture(row),
    ],
    response: {
      message: withMaskNote(WORK_PICTURE_FACTS.added, caption.masked),
      picture: presentWorkPicture(row),
    },
    status: 201,
  })
})
