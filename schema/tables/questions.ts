import { index, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { id, instant, optionalInstant } from './columns.ts'
import { tasks } from './tasks.ts'
import { users } from './users.ts'

/** What professionals ask about an open task before they apply, one each, and the client's answer for all. */
export const questions = sqliteTable(
  'questions',
  {
    id: id('question').primaryKey(),
    taskId: id('task', 'task_id').references(() => tasks.id),
    /** Who asked. */
    userId: id('user', 'user_id').references(() => users.id),
    question: text('question').notNull(),
    answer: text('answer'),
    createdAt: instant('created_at'),
    answeredAt: optionalInstant('answered_at'),
    /** When reports hid it until an administrator decides. */
    suppressedAt: optionalInstant('suppressed_at'),
  },
  (t) => [
    uniqueIndex('one_question_per_user').on(t.taskId, t.userId),
    index('questions_of_user').on(t.userId),
  ],
)
