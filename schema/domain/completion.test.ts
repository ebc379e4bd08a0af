import { expect, test } from 'vitest'
import { completionOf } from './completion.ts'

test.each([
  [
    { completed: 0, cancelled: 0 },
    { rate: null, jobs: 0 },
  ],
  [
    { completed: 4, cancelled: 0 },
    { rate: null, jobs: 4 },
  ],
  [
    { completed: 4, cancelled: 1 },
    { rate: 80, jobs: 5 },
  ],
  [
    { completed: 5, cancelled: 0 },
    { rate: 100, jobs: 5 },
  ],
  [
    { completed: 299, cancelled: 1 },
    { rate: 99, jobs: 300 },
  ],
])('has a completion rate from five jobs on: %o', (ended, expected) => {
  expect(completionOf(ended)).toEqual({ ...expected, completed: ended.completed })
})
