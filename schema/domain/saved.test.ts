import { describe, expect, it } from 'vitest'
import { SAVED_MAX, savedStateOf, whyNotSave } from './saved.ts'

describe('what may be saved', () => {
  const open = { isVisible: true, isOpen: true, isSaved: false, count: 0 }
  it.each([
    ['what is open', {}, null],
    ['what is hidden', { isVisible: false }, 'not_found'],
    ['a todo that closed before it was sent', { isOpen: false }, 'task_not_open'],
    ['one too many', { count: SAVED_MAX }, 'too_many_saved'],
    ['the same again', { isSaved: true, isOpen: false, count: SAVED_MAX }, null],
  ] as const)('%s', (_, change, expected) => {
    expect(whyNotSave({ ...open, ...change })).toBe(expected)
  })
})

it.each([
  ['pending', 'open'],
  ['disputed', 'assigned'],
  ['completed', 'assigned'],
  ['cancelled', 'cancelled'],
  ['expired', 'closed'],
  ['removed', 'deleted'],
] as const)('a saved todo that is %s is said to be %s', (status, state) => {
  expect(savedStateOf(status)).toBe(state)
})
