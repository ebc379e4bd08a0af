import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { logOut } from '#pwa/session/log-out.ts'
import { createDevice } from '#testing/pwa/device.ts'
import { renderScreen } from '#testing/pwa/render-screen.tsx'
import { setUpScreens } from '#testing/pwa/screens.ts'
import { createTaskerDevice } from '#testing/pwa/tasker-device.ts'

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
