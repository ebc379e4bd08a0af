import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { online } from '#pwa/api/online.ts'
import { mixedPosition } from '#pwa/features/tasks/list/order.ts'
import { useVisit } from '#pwa/features/tasks/list/stable-order.ts'
import type { Task } from '#schema/contract/tasks.ts'
import { FEED_TASKS_MAX, PAGE_SIZE } from '#schema/domain/limits.ts'
import { naira } from '#schema/domain/money.ts'
import { renderScreen } from '#testing/pwa/render-screen.tsx'
import { press, setUpScreens, type } from '#testing/pwa/screens.ts'
import { openTask, createTaskerDevice } from '#testing/pwa/tasker-device.ts'

setUpScreens()

const LIST = 'GET /api/user/all-tasks'
/** Not by role: this is read again and again while IndexedDB answers, and a role takes long to compute in jsdom. */
const titles = () =>
  [...screen.getByLabelText('To do list').querySelectorAll('.card-title')].map(
    ({ textContent }) => textContent,
  )

/** More tasks of other trades than the list reads at first. */
const manyBrowsed = () =>
  Array.from({ length: FEED_TASKS_MAX + PAGE_SIZE + 5 }, (_, n) =>
    openTask({
      title: `Paint wall ${n}`,
      field: 'Painter',
      createdAt: new Date(Date.UTC(2026, 1, 1) + n * 60_000).toISOString(),
    }),
  )
const oldTask = (fields: Partial<Task>) =>
  openTask({ createdAt: '2025-12-01T08:00:00.000Z', ...fields })

async function createOfflineDevice(browsed: Task[]) {
  const device = await createTaskerDevice({ feed: [openTask({ title: 'Fix a Tap' })], browsed })
  online.markUnreachable()
  return device
}

describe('a search without a network', () => {
  test('finds a part of a title without tone marks, beyond the rows that the list reads', async () => {
    const old = oldTask({ title: 'Tiling a bathroom in Ìbàdàn', field: 'Painter' })
    renderScreen('/all-task', await createOfflineDevice([...manyBrowsed(), old]))
    await screen.findByRole('list', { name: 'To do list' })
    type('Search for todo', ' ibadan ')
    await waitFor(() => expect(titles()).toEqual(['Tiling a bathroom in Ìbàdàn']))
    expect(screen.getByText(/^Only todos on this phone were searched/)).toBeTruthy()
    type('Search for todo', 'ile')
    await screen.findByText('No todo here is called “ile”.')
    type('Search for todo', 'x')
    await waitFor(() => expect(titles()).toEqual(['Fix a Tap']))
  })

  test('filters by field beyond the rows that the list reads, also by a field that the search names', async () => {
    const old = oldTask({ title: 'Bake for sixty', field: 'Baker' })
    renderScreen('/all-task', await createOfflineDevice([...manyBrowsed(), old]))
    await screen.findByRole('list', { name: 'To do list' })
    fireEvent.change(screen.getByLabelText('Field'), { target: { value: 'Painter' } })
    type('Search for todo', 'wedding')
    press('Field: Baker')
    await waitFor(() => expect(titles()).toEqual(['Bake for sixty']))
    expect(screen.getByLabelText('Field')).toHaveProperty('value', 'Baker')
    expect(screen.queryByText('Field: Baker')).toBeNull()
  })

  test('filters by location, price, project type and skills, stores them in the URL, and clears them', async () => {
    const match = openTask({ title: 'Match', price: naira(9000), location: 'Surulere, Lagos' })
    const others = [
      openTask({ title: 'Too expensive', price: naira(90_000), location: 'Surulere, Lagos' }),
      openTask({ title: 'Elsewhere', price: naira(9000), location: 'Kano' }),
      openTask({
        title: 'Remote',
        price: naira(9000),
        projectType: 'Remote',
        location: 'Surulere',
      }),
      openTask({
        title: 'Other skill',
        price: naira(9000),
        location: 'Surulere',
        skills: ['Solar Installation'],
      }),
    ]
    const { router } = renderScreen('/all-task', await createOfflineDevice([match, ...others]))
    await waitFor(() => expect(titles()).toHaveLength(6))
    press('More filters')
    await screen.findByRole('dialog', { name: 'Filters' })
    type('Location', 'surulere')
    // Reversed on purpose: the smaller amount becomes the lower bound.
    type('Price from', '20k')
    type('Price up to', '1000,50')
    press('Show todos')
    // It stays open, because that is no price.
    await screen.findByText(/^Is this kobo/)
    expect(screen.getByLabelText('Price up to')).toHaveProperty('value', '1000,50')
    type('Price up to', '1000')
    fireEvent.click(screen.getByLabelText('Onsite'))
    fireEvent.click(screen.getByLabelText('House Wiring'))
    press('Show todos')
    await waitFor(() => expect(titles()).toEqual(['Match']))
    expect(router.state.location.search).toEqual({
      location: 'surulere',
      minPrice: 1000,
      maxPrice: 20_000,
      projectType: 'Onsite',
      skills: 'House Wiring',
    })
    press(/More filters/)
    press('Clear filters')
    await waitFor(() => expect(titles()).toHaveLength(6))
    expect(router.state.location.search).toEqual({})
  })

  test('opens with the filters of the URL', async () => {
    const tasks = [
      openTask({ title: 'Expensive', price: naira(50_000) }),
      openTask({ title: 'Cheap', price: naira(500) }),
    ]
    renderScreen('/all-task?q=e&maxPrice=1000', await createOfflineDevice(tasks))
    await waitFor(() => expect(titles()).toEqual(['Cheap']))
  })

  test('visible tasks stay in order, and older matches are below them', async () => {
    const gates = Array.from({ length: 5 }, (_, n) => openTask({ title: `Weld gate ${n}` }))
    const old = oldTask({ title: 'An old gate', field: 'Painter' })
    const device = await createOfflineDevice([...manyBrowsed(), old])
    await device.replica.feed.bulkPut(gates)
    renderScreen('/all-task', device)
    await waitFor(() => expect(titles()).toHaveLength(20))
    type('Search for todo', 'gate')
    const { seed } = useVisit.getState().visit
    const mixed = gates.toSorted((a, b) => mixedPosition(seed, a._id) - mixedPosition(seed, b._id))
    const expected = [...mixed, old].map(({ title }) => title)
    await waitFor(() => expect(titles()).toEqual(expected))
  })
})

test('Price sorts all tasks of the phone and of the server', async () => {
  const expensive = oldTask({ title: 'A whole estate', price: naira(5_000_000), field: 'Painter' })
  const searches: string[] = []
  const respond = ({ url }: { url: URL }): [number, object] => {
    searches.push(url.search)
    const isSorted = url.searchParams.has('sort')
    return isSorted ? [200, { tasks: [], nextCursor: null }] : [503, { error: 'Later' }]
  }
  const device = await createTaskerDevice({
    browsed: [...manyBrowsed(), expensive],
    responses: { [LIST]: respond },
  })
  online.markUnreachable()
  renderScreen('/all-task?sort=price', device)
  await waitFor(() => expect(titles()[0]).toBe('A whole estate'))
  await waitFor(() => expect(searches).toContain('?sort=price-high'))
})

test('with a network the server is searched too, and its results are stored on the phone', async () => {
  // Not on the first page of the list, whose response may arrive last and deletes what it does not contain.
  const task = oldTask({ title: 'Plaster a wall', field: 'Painter' })
  const first = openTask()
  const searches: string[] = []
  const respond = ({ url }: { url: URL }): [number, object] => {
    searches.push(url.search)
    const isFound = url.searchParams.get('q') === 'plaster'
    return [
      200,
      isFound ? { tasks: [task], nextCursor: null } : { tasks: [first], nextCursor: 'two' },
    ]
  }
  const device = await createTaskerDevice({ feed: [first], responses: { [LIST]: respond } })
  renderScreen('/all-task', device)
  await waitFor(() => expect(titles()).toHaveLength(1))
  type('Search for todo', 'plaster')
  await waitFor(() => expect(titles()).toEqual(['Plaster a wall']))
  expect(searches).toContain('?q=plaster')
  expect(await device.replica.browsed.get(task._id)).toBeTruthy()
})
