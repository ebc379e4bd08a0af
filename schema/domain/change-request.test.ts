import { expect, it } from 'vitest'
import { whyNotRequestChanges } from './change-request.ts'
import { newId } from './ids.ts'
import { TASK_STATUSES } from './task.ts'

const client = newId('user')
const why = (fields: object = {}, user = client) =>
  whyNotRequestChanges({ status: 'submitted', client, revisions: 0, ...fields }, user)

it('allows the owner three requests, each for submitted work', () => {
  expect([0, 1, 2, 3].map((revisions) => why({ revisions }))).toEqual([
    null,
    null,
    null,
    'too_many_change_requests',
  ])
  expect(why({}, newId('user'))).toBe('not_found')
})

it('names why another status does not allow it', () => {
  const reasons = Object.fromEntries(TASK_STATUSES.map((status) => [status, why({ status })]))
  expect(reasons).toEqual({
    pending: 'not_submitted',
    'in-progress': 'not_submitted',
    submitted: null,
    completed: 'moved_on',
    disputed: 'moved_on',
    cancelled: 'moved_on',
    expired: 'moved_on',
    removed: 'moved_on',
  })
})
