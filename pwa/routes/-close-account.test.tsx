import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createClientDevice } from '#testing/pwa/client-device.ts'
import { renderScreen } from '#testing/pwa/render-screen.tsx'
import { press, setUpScreens, type } from '#testing/pwa/screens.ts'

setUpScreens()

type Blockers = { kind: string; size: number }[]

async function openScreen(
  blockers: Blockers,
  close: [number, object] = [200, { message: 'Closed.' }],
) {
  const device = await createClientDevice({
    responses: {
      'GET /api/user/close-account': () => [200, { blockers }],
      'POST /api/user/close-account': () => close,
    },
  })
  return { ...device, ...renderScreen('/close-account', device) }
}

test('names each blocker with the way to end it', async () => {
  await openScreen([
    { kind: 'openTasks', size: 2 },
    { kind: 'balance', size: 1_234_50 },
  ])
  const list = await screen.findByRole('list', { name: 'Before you can close your account' })
  const rows = within(list).getAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '2 open todosDelete it, so that no professional waits for you.Go to My Todo',
    '₦1,234.50 in your walletWithdraw it to your bank.Withdraw',
  ])
  expect(
    within(list)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/client-tasks', '/withdraw'])
  expect(screen.queryByLabelText('Password')).toBeNull()
})

test('a balance below the smallest withdrawal leads to adding money', async () => {
  await openScreen([{ kind: 'balance', size: 500_00 }])
  await screen.findByText(/smallest withdrawal is ₦1,000/)
  expect(screen.getByRole('link', { name: 'Add money' }).getAttribute('href')).toBe('/fund-wallet')
})

test('closes with the password, deletes what the phone has, and leaves to the home page', async () => {
  const { router, auth } = await openScreen([])
  await screen.findByText(/cannot be undone/)
  await screen.findByLabelText('Password')
  type('Password', 'a fair password')
  press('Close my account')
  await screen.findByText('Closed.')
  await expect.poll(() => router.state.location.pathname).toBe('/')
  expect(auth.session).toBeNull()
})

test('a wrong password is shown at its field, and the account stays', async () => {
  const { auth } = await openScreen([], [403, { error: 'Wrong password.', code: 'wrong_password' }])
  await screen.findByLabelText('Password')
  type('Password', 'not the password')
  press('Close my account')
  await screen.findByText('Wrong password.')
  expect(auth.session).not.toBeNull()
})
