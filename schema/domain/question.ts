import type { ErrorCode } from './errors.ts'
import type { UserId } from './ids.ts'
import { QUESTIONS_PER_TASK } from './limits.ts'
import type { TaskStatus } from './task.ts'

type OpenTask = { client: UserId; status: TaskStatus }

/** `hasAsked`: this professional, about this todo. `asked`: how many there are by all. */
type Asked = { hasAsked: boolean; asked: number }

/** One question of each professional about an open todo of somebody else. */
export function whyNotAsk(
  task: OpenTask,
  { hasAsked, asked }: Asked,
  userId: UserId,
): ErrorCode | null {
  if (task.client === userId) return 'own_task'
  if (task.status !== 'pending') return 'task_not_open'
  if (hasAsked) return 'already_asked'
  return asked >= QUESTIONS_PER_TASK ? 'too_many_questions' : null
}

/** The client answers once, and for all who may apply, so only while the todo is open. */
export function whyNotAnswer(
  task: OpenTask,
  question: { answer: string | null } | null,
  userId: UserId,
): ErrorCode | null {
  if (task.client !== userId || !question) return 'not_found'
  if (question.answer !== null) return 'already_answered'
  return task.status === 'pending' ? null : 'task_not_open'
}

type Read = { userId: UserId; answer: string | null; isSuppressed: boolean }

/** Who asked and the client see a question at once, everybody else once it is answered. */
export const canSeeQuestion = (
  { userId, answer, isSuppressed }: Read,
  task: { client: UserId },
  reader: UserId,
): boolean => userId === reader || (!isSuppressed && (task.client === reader || answer !== null))
