import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { logOut } from '#pwa/session/log-out.ts'
import { createDevice } from '#testing/pwa/device.ts'
import { renderScreen } from '#testing/pwa/render-screen.tsx'
import { setUpScreens } from '#testing/pwa/screens.ts'
import { createTaskerDevice, openTask } from '#testing/pwa/tasker-device.ts'

setUpScreens()

async function createVisitor() {
  const device = createDevice()
  await logOut(device.auth, 'keep')
  return device
}
const linkHome = async () =>
  (await screen.findByRole('link', { name: 'Go to the start' })).getAttribute('href')

test('an unknown address shows a signed-in user the menu and a way home', async () => {
  renderScreen('/no-such-page/x', await createTaskerDevice())
  await screen.findByText('We could not find that page')
  await waitFor(async () => expect(await linkHome()).toBe('/dashboard'))
  expect(screen.getAllByText('Wallet').length).toBeGreaterThan(0)
})

test('an unknown address shows a visitor the public frame and a way to the landing page', async () => {
  renderScreen('/no-such-page', await createVisitor())
  await screen.findByText('We could not find that page')
  expect(await linkHome()).toBe('/')
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login')
})

test('a todo that the first snapshot replaces is awaited, not gone', async () => {
  const task = openTask({ title: 'Fix a tap' })
  const found = { task, submissions: [], events: [], feeBps: 0 }
  const device = await createTaskerDevice({
    responses: { [`GET /api/user/task/${task._id}`]: () => [200, found] as [number, object] },
  })
  await device.replica.meta.delete('lastPullAt')
  renderScreen(`/single-task/${task._id}`, device)
  await screen.findByRole('heading', { level: 1, name: 'Fix a tap' })
  await device.replica.browsed.clear()
  await waitFor(() => expect(screen.queryByText('Fix a tap')).toBeNull())
  expect(screen.queryByText('This todo is no longer available')).toBeNull()
  await device.replica.setMeta('lastPullAt', device.now())
  await screen.findByText('This todo is no longer available')
})
