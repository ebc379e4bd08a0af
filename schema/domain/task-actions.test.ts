import { describe, expect, test } from 'vitest'
import { newId } from './ids.ts'
import { actionsOf } from './task-actions.ts'
import { TASK_STATUSES, type TaskStatus } from './task.ts'

const client = newId('user')
const tasker = newId('user')
const NOW = Date.UTC(2026, 10, 24)
const taskIn = (status: TaskStatus) => ({
  status,
  client,
  taskerId: tasker,
  agreedDate: null,
  submittedAt: null,
  autoApproveAt: null,
  reviews: status === 'completed' ? { closesAt: NOW + 1 } : null,
  dispute: null,
  revisions: 0,
})
const kindsOf = (status: TaskStatus, user: typeof client) =>
  actionsOf(taskIn(status), user, NOW).map(({ kind }) => kind)

describe('the actions of a task', () => {
  test.each([
    ['pending', ['proposals', 'edit', 'delete']],
    ['in-progress', []],
    ['submitted', ['approve', 'requestChanges']],
    ['completed', ['reviewTasker']],
    ['removed', []],
  ] as const)('%s, for the client, begin with: %o', (status, kinds) => {
    expect(kindsOf(status, client)).toEqual(expect.arrayContaining([...kinds]))
    expect(kindsOf(status, client)[0]).toBe(kinds[0] ?? kindsOf(status, client)[0])
  })

  test.each([
    ['in-progress', 'submit'],
    ['submitted', 'submitAgain'],
    ['completed', 'reviewClient'],
  ] as const)('%s, for the tasker, have %s', (status, kind) => {
    expect(kindsOf(status, tasker)).toContain(kind)
    expect(kindsOf(status, client)).not.toContain(kind)
  })

  test('are none for a user who is not a party, whatever the status', () => {
    for (const status of TASK_STATUSES) expect(kindsOf(status, newId('user'))).toEqual([])
  })

  test('say which need the network', () => {
    const actions = actionsOf(taskIn('submitted'), client, NOW)
    expect(actions[0]).toEqual({ kind: 'approve', route: null, needsNetwork: true })
  })
})
