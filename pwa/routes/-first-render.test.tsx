import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { recallOpenTask } from '#pwa/features/tasks/list/open-tasks.ts'
import { newVisit, useVisit } from '#pwa/features/tasks/list/stable-order.ts'
import type { Task } from '#schema/contract/tasks.ts'
import { newId } from '#schema/domain/ids.ts'
import { FEED_TASKS_MAX, PAGE_SIZE } from '#schema/domain/limits.ts'
import { TEST_NOW } from '#testing/clock.ts'
import { createDevice } from '#testing/pwa/device.ts'
import { renderScreen } from '#testing/pwa/render-screen.tsx'
import { userRow } from '#testing/pwa/rows.ts'
import { press, setUpScreens, type } from '#testing/pwa/screens.ts'
import { scriptedTransport } from '#testing/pwa/scripted-transport.ts'
import { openTask, createTaskerDevice } from '#testing/pwa/tasker-device.ts'

setUpScreens()
beforeEach(() => useVisit.setState(useVisit.getInitialState()))
afterEach(() => {
  globalThis.prefetched = undefined
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const MANY = 1000
/** Each IndexedDB request is a round trip to the browser process, while the main thread is busy. */
const REQUESTS_MAX = 12
const LIST = 'GET /api/user/all-tasks'
const minutesAgo = (minutes: number) =>
  new Date(Date.parse('2026-03-04T08:00:00Z') - minutes * 60_000).toISOString()
const openTasks = (count: number) =>
  Array.from({ length: count }, (_, index) => openTask({ createdAt: minutesAgo(index) }))

const TASK_TABLES = ['tasks', 'feed', 'browsed']
const METHODS = ['get', 'getAll', 'getAllKeys', 'count', 'openCursor', 'openKeyCursor'] as const

/** Counts IndexedDB requests and rows, of all tables or of these, until the page has such an element. */
function countUntil(selector: string, tables?: readonly string[]) {
  const count = { requests: 0, rows: 0, isOver: false }
  const watch = (request: IDBRequest) => {
    const { source } = request
    const store = source instanceof IDBIndex ? source.objectStore : source
    const isCounted = !tables || (store instanceof IDBObjectStore && tables.includes(store.name))
    if (!isCounted) return request
    if (!count.isOver) count.requests++
    request.addEventListener('success', () => {
      if (!count.isOver && Array.isArray(request.result)) count.rows += request.result.length
    })
    return request
  }
  for (const store of [IDBObjectStore.prototype, IDBIndex.prototype])
    for (const method of METHODS) {
      const original = store[method] as (...args: unknown[]) => IDBRequest
      vi.spyOn(store, method).mockImplementation(function watched(this: never, ...args: unknown[]) {
        return watch(original.apply(this, args))
      } as never)
    }
  new MutationObserver(() => {
    count.isOver ||= document.querySelector(selector) !== null
  }).observe(document.body, { childList: true, subtree: true })
  return count
}

/** Counts the elements that were added to the page, even if they were removed again. */
function countAdded(selector: string) {
  let added = 0
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node instanceof Element && (node.matches(selector) || node.querySelector(selector)))
          added++
  }).observe(document.body, { childList: true, subtree: true })
  return () => added
}
/** Resolves once the page has such an element. Other waits would advance the clock, which the test has stopped. */
const whenAdded = (selector: string) =>
  new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector(selector)) return
      observer.disconnect()
      resolve()
    })
    observer.observe(document.body, { childList: true, subtree: true })
  })
const cards = () => screen.queryAllByText('View Details')
const findCards = () => screen.findAllByText('View Details')

test('stored tasks are in the first render of the list, without a skeleton', async () => {
  const skeletons = countAdded('.skeleton')
  renderScreen('/all-task', await createTaskerDevice({ browsed: openTasks(PAGE_SIZE) }))
  expect(await findCards()).toHaveLength(PAGE_SIZE)
  expect(skeletons()).toBe(0)
})

test('a prefetched response is in the first render of the list, without a skeleton', async () => {
  const skeletons = countAdded('.skeleton')
  const tasks = openTasks(PAGE_SIZE)
  const responses = { [LIST]: () => [200, { tasks, nextCursor: null }] as [number, object] }
  const device = await createTaskerDevice({ responses })
  // The response may take longer than the time for which the first render waits.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const shown = whenAdded('.task-card-open')
  renderScreen('/all-task', device)
  await shown
  expect(cards()).toHaveLength(PAGE_SIZE)
  expect(skeletons()).toBe(0)
})

/** A phone on which the document has requested the first list, and nothing is stored. */
function createFirstVisit(
  tasks: Task[],
  laterList: () => [number, object] = () => [200, { tasks, nextCursor: null }],
) {
  const user = userRow({ _id: newId('user'), userType: 'tasker', username: 'Adeola' })
  let requests = 0
  const { transport } = scriptedTransport({
    'GET /api/user/dashboard': () => [200, { userDetails: { user } }],
    [LIST]: () => (requests++ === 0 ? [200, { tasks, nextCursor: null }] : laterList()),
  })
  const response = Promise.resolve(new Response())
  globalThis.prefetched = new Map([[LIST, { authorization: '', client: '', response }]])
  let finishLoading = () => {}
  const whenLoaded = new Promise<void>((resolve) => (finishLoading = resolve))
  const cardsAtLoad: number[] = []
  const loadDatabase = () => {
    cardsAtLoad.push(cards().length)
    return whenLoaded
  }
  const device = createDevice({ userId: user._id, transport, loadDatabase })
  return { device, cardsAtLoad, finishLoading, countListRequests: () => requests }
}

test('a first visit shows its list before it loads the database, and then stores it', async () => {
  const skeletons = countAdded('.skeleton')
  const lists = countAdded('.task-card-open')
  const tasks = openTasks(PAGE_SIZE)
  const { device, cardsAtLoad, finishLoading } = createFirstVisit(tasks)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const shown = whenAdded('.task-card-open')
  renderScreen('/all-task', device)
  await shown
  vi.useRealTimers()
  await waitFor(() => expect(cardsAtLoad).toEqual([PAGE_SIZE]))
  expect(screen.getAllByText('Adeola')).not.toHaveLength(0)

  finishLoading()
  const { replica } = device
  await waitFor(async () => expect(await replica.browsed.count()).toBe(PAGE_SIZE))
  await waitFor(async () => expect(await replica.getMeta('visit')).toBeDefined())
  expect(await replica.getMeta('loginUser')).toMatchObject({ username: 'Adeola' })
  // From now on a live query shows what is stored.
  await replica.browsed.update(tasks[0]?._id ?? newId('task'), { title: 'Changed later' })
  await screen.findByText('Changed later')
  expect(screen.getAllByText('Adeola')).not.toHaveLength(0)
  expect({ skeletons: skeletons(), lists: lists() }).toEqual({ skeletons: 0, lists: 1 })
})

test('what a user does before the database is loaded waits for it, and the list stays', async () => {
  const [task, ...others] = openTasks(PAGE_SIZE)
  if (!task) throw new Error('no task')
  const { device, cardsAtLoad, finishLoading } = createFirstVisit([
    { ...task, title: 'Repair a roof' },
    ...others,
  ])
  const { router } = renderScreen('/all-task', device)
  await waitFor(() => expect(cardsAtLoad).toEqual([PAGE_SIZE]))
  press('Shuffle and look for new todos')
  type('Search for todo', 'roof')
  await waitFor(() => expect(cards()).toHaveLength(1))
  expect(screen.getByText('Repair a roof')).toBeTruthy()
  const left = router.navigate({ to: '/settings' })
  expect(screen.getByText('Repair a roof')).toBeTruthy()
  finishLoading()
  await act(() => left)
  await screen.findByRole('heading', { name: 'Settings' })
})

test('the list of a first visit stays when it cannot be stored', async () => {
  const { device, cardsAtLoad, finishLoading, countListRequests } = createFirstVisit(
    openTasks(PAGE_SIZE),
    () => [503, { error: 'Try again later.' }],
  )
  const lists = countAdded('.task-card-open')
  const { queries } = renderScreen('/all-task', device)
  await waitFor(() => expect(cardsAtLoad).toEqual([PAGE_SIZE]))
  finishLoading()
  await waitFor(() => expect(countListRequests()).toBeGreaterThan(1))
  await waitFor(() => expect(queries.isFetching()).toBe(0))
  await waitFor(async () => expect(await device.replica.getMeta('visit')).toBeDefined())
  expect(cards()).toHaveLength(PAGE_SIZE)
  expect(lists()).toBe(1)
})

test('a phone that has a database of the user shows what is in it, and not the prefetched list', async () => {
  const { device, finishLoading } = createFirstVisit(openTasks(PAGE_SIZE))
  await device.replica.browsed.put(openTask({ title: 'Stored before' }))
  finishLoading()
  renderScreen('/all-task', device)
  await screen.findByText('Stored before')
})

test('before the first cards few rows are read by few requests, however many are stored', async () => {
  const device = await createTaskerDevice({ browsed: openTasks(MANY) })
  const count = countUntil('.task-card-open')
  renderScreen('/all-task', device)
  await findCards()
  expect(count.isOver).toBe(true)
  expect(count.rows).toBeLessThanOrEqual(FEED_TASKS_MAX + PAGE_SIZE)
  expect(count.requests).toBeLessThanOrEqual(REQUESTS_MAX)
})

test('returning to the list renders its current state from the first render on', async () => {
  const [removed, ...others] = openTasks(PAGE_SIZE)
  if (!removed) throw new Error('no task')
  const device = await createTaskerDevice({
    browsed: [{ ...removed, title: 'Removed later' }, ...others],
  })
  const { router } = renderScreen('/all-task', device)
  await screen.findByText('Removed later')
  await act(() => router.navigate({ to: '/settings' }))
  await waitFor(() => expect(screen.queryByText('Removed later')).toBeNull())
  await device.replica.browsed.delete(removed._id)
  const stale = countAdded(`[href="/single-task/${removed._id}"]`)
  await act(() => router.navigate({ to: '/all-task' }))
  expect(await findCards()).toHaveLength(PAGE_SIZE - 1)
  expect(stale()).toBe(0)
})

test('a task of the list, and the list after it, are rendered before any task is read', async () => {
  const tasks = openTasks(PAGE_SIZE)
  const [task] = tasks
  if (!task) throw new Error('no task')
  const device = await createTaskerDevice({ browsed: tasks })
  const { session } = device.auth
  if (!session) throw new Error('no session')
  const { router } = renderScreen('/all-task', device)
  await waitFor(() => expect(recallOpenTask(session, task._id)).toBeDefined())
  const skeletons = countAdded('.skeleton')
  const count = countUntil('.task-detail-price', TASK_TABLES)
  await act(() => router.navigate({ to: '/single-task/$id', params: { id: task._id } }))
  await waitFor(() => expect(count.isOver).toBe(true))
  expect(count.requests).toBe(0)
  vi.restoreAllMocks()
  const countAgain = countUntil('.task-card-open', TASK_TABLES)
  await act(() => router.navigate({ to: '/all-task' }))
  await waitFor(() => expect(countAgain.isOver).toBe(true))
  expect(cards()).toHaveLength(PAGE_SIZE)
  expect(countAgain.requests).toBe(0)
  expect(skeletons()).toBe(0)
})

test('the stored tasks are read while it is looked up whether the list is the first', async () => {
  const device = await createTaskerDevice({
    browsed: openTasks(PAGE_SIZE),
    user: { place: 'lagos-ikeja' },
  })
  const { replica } = device
  await replica.setMeta('visit', newVisit(1, TEST_NOW))
  const { router } = renderScreen('/dashboard', device)
  await screen.findByRole('heading', { level: 1 })
  const readTasks = replica.feed.toArray.bind(replica.feed)
  const whenRead = new Promise<void>((resolve) => {
    vi.spyOn(replica.feed, 'toArray').mockImplementation(() => {
      resolve()
      return readTasks()
    })
  })
  const getMeta = replica.getMeta.bind(replica)
  vi.spyOn(replica, 'getMeta').mockImplementation(async (key) => {
    if (key === 'visit') await whenRead
    return getMeta(key)
  })
  await act(() => router.navigate({ to: '/all-task' }))
  expect(cards()).toHaveLength(PAGE_SIZE)
  expect(router.state.location.search).toEqual({})
})
