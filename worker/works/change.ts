import { and, eq, sql } from 'drizzle-orm'
import {
  deleteWorkPicture,
  editWorkPicture,
  orderWorkPictures,
} from '#schema/contract/work-pictures.ts'
import { DomainError } from '#schema/domain/errors.ts'
import { WORK_PICTURE_FACTS } from '#schema/domain/messages/work-pictures.ts'
import { inWantedOrder } from '#schema/domain/work-picture.ts'
import { workPictures } from '#schema/tables/work-pictures.ts'
import { first } from '#worker/db/read.ts'
import { assertRowsChanged, commit } from '#worker/db/write.ts'
import { done, route } from '#worker/http/serve.ts'
import { recordMasked } from '#worker/trust/record-masked.ts'
import { maskCaption, withMaskNote } from './caption.ts'
import { presentWorkPicture } from './present.ts'
import { changedWorkPicture, selectOwnWorkPictures, selectWorkPicture } from './queries.ts'

export const editWorkPictureRoute = route(editWorkPicture, async (ctx, { id, caption, field }) => {
  const { db, userId, now } = ctx
  const { own } = await ctx.read({ own: selectOwnWorkPictures({ userId }) })
  const picture = own.find((each) => each.id === id)
  if (!picture) throw new DomainError('not_found')
  const others = own.filter((each) => each !== picture)
  const masked = caption === undefined ? null : maskCaption(ctx, caption, others)
  const isMasked = masked?.masked ?? false
  const changed = {
    caption: masked?.text ?? picture.caption,
    trade: field ?? picture.trade,
  }
  const update = db
    .update(workPictures)
    .set(changed)
    .where(and(eq(workPictures.id, id), eq(workPictures.userId, userId)))
  return commit({
    effects: [
      update,
      assertRowsChanged('user_state'),
      isMasked ? recordMasked({ userId, text: 'profile', now }, sql`1`) : [],
      changedWorkPicture(picture),
    ],
    response: {
      message: withMaskNote(WORK_PICTURE_FACTS.changed, isMasked),
      picture: presentWorkPicture({ ...picture, ...changed }),
    },
  })
})

/** Only rows whose place differs are written. */
export const orderWorkPicturesRoute = route(orderWorkPictures, async (ctx, { ids }) => {
  const { userId } = ctx
  const { own } = await ctx.read({ own: selectOwnWorkPictures({ userId }) })
  const moved = inWantedOrder(own, ids)
    .map((picture, index) => ({ picture, position: index + 1 }))
    .filter(({ picture, position }) => picture.position !== position)
  const response = { message: WORK_PICTURE_FACTS.ordered }
  if (moved.length === 0) return done(response)
  const positions = JSON.stringify(
    Object.fromEntries(moved.map(({ picture, position }) => [picture.id, position])),
  )
  return commit({
    effects: [
      sql`UPDATE work_pictures SET position = (
          SELECT value FROM json_each(${positions}) WHERE key = work_pictures.id)
        WHERE user_id = ${userId} AND id IN (SELECT key FROM json_each(${positions}))`,
      moved.map(({ picture }) => changedWorkPicture(picture)),
    ],
    response,
  })
})

/** Its files are deleted by a job (worker/files/delete-orphans.ts). */
export const deleteWorkPictureRoute = route(deleteWorkPicture, async (ctx, { id }) => {
  const { db, userId } = ctx
  const { picture } = await ctx.read({ picture: first(selectWorkPicture({ id })) })
  // One that the client refused is no longer the owner's: it keeps the picture from being taken over again.
  if (picture?.userId !== userId || picture.objectedAt !== null) throw new DomainError('not_found')
  return commit({
    effects: [
      db
        .delete(workPictures)
        .where(sql`id = ${id} AND user_id = ${userId} AND objected_at IS NULL`),
      changedWorkPicture(picture, 'del'),
    ],
    response: { message: WORK_PICTURE_FACTS.deleted },
  })
})
