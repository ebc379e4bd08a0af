import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { newId } from './ids.ts'
import { TASK_RESTORE_MS } from './limits.ts'
import {
  HELD_STATUSES,
  restoredStatusOf,
  statusLabelOf,
  taskStatusAfter,
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
  'restoreCancelled',
  'restoreExpired',
  'expire',
  'repost',
  'award',
  'submit',
  'requestChanges',
  'approve',
  'cancel',
  'reopen',
  'dispute',
  'settle',
  'adminRemove',
]
const anyEvents = fc.array(fc.constantFrom(...EVENTS), { maxLength: 40 })
const owner = newId('user')
const tasker = newId('user')
const stranger = newId('user')
const isHeld = (status: TaskStatus) => HELD_STATUSES.some((each) => each === status)

test('a completed task stays completed', () => {
  for (const event of EVENTS)
    expect([null, 'completed']).toContain(taskStatusAfter('completed', event))
})

test('after any events, money is held from the award until the task ends', () => {
  fc.assert(
    fc.property(anyEvents, (events) => {
      let status: TaskStatus = 'pending'
      let held = false
      for (const event of events) {
        const next = taskStatusAfter(status, event)
        if (next === null) continue
        if (event === 'award') held = true
        if (['approve', 'cancel', 'settle', 'adminRemove'].includes(event)) held = false
        // A reopened dispute keeps the hold; a cancelled award releases it.
        if (event === 'reopen' && next === 'pending') held = false
        expect([event, next, isHeld(next)]).toEqual([event, next, held])
        status = next
      }
    }),
  )
})

test('approval needs a submission, and a submission needs an award', () => {
  const requirement: Partial<Record<TaskEvent, TaskEvent>> = { submit: 'award', approve: 'submit' }
  fc.assert(
    fc.property(anyEvents, (events) => {
      let status: TaskStatus = 'pending'
      const happened = new Set<TaskEvent>()
      for (const event of events) {
        const next = taskStatusAfter(status, event)
        if (next === null) continue
        const needed = requirement[event]
        expect(needed === undefined || happened.has(needed)).toBe(true)
        happened.add(event)
        status = next
      }
    }),
  )
})

test('every status can be reached from a new task, and each has its label', () => {
  const reached = new Set<TaskStatus>(['pending'])
  for (const status of reached) {
    for (const event of EVENTS) {
      const next = taskStatusAfter(status, event)
      if (next) reached.add(next)
    }
  }
  expect([...reached].toSorted()).toEqual([...TASK_STATUSES].toSorted())
  expect(
    ['pending', 'in-progress', 'submitted', 'completed', 'disputed', 'cancelled', 'expired'].map(
      (s) => statusLabelOf(s as TaskStatus),
    ),
  ).toEqual(['Open', 'In Progress', 'Submitted', 'Completed', 'In Dispute', 'Cancelled', 'Expired'])
})

test('for a user who is not a party every change is "not found", in every status', () => {
  for (const status of TASK_STATUSES) {
    const parties = { client: owner, taskerId: tasker, stages: null }
    const task = { status, ...parties, removedAt: 0, removedFrom: null }
    expect([
      whyNotEdit(task, stranger),
      whyNotDelete(task, stranger),
      whyNotRestore(task, stranger, 1),
      whyNotSubmit(task, stranger),
      whyNotApprove(task, stranger),
    ]).toEqual(Array(5).fill('not_found'))
  }
})

test('the owner edits open tasks only, and deletes tasks that are not assigned', () => {
  const reasons = TASK_STATUSES.map((status) => {
    const task = { status, client: owner }
    return [status, whyNotEdit(task, owner), whyNotDelete(task, owner)]
  })
  expect(reasons).toEqual([
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

test('a removed task can be restored for 30 days', () => {
  const task = {
    status: 'removed',
    client: owner,
    removedAt: 1000,
    removedFrom: 'pending',
  } as const
  expect(whyNotRestore(task, owner, 1000 + TASK_RESTORE_MS)).toBeNull()
  expect(whyNotRestore(task, owner, 1001 + TASK_RESTORE_MS)).toBe('restore_too_late')
  expect(whyNotRestore({ ...task, status: 'completed' }, owner, 1000)).toBe('moved_on')
  expect(whyNotRestore({ ...task, removedFrom: null }, owner, 1000)).toBe('removed_by_admin')
})

test('a removed task returns to what it was', () => {
  const restored = (removedFrom: TaskStatus | null) =>
    restoredStatusOf({ status: 'removed', removedFrom })
  expect([restored('pending'), restored('cancelled'), restored('expired'), restored(null)]).toEqual(
    ['pending', 'cancelled', 'expired', null],
  )
})

test('approving twice is allowed, approving before a submission is not', () => {
  const why = (status: TaskStatus) => whyNotApprove({ status, client: owner }, owner)
  expect([why('submitted'), why('completed')]).toEqual([null, null])
  expect([why('pending'), why('in-progress')]).toEqual(['not_submitted', 'not_submitted'])
  expect([why('disputed'), why('cancelled')]).toEqual(['moved_on', 'moved_on'])
})

test('the assignee submits while the task is in progress or submitted', () => {
  const why = (status: TaskStatus) =>
    whyNotSubmit({ status, taskerId: tasker, stages: null }, tasker)
  expect([why('in-progress'), why('submitted')]).toEqual([null, null])
  expect([why('completed'), why('disputed'), why('pending')]).toEqual(
    Array(3).fill('task_not_in_progress'),
  )
})
