// @vitest-environment node
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { firstLook } from './first-look.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function look(queries: QueryClient) {
  let show = () => {}
  let isOver = false
  const shown = new Promise<void>((resolve) => (show = resolve))
  void firstLook(shown, queries).then(() => (isOver = true))
  return { show, isOver: () => isOver }
}
const aMoment = () => vi.advanceTimersByTimeAsync(300)

test('the rest waits until the first screen is shown and what it asked for has come', async () => {
  const queries = new QueryClient()
  let answer = (_: string) => {}
  const asked = queries.prefetchQuery({
    queryKey: ['list'],
    queryFn: () => new Promise<string>((resolve) => (answer = resolve)),
  })
  const { show, isOver } = look(queries)
  await aMoment()
  show()
  await aMoment()
  expect(isOver()).toBe(false)
  answer('cards')
  await asked
  await aMoment()
  expect(isOver()).toBe(true)
  queries.clear()
})

test('a screen that asks nothing holds nothing up', async () => {
  const { show, isOver } = look(new QueryClient())
  show()
  await aMoment()
  expect(isOver()).toBe(true)
})

test('an answer that does not come holds the rest up for five seconds and no longer', async () => {
  const queries = new QueryClient()
  void queries.prefetchQuery({ queryKey: ['list'], queryFn: () => new Promise(() => {}) })
  const { show, isOver } = look(queries)
  show()
  await vi.advanceTimersByTimeAsync(4900)
  expect(isOver()).toBe(false)
  await vi.advanceTimersByTimeAsync(500)
  expect(isOver()).toBe(true)
  queries.clear()
})
