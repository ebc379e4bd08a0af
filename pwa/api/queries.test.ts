import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { Refused, Unreached } from './failures.ts'
import { online } from './online.ts'
import { newQueries } from './queries.ts'

afterEach(() => online.heard())

/** A screen that asks, is answered like this, and counts how often it asked. */
function screenAsking(queries: ReturnType<typeof newQueries>, name: string, failure: Error) {
  let asked = 0
  const queryFn = () => {
    asked++
    return Promise.reject(failure)
  }
  const leave = new QueryObserver(queries, { queryKey: [name], queryFn }).subscribe(() => {})
  return { leave, asked: () => asked }
}

test('what nobody answered is asked again when Onise is heard, on a screen in sight; a no is not', async () => {
  const queries = newQueries()
  const list = screenAsking(queries, 'list', new Unreached('no answer'))
  const left = screenAsking(queries, 'left', new Unreached('no answer'))
  const refused = screenAsking(queries, 'refused', new Refused(404, 'not_found', 'No'))
  await expect.poll(() => queries.isFetching()).toBe(0)
  left.leave()
  online.missed()
  expect(list.asked()).toBe(1)
  online.heard()
  await expect.poll(() => [list.asked(), queries.isFetching()]).toEqual([2, 0])
  online.heard()
  expect([list.asked(), left.asked(), refused.asked()]).toEqual([2, 1, 1])
})
