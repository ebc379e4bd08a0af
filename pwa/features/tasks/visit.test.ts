import { describe, expect, test } from 'vitest'
import 'fake-indexeddb/auto'
import type { UserId } from '#schema/domain/ids.ts'
import { DAY } from '#schema/domain/limits.ts'
import { newPhone, NOON } from '#pwa/test/phone.ts'
import { arrivals, newVisit, settleIn, showArrivals, useVisit, visitOf } from './visit.ts'

const met = (_id: string, day: number) => ({
  _id,
  createdAt: `2026-01-${String(day).padStart(2, '0')}T08:00:00.000Z`,
})
const FIRST = [met('b', 11), met('a', 10)]
const idsOf = (tasks: readonly { _id: string }[]) => tasks.map(({ _id }) => _id)

describe('a visit to the list (F4)', () => {
  test('the first look takes all there is and calls none of it new', () => {
    const visit = settleIn(newVisit(1, 0), FIRST, true)
    expect([...visit.waves.keys()]).toEqual(['b', 'a'])
    expect(arrivals(visit, FIRST)).toEqual([])
    expect(arrivals(newVisit(1, 0), FIRST)).toEqual([])
  })

  test('what is posted meanwhile waits to be asked for', () => {
    const visit = settleIn(newVisit(1, 0), FIRST, true)
    const now = [met('c', 12), ...FIRST]
    expect(settleIn(visit, now, true)).toBe(visit)
    expect(idsOf(arrivals(visit, now))).toEqual(['c'])
  })

  test('the tap brings it in above everything, once', () => {
    const now = [met('c', 12), ...FIRST]
    const visit = showArrivals(settleIn(newVisit(1, 0), FIRST, true), now)
    expect(arrivals(visit, now)).toEqual([])
    expect(visit.waves.get('c')).toBeLessThan(visit.waves.get('a') ?? 0)
    const later = showArrivals(visit, [met('d', 13), ...now])
    expect(later.waves.get('d')).toBeLessThan(later.waves.get('c') ?? 0)
  })

  test('older todos, as another page brings them, come in by themselves under the rest', () => {
    const visit = settleIn(settleIn(newVisit(1, 0), FIRST, true), [...FIRST, met('old', 2)], true)
    expect(visit.waves.get('old')).toBeGreaterThan(visit.waves.get('a') ?? 0)
    const older = settleIn(visit, [...FIRST, met('old', 2), met('older', 1)], true)
    expect(older.waves.get('older')).toBeGreaterThan(older.waves.get('old') ?? 0)
  })

  test('while the list is still filling nothing is called new, and nothing in sight moves', () => {
    const mine = settleIn(newVisit(1, 0), FIRST, false)
    const page = [met('c', 12), ...FIRST]
    expect(arrivals(mine, page)).toEqual([])
    const whole = settleIn(mine, page, true)
    expect(whole.waves.get('c')).toBeGreaterThan(whole.waves.get('a') ?? 0)
    expect(idsOf(arrivals(whole, [met('d', 13), ...page]))).toEqual(['d'])
  })

  test('the seed holds for the whole visit, and a pull begins another', () => {
    const me = 'me' as UserId
    useVisit.getState().open(me, newVisit(1, NOON))
    useVisit.getState().settle(FIRST, true)
    useVisit.getState().showNew([met('c', 12), ...FIRST])
    useVisit.getState().open(me, newVisit(2, NOON))
    expect(useVisit.getState().visit.seed).toBe(1)
    useVisit.getState().refresh(NOON)
    expect(useVisit.getState().visit.seed).not.toBe(1)
    expect(useVisit.getState().visit.waves.size).toBe(0)
  })

  test('another person on the same phone begins their own visit', () => {
    useVisit.getState().open('me' as UserId, newVisit(1, NOON))
    useVisit.getState().settle(FIRST, true)
    useVisit.getState().open('you' as UserId, newVisit(2, NOON))
    expect(useVisit.getState().visit.waves.size).toBe(0)
  })

  test('whoever comes back within half a day finds the list as it was left; later it is mixed anew', async () => {
    const { replica } = newPhone()
    const left = settleIn(newVisit(7, NOON), FIRST, true)
    await replica.know('visit', left)
    const at = (now: number) => visitOf({ replica, now: () => now })
    expect(await at(NOON + DAY / 2 - 1)).toEqual(left)
    for (const later of [NOON + DAY / 2, NOON - DAY]) {
      const visit = await at(later)
      expect(visit).toMatchObject({ beganAt: later, isWhole: false })
      expect(visit.waves.size).toBe(0)
    }
  })

  test('a list of which nothing is left asks nobody before it shows the new', () => {
    const visit = settleIn(settleIn(newVisit(1, 0), FIRST, true), [met('c', 12)], true)
    expect(arrivals(visit, [met('c', 12)])).toEqual([])
    expect(settleIn(visit, [], true)).toBe(visit)
    expect(idsOf(arrivals(visit, [met('d', 13), met('c', 12)]))).toEqual(['d'])
  })
})
