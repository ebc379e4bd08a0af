import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { newId } from './ids.ts'
import { RESTORE_MS } from './limits.ts'
import {
  isHeld,
  labelOf,
  statusAfter,
  TASK_STATUSES,
  whyNotApprove,
  whyNotDelete,
  whyNotEdit,
  whyNotRestore,
  whyNotSubmit,
  type TaskEvent,
  type TaskStatus,
} from './task.ts'

const EVENTS: TaskEvent[] = [
  'edit',
  'remove',
  'restore',
  'expire',
  'award',
  'submit',
  'requestChanges',
  'approve',
  'cancel',
  'reopen',
  'dispute',
  'settle',
]
const anyEvents = fc.array(fc.constantFrom(...EVENTS), { maxLength: 40 })
const owner = newId('user')
const tasker = newId('user')
const stranger = newId('user')

test('RULES 2.1: a completed task never moves again', () => {
  for (const event of EVENTS) expect(statusAfter('completed', event)).toBeNull()
})

test('R22 I4: along any life, money is held exactly from the award to the end of the work', () => {
  fc.assert(
    fc.property(anyEvents, (events) => {
      let status: TaskStatus = 'pending'
      let held = false
      for (const event of events) {
        const next = statusAfter(status, event)
        if (next === null) continue
        if (event === 'award') held = true
        if (['approve', 'cancel', 'settle'].includes(event)) held = false
        // A dispute that ends in going on keeps the hold; an award undone gives it back.
        if (event === 'reopen' && next === 'pending') held = false
        expect([event, next, isHeld(next)]).toEqual([event, next, held])
        status = next
      }
    }),
  )
})

test('R27, R29: nothing is approved that was not submitted, and nothing submitted that was not awarded', () => {
  const before: Partial<Record<TaskEvent, TaskEvent>> = { submit: 'award', approve: 'submit' }
  fc.assert(
    fc.property(anyEvents, (events) => {
      let status: TaskStatus = 'pending'
      const happened = new Set<TaskEvent>()
      for (const event of events) {
        const next = statusAfter(status, event)
        if (next === null) continue
        const needed = before[event]
        expect(needed === undefined || happened.has(needed)).toBe(true)
        happened.add(event)
        status = next
      }
    }),
  )
})

test('RULES 2.1: every status can be reached from a new task, and each has its label', () => {
  const reached = new Set<TaskStatus>(['pending'])
  for (const status of reached) {
    for (const event of EVENTS) {
      const next = statusAfter(status, event)
      if (next) reached.add(next)
    }
  }
  expect([...reached].toSorted()).toEqual([...TASK_STATUSES].toSorted())
  expect(
    ['pending', 'in-progress', 'submitted', 'completed', 'disputed', 'cancelled', 'expired'].map(
      (s) => labelOf(s as TaskStatus),
    ),
  ).toEqual(['Open', 'In Progress', 'Submitted', 'Completed', 'In Dispute', 'Cancelled', 'Expired'])
})

test('R52: to a stranger every move on a task is "not found", whatever its status', () => {
  for (const status of TASK_STATUSES) {
    const task = { status, client: owner, taskerId: tasker, removedAt: 0 }
    expect([
      whyNotEdit(task, stranger),
      whyNotDelete(task, stranger),
      whyNotRestore(task, stranger, 1),
      whyNotSubmit(task, stranger),
      whyNotApprove(task, stranger),
    ]).toEqual(Array(5).fill('not_found'))
  }
})

test('R8, R9: who may edit and delete, by status', () => {
  const answers = TASK_STATUSES.map((status) => {
    const task = { status, client: owner }
    return [status, whyNotEdit(task, owner), whyNotDelete(task, owner)]
  })
  expect(answers).toEqual([
    ['pending', null, null],
    ['in-progress', 'task_assigned_edit', 'task_assigned_delete'],
    ['submitted', 'task_assigned_edit', 'task_assigned_delete'],
    ['completed', 'task_assigned_edit', 'task_completed_delete'],
    ['disputed', 'task_assigned_edit', 'task_assigned_delete'],
    ['cancelled', 'task_assigned_edit', null],
    ['expired', 'task_assigned_edit', null],
    ['removed', 'task_assigned_edit', null],
  ])
})

test('R9: a removed task comes back for thirty days', () => {
  const task = { status: 'removed', client: owner, removedAt: 1000 } as const
  expect(whyNotRestore(task, owner, 1000 + RESTORE_MS)).toBeNull()
  expect(whyNotRestore(task, owner, 1001 + RESTORE_MS)).toBe('restore_too_late')
  expect(whyNotRestore({ ...task, status: 'completed' }, owner, 1000)).toBe('moved_on')
})

test('R27: approving twice is no refusal; approving too early is one', () => {
  const why = (status: TaskStatus) => whyNotApprove({ status, client: owner }, owner)
  expect([why('submitted'), why('completed')]).toEqual([null, null])
  expect([why('pending'), why('in-progress')]).toEqual(['not_submitted', 'not_submitted'])
  expect([why('disputed'), why('cancelled')]).toEqual(['moved_on', 'moved_on'])
})

test('R29: only the assigned tasker submits, while it is being done or waits for approval', () => {
  const why = (status: TaskStatus) => whyNotSubmit({ status, taskerId: tasker }, tasker)
  expect([why('in-progress'), why('submitted')]).toEqual([null, null])
  expect([why('completed'), why('disputed'), why('pending')]).toEqual(
    Array(3).fill('task_not_in_progress'),
  )
})
