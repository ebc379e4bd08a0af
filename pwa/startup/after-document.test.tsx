import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterDocument } from './after-document.ts'

const response = {
  authorization: 'Bearer mine',
  client: 'build/1',
  response: Promise.resolve(new Response()),
}
let draw = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  globalThis.prefetched = new Map([['/api/user/dashboard', response]])
  globalThis.drawn = new Promise((resolve) => (draw = resolve))
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  globalThis.prefetched = undefined
  globalThis.drawn = undefined
})

function wait() {
  let isOver = false
  void afterDocument().then(() => (isOver = true))
  return async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms)
    return isOver
  }
}

test('waits for what the document draws, and for the frame after it', async () => {
  const isOverAfter = wait()
  expect(await isOverAfter(500)).toBe(false)
  draw()
  expect(await isOverAfter(0)).toBe(false)
  expect(await isOverAfter(50)).toBe(true)
})

test('waits for a second at most', async () => {
  const isOverAfter = wait()
  expect(await isOverAfter(999)).toBe(false)
  expect(await isOverAfter(1)).toBe(true)
})

test('does not wait without early responses, or in the background', async () => {
  globalThis.prefetched = undefined
  expect(await wait()(0)).toBe(true)
  globalThis.prefetched = new Map([['/api/user/dashboard', response]])
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  expect(await wait()(0)).toBe(true)
})
