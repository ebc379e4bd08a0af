import { expect, test } from 'vitest'
import { seededRandom } from './random.ts'

const draws = (seed: number) => {
  const random = seededRandom(seed)
  return Array.from({ length: 8 }, () => random.below(1000))
}

test('a seed always gives the same sequence, and neighbouring seeds give different ones', () => {
  expect(draws(7)).toEqual(draws(7))
  const first = Array.from({ length: 100 }, (_, seed) => draws(seed)[0])
  expect(new Set(first).size).toBeGreaterThan(80)
})

test('draws of a fork do not change the sequence that it was forked from', () => {
  const random = seededRandom(7)
  const fork = random.fork(1)
  expect(fork.below(1000)).toBe(seededRandom(7).fork(1).below(1000))
  expect(random.below(1000)).toBe(draws(7)[0])
})

test('weights decide how often a name is drawn', () => {
  const random = seededRandom(7)
  const counts = { often: 0, seldom: 0, never: 0 }
  for (let draw = 0; draw < 1000; draw++)
    counts[random.weighted({ often: 9, seldom: 1, never: 0 })]++
  expect(counts.never).toBe(0)
  expect(counts.often).toBeGreaterThan(850)
  expect(counts.seldom).toBeGreaterThan(50)
})

test('picks nothing from an empty list', () => {
  expect(seededRandom(7).pick([])).toBeUndefined()
})
