import { expect, test } from 'vitest'
import { setNewest } from './newest.ts'

test('a full map loses what was set longest ago, and nothing else', () => {
  const map = new Map<string, number>()
  for (const key of ['a', 'b', 'c']) setNewest(map, key, 1, 3)
  setNewest(map, 'a', 2, 3)
  setNewest(map, 'd', 1, 3)
  expect([...map]).toEqual([
    ['c', 1],
    ['a', 2],
    ['d', 1],
  ])
})
