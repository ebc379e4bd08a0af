import { expect, test } from 'vitest'
import { newId } from './ids.ts'
import { packedTasks } from './work-pack.ts'

/** 23:30 in Lagos on 4 March. */
const now = Date.parse('2026-03-04T22:30:00Z')
const [tasker, other] = [newId('user'), newId('user')]

const work = (title: string, fields: object = {}) => ({
  title,
  status: 'in-progress' as const,
  tasker: { _id: tasker },
  agreedDate: '2026-03-05',
  changeRequest: null,
  neededBy: 'asap',
  span: 'hours' as const,
  duration: 1,
  ...fields,
})
const packed = (...tasks: ReturnType<typeof work>[]) =>
  packedTasks(tasks, tasker, now).map(({ title }) => title)

test('own work of today, of tomorrow and from before is packed, the earliest first', () => {
  const titles = packed(
    work('tomorrow'),
    work('in two days', { agreedDate: '2026-03-06' }),
    work('late', { agreedDate: '2026-02-20' }),
    work('of another', { tasker: { _id: other } }),
    work('submitted', { status: 'submitted' }),
    work('today', { agreedDate: '2026-03-04' }),
  )
  expect(titles).toEqual(['late', 'today', 'tomorrow'])
})

test('longer work is packed from the day on which it may begin, and what must be changed at once', () => {
  const later = { agreedDate: '2026-03-20' }
  const titles = packed(
    work('three days', { agreedDate: '2026-03-07', span: 'days' }),
    work('three days, later', { agreedDate: '2026-03-08', span: 'days' }),
    work('two weeks', { agreedDate: '2026-03-18', span: 'weeks' }),
    work('of an older client', { ...later, neededBy: null, span: null }),
    work('hours', later),
    work('asked to change', { ...later, changeRequest: { note: 'One switch is loose.' } }),
  )
  expect(titles).toEqual(['three days', 'two weeks', 'of an older client', 'asked to change'])
})

test('at most eight are packed', () => {
  expect(packed(...Array.from({ length: 12 }, (_, index) => work(`${index}`)))).toHaveLength(8)
})
