import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { INLINE_APP } from './inline-app.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

type Page = { drawn?: Promise<void>; visibilityState?: 'visible' | 'hidden' }

/** Runs the script as in a page. */
function open({ drawn, visibilityState = 'visible' }: Page) {
  const started: string[] = []
  const globals = {
    document: {
      visibilityState,
      querySelector: () => ({ dataset: { app: '/assets/index.js' } }),
    },
    self: { drawn },
    requestAnimationFrame: (callback: () => void) => setTimeout(callback, 16),
    load: (app: string) => started.push(app),
  }
  const source = `return (async () => {${INLINE_APP.replace('import(', 'load(')}})()`
  // oxlint-disable-next-line no-new-func -- it runs as in a page, with these as its globals
  new Function(...Object.keys(globals), source)(...Object.values(globals))
  return async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms)
    return started
  }
}

test('the app runs after the frame with what the document draws', async () => {
  let draw = () => {}
  const startedAfter = open({ drawn: new Promise((resolve) => (draw = resolve)) })
  expect(await startedAfter(500)).toEqual([])
  draw()
  expect(await startedAfter(15)).toEqual([])
  expect(await startedAfter(50)).toEqual(['/assets/index.js'])
})

test('the app runs after the first frame of a document that draws nothing', async () => {
  const startedAfter = open({})
  expect(await startedAfter(15)).toEqual([])
  expect(await startedAfter(50)).toEqual(['/assets/index.js'])
})

test('the app waits for a second at most', async () => {
  const startedAfter = open({ drawn: new Promise(() => {}) })
  expect(await startedAfter(999)).toEqual([])
  expect(await startedAfter(1)).toEqual(['/assets/index.js'])
})

test('the app does not wait in the background', async () => {
  const startedAfter = open({ drawn: new Promise(() => {}), visibilityState: 'hidden' })
  expect(await startedAfter(0)).toEqual(['/assets/index.js'])
})
