import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { logOut } from '#pwa/session/log-out.ts'
import { createDevice } from '#testing/pwa/device.ts'
import { renderScreen } from '#testing/pwa/render-screen.tsx'
import { press, setUpScreens, type } from '#testing/pwa/screens.ts'

setUpScreens()

test('one attempt marks a username that is too long and every other wrong field, and focuses the first', async () => {
  localStorage.setItem('role', 'client')
  const device = createDevice()
  await logOut(device.auth, 'keep')
  renderScreen('/register', device)
  const username = await screen.findByLabelText('Username')
  type('Username', 'Oluwaseun')
  press('Register')
  await screen.findByText('Enter your phone number or your e-mail')
  expect(username.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(username)
  type('Username', 'Oluwa')
  await waitFor(() => expect(username.getAttribute('aria-invalid')).toBeNull())
  expect(screen.getByText('Enter your phone number or your e-mail')).toBeTruthy()
})
