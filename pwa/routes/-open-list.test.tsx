import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { online } from '#pwa/api/online.ts'
import { useVisit } from '#pwa/features/tasks/list/stable-order.ts'
import { DELIVERY_MESSAGES } from '#pwa/outbox/delivery-messages.ts'
import type { Task } from '#schema/contract/tasks.ts'
import { naira } from '#schema/domain/money.ts'
import { renderScreen } from '#testing/pwa/render-screen.tsx'
import { setUpScreens, press, type } from '#testing/pwa/screens.ts'
import { openTask, proposalRow, createTaskerDevice } from '#testing/pwa/tasker-device.ts'

setUpScreens()

const day = (date: number) => `2026-03-0${date}T08:00:00.000Z`
const LIST = 'GET /api/user/all-tasks'
const page = (tasks: Task[], nextCursor: string | null = null) =>
  [200, { tasks, nextCursor }] as [number, object]

/** Not by role: this is read again and again while IndexedDB answers, and a role takes long to compute in jsdom. */
const titles = () =>
  [...screen.getByLabelText('To do list').querySelectorAll('.card-title')].map(
    ({ textContent }) => textContent,
  )
const openTasks = () =>
  ['Paint a duplex', 'Fix a Tap', 'Bake a cake', 'Rewire two rooms', 'Weld a gate', 'Cut hair'].map(
    (title, n) => openTask({ title, price: naira(1000 * (n + 1)), createdAt: day(n + 1) }),
  )

describe('the list of open tasks', () => {
  test('has a heading, a search and four tabs', async () => {
    renderScreen('/all-task', await createTaskerDevice())
    await screen.findByRole('heading', { name: 'To do list' })
    expect(screen.getByPlaceholderText('Search for todo')).toBeTruthy()
    const tabs = within(screen.getByRole('navigation', { name: 'Todos' })).getAllByRole('link')
    expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('href')])).toEqual([
      ['All', '/all-task'],
      ['Assigned', '/assigned-tasks'],
      ['Submitted', '/submitted-tasks'],
      ['Completed', '/completed-tasks'],
    ])
  })

  test('a card has title, a description cut at 200 graphemes, and View Details', async () => {
    const task = openTask({ title: 'Fix a tap', description: 'é'.repeat(230) })
    renderScreen('/all-task', await createTaskerDevice({ feed: [task] }))
    const card = (await screen.findByRole('link', { name: 'Fix a tap' })).closest('article')
    expect(card?.textContent).toContain(`${'é'.repeat(200)}....`)
    expect(card?.textContent).not.toContain('é'.repeat(201))
    expect(card?.textContent).toContain('View Details')
    const links = within(card as HTMLElement).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([`/single-task/${task._id}`])
  })

  test('Shuffle has its name beside a button that refreshes, in the order that it changes', async () => {
    renderScreen('/all-task', await createTaskerDevice({ feed: openTasks() }))
    const shuffle = await screen.findByRole('button', { name: 'Shuffle and look for new todos' })
    expect(shuffle.textContent).toBe('Shuffle')
    expect(screen.getByRole('button', { name: 'Refresh' })).toBeTruthy()
    fireEvent.change(screen.getByLabelText('Sort'), { target: { value: 'near' } })
    await waitFor(() => expect(screen.queryByText('Shuffle')).toBeNull())
  })

  test('a card has few elements, because a phone draws many', async () => {
    renderScreen(
      '/all-task',
      await createTaskerDevice({ feed: [openTask({ title: 'Fix a tap' })] }),
    )
    const card = (await screen.findByRole('link', { name: 'Fix a tap' })).closest('article')
    expect(card?.querySelectorAll('*').length).toBeLessThanOrEqual(18)
  })

  test('a new row draws only the card that it is about', async () => {
    const feed = openTasks()
    const [task] = feed
    if (!task) throw new Error('no task')
    const device = await createTaskerDevice({ feed })
    renderScreen('/all-task', device)
    await waitFor(() => expect(titles()).toHaveLength(feed.length))
    // Each card that is drawn formats the time of its task.
    const drawn = vi.spyOn(Date.prototype, 'toISOString')
    const proposal = proposalRow(task)
    await device.replica.proposals.put(proposal)
    await screen.findByText(DELIVERY_MESSAGES.sent)
    expect(drawn.mock.calls.length).toBeLessThanOrEqual(3)
    drawn.mockRestore()
  })

  test('a card shows the thumbnail, and the picture where there is none', async () => {
    const feed = [
      openTask({ title: 'Fix a tap', taskImage: '/full.webp', taskThumbnail: '/small.webp' }),
      openTask({ title: 'Weld a gate', taskImage: '/only.webp' }),
    ]
    renderScreen('/all-task', await createTaskerDevice({ feed }))
    const pictureOf = async (name: string) =>
      (await screen.findByRole('link', { name })).closest('article')?.querySelector('img')
    expect((await pictureOf('Fix a tap'))?.getAttribute('src')).toBe('/small.webp')
    expect((await pictureOf('Weld a gate'))?.getAttribute('src')).toBe('/only.webp')
    expect((await pictureOf('Fix a tap'))?.getAttribute('loading')).toBe('lazy')
  })

  test('shows "No Todo Available" when the server has none', async () => {
    renderScreen('/all-task', await createTaskerDevice({ responses: { [LIST]: () => page([]) } }))
    await screen.findByText('No Todo Available')
  })

  test('shows an error with Try again when nothing is stored and there is no response', async () => {
    const device = await createTaskerDevice()
    renderScreen('/all-task', device)
    await screen.findByText("Couldn't load.")
    const before = device.requests.length
    press('Try again')
    await waitFor(() => expect(device.requests.length).toBeGreaterThan(before))
    expect(screen.queryByText('No Todo Available')).toBeNull()
  })

  test('without a network it shows the stored tasks without an error', async () => {
    online.markUnreachable()
    renderScreen('/all-task', await createTaskerDevice({ feed: openTasks() }))
    await waitFor(() => expect(titles()).toHaveLength(6))
    expect(screen.queryByText("Couldn't load.")).toBeNull()
  })

  test('marks tasks that the user applied for', async () => {
    const task = openTask()
    renderScreen(
      '/all-task',
      await createTaskerDevice({ feed: [task], proposals: [proposalRow(task)] }),
    )
    await screen.findByText('Sent')
  })
})

describe('the order of the list', () => {
  test('typing filters titles, trimmed and in any case, without changing the order', async () => {
    renderScreen('/all-task', await createTaskerDevice({ feed: openTasks() }))
    await waitFor(() => expect(titles()).toHaveLength(6))
    const all = titles()
    type('Search for todo', '  A ')
    await waitFor(() => expect(titles()).toHaveLength(5))
    expect(titles()).toEqual(all.filter((title) => title?.toLowerCase().includes('a')))
    type('Search for todo', 'fix a t')
    await waitFor(() => expect(titles()).toEqual(['Fix a Tap']))
    type('Search for todo', '')
    await waitFor(() => expect(titles()).toEqual(all))
  })

  test('a new task is announced by "1 new – tap to show"', async () => {
    const tasks = openTasks()
    const device = await createTaskerDevice({
      feed: tasks,
      responses: { [LIST]: () => page(tasks) },
    })
    renderScreen('/all-task', device)
    await waitFor(() => expect(titles()).toHaveLength(6))
    const before = titles()
    // Before the response, the list takes in what arrives.
    await waitFor(() => expect(useVisit.getState().visit.isWhole).toBe(true))

    await device.replica.feed.put(openTask({ title: 'Brand new', createdAt: day(9) }))
    const showNew = await screen.findByRole('button', { name: '1 new – tap to show' })
    expect(titles()).toEqual(before)
    fireEvent.click(showNew)
    await waitFor(() => expect(titles()).toEqual(['Brand new', ...before]))
    expect(screen.queryByRole('button', { name: /tap to show/ })).toBeNull()
  })

  test('a search and Refresh list a new task without a tap, above the others', async () => {
    const tasks = openTasks()
    const device = await createTaskerDevice({
      feed: tasks,
      responses: { [LIST]: () => page(tasks) },
    })
    renderScreen('/all-task', device)
    await waitFor(() => expect(titles()).toHaveLength(6))
    const before = titles()
    await waitFor(() => expect(useVisit.getState().visit.isWhole).toBe(true))

    await device.replica.feed.put(openTask({ title: 'Zebra lamp', createdAt: day(8) }))
    await screen.findByRole('button', { name: '1 new – tap to show' })
    type('Search for todo', 'Zebra')
    await waitFor(() => expect(titles()).toEqual(['Zebra lamp']))
    expect(screen.queryByRole('button', { name: /tap to show/ })).toBeNull()
    type('Search for todo', '')
    await waitFor(() => expect(titles()).toEqual(['Zebra lamp', ...before]))

    await device.replica.feed.put(openTask({ title: 'Brand new', createdAt: day(9) }))
    await screen.findByRole('button', { name: '1 new – tap to show' })
    press('Refresh')
    await waitFor(() => expect(titles()).toEqual(['Brand new', 'Zebra lamp', ...before]))
  })

  test('Show more adds the next page of the server at the end', async () => {
    const tasks = openTasks()
    const older = openTask({ title: 'An older one', createdAt: '2026-02-01T08:00:00.000Z' })
    const respond = ({ url }: { url: URL }) =>
      url.searchParams.get('cursor') === 'two' ? page([older]) : page(tasks, 'two')
    renderScreen('/all-task', await createTaskerDevice({ responses: { [LIST]: respond } }))
    await waitFor(() => expect(titles()).toHaveLength(6))
    const before = titles()
    press('Show more')
    await waitFor(() => expect(titles()).toEqual([...before, 'An older one']))
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  })

  test('Newest, Price and Near sort the list, and the URL stores the choice', async () => {
    const tasks = [
      openTask({ title: 'Far', price: naira(9000), place: 'kano-dala', createdAt: day(5) }),
      openTask({ title: 'Mine', price: naira(2000), place: 'lagos-ikeja', createdAt: day(1) }),
      openTask({ title: 'Town', price: naira(5000), place: 'lagos-agege', createdAt: day(3) }),
    ]
    const { router } = renderScreen(
      '/all-task?sort=newest',
      await createTaskerDevice({ feed: tasks, user: { place: 'lagos-ikeja' } }),
    )
    await waitFor(() => expect(titles()).toEqual(['Far', 'Town', 'Mine']))
    const sort = screen.getByLabelText('Sort')
    fireEvent.change(sort, { target: { value: 'near' } })
    await waitFor(() => expect(titles()).toEqual(['Mine', 'Town', 'Far']))
    fireEvent.change(sort, { target: { value: 'price' } })
    await waitFor(() => expect(titles()).toEqual(['Far', 'Town', 'Mine']))
    await waitFor(() => expect(router.state.location.search).toEqual({ sort: 'price' }))
  })

  test('each card says how far it is, and one tap shows what is in reach, or remote work', async () => {
    const tasks = [
      openTask({ title: 'Here', place: 'lagos-ikeja', createdAt: day(5) }),
      openTask({ title: 'Next', place: 'lagos-agege', createdAt: day(4) }),
      openTask({ title: 'Far', place: 'kano-dala', createdAt: day(3) }),
      openTask({ title: 'Desk', place: null, projectType: 'Remote', createdAt: day(2) }),
    ]
    const user = { place: 'lagos-ikeja', reach: '25' as const }
    const device = await createTaskerDevice({ feed: tasks, user })
    const { router } = renderScreen('/all-task?sort=newest', device)
    const cardOf = (name: string) => screen.getByRole('link', { name }).closest('article')
    await waitFor(() => expect(cardOf('Here')?.textContent).toContain('in Ikeja'))
    expect(cardOf('Next')?.textContent).toMatch(/\d km/)
    expect(cardOf('Far')?.textContent).toMatch(/8\d\d km/)
    expect(cardOf('Desk')?.textContent).not.toContain('km')
    fireEvent.click(screen.getByRole('radio', { name: 'Within 25 km' }))
    await waitFor(() => expect(titles()).toEqual(['Here', 'Next']))
    await waitFor(() => expect(router.state.location.search).toMatchObject({ within: '25' }))
    fireEvent.click(screen.getByRole('radio', { name: 'Remote' }))
    await waitFor(() => expect(titles()).toEqual(['Desk']))
    fireEvent.click(screen.getByRole('radio', { name: 'Anywhere' }))
    await waitFor(() => expect(titles()).toHaveLength(4))
  })

  test('the field filter has the own trade first', async () => {
    const tasks = [openTask({ title: 'Wires' }), openTask({ title: 'Cake', field: 'Baker' })]
    const device = await createTaskerDevice({ feed: tasks })
    renderScreen('/all-task', device)
    await waitFor(() => expect(titles()).toHaveLength(2))
    const field = screen.getByLabelText('Field')
    expect(field.querySelector('option')?.textContent).toBe('Electrician (yours)')
    fireEvent.change(field, { target: { value: 'Baker' } })
    await waitFor(() => expect(titles()).toEqual(['Cake']))
  })
})
