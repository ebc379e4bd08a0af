import { expect, test } from 'vitest'
import { isForOther, whyNotShowToAll, whyNotWaitLonger } from './ask.ts'
import { newId } from './ids.ts'

const [client, asked, other] = [newId('user'), newId('user'), newId('user')]
const task = { client, askedId: asked, askEnd: null, askedUntil: null, status: 'pending' } as const

test('a todo for one person is for nobody else, and after a block not for that person either', () => {
  expect([asked, other].map((reader) => isForOther(task, reader))).toEqual([false, true])
  expect(isForOther({ ...task, askEnd: 'declined' }, asked)).toBe(false)
  expect(isForOther({ ...task, askEnd: 'gone' }, asked)).toBe(true)
  expect(isForOther({ askedId: null, askEnd: null }, other)).toBe(false)
})

test('the client of an open todo decides, whether or not there is an answer', () => {
  expect(whyNotShowToAll(task, client)).toBeNull()
  expect(whyNotShowToAll({ ...task, askEnd: 'gone' }, client)).toBeNull()
  expect(whyNotShowToAll(task, asked)).toBe('not_found')
  expect(whyNotShowToAll({ ...task, status: 'expired' }, client)).toBe('task_not_open')
})

test('the client waits once more only for a professional who has not answered', () => {
  const why = (askEnd: 'declined' | 'unanswered' | 'gone' | null) =>
    whyNotWaitLonger({ ...task, askEnd }, client)
  expect(['unanswered' as const, 'declined' as const, 'gone' as const, null].map(why)).toEqual([
    null,
    'ask_over',
    'ask_over',
    'ask_over',
  ])
  expect(whyNotWaitLonger({ ...task, askedUntil: 1 }, client)).toBeNull()
  expect(whyNotWaitLonger({ ...task, askEnd: 'unanswered' }, other)).toBe('not_found')
})
