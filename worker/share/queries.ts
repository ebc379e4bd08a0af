import { and, eq, isNull, sql } from 'drizzle-orm'
import type { TaskId, UserId } from '#schema/domain/ids.ts'
import type { Trade } from '#schema/domain/trade-names.ts'
import { tasks, users } from '#schema/tables/index.ts'
import { checksOf, trackRecordOf } from '#worker/accounts/queries.ts'
import type { Db } from '#worker/db/client.ts'
import { isShownAt } from '#worker/works/queries.ts'
import { isPublic } from './todo-queries.ts'

/** Pictures of earlier work on a shared profile, whose page stays small. */
const SHARED_WORKS = 6

type SharedQuestion = { question: string; answer: string }
/** What professionals have asked and the client has answered, the oldest first. */
const answeredQuestions =
  sql`(SELECT json_group_array(json_object('question', question, 'answer', answer)) FROM (
    SELECT question, answer FROM questions
    WHERE task_id = tasks.id AND answer IS NOT NULL AND suppressed_at IS NULL ORDER BY created_at, id))`
    .mapWith((text: string) => JSON.parse(text) as SharedQuestion[])
    .as('questions')

/** What everyone may read of a task; nothing of one for one person. The address, the notes and the ids of users are not even selected. */
export const selectSharedTask = (db: Db, id: TaskId) =>
  db
    .select({
      id: tasks.id,
      title: tasks.title,
      description: tasks.description,
      price: tasks.price,
      duration: tasks.duration,
      neededBy: tasks.neededBy,
      span: tasks.span,
      projectType: tasks.projectType,
      location: tasks.location,
      skills: tasks.skills,
      trade: tasks.trade,
      taskImage: tasks.taskImage,
      taskThumbnail: tasks.taskThumbnail,
      status: tasks.status,
      createdAt: tasks.createdAt,
      questions: answeredQuestions,
      isSuppressed: sql`${tasks.suppressedAt} IS NOT NULL OR ${users.suppressedAt} IS NOT NULL`
        .mapWith(Boolean)
        .as('is_suppressed'),
      isClientGone: sql`${users.suspendedAt} IS NOT NULL OR ${users.closedAt} IS NOT NULL`
        .mapWith(Boolean)
        .as('is_client_gone'),
      client: {
        username: users.username,
        isVerified: users.isVerified,
        ratingSum: users.clientRatingSum,
        ratingCount: users.clientRatingCount,
      },
    })
    .from(tasks)
    .innerJoin(users, eq(users.id, tasks.clientId))
    .where(and(eq(tasks.id, id), isNull(tasks.askedId)))
export type SharedTaskRow = Awaited<ReturnType<typeof selectSharedTask>>[number]

type SharedWork = { src: string; caption: string; trade: Trade }
/** The first pictures of earlier work. With the table's name, which a select of one table leaves out. */
const worksAt = (now: number) =>
  sql`(SELECT json_group_array(json_object('src', src, 'caption', caption, 'trade', trade)) FROM (
    SELECT coalesce(thumbnail, picture) AS src, caption, trade FROM work_pictures
    WHERE user_id = users.id AND ${isShownAt(now)}
    ORDER BY position, id LIMIT ${sql.raw(String(SHARED_WORKS))}))`
    .mapWith((text: string) => JSON.parse(text) as SharedWork[])
    .as('works')

/** A tasker's public profile; clients have no page of their own. */
export const selectSharedProfile = (db: Db, id: UserId, now: number) =>
  db
    .select({
      id: users.id,
      username: users.username,
      profilePicture: users.profilePicture,
      jobTitle: users.jobTitle,
      profileDescription: users.profileDescription,
      location: users.location,
      skillsets: users.skillsets,
      trade: users.trade,
      isVerified: users.isVerified,
      createdAt: users.createdAt,
      checks: checksOf(users),
      record: trackRecordOf(users),
      works: worksAt(now),
    })
    .from(users)
    .where(and(eq(users.id, id), eq(users.userType, 'tasker'), isPublic))
export type SharedProfileRow = Awaited<ReturnType<typeof selectSharedProfile>>[number]
