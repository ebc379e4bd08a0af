import { describe, expect, test } from 'vitest'
import 'fake-indexeddb/auto'
import type { UserId } from '#schema/domain/ids.ts'
import { DAY_MS } from '#schema/domain/limits.ts'
import { TEST_NOW } from '#testing/clock.ts'
import { createDevice } from '#testing/pwa/device.ts'
import {
  findArrivals,
  newVisit,
  addWithoutMoving,
  showArrivals,
  useVisit,
  loadVisit,
} from './stable-order.ts'

const newTask = (_id: string, day: number) => ({
  _id,
  createdAt: `2026-01-${String(day).padStart(2, '0')}T08:00:00.000Z`,
})
const FIRST = [newTask('b', 11), newTask('a', 10)]
const idsOf = (tasks: readonly { _id: string }[]) => tasks.map(({ _id }) => _id)

describe('a visit to the list', () => {
  test('displays all tasks at first and counts none as new', () => {
    const visit = addWithoutMoving(newVisit(1, 0), FIRST, true)
    expect([...visit.batches.keys()]).toEqual(['b', 'a'])
    expect(findArrivals(visit, FIRST)).toEqual([])
    expect(findArrivals(newVisit(1, 0), FIRST)).toEqual([])
  })

  test('does not display a task that was posted since', () => {
    const visit = addWithoutMoving(newVisit(1, 0), FIRST, true)
    const now = [newTask('c', 12), ...FIRST]
    expect(addWithoutMoving(visit, now, true)).toBe(visit)
    expect(idsOf(findArrivals(visit, now))).toEqual(['c'])
  })

  test('displays arrivals above all other tasks on a tap', () => {
    const now = [newTask('c', 12), ...FIRST]
    const visit = showArrivals(addWithoutMoving(newVisit(1, 0), FIRST, true), now)
    expect(findArrivals(visit, now)).toEqual([])
    expect(visit.batches.get('c')).toBeLessThan(visit.batches.get('a') ?? 0)
    const later = showArrivals(visit, [newTask('d', 13), ...now])
    expect(later.batches.get('d')).toBeLessThan(later.batches.get('c') ?? 0)
  })

  test('adds older tasks of a further page below the others', () => {
    const visit = addWithoutMoving(
      addWithoutMoving(newVisit(1, 0), FIRST, true),
      [...FIRST, newTask('old', 2)],
      true,
    )
    expect(visit.batches.get('old')).toBeGreaterThan(visit.batches.get('a') ?? 0)
    const older = addWithoutMoving(visit, [...FIRST, newTask('old', 2), newTask('older', 1)], true)
    expect(older.batches.get('older')).toBeGreaterThan(older.batches.get('old') ?? 0)
  })

  test('counts nothing as new and moves nothing until a whole page was displayed', () => {
    const filling = addWithoutMoving(newVisit(1, 0), FIRST, false)
    const page = [newTask('c', 12), ...FIRST]
    expect(findArrivals(filling, page)).toEqual([])
    const whole = addWithoutMoving(filling, page, true)
    expect(whole.batches.get('c')).toBeGreaterThan(whole.batches.get('a') ?? 0)
    expect(idsOf(findArrivals(whole, [newTask('d', 13), ...page]))).toEqual(['d'])
  })

  test('keeps the seed for the whole visit, and a refresh starts a new one', () => {
    const userId = 'me' as UserId
    useVisit.getState().open(userId, newVisit(1, TEST_NOW))
    useVisit.getState().add(FIRST, true)
    useVisit.getState().showNew([newTask('c', 12), ...FIRST])
    useVisit.getState().open(userId, newVisit(2, TEST_NOW))
    expect(useVisit.getState().visit.seed).toBe(1)
    useVisit.getState().refresh(TEST_NOW)
    expect(useVisit.getState().visit.seed).not.toBe(1)
    expect(useVisit.getState().visit.batches.size).toBe(0)
  })

  test('starts a new visit for another user on the same phone', () => {
    useVisit.getState().open('me' as UserId, newVisit(1, TEST_NOW))
    useVisit.getState().add(FIRST, true)
    useVisit.getState().open('you' as UserId, newVisit(2, TEST_NOW))
    expect(useVisit.getState().visit.batches.size).toBe(0)
  })

  test('restores the stored visit within half a day and starts a new one later', async () => {
    const { replica, loadReplica } = createDevice()
    const stored = addWithoutMoving(newVisit(7, TEST_NOW), FIRST, true)
    await replica.setMeta('visit', stored)
    const at = (now: number) => loadVisit({ loadReplica, now: () => now })
    expect(await at(TEST_NOW + DAY_MS / 2 - 1)).toEqual(stored)
    for (const later of [TEST_NOW + DAY_MS / 2, TEST_NOW - DAY_MS]) {
      const visit = await at(later)
      expect(visit).toMatchObject({ startedAt: later, isWhole: false })
      expect(visit.batches.size).toBe(0)
    }
  })

  test('displays new tasks without a tap when no listed task is left', () => {
    const visit = addWithoutMoving(
      addWithoutMoving(newVisit(1, 0), FIRST, true),
      [newTask('c', 12)],
      true,
    )
    expect(findArrivals(visit, [newTask('c', 12)])).toEqual([])
    expect(addWithoutMoving(visit, [], true)).toBe(visit)
    expect(idsOf(findArrivals(visit, [newTask('d', 13), newTask('c', 12)]))).toEqual(['d'])
  })
})
