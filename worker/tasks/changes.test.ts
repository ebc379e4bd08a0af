import { describe, expect, it } from 'vitest'
import { changedByUpdate } from './changes.ts'

const open = {
  id: 'task',
  clientId: 'client',
  taskerId: null,
  trade: 'Electrical',
  status: 'pending',
  removedFrom: null,
  askedId: null,
} as unknown as Parameters<typeof changedByUpdate>[0]
const asked = { ...open, askedId: 'tasker' } as typeof open
const assigned = { ...open, taskerId: 'tasker', status: 'in-progress' } as typeof open
const cancelled = { ...assigned, status: 'cancelled' } as typeof open

const seenBy = (task: typeof open, values: object) =>
  changedByUpdate(task, values).map(({ scope, op }) => `${op} ${scope}`)

describe('an update of a task is seen by', () => {
  it.each([
    ['edited', open, {}, ['put u:client', 'put feed:Electrical']],
    [
      'moved to another trade',
      open,
      { trade: 'Woodwork' },
      ['put u:client', 'del feed:Electrical', 'put feed:Woodwork'],
    ],
    ['expired', open, { status: 'expired' }, ['put u:client', 'del feed:Electrical']],
    [
      'awarded',
      open,
      { status: 'in-progress', taskerId: 'tasker' },
      ['put u:client', 'put u:tasker', 'del feed:Electrical'],
    ],
    ['edited while it is for one person', asked, {}, ['put u:client']],
    [
      'awarded to that person',
      asked,
      { status: 'in-progress', taskerId: 'tasker' },
      ['put u:client', 'put u:tasker'],
    ],
    ['shown to everybody', asked, { askedId: null }, ['put u:client', 'put feed:Electrical']],
    ['submitted', assigned, { status: 'submitted' }, ['put u:client', 'put u:tasker']],
    [
      'opened again',
      assigned,
      { status: 'pending', taskerId: null },
      ['put u:client', 'del u:tasker', 'put feed:Electrical'],
    ],
    [
      'removed by an administrator',
      assigned,
      { status: 'removed', removedFrom: null },
      ['del u:client', 'put u:tasker'],
    ],
    [
      'deleted',
      open,
      { status: 'removed', removedFrom: 'pending' },
      ['del u:client', 'del feed:Electrical'],
    ],
    [
      'deleted after the work was cancelled',
      cancelled,
      { status: 'removed', removedFrom: 'cancelled' },
      ['del u:client'],
    ],
    [
      'restored',
      { ...open, status: 'removed', removedFrom: 'pending' } as typeof open,
      { status: 'pending', removedFrom: null },
      ['put u:client', 'put feed:Electrical'],
    ],
    [
      'restored as cancelled',
      { ...cancelled, status: 'removed', removedFrom: 'cancelled' } as typeof open,
      { status: 'cancelled', removedFrom: null },
      ['put u:client'],
    ],
  ])('those whom it concerns: %s', (_, task, values, expected) => {
    expect(seenBy(task, values)).toEqual(expected)
  })
})
