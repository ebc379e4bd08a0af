import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Task } from '#schema/contract/tasks.ts'
import { farness, latestFirst, matching, ordered, placeOf, type Ordering } from './order.ts'

const todo = (some: Partial<Record<keyof Task, unknown>>) =>
  ({
    _id: 'a',
    title: 'Fix a tap',
    price: 1000,
    location: 'Yaba, Lagos',
    createdAt: '2026-01-10T08:00:00.000Z',
    updatedAt: '2026-01-10T08:00:00.000Z',
    ...some,
  }) as Task
const idsOf = (tasks: readonly Task[]) => tasks.map(({ _id }) => _id)
const by = (some: Partial<Ordering> = {}): Ordering => ({
  sort: 'mixed',
  seed: 7,
  near: '',
  waveOf: () => 0,
  ...some,
})
const someIds = fc.uniqueArray(fc.uuid({ version: 7 }), { maxLength: 60 })
const someTodos = someIds.map((ids) => ids.map((_id) => todo({ _id })))

describe('the mixed order (F4)', () => {
  test('the same seed gives the same order, however the todos come', () => {
    fc.assert(
      fc.property(someTodos, fc.integer(), (todos, seed) => {
        const forth = ordered(todos, by({ seed }))
        const back = ordered(todos.toReversed(), by({ seed }))
        expect(idsOf(back)).toEqual(idsOf(forth))
      }),
    )
  })

  test('another seed gives another order', () => {
    const todos = Array.from({ length: 40 }, (_, n) => todo({ _id: `todo-${n}` }))
    expect(idsOf(ordered(todos, by({ seed: 1 })))).not.toEqual(
      idsOf(ordered(todos, by({ seed: 2 }))),
    )
  })

  test('taking todos away moves none of those that stay', () => {
    fc.assert(
      fc.property(someTodos, fc.integer(), (todos, seed) => {
        const all = idsOf(ordered(todos, by({ seed })))
        const kept = todos.filter((_, n) => n % 3 !== 0)
        const left = new Set(idsOf(kept))
        expect(idsOf(ordered(kept, by({ seed })))).toEqual(
          all.filter((id) => left.has(id as never)),
        )
      }),
    )
  })

  test('what comes in a later wave stands under everything that was there', () => {
    const todos = Array.from({ length: 30 }, (_, n) => todo({ _id: `todo-${n}` }))
    const waveOf = (id: string) => (Number(id.slice(5)) < 20 ? 0 : 1)
    const before = idsOf(ordered(todos.slice(0, 20), by({ waveOf })))
    expect(idsOf(ordered(todos, by({ waveOf }))).slice(0, 20)).toEqual(before)
  })

  test('todos made in the same minute are spread, not kept in a row', () => {
    const ids = Array.from(
      { length: 1000 },
      (_, n) => `019bb0a0-7c00-7000-8000-${String(n).padStart(12, '0')}`,
    )
    const places = ids.map((id) => placeOf(3, id))
    expect(new Set(places).size).toBeGreaterThan(995)
    const lower = places.filter((place) => place < 2 ** 31).length
    expect(lower).toBeGreaterThan(420)
    expect(lower).toBeLessThan(580)
  })
})

describe('the other orders (F4)', () => {
  test('newest first', () => {
    const old = todo({ _id: 'old', createdAt: '2026-01-01T00:00:00.000Z' })
    const young = todo({ _id: 'young', createdAt: '2026-01-12T00:00:00.000Z' })
    expect(idsOf(ordered([old, young], by({ sort: 'newest' })))).toEqual(['young', 'old'])
  })

  test('the best paid first', () => {
    const todos = [todo({ _id: 'low', price: 5 }), todo({ _id: 'high', price: 90_000 })]
    expect(idsOf(ordered(todos, by({ sort: 'price' })))).toEqual(['high', 'low'])
  })

  test('near: the same location as mine first, then the same town, then the rest', () => {
    const todos = [
      todo({ _id: 'far', location: 'Kano' }),
      todo({ _id: 'town', location: 'Surulere, Lagos' }),
      todo({ _id: 'same', location: ' yaba,  LAGOS ' }),
    ]
    const near = ordered(todos, by({ sort: 'near', near: 'Yaba,  Lagos' }))
    expect(idsOf(near)).toEqual(['same', 'town', 'far'])
  })

  test('without a location of my own nothing is nearer than anything else', () => {
    expect(farness('Yaba, Lagos', ' ')).toBe(2)
    expect(farness('', '')).toBe(2)
  })

  test('lists of my own stand by their latest change (SPEC 2)', () => {
    const todos = [
      todo({ _id: 'before', updatedAt: '2026-01-01T00:00:00.000Z' }),
      todo({ _id: 'after', updatedAt: '2026-01-02T00:00:00.000Z' }),
    ]
    expect(idsOf(latestFirst(todos))).toEqual(['after', 'before'])
  })
})

describe('the search (SPEC 5)', () => {
  const todos = [
    todo({ _id: '1', title: 'Paint a duplex' }),
    todo({ _id: '2', title: 'Fix a Tap' }),
  ]

  test('finds any part of a title, trimmed, whatever the case', () => {
    expect(idsOf(todos.filter(matching('  fix A t ')))).toEqual(['2'])
  })

  test('nothing typed restores the full list', () => {
    expect(todos.filter(matching('   '))).toHaveLength(2)
  })

  test('typing never reorders: what is found stands as it stood (F4)', () => {
    fc.assert(
      fc.property(someTodos, fc.integer(), fc.string({ maxLength: 3 }), (some, seed, typed) => {
        const titled = some.map((one, n) => ({ ...one, title: `Todo ${n % 5} of ${n}` }))
        const standing = ordered(titled, by({ seed }))
        const found = standing.filter(matching(typed))
        const places = found.map((one) => standing.indexOf(one))
        expect(places).toEqual(places.toSorted((a, b) => a - b))
      }),
    )
  })
})
