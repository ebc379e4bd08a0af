import { asc, eq, sql } from 'drizzle-orm'
import { answerQuestion, askQuestion } from '#schema/contract/questions.ts'
import { throwIf } from '#schema/domain/errors.ts'
import { newId, type QuestionId, type TaskId, type UserId } from '#schema/domain/ids.ts'
import { QUESTION_MAX, QUESTIONS_PER_TASK } from '#schema/domain/limits.ts'
import { GENERAL_FACTS } from '#schema/domain/messages/general.ts'
import { canSeeQuestion, whyNotAnswer, whyNotAsk } from '#schema/domain/question.ts'
import { whyNotStartWork } from '#schema/domain/report.ts'
import type { UserType } from '#schema/domain/user.ts'
import { questions } from '#schema/tables/index.ts'
import { prepare, queryBuilder, type RowOf, type Slots } from '#worker/db/prepared.ts'
import { first } from '#worker/db/read.ts'
import { assertRowsChanged, commit } from '#worker/db/write.ts'
import { done, route } from '#worker/http/serve.ts'
import { notify } from '#worker/notices/notify.ts'
import { isBlockedSql } from '#worker/trust/blocks.ts'
import { maskContactFields, withContactWarning } from '#worker/trust/mask-contacts.ts'
import { recordMasked } from '#worker/trust/record-masked.ts'
import { currentTask } from './due.ts'
import { selectTask, selectTaskVisibility } from './queries.ts'
import { whyNotOffer } from './rules.ts'
import { toDomainTask } from './update.ts'

/** All of a task; no more can be asked than `QUESTIONS_PER_TASK`. */
export const selectQuestions = prepare(({ taskId }: Slots<{ taskId: TaskId }>) =>
  queryBuilder
    .select({
      id: questions.id,
      userId: questions.userId,
      question: questions.question,
      answer: questions.answer,
      createdAt: questions.createdAt,
      answeredAt: questions.answeredAt,
      isSuppressed: sql`${questions.suppressedAt} IS NOT NULL`.mapWith(Boolean).as('suppressed'),
    })
    .from(questions)
    .where(eq(questions.taskId, taskId))
    .orderBy(asc(questions.createdAt), asc(questions.id)),
)
type QuestionRow = RowOf<typeof selectQuestions>

export const presentQuestions = (
  rows: readonly QuestionRow[],
  client: UserId,
  reader: { id: UserId; userType: UserType },
) =>
  rows
    .filter((row) => reader.userType === 'admin' || canSeeQuestion(row, { client }, reader.id))
    .map(({ id, userId, question, answer, createdAt, answeredAt }) => ({
      _id: id,
      question,
      answer,
      askedAt: createdAt,
      answeredAt,
      isOwn: userId === reader.id,
    }))

type NewQuestion = { id: QuestionId; userId: UserId; question: string; now: number }
type ReadTask = { id: TaskId; updatedAt: number }

/** Inserts nothing when the task has changed, its client has blocked the user, or it has enough questions or one of this user. */
const insertQuestion = (task: ReadTask, { id, userId, question, now }: NewQuestion) => sql`
  INSERT INTO questions (id, task_id, user_id, question, created_at)
  SELECT ${id}, id, ${userId}, ${question}, ${now} FROM tasks
  WHERE id = ${task.id} AND updated_at = ${task.updatedAt} AND suppressed_at IS NULL
    AND NOT ${isBlockedSql(userId, sql`client_id`)}
    AND (SELECT count(*) FROM questions WHERE task_id = ${task.id}) < ${QUESTIONS_PER_TASK}
  ON CONFLICT DO NOTHING`

export const askQuestionRoute = route(askQuestion, async (ctx, { id, _id, question }) => {
  const { userId, now } = ctx
  const { actor, asked, visibility, ...found } = await ctx.read({
    task: first(selectTask({ id })),
    asked: selectQuestions({ taskId: id }),
    visibility: first(selectTaskVisibility({ id, userId })),
  })
  const task = await currentTask(ctx, found.task)
  throwIf(whyNotOffer(visibility))
  const own = asked.find((each) => each.userId === userId)
  // A repeat after its idempotency record has expired.
  if (own && own.id === _id) return done({ message: GENERAL_FACTS.questionAsked })
  const counts = { hasAsked: own !== undefined, asked: asked.length }
  throwIf(whyNotAsk(toDomainTask(task), counts, userId) ?? whyNotStartWork(actor))
  const text = maskContactFields(ctx, question, { max: QUESTION_MAX })
  const masked = { userId, text: 'proposal', taskId: id, now } as const
  return commit({
    effects: [
      insertQuestion(task, { id: _id ?? newId('question'), userId, question: text.text, now }),
      assertRowsChanged('task_state'),
      text.masked ? recordMasked(masked, sql`1`) : [],
      notify({
        to: task.clientId,
        kind: 'questionAsked',
        taskId: id,
        data: { title: task.title },
        now,
      }),
    ],
    response: { message: withContactWarning(GENERAL_FACTS.questionAsked, text) },
    status: 201,
  })
})

export const answerQuestionRoute = route(
  answerQuestion,
  async (ctx, { id, questionId, answer }) => {
    const { userId, now } = ctx
    const { asked, ...found } = await ctx.read({
      task: first(selectTask({ id })),
      asked: selectQuestions({ taskId: id }),
    })
    const task = await currentTask(ctx, found.task)
    const question = asked.find((each) => each.id === questionId) ?? null
    throwIf(whyNotAnswer(toDomainTask(task), question, userId))
    if (!question) throw new Error('a question that does not exist was answered')
    const text = maskContactFields(ctx, answer, { max: QUESTION_MAX })
    return commit({
      effects: [
        sql`UPDATE questions SET answer = ${text.text}, answered_at = ${now}
          WHERE id = ${questionId} AND answer IS NULL
            AND EXISTS (SELECT 1 FROM tasks WHERE id = ${id} AND updated_at = ${task.updatedAt})`,
        assertRowsChanged('task_state'),
        text.masked ? recordMasked({ userId, text: 'task', taskId: id, now }, sql`1`) : [],
        notify({
          to: question.userId,
          kind: 'questionAnswered',
          taskId: id,
          data: { title: task.title },
          now,
        }),
      ],
      response: { message: withContactWarning(GENERAL_FACTS.questionAnswered, text) },
    })
  },
)
