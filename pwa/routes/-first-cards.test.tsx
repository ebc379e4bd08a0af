import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FEED_KEEP, PAGE_SIZE } from '#schema/domain/limits.ts'
import { useVisit } from '#pwa/features/tasks/visit.ts'
import { readyForScreens } from '#pwa/test/screens.ts'
import { show } from '#pwa/test/show.tsx'
import { openTask, taskerPhone } from '#pwa/test/tasker-phone.ts'

readyForScreens()
beforeEach(() => useVisit.setState(useVisit.getInitialState()))
afterEach(() => void vi.restoreAllMocks())

const MANY = 1000
/** Each is a trip to the browser's own process and back, on a thread with other work to do. */
const MOST_QUESTIONS = 12
const LIST = 'GET /api/user/all-tasks'
const minutesAgo = (minutes: number) =>
  new Date(Date.parse('2026-03-04T08:00:00Z') - minutes * 60_000).toISOString()
const todos = (count: number) =>
  Array.from({ length: count }, (_, n) => openTask({ createdAt: minutesAgo(n) }))

const QUESTIONS = ['get', 'getAll', 'getAllKeys', 'count', 'openCursor', 'openKeyCursor'] as const

/** Counts what is asked of this phone's memory from here on, until the first card stands. */
function countUntilCards() {
  const counted = { questions: 0, rows: 0, isOver: false }
  const asked = (request: IDBRequest) => {
    if (!counted.isOver) counted.questions++
    request.addEventListener('success', () => {
      if (!counted.isOver && Array.isArray(request.result)) counted.rows += request.result.length
    })
    return request
  }
  for (const store of [IDBObjectStore.prototype, IDBIndex.prototype])
    for (const question of QUESTIONS) {
      const ask = store[question] as (...how: unknown[]) => IDBRequest
      vi.spyOn(store, question).mockImplementation(function count(this: never, ...how: unknown[]) {
        return asked(ask.apply(this, how))
      } as never)
    }
  new MutationObserver(() => {
    counted.isOver ||= document.querySelector('.task-card-open') !== null
  }).observe(document.body, { childList: true, subtree: true })
  return counted
}

/** Whatever stood in the page at any time, by what it is called. */
function watchFor(selector: string) {
  let seen = 0
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node instanceof Element && (node.matches(selector) || node.querySelector(selector)))
          seen++
  }).observe(document.body, { childList: true, subtree: true })
  return () => seen
}
const cards = () => screen.findAllByRole('link', { name: /View Details/ })

test('DESIGN 8: what this phone knows is in the first drawing of the list: no skeleton before it', async () => {
  const skeletons = watchFor('.skeleton')
  show('/all-task', await taskerPhone({ seen: todos(PAGE_SIZE) }))
  expect(await cards()).toHaveLength(PAGE_SIZE)
  expect(skeletons()).toBe(0)
})

test('DESIGN 8: an answer that came with the document is in the first drawing too', async () => {
  const skeletons = watchFor('.skeleton')
  const tasks = todos(PAGE_SIZE)
  const answers = { [LIST]: () => [200, { tasks, nextCursor: null }] as [number, object] }
  show('/all-task', await taskerPhone({ answers }))
  expect(await cards()).toHaveLength(PAGE_SIZE)
  expect(skeletons()).toBe(0)
})

test('DESIGN 8: before the first cards few rows are read, however many are kept, by few questions', async () => {
  const phone = await taskerPhone({ seen: todos(MANY) })
  const counted = countUntilCards()
  show('/all-task', phone)
  await cards()
  expect(counted.isOver).toBe(true)
  expect(counted.rows).toBeLessThanOrEqual(FEED_KEEP + PAGE_SIZE)
  expect(counted.questions).toBeLessThanOrEqual(MOST_QUESTIONS)
})

test('whoever comes back to the list finds it as it is by now, from the first drawing on', async () => {
  const [gone, ...others] = todos(PAGE_SIZE)
  if (!gone) throw new Error('no todo')
  const phone = await taskerPhone({ seen: [{ ...gone, title: 'Taken meanwhile' }, ...others] })
  const { router } = show('/all-task', phone)
  await screen.findByText('Taken meanwhile')
  await act(() => router.navigate({ to: '/settings' }))
  await waitFor(() => expect(screen.queryByText('Taken meanwhile')).toBeNull())
  await phone.replica.seen.delete(gone._id)
  const stale = watchFor(`[href="/single-task/${gone._id}"]`)
  await act(() => router.navigate({ to: '/all-task' }))
  expect(await cards()).toHaveLength(PAGE_SIZE - 1)
  expect(stale()).toBe(0)
})
