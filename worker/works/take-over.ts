import { and, asc, eq, sql, type SQL } from 'drizzle-orm'
import {
  listTaskPictures,
  objectToPicture,
  takeOverPicture,
} from '#schema/contract/work-pictures.ts'
import { DomainError, throwIf } from '#schema/domain/errors.ts'
import { newId, type TaskId, type WorkPictureId } from '#schema/domain/ids.ts'
import { WORK_PICTURES_MAX } from '#schema/domain/limits.ts'
import { WORK_PICTURE_FACTS } from '#schema/domain/messages/work-pictures.ts'
import { visibleAtOf, whyNotObject, whyNotTakeOver } from '#schema/domain/work-picture.ts'
import { evidenceFiles } from '#schema/tables/evidence.ts'
import { submissions, tasks } from '#schema/tables/tasks.ts'
import { workPictures } from '#schema/tables/work-pictures.ts'
import { prepare, queryBuilder, type Slots } from '#worker/db/prepared.ts'
import { first } from '#worker/db/read.ts'
import { assertRowsChanged, assertThat, commit } from '#worker/db/write.ts'
import { withStorageErrors } from '#worker/files/parts.ts'
import { createSignedLink, PRIVATE_FILES_PREFIX, storePicture } from '#worker/files/store.ts'
import { done, route } from '#worker/http/serve.ts'
import { notify } from '#worker/notices/notify.ts'
import { toClient, toTasker } from '#worker/tasks/notices.ts'
import { selectTask } from '#worker/tasks/queries.ts'
import { presentWorkPicture } from './present.ts'
import { changedWorkPicture, selectOwnWorkPictures, type WorkPictureRow } from './queries.ts'

const latestSubmission = (taskId: SQL<TaskId>) =>
  queryBuilder
    .select({ id: submissions.id })
    .from(submissions)
    .where(eq(submissions.taskId, taskId))
    .orderBy(sql`version DESC`)
    .limit(1)

/** The pictures of the latest submission, each with what became of it on the profile. */
const selectTaskPictures = prepare(({ taskId }: Slots<{ taskId: TaskId }>) =>
  queryBuilder
    .select({ key: evidenceFiles.key, copy: workPictures })
    .from(evidenceFiles)
    .leftJoin(workPictures, eq(workPictures.source, evidenceFiles.key))
    .where(
      and(
        eq(evidenceFiles.taskId, taskId),
        sql`${evidenceFiles.subjectId} = (${latestSubmission(taskId)})`,
        sql`${evidenceFiles.type} LIKE 'image/%'`,
      ),
    )
    .orderBy(asc(evidenceFiles.position)),
)

/** For both sides of the todo. For everybody else it does not exist. */
export const listTaskPicturesRoute = route(
  listTaskPictures,
  async ({ userId, now, read, deps }, { id }) => {
    const { task, rows } = await read({
      task: first(selectTask({ id })),
      rows: selectTaskPictures({ taskId: id }),
    })
    if (!task || (task.clientId !== userId && task.taskerId !== userId))
      throw new DomainError('not_found')
    const shown = task.status === 'completed' ? rows : []
    const pictures = shown.map(async ({ key, copy }) => ({
      source: key,
      url: await createSignedLink(deps, key, userId, now),
      copy: copy && {
        _id: copy.id,
        visibleAt: copy.visibleAt,
        isRefused: copy.objectedAt !== null,
      },
    }))
    return { pictures: await Promise.all(pictures) }
  },
)

export const takeOverPictureRoute = route(takeOverPicture, async (ctx, input) => {
  const { id: taskId, source, thumbnail } = input
  const { db, userId, now, deps } = ctx
  const { actor, task, rows, own } = await ctx.read({
    task: first(selectTask({ id: taskId })),
    rows: selectTaskPictures({ taskId }),
    own: selectOwnWorkPictures({ userId }),
  })
  const found = rows.find(({ key }) => key === source)
  if (!task || !found || task.taskerId !== userId) throw new DomainError('not_found')
  const { copy } = found
  // A second tap.
  if (copy && copy.objectedAt === null)
    return done({ message: WORK_PICTURE_FACTS.takenOver, picture: presentWorkPicture(copy) })
  const { status } = task
  throwIf(whyNotTakeOver({ ...actor, pictures: own.length, status, isRefused: copy !== null }))

  const file = await withStorageErrors(deps.files.get(PRIVATE_FILES_PREFIX + source))
  if (!file) throw new DomainError('not_found')
  const visibleAt = visibleAtOf(now, { isTakenOver: true })
  const row: WorkPictureRow = {
    id: newId('workPicture'),
    userId,
    position: (own.at(-1)?.position ?? 0) + 1,
    picture: await storePicture(deps, new Blob([await file.arrayBuffer()])),
    thumbnail: thumbnail ? await storePicture(deps, thumbnail) : null,
    caption: '',
    trade: task.trade,
    taskId,
    source,
    visibleAt,
    objectedAt: null,
    suppressedAt: null,
    createdAt: now,
  }
  const data = { name: actor.username, at: visibleAt }
  return commit({
    effects: [
      assertThat(
        'user_state',
        sql`(SELECT count(*) FROM work_pictures WHERE user_id = ${userId} AND objected_at IS NULL) < ${WORK_PICTURES_MAX}
          AND NOT EXISTS (SELECT 1 FROM work_pictures WHERE source = ${source})`,
      ),
      db.insert(workPictures).values(row),
      changedWorkPicture(row),
      notify(...toClient(task, { kind: 'pictureTaken', data, now })),
    ],
    response: { message: WORK_PICTURE_FACTS.takenOver, picture: presentWorkPicture(row) },
    status: 201,
  })
})

const selectWithTask = prepare(({ id }: Slots<{ id: WorkPictureId }>) =>
  queryBuilder
    .select({
      picture: workPictures,
      task: {
        id: tasks.id,
        title: tasks.title,
        clientId: tasks.clientId,
        taskerId: tasks.taskerId,
      },
    })
    .from(workPictures)
    .innerJoin(tasks, eq(tasks.id, workPictures.taskId))
    .where(eq(workPictures.id, id)),
)

/** The row stays without the picture, whose files a job deletes (worker/files/delete-orphans.ts). */
export const objectToPictureRoute = route(objectToPicture, async (ctx, { id }) => {
  const { db, userId, now } = ctx
  const { actor, found } = await ctx.read({ found: first(selectWithTask({ id })) })
  if (found?.task.clientId !== userId) throw new DomainError('not_found')
  const { picture, task } = found
  const response = { message: WORK_PICTURE_FACTS.objected }
  if (picture.objectedAt !== null) return done(response)
  throwIf(whyNotObject(picture, now))
  const data = { name: actor.username }
  return commit({
    effects: [
      db
        .update(workPictures)
        .set({ objectedAt: now, picture: '', thumbnail: null, caption: '' })
        .where(sql`id = ${id} AND objected_at IS NULL`),
      assertRowsChanged('user_state'),
      changedWorkPicture(picture, 'del'),
      notify(...toTasker(task, { kind: 'pictureRefused', data, now })),
    ],
    response,
  })
})
