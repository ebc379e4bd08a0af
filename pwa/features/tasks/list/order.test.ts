import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Task } from '#schema/contract/tasks.ts'
import { naira } from '#schema/domain/money.ts'
import {
  matchesTitle,
  mixedPosition,
  sortByLatestChange,
  sortTasks,
  type Ordering,
} from './order.ts'

const newTask = (some: Partial<Record<keyof Task, unknown>>) =>
  ({
    _id: 'a',
    title: 'Fix a tap',
    price: naira(1000),
    location: 'Yaba, Lagos',
    place: null,
    createdAt: '2026-01-10T08:00:00.000Z',
    updatedAt: '2026-01-10T08:00:00.000Z',
    ...some,
  }) as Task
const idsOf = (tasks: readonly Task[]) => tasks.map(({ _id }) => _id)
const ordering = (some: Partial<Ordering> = {}): Ordering => ({
  sort: 'mixed',
  seed: 7,
  batchOf: () => 0,
  ...some,
})
const arbitraryIds = fc.uniqueArray(fc.uuid({ version: 7 }), { maxLength: 60 })
const arbitraryTasks = arbitraryIds.map((ids) => ids.map((_id) => newTask({ _id })))

describe('the mixed order', () => {
  test('has todos of the own trade first in each batch, and no card of an earlier batch moves', () => {
    fc.assert(
      fc.property(arbitraryIds, fc.integer(), (ids, seed) => {
        const tasks = ids.map((_id, index) =>
          newTask({ _id, field: index % 3 === 0 ? 'Electrician' : 'Painter' }),
        )
        const batches = new Map(ids.map((id, index) => [id as string, index % 2]))
        const batchOf = (id: string) => batches.get(id) ?? 0
        const sorted = sortTasks(tasks, ordering({ seed, batchOf, userTrade: 'Electrician' }))
        const ranks = sorted.map(({ _id, field }) => batchOf(_id) * 2 + Number(field === 'Painter'))
        expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
        const own = sorted.filter(({ field }) => field === 'Electrician')
        expect(idsOf(own)).toEqual(idsOf(sortTasks(own, ordering({ seed, batchOf }))))
      }),
    )
  })

  test('is the same for the same seed, whatever the order of the input', () => {
    fc.assert(
      fc.property(arbitraryTasks, fc.integer(), (tasks, seed) => {
        const sorted = sortTasks(tasks, ordering({ seed }))
        const sortedReversed = sortTasks(tasks.toReversed(), ordering({ seed }))
        expect(idsOf(sortedReversed)).toEqual(idsOf(sorted))
      }),
    )
  })

  test('differs for another seed', () => {
    const tasks = Array.from({ length: 40 }, (_, index) => newTask({ _id: `task-${index}` }))
    expect(idsOf(sortTasks(tasks, ordering({ seed: 1 })))).not.toEqual(
      idsOf(sortTasks(tasks, ordering({ seed: 2 }))),
    )
  })

  test('does not change for the other tasks when some are removed', () => {
    fc.assert(
      fc.property(arbitraryTasks, fc.integer(), (tasks, seed) => {
        const allIds = idsOf(sortTasks(tasks, ordering({ seed })))
        const remaining = tasks.filter((_, index) => index % 3 !== 0)
        const remainingIds = new Set(idsOf(remaining))
        expect(idsOf(sortTasks(remaining, ordering({ seed })))).toEqual(
          allIds.filter((id) => remainingIds.has(id as never)),
        )
      }),
    )
  })

  test('puts a later batch below all earlier tasks', () => {
    const tasks = Array.from({ length: 30 }, (_, index) => newTask({ _id: `task-${index}` }))
    const batchOf = (id: string) => (Number(id.slice(5)) < 20 ? 0 : 1)
    const before = idsOf(sortTasks(tasks.slice(0, 20), ordering({ batchOf })))
    expect(idsOf(sortTasks(tasks, ordering({ batchOf }))).slice(0, 20)).toEqual(before)
  })

  test('spreads tasks that were created in the same minute', () => {
    const ids = Array.from(
      { length: 1000 },
      (_, index) => `019bb0a0-7c00-7000-8000-${String(index).padStart(12, '0')}`,
    )
    const positions = ids.map((id) => mixedPosition(3, id))
    expect(new Set(positions).size).toBeGreaterThan(995)
    const lowerHalf = positions.filter((position) => position < 2 ** 31).length
    expect(lowerHalf).toBeGreaterThan(420)
    expect(lowerHalf).toBeLessThan(580)
  })
})

describe('the other orders', () => {
  test('newest puts the newest first', () => {
    const old = newTask({ _id: 'old', createdAt: '2026-01-01T00:00:00.000Z' })
    const young = newTask({ _id: 'young', createdAt: '2026-01-12T00:00:00.000Z' })
    expect(idsOf(sortTasks([old, young], ordering({ sort: 'newest' })))).toEqual(['young', 'old'])
  })

  test('price puts the highest price first', () => {
    const tasks = [
      newTask({ _id: 'low', price: naira(5) }),
      newTask({ _id: 'high', price: naira(90_000) }),
    ]
    expect(idsOf(sortTasks(tasks, ordering({ sort: 'price' })))).toEqual(['high', 'low'])
  })

  test('near is by the places that are nearer, in each the newest first, and work without a place last', () => {
    const at = (hour: number) => `2026-01-10T0${hour}:00:00.000Z`
    const tasks = [
      newTask({ _id: 'anywhere', place: null, createdAt: at(9) }),
      newTask({ _id: 'far', place: 'kano-dala', createdAt: at(8) }),
      newTask({ _id: 'old', place: 'lagos-ikeja', createdAt: at(6) }),
      newTask({ _id: 'new', place: 'lagos-ikeja', createdAt: at(7) }),
    ]
    const places = ['lagos-ikeja', 'kano-dala', null]
    const nearer = (place: string | null) => places.indexOf(place)
    const near = sortTasks(tasks, ordering({ sort: 'near', nearer }))
    expect(idsOf(near)).toEqual(['new', 'old', 'far', 'anywhere'])
    const unknown = sortTasks(tasks, ordering({ sort: 'near', nearer: null }))
    expect(idsOf(unknown)).toEqual(['anywhere', 'far', 'new', 'old'])
  })

  test("the user's own lists put the latest change first", () => {
    const tasks = [
      newTask({ _id: 'before', updatedAt: '2026-01-01T00:00:00.000Z' }),
      newTask({ _id: 'after', updatedAt: '2026-01-02T00:00:00.000Z' }),
    ]
    expect(idsOf(sortByLatestChange(tasks))).toEqual(['after', 'before'])
  })
})

describe('the search', () => {
  const tasks = [
    newTask({ _id: '1', title: 'Paint a duplex' }),
    newTask({ _id: '2', title: 'Fix a Tap' }),
  ]

  test('finds any part of a title, trimmed and in any case', () => {
    expect(idsOf(tasks.filter(matchesTitle('  fix A t ')))).toEqual(['2'])
  })

  test('matches every task when it is empty', () => {
    expect(tasks.filter(matchesTitle('   '))).toHaveLength(2)
  })

  test('never changes the order of the tasks it finds', () => {
    const arbitrarySearch = fc.string({ maxLength: 3 })
    fc.assert(
      fc.property(arbitraryTasks, fc.integer(), arbitrarySearch, (some, seed, search) => {
        const titled = some.map((task, index) => ({
          ...task,
          title: `Todo ${index % 5} of ${index}`,
        }))
        const sorted = sortTasks(titled, ordering({ seed }))
        const found = sorted.filter(matchesTitle(search))
        const positions = found.map((task) => sorted.indexOf(task))
        expect(positions).toEqual(positions.toSorted((a, b) => a - b))
      }),
    )
  })
})
