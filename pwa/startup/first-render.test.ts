import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { firstRender } from './first-render.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function setup(queries: QueryClient) {
  let render = () => {}
  let isResolved = false
  const rendered = new Promise<void>((resolve) => (render = resolve))
  void firstRender(rendered, queries).then(() => (isResolved = true))
  return { render, isResolved: () => isResolved }
}
const aMoment = () => vi.advanceTimersByTimeAsync(500)

test('resolves when the first screen has rendered and its queries settled', async () => {
  const queries = new QueryClient()
  let respond = (_: string) => {}
  const query = queries.prefetchQuery({
    queryKey: ['list'],
    queryFn: () => new Promise<string>((resolve) => (respond = resolve)),
  })
  const { render, isResolved } = setup(queries)
  await aMoment()
  render()
  await aMoment()
  expect(isResolved()).toBe(false)
  respond('cards')
  await query
  await aMoment()
  expect(isResolved()).toBe(true)
  queries.clear()
})

test('waits for a query that the rendering itself starts', async () => {
  const queries = new QueryClient()
  const { render, isResolved } = setup(queries)
  let respond = (_: string) => {}
  const queryFn = () => new Promise<string>((resolve) => (respond = resolve))
  render()
  setTimeout(() => void queries.prefetchQuery({ queryKey: ['list'], queryFn }))
  await aMoment()
  expect(isResolved()).toBe(false)
  respond('cards')
  await aMoment()
  expect(isResolved()).toBe(true)
  queries.clear()
})

test('resolves at once for a screen without queries', async () => {
  const { render, isResolved } = setup(new QueryClient())
  render()
  await aMoment()
  expect(isResolved()).toBe(true)
})

test('resolves after five seconds if a query does not settle', async () => {
  const queries = new QueryClient()
  void queries.prefetchQuery({ queryKey: ['list'], queryFn: () => new Promise(() => {}) })
  const { render, isResolved } = setup(queries)
  render()
  await vi.advanceTimersByTimeAsync(4900)
  expect(isResolved()).toBe(false)
  await vi.advanceTimersByTimeAsync(700)
  expect(isResolved()).toBe(true)
  queries.clear()
})
