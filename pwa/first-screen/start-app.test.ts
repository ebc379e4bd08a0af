import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startApp } from './start-app.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

type Page = { drawn?: Promise<void>; visibilityState?: 'visible' | 'hidden'; error?: Error }

/** As in a page. */
function open({ drawn, visibilityState = 'visible', error }: Page) {
  vi.stubGlobal('document', { visibilityState, addEventListener: () => {} })
  vi.stubGlobal('drawn', drawn)
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => setTimeout(callback, 16))
  const started: string[] = []
  const isOver = startApp('/assets/index.js', async (app) => {
    started.push(app)
    if (error) throw error
  })
  const startedAfter = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms)
    return started
  }
  return { isOver, startedAfter }
}

test('the app runs after the frame with what the document draws', async () => {
  let draw = () => {}
  const { startedAfter } = open({ drawn: new Promise((resolve) => (draw = resolve)) })
  expect(await startedAfter(500)).toEqual([])
  draw()
  expect(await startedAfter(15)).toEqual([])
  expect(await startedAfter(50)).toEqual(['/assets/index.js'])
})

test('the app runs after the first frame of a document that draws nothing', async () => {
  const { startedAfter } = open({})
  expect(await startedAfter(15)).toEqual([])
  expect(await startedAfter(50)).toEqual(['/assets/index.js'])
})

test('the app waits for a second at most', async () => {
  const { startedAfter } = open({ drawn: new Promise(() => {}) })
  expect(await startedAfter(999)).toEqual([])
  expect(await startedAfter(1)).toEqual(['/assets/index.js'])
})

test('the app does not wait in the background', async () => {
  const { startedAfter } = open({ drawn: new Promise(() => {}), visibilityState: 'hidden' })
  expect(await startedAfter(0)).toEqual(['/assets/index.js'])
})

test('an app that does not arrive is no error of the page, one that fails is', async () => {
  const visibilityState = 'hidden'
  for (const message of [
    'Failed to fetch dynamically imported module: /assets/index.js',
    'error loading dynamically imported module: /assets/index.js',
    'Importing a module script failed.',
  ])
    await open({ visibilityState, error: new TypeError(message) }).isOver
  const fault = new TypeError('x is not a function')
  await expect(open({ visibilityState, error: fault }).isOver).rejects.toBe(fault)
})
