import { and, asc, eq, sql, type SQL } from 'drizzle-orm'
import type { UserId, WorkPictureId } from '#schema/domain/ids.ts'
import { WORK_PICTURES_MAX } from '#schema/domain/limits.ts'
import { users } from '#schema/tables/users.ts'
import { workPictures } from '#schema/tables/work-pictures.ts'
import { prepare, queryBuilder, type Slots } from '#worker/db/prepared.ts'
import type { Change } from '#worker/db/write.ts'

export type WorkPictureRow = typeof workPictures.$inferSelect

export const selectWorkPicture = prepare(({ id }: Slots<{ id: WorkPictureId }>) =>
  queryBuilder.select().from(workPictures).where(eq(workPictures.id, id)),
)

/** All of a user, in their order. */
export const selectOwnWorkPictures = prepare(({ userId }: Slots<{ userId: UserId }>) =>
  queryBuilder
    .select()
    .from(workPictures)
    .where(eq(workPictures.userId, userId))
    .orderBy(asc(workPictures.position), asc(workPictures.id)),
)

const isShown = sql`${workPictures.suppressedAt} IS NULL AND ${workPictures.objectedAt} IS NULL`
const shownColumns = {
  _id: workPictures.id,
  picture: workPictures.picture,
  thumbnail: workPictures.thumbnail,
  caption: workPictures.caption,
  field: workPictures.trade,
  isDoneHere: sql`${workPictures.taskId} IS NOT NULL`.mapWith(Boolean).as('is_done_here'),
}

/** Of a professional whom the reader may see, which another query of the same read decides. */
const selectShown = (userId: SQL<UserId>) =>
  queryBuilder
    .select(shownColumns)
    .from(workPictures)
    .innerJoin(users, eq(users.id, workPictures.userId))
    .where(and(eq(workPictures.userId, userId), eq(users.userType, 'tasker'), isShown))

export const selectShownWorkPictures = prepare(({ userId }: Slots<{ userId: UserId }>) =>
  selectShown(userId)
    .orderBy(asc(workPictures.position), asc(workPictures.id))
    .limit(WORK_PICTURES_MAX),
)

/** For the owner's phones; profiles of others are read when they are opened. */
export const changedWorkPicture = (
  { userId, id }: Pick<WorkPictureRow, 'userId' | 'id'>,
  op: Change['op'] = 'put',
): Change => ({ scope: `u:${userId}`, entity: 'workPicture', id, op })
