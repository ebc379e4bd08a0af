import { describe, expect, test } from 'vitest'
import type { Day } from './days.ts'
import { newId } from './ids.ts'
import { nextStepOf } from './next-step.ts'
import type { LifeTask } from './task-actions.ts'
import { TASK_STATUSES } from './task.ts'

const AUTO_APPROVE_AT = Date.parse('2026-12-01T16:00:00Z')
/** 11:59 PM in Lagos. */
const END_OF_DAY = Date.parse('2026-11-27T22:59:59.999Z')
const taskWith = (fields: Partial<LifeTask>): LifeTask => ({
  status: 'in-progress',
  client: newId('user'),
  taskerId: newId('user'),
  agreedDate: '2026-11-27' as Day,
  submittedAt: null,
  autoApproveAt: null,
  ...fields,
})

describe('the next step', () => {
  test('of work in progress is the submission by the end of the agreed day in Lagos', () => {
    const task = taskWith({})
    expect(nextStepOf(task, 'tasker', END_OF_DAY)).toEqual({ kind: 'submit', at: END_OF_DAY })
    expect(nextStepOf(task, 'client', END_OF_DAY)).toEqual({ kind: 'awaitWork', at: END_OF_DAY })
  })

  test('of work after the agreed day says that it is late', () => {
    const task = taskWith({})
    expect(nextStepOf(task, 'tasker', END_OF_DAY + 1).kind).toBe('submitLate')
    expect(nextStepOf(task, 'client', END_OF_DAY + 1).kind).toBe('workLate')
  })

  test('of submitted work is the client’s answer, until the automatic payment', () => {
    const task = taskWith({ status: 'submitted', autoApproveAt: AUTO_APPROVE_AT })
    const before = AUTO_APPROVE_AT - 1
    expect(nextStepOf(task, 'client', before)).toEqual({ kind: 'approve', at: AUTO_APPROVE_AT })
    expect(nextStepOf(task, 'tasker', before)).toEqual({
      kind: 'awaitApproval',
      at: AUTO_APPROVE_AT,
    })
    for (const side of ['client', 'tasker'] as const)
      expect(nextStepOf(task, side, AUTO_APPROVE_AT).kind).toBe('paymentDue')
  })

  test('of submitted work without a known time is the answer alone', () => {
    const task = taskWith({ status: 'submitted' })
    expect(nextStepOf(task, 'tasker', END_OF_DAY)).toEqual({ kind: 'awaitApproval', at: null })
  })

  test('exists for each status and side', () => {
    for (const status of TASK_STATUSES)
      for (const side of ['client', 'tasker'] as const)
        expect(nextStepOf(taskWith({ status }), side, END_OF_DAY).kind).toBeTruthy()
  })
})
