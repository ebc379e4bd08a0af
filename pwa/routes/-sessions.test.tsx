import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { newId } from '#schema/domain/ids.ts'
import { createClientDevice } from '#testing/pwa/client-device.ts'
import { renderScreen } from '#testing/pwa/render-screen.tsx'
import { press, setUpScreens } from '#testing/pwa/screens.ts'

setUpScreens()

const row = (fields: object) => ({
  _id: newId('session'),
  device: 'Chrome on Android',
  createdAt: '2026-02-27T10:00:00.000Z',
  seenAt: '2026-03-01T10:00:00.000Z',
  isCurrent: false,
  ...fields,
})

async function openSessions(rows: ReturnType<typeof row>[]) {
  let sessions = rows
  const endedBy = (keep: (each: (typeof rows)[number]) => boolean, message: string) => () => {
    sessions = sessions.filter(keep)
    return [200, { message }] as [number, object]
  }
  const device = await createClientDevice({
    responses: {
      'GET /api/user/sessions': () => [200, { sessions }],
      [`DELETE /api/user/sessions/${rows[1]?._id}`]: endedBy(
        ({ _id }) => _id !== rows[1]?._id,
        'That device is logged out.',
      ),
      'DELETE /api/user/sessions': endedBy(
        ({ isCurrent }) => isCurrent,
        'All other devices are logged out.',
      ),
    },
  })
  renderScreen('/sessions', device)
  await screen.findByRole('heading', { name: 'Where you are logged in' })
}

const devices = () => screen.findByRole('list', { name: 'Devices' })
const own = () => row({ isCurrent: true, device: 'Safari on iPhone' })

test('lists each device with its first and last use, and names this one', async () => {
  await openSessions([own(), row({ device: null })])
  const [first, second] = await within(await devices()).findAllByRole('listitem')
  expect(first?.textContent).toContain('Safari on iPhone')
  expect(first?.textContent).toContain('This device')
  expect(first && within(first).queryByRole('button')).toBeNull()
  expect(second?.textContent).toMatch(/^Unknown deviceLogged in: .*27 FebruaryLast used: .*1 March/)
})

test('says when only the latest sessions are listed', async () => {
  await openSessions([own(), ...Array.from({ length: 49 }, () => row({}))])
  expect(await screen.findByText('These are the 50 that were used last.')).toBeTruthy()
})

test('logs out one device and takes it from the list', async () => {
  await openSessions([own(), row({})])
  await screen.findByRole('button', { name: 'Log out: Chrome on Android' })
  press('Log out: Chrome on Android')
  await screen.findByText('You are logged in only on this device.')
  expect(
    within(screen.getByRole('list', { name: 'Devices' })).getAllByRole('listitem'),
  ).toHaveLength(1)
})

test('logs out all other devices after a question', async () => {
  await openSessions([own(), row({}), row({ device: 'Firefox on Windows' })])
  await screen.findByText('Firefox on Windows')
  press('Log out all other devices')
  const dialog = await screen.findByRole('dialog', { name: 'Log out all other devices?' })
  within(dialog).getByRole('button', { name: 'Log out all other devices' }).click()
  await waitFor(() =>
    expect(
      within(screen.getByRole('list', { name: 'Devices' })).getAllByRole('listitem'),
    ).toHaveLength(1),
  )
})

test('needs a network', async () => {
  renderScreen('/sessions', await createClientDevice())
  await screen.findByText(/^Onise cannot be reached/)
  screen.getByRole('button', { name: 'Try again' })
})
