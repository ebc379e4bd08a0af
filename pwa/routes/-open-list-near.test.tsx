import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { messages } from '#pwa/features/tasks/list/messages.ts'
import { useVisit } from '#pwa/features/tasks/list/stable-order.ts'
import { loadPlaces } from '#pwa/places/use-places.ts'
import type { OwnUser } from '#schema/contract/accounts.ts'
import { renderScreen } from '#testing/pwa/render-screen.tsx'
import { setUpScreens } from '#testing/pwa/screens.ts'
import { createTaskerDevice, openTask } from '#testing/pwa/tasker-device.ts'

setUpScreens()
beforeEach(() => loadPlaces())
/** As when the app starts again. */
const closeApp = () => useVisit.setState(useVisit.getInitialState())
beforeEach(closeApp)

const day = (date: number) => `2026-03-0${date}T08:00:00.000Z`
const HERE = openTask({ title: 'Here', place: 'lagos-ikeja', createdAt: day(1) })
const NEXT = openTask({ title: 'Next', place: 'lagos-agege', createdAt: day(2) })
const FAR = openTask({ title: 'Far', place: 'kano-dala', createdAt: day(3) })
const tasks = [HERE, NEXT, FAR]
const LIST = 'GET /api/user/all-tasks'

const createNewTasker = (user: Partial<OwnUser> = {}) =>
  createTaskerDevice({
    feed: tasks,
    user: { place: 'lagos-ikeja', ...user },
    responses: { [LIST]: () => [200, { tasks, nextCursor: null }] },
  })
type Phone = Awaited<ReturnType<typeof createNewTasker>>

const titles = () =>
  [...document.querySelectorAll('.card-title')].map(({ textContent }) => textContent)

/** Opens the list from the dashboard, as the menu does. */
async function openFromDashboard(phone: Phone) {
  const opened = renderScreen('/dashboard', phone)
  await screen.findByRole('heading', { level: 1 })
  await act(() => opened.router.navigate({ to: '/all-task' }))
  return opened
}

const whenStored = ({ replica }: Phone) =>
  waitFor(async () => expect(await replica.getMeta('visit')).toBeDefined())

describe('the first list of a professional with an area', () => {
  test('has what is in reach, the nearest first, and says so', async () => {
    const { router } = await openFromDashboard(await createNewTasker())
    await screen.findByText(messages.inReachOnly)
    await waitFor(() => expect(titles()).toEqual(['Here', 'Next']))
    expect(router.state.location.search).toEqual({ sort: 'near', within: '25' })
    await act(async () => router.history.back())
    await screen.findByRole('heading', { name: /Adeola/ })
  })

  test('shows all by one tap, which later lists keep', async () => {
    const phone = await createNewTasker()
    const first = await openFromDashboard(phone)
    fireEvent.click(await screen.findByRole('button', { name: messages.anywhere }))
    await waitFor(() => expect(titles()).toEqual(['Here', 'Next', 'Far']))
    expect(screen.queryByText(messages.inReachOnly)).toBeNull()
    await whenStored(phone)
    first.unmount()
    closeApp()
    const later = await openFromDashboard(phone)
    await waitFor(() => expect(titles()).toHaveLength(3))
    expect(later.router.state.location.search).toEqual({})
  })
})

describe('all todos are listed', () => {
  const listsAll = async (opened: ReturnType<typeof renderScreen>) => {
    await waitFor(() => expect(titles()).toHaveLength(3))
    expect(opened.router.state.location.search).not.toHaveProperty('within')
  }

  test.each<[string, Partial<OwnUser>]>([
    ['has no area', { place: null }],
    ['goes anywhere', { reach: 'anywhere' }],
  ])('when the professional %s', async (_, user) => {
    await listsAll(await openFromDashboard(await createNewTasker(user)))
  })

  test('when the document opens at the list', async () => {
    await listsAll(renderScreen('/all-task', await createNewTasker()))
  })

  test('when the first list is opened with an order of its own', async () => {
    const opened = renderScreen('/dashboard', await createNewTasker())
    await screen.findByRole('heading', { level: 1 })
    await act(() => opened.router.navigate({ to: '/all-task', search: { sort: 'newest' } }))
    await listsAll(opened)
    await act(() => opened.router.navigate({ to: '/settings' }))
    await act(() => opened.router.navigate({ to: '/all-task' }))
    await listsAll(opened)
  })
})
