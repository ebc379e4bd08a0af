import { and, asc, eq, isNull, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { ShownWorkPicture } from '#schema/contract/work-pictures.ts'
import type { UserId, WorkPictureId } from '#schema/domain/ids.ts'
import { NEWEST_WORKS, WORK_PICTURES_MAX } from '#schema/domain/limits.ts'
import { users } from '#schema/tables/users.ts'
import { workPictures } from '#schema/tables/work-pictures.ts'
import { prepare, queryBuilder, type Slots } from '#worker/db/prepared.ts'
import type { Change } from '#worker/db/write.ts'

export type WorkPictureRow = typeof workPictures.$inferSelect

export const selectWorkPicture = prepare(({ id }: Slots<{ id: WorkPictureId }>) =>
  queryBuilder.select().from(workPictures).where(eq(workPictures.id, id)),
)

/** All of a user, in their order, without those that the client of the todo does not want shown. */
export const selectOwnWorkPictures = prepare(({ userId }: Slots<{ userId: UserId }>) =>
  queryBuilder
    .select()
    .from(workPictures)
    .where(and(eq(workPictures.userId, userId), isNull(workPictures.objectedAt)))
    .orderBy(asc(workPictures.position), asc(workPictures.id)),
)

/** What everybody sees at a time, of the table by its own name. */
export const isShownAt = (now: SQL<number> | number): SQL =>
  sql`work_pictures.suppressed_at IS NULL AND work_pictures.objected_at IS NULL
    AND work_pictures.visible_at <= ${now}`
const shownColumns = {
  _id: workPictures.id,
  picture: workPictures.picture,
  thumbnail: workPictures.thumbnail,
  caption: workPictures.caption,
  field: workPictures.trade,
  isDoneHere: sql`${workPictures.taskId} IS NOT NULL`.mapWith(Boolean).as('is_done_here'),
}

/** Of a professional whom the reader may see, which another query of the same read decides. */
export const selectShownWorkPictures = prepare(
  ({ userId, now }: Slots<{ userId: UserId; now: number }>) =>
    queryBuilder
      .select(shownColumns)
      .from(workPictures)
      .innerJoin(users, eq(users.id, workPictures.userId))
      .where(and(eq(workPictures.userId, userId), eq(users.userType, 'tasker'), isShownAt(now)))
      .orderBy(asc(workPictures.position), asc(workPictures.id))
      .limit(WORK_PICTURES_MAX),
)

/** Sub-select: the newest pictures that everybody sees of a user of the outer query. Reads as many rows as it returns. */
export const newestWorksOf = (user: SQLWrapper, now: SQL<number>) =>
  sql`(SELECT json_group_array(json_object('_id', id, 'picture', picture, 'thumbnail', thumbnail,
      'caption', caption, 'field', trade, 'isDoneHere', json(iif(task_id IS NULL, 'false', 'true')))) FROM (
    SELECT * FROM work_pictures WHERE user_id = ${user} AND ${isShownAt(now)}
    ORDER BY visible_at DESC, id DESC LIMIT ${sql.raw(String(NEWEST_WORKS))}))`
    .mapWith((text: string) => JSON.parse(text) as ShownWorkPicture[])
    .as('newest_works')

/** For the owner's phones; profiles of others are read when they are opened. */
export const changedWorkPicture = (
  { userId, id }: Pick<WorkPictureRow, 'userId' | 'id'>,
  op: Change['op'] = 'put',
): Change => ({ scope: `u:${userId}`, entity: 'workPicture', id, op })
