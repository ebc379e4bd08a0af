import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { Task } from '#schema/contract/tasks.ts'
import { online } from '#pwa/api/online.ts'
import { readyForScreens, press, type } from '#pwa/test/screens.ts'
import { show } from '#pwa/test/show.tsx'
import { openTask, proposalRow, taskerPhone } from '#pwa/test/tasker-phone.ts'

readyForScreens()

const day = (date: number) => `2026-03-0${date}T08:00:00.000Z`
const LIST = 'GET /api/user/all-tasks'
const page = (tasks: Task[], nextCursor: string | null = null) =>
  [200, { tasks, nextCursor }] as [number, object]

const titles = () =>
  within(screen.getByRole('list', { name: 'To do list' }))
    .getAllByRole('heading')
    .map(({ textContent }) => textContent)
const someTodos = () =>
  ['Paint a duplex', 'Fix a Tap', 'Bake a cake', 'Rewire two rooms', 'Weld a gate', 'Cut hair'].map(
    (title, n) => openTask({ title, price: 1000 * (n + 1), createdAt: day(n + 1) }),
  )

describe('the list of open todos (SPEC 2)', () => {
  test('has its heading, its search, and four tabs at their own addresses', async () => {
    show('/all-task', await taskerPhone())
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

  test('a card has title, description cut at 200 with four dots, and View Details (SPEC 9, F32)', async () => {
    const todo = openTask({ title: 'Fix a tap', description: 'é'.repeat(230) })
    show('/all-task', await taskerPhone({ feed: [todo] }))
    const card = (await screen.findByRole('link', { name: 'Fix a tap' })).closest('article')
    expect(card?.textContent).toContain(`${'é'.repeat(200)}....`)
    expect(card?.textContent).not.toContain('é'.repeat(201))
    const open = within(card as HTMLElement).getByRole('link', { name: /View Details/ })
    expect(open.getAttribute('href')).toBe(`/single-task/${todo._id}`)
  })

  test('says "No Todo Available" when the server has none', async () => {
    show('/all-task', await taskerPhone({ answers: { [LIST]: () => page([]) } }))
    await screen.findByText('No Todo Available')
  })

  test('says "Couldn\'t load." when it knows none and nobody answers, and tries again (F28)', async () => {
    const phone = await taskerPhone()
    show('/all-task', phone)
    await screen.findByText("Couldn't load.")
    const before = phone.asked.length
    press('Try again')
    await waitFor(() => expect(phone.asked.length).toBeGreaterThan(before))
    expect(screen.queryByText('No Todo Available')).toBeNull()
  })

  test('without a signal it shows what this phone knows, without complaint (F28)', async () => {
    online.missed()
    show('/all-task', await taskerPhone({ feed: someTodos() }))
    await waitFor(() => expect(titles()).toHaveLength(6))
    expect(screen.queryByText("Couldn't load.")).toBeNull()
  })

  test('marks what I applied for (F28)', async () => {
    const todo = openTask()
    show('/all-task', await taskerPhone({ feed: [todo], proposals: [proposalRow(todo)] }))
    await screen.findByText('Sent')
  })
})

describe('a list that holds still (F4)', () => {
  test('typing filters titles, trimmed and whatever the case, and never reorders', async () => {
    show('/all-task', await taskerPhone({ feed: someTodos() }))
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

  test('a todo posted meanwhile waits behind "1 new – tap to show"', async () => {
    const todos = someTodos()
    const phone = await taskerPhone({ feed: todos, answers: { [LIST]: () => page(todos) } })
    show('/all-task', phone)
    await waitFor(() => expect(titles()).toHaveLength(6))
    const before = titles()
    await waitFor(() => expect(phone.asked).not.toHaveLength(0))

    await phone.replica.feed.put(openTask({ title: 'Brand new', createdAt: day(9) }))
    const tap = await screen.findByRole('button', { name: '1 new – tap to show' })
    expect(titles()).toEqual(before)
    fireEvent.click(tap)
    await waitFor(() => expect(titles()).toEqual(['Brand new', ...before]))
    expect(screen.queryByRole('button', { name: /tap to show/ })).toBeNull()
  })

  test('Show more brings the next page from the server, under what was there', async () => {
    const todos = someTodos()
    const older = openTask({ title: 'An older one', createdAt: '2026-02-01T08:00:00.000Z' })
    const answer = ({ url }: { url: URL }) =>
      url.searchParams.get('cursor') === 'two' ? page([older]) : page(todos, 'two')
    show('/all-task', await taskerPhone({ answers: { [LIST]: answer } }))
    await waitFor(() => expect(titles()).toHaveLength(6))
    const before = titles()
    press('Show more')
    await waitFor(() => expect(titles()).toEqual([...before, 'An older one']))
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  })

  test('Newest, Price and Near put it in their order, and the address remembers', async () => {
    const todos = [
      openTask({ title: 'Far', price: 9000, location: 'Kano', createdAt: day(5) }),
      openTask({ title: 'Mine', price: 2000, location: 'Yaba, Lagos', createdAt: day(1) }),
      openTask({ title: 'Town', price: 5000, location: 'Ikeja, Lagos', createdAt: day(3) }),
    ]
    const { router } = show('/all-task?sort=newest', await taskerPhone({ feed: todos }))
    await waitFor(() => expect(titles()).toEqual(['Far', 'Town', 'Mine']))
    const sort = screen.getByLabelText('Sort')
    fireEvent.change(sort, { target: { value: 'near' } })
    await waitFor(() => expect(titles()).toEqual(['Mine', 'Town', 'Far']))
    fireEvent.change(sort, { target: { value: 'price' } })
    await waitFor(() => expect(titles()).toEqual(['Far', 'Town', 'Mine']))
    await waitFor(() => expect(router.state.location.search).toEqual({ sort: 'price' }))
  })

  test('the field filter offers my own trade first, and asks the server for it', async () => {
    const todos = [openTask({ title: 'Wires' }), openTask({ title: 'Cake', field: 'Baker' })]
    const phone = await taskerPhone({ feed: todos })
    show('/all-task', phone)
    await waitFor(() => expect(titles()).toHaveLength(2))
    const field = screen.getByLabelText('Field')
    expect(field.querySelector('option')?.textContent).toBe('Electrician (yours)')
    fireEvent.change(field, { target: { value: 'Baker' } })
    await waitFor(() => expect(titles()).toEqual(['Cake']))
  })
})
