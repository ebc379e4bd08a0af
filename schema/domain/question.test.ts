import { expect, test } from 'vitest'
import { newId } from './ids.ts'
import { QUESTIONS_PER_TASK } from './limits.ts'
import { canSeeQuestion, whyNotAnswer, whyNotAsk } from './question.ts'

const client = newId('user')
const tasker = newId('user')
const other = newId('user')
const open = { client, status: 'pending' } as const
const none = { hasAsked: false, asked: 0 }

test.each([
  ['an open todo', open, none, null],
  ['a todo in progress', { client, status: 'in-progress' } as const, none, 'task_not_open'],
  ['a second time', open, { hasAsked: true, asked: 1 }, 'already_asked'],
  ['as the last one', open, { hasAsked: false, asked: QUESTIONS_PER_TASK - 1 }, null],
  ['as one too many', open, { hasAsked: false, asked: QUESTIONS_PER_TASK }, 'too_many_questions'],
] as const)('a professional asks about %s', (_, task, asked, reason) => {
  expect(whyNotAsk(task, asked, tasker)).toBe(reason)
})

test('a client asks nothing about an own todo', () => {
  expect(whyNotAsk(open, none, client)).toBe('own_task')
})

test('only the client answers, once, while the todo is open', () => {
  const question = { answer: null }
  expect(whyNotAnswer(open, question, client)).toBeNull()
  expect(whyNotAnswer(open, question, tasker)).toBe('not_found')
  expect(whyNotAnswer(open, null, client)).toBe('not_found')
  expect(whyNotAnswer(open, { answer: 'Yes.' }, client)).toBe('already_answered')
  expect(whyNotAnswer({ client, status: 'cancelled' }, question, client)).toBe('task_not_open')
})

test('a question is for all once it is answered, and what reports hid only for who asked', () => {
  const seenBy = (answer: string | null, isSuppressed: boolean) =>
    [client, tasker, other].map((reader) =>
      canSeeQuestion({ userId: tasker, answer, isSuppressed }, open, reader),
    )
  expect(seenBy(null, false)).toEqual([true, true, false])
  expect(seenBy('Yes.', false)).toEqual([true, true, true])
  expect(seenBy('Yes.', true)).toEqual([false, true, false])
})
