import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { online } from '#pwa/api/online.ts'
import { readLive } from '#pwa/sync/live.ts'
import { TEST_NOW } from '#testing/clock.ts'
import { createClientDevice } from '#testing/pwa/client-device.ts'
import { renderScreen } from '#testing/pwa/render-screen.tsx'
import { conversationRow, taskRow } from '#testing/pwa/rows.ts'
import { setUpScreens } from '#testing/pwa/screens.ts'
import { createTaskerDevice, myTask } from '#testing/pwa/tasker-device.ts'

setUpScreens()

const HOUR_MS = 3_600_000
const emptyPage = { nextCursor: null }
const responses = {
  'GET /api/user/all-assigned-tasks': () => [200, { task: [], ...emptyPage }] as [number, object],
  'GET /api/user/tasker-tasks': () => [200, { tasks: [], ...emptyPage }] as [number, object],
}

const LISTS = [
  ['client', '/client-tasks', 'No Todo'],
  ['client', '/client-submitted-tasks', 'No Todo'],
  ['client', '/client-completed-tasks', 'No tasks'],
  ['client', '/client-dashboard', 'No Todo'],
  ['client', '/messages', 'No conversations yet.'],
  ['client', '/notices', 'No notices yet'],
  ['client', '/client-wallet', 'No transactions'],
  ['tasker', '/assigned-tasks', 'No todo available'],
  ['tasker', '/applied-tasks', 'No todo available'],
] as const

const createPhone = (side: 'client' | 'tasker') =>
  side === 'client' ? createClientDevice() : createTaskerDevice({ responses })

test.each(LISTS)(
  'of a %s, %s says that there is nothing only after a pull',
  async (side, path, none) => {
    const device = await createPhone(side)
    await device.replica.setMeta('lastPullAt', TEST_NOW - HOUR_MS)
    renderScreen(path, device)
    await screen.findByText('Loading')
    expect(screen.queryByText(new RegExp(none, 'i'))).toBe(null)
    await act(() => device.replica.setMeta('lastPullAt', TEST_NOW + 1))
    await screen.findByText(new RegExp(none, 'i'))
  },
)

test('without a network an empty list says how old it is', async () => {
  const device = await createClientDevice()
  await device.replica.setMeta('lastPullAt', TEST_NOW - HOUR_MS)
  online.markUnreachable()
  renderScreen('/client-submitted-tasks', device)
  await screen.findByText('No Todo')
  screen.getByText(/^As last seen/)
})

test('opening a tab pulls, also one that was open before', async () => {
  const device = await createClientDevice()
  renderScreen('/client-tasks', device)
  fireEvent.click(await screen.findByRole('link', { name: 'Submitted' }))
  await waitFor(() => expect(device.syncRequests).toHaveLength(1))
  fireEvent.click(await screen.findByRole('link', { name: 'All' }))
  await waitFor(() => expect(device.syncRequests).toHaveLength(2))
})

test.each([
  ['running work', '/client-ongoing-tasks', 'in-progress', 'shared'],
  ['an open todo, which proposals may come for', '/client-tasks', 'pending', 'shared'],
  ['todos that are over', '/client-tasks', 'completed', null],
] as const)('a list with %s is live as it should be', async (_, path, status, live) => {
  const device = await createClientDevice({
    tasks: (client) => [taskRow(client, { title: 'Paint a wall', status })],
  })
  const { unmount } = renderScreen(path, device)
  await screen.findByRole('link', { name: 'Paint a wall' })
  await waitFor(() => expect(readLive()).toBe(live))
  unmount()
  expect(readLive()).toBe(null)
})

test('running work is live for its professional, and the conversations for everyone', async () => {
  const device = await createTaskerDevice({ tasks: (tasker) => [myTask(tasker)] })
  const dashboard = renderScreen('/dashboard', device)
  await screen.findByText('To do now')
  await waitFor(() => expect(readLive()).toBe('shared'))
  dashboard.unmount()
  await device.replica.conversations.put(conversationRow(device.userId, {}))
  renderScreen('/messages', device)
  await screen.findByRole('list', { name: 'Messages' })
  await waitFor(() => expect(readLive()).toBe('shared'))
})

/** A finger that moves down from the top of the page. */
function pullDown(target: Element, px: number) {
  const at = (clientY: number) => ({ touches: [{ clientX: 100, clientY }] })
  fireEvent.touchStart(target, at(100))
  fireEvent.touchMove(target, at(100 + px))
  fireEvent.touchEnd(target)
}

test('pulling the page down pulls, a short way or on a button does not', async () => {
  const device = await createClientDevice()
  renderScreen('/client-submitted-tasks', device)
  const empty = await screen.findByText('No Todo')
  pullDown(empty, 60)
  pullDown(screen.getByRole('button', { name: 'Refresh' }), 200)
  expect(device.syncRequests).toEqual([])
  pullDown(empty, 200)
  await screen.findByText('Looking for news')
  expect(device.syncRequests).toEqual([true])
})

test('the button in the header pulls, and says that it does', async () => {
  const device = await createClientDevice()
  await device.replica.setMeta('lastPullAt', TEST_NOW - 1)
  renderScreen('/messages', device)
  fireEvent.click(await screen.findByRole('button', { name: 'Refresh' }))
  await screen.findByRole('button', { name: 'Looking for news' })
  expect(device.syncRequests).toEqual([true])
  await act(() => device.replica.setMeta('lastPullAt', TEST_NOW + 1))
  await screen.findByRole('button', { name: 'Refresh' })
})
