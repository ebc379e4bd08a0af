import { queueable, type OptimisticStore } from '#pwa/outbox/queueable.ts'
import type { Question } from '#schema/contract/questions.ts'
import * as contract from '#schema/contract/questions.ts'
import type { QuestionId, TaskId } from '#schema/domain/ids.ts'
import { messages } from './messages.ts'

export const questionDraftKey = (taskId: string) => `question:${taskId}`
export const answerDraftKey = (questionId: string) => `answer:${questionId}`

/** The list is a part of what the task's page has fetched. */
async function change(
  view: OptimisticStore,
  task: TaskId,
  by: (questions: readonly Question[]) => Question[],
) {
  const row = (await view.get('submissions', task)) ?? { task, submissions: [] }
  view.put('submissions', { ...row, questions: by(row.questions ?? []) })
}

const toTime = (ms: number) => new Date(ms).toISOString() as Question['askedAt']

export const askQuestion = queueable(contract.askQuestion, {
  lane: ({ id }) => `task:${id}`,
  ref: ({ id }) => id,
  describe: () => messages.unsentQuestion,
  form: ({ id, question }) => ({
    draft: questionDraftKey(id),
    path: `/single-task/${id}`,
    fields: { text: question },
  }),
  optimistic: (view, { id, _id, question }, { queuedAt }) =>
    change(view, id, (questions) => [
      ...questions.filter(({ isOwn }) => !isOwn),
      {
        _id: _id ?? (id as string as QuestionId),
        question: question.trim(),
        answer: null,
        askedAt: toTime(queuedAt),
        answeredAt: null,
        isOwn: true,
      },
    ]),
})

export const answerQuestion = queueable(contract.answerQuestion, {
  lane: ({ id }) => `task:${id}`,
  ref: ({ questionId }) => questionId,
  describe: () => messages.unsentAnswer,
  form: ({ id, questionId, answer }) => ({
    draft: answerDraftKey(questionId),
    path: `/single-task/${id}`,
    fields: { text: answer },
  }),
  optimistic: (view, { id, questionId, answer }, { queuedAt }) =>
    change(view, id, (questions) =>
      questions.map((each) =>
        each._id === questionId
          ? { ...each, answer: answer.trim(), answeredAt: toTime(queuedAt) }
          : each,
      ),
    ),
})
