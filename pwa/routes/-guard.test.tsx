import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { messages } from '#pwa/features/proposals/messages.ts'
import type { OwnUser } from '#schema/contract/accounts.ts'
import { naira } from '#schema/domain/money.ts'
import type { UserType } from '#schema/domain/user.ts'
import { createClientDevice } from '#testing/pwa/client-device.ts'
import { createDevice, unsignedToken } from '#testing/pwa/device.ts'
import { renderScreen } from '#testing/pwa/render-screen.tsx'
import { userRow } from '#testing/pwa/rows.ts'
import { press, setUpScreens, type } from '#testing/pwa/screens.ts'
import { createTaskerDevice, openTask } from '#testing/pwa/tasker-device.ts'

setUpScreens()

const pathOf = ({ router }: ReturnType<typeof renderScreen>) => router.state.location.pathname

// Who gets which screen is in -route-table.ts.

test.each([
  ['/dashboard', { skillsets: [] }, '/interest'],
  ['/dashboard', { profileDescription: '' }, '/update-profile'],
] as const)('%s redirects a user with %o to %s, without a network', async (path, fields, to) => {
  const view = renderScreen(path, await createTaskerDevice({ user: fields as Partial<OwnUser> }))
  await waitFor(() => expect(pathOf(view)).toBe(to))
})

test('without a network the list opens from the replica, and a proposal is saved on the phone', async () => {
  const task = openTask()
  const device = await createTaskerDevice({ feed: [task] })
  renderScreen('/all-task', device)
  expect((await screen.findAllByText(task.title)).length).toBeGreaterThan(0)
  cleanup()

  renderScreen(`/apply-task/${task._id}`, device)
  await screen.findByLabelText(messages.price)
  type(messages.price, '12000')
  type(messages.text, 'Nine years of taps in Yaba.')
  type(messages.date, '2026-03-20')
  press(messages.send)
  await waitFor(async () => expect(await device.replica.outbox.count()).toBe(1))
  expect((await screen.findAllByText(messages.savedTitle)).length).toBeGreaterThan(0)
  cleanup()

  renderScreen('/applied-tasks', device)
  expect((await screen.findAllByText('Saved on phone')).length).toBeGreaterThan(0)
  // The titles are right below the heading of the screen.
  expect(screen.getByRole('heading', { level: 2, name: task.title })).toBeTruthy()
})

test('an empty phone requests the list and the user at the same time', async () => {
  const requests: string[] = []
  const task = openTask()
  let respond = () => {}
  const device = createDevice({
    transport: async ({ url }) => {
      const { pathname } = new URL(url)
      requests.push(pathname)
      if (pathname.endsWith('/all-tasks')) return Response.json({ tasks: [task], nextCursor: null })
      if (!pathname.endsWith('/dashboard')) throw new TypeError('Failed to fetch')
      await new Promise<void>((resolve) => (respond = resolve))
      const user = userRow({ _id: device.userId, userType: 'tasker' })
      return Response.json({ userDetails: { user, balance: naira(0) } })
    },
  })
  renderScreen('/all-task', device)
  await waitFor(() =>
    expect(requests.toSorted()).toEqual(['/api/user/all-tasks', '/api/user/dashboard']),
  )
  expect(screen.queryByText(task.title)).toBeNull()
  respond()
  expect((await screen.findAllByText(task.title)).length).toBeGreaterThan(0)
  expect(requests).toHaveLength(2)
})

test('an ended session shows a banner with a link to log in', async () => {
  const device = await createTaskerDevice()
  await device.replica.setMeta('needsSignIn', true)
  renderScreen('/messages', device)
  expect(await screen.findByText(/log in again to continue/i)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login')
})

test('a database that cannot be opened is reported with what to do', async () => {
  const device = await createTaskerDevice()
  device.replica.close()
  renderScreen('/messages', device)
  expect(await screen.findByText('Onise cannot open its storage on this phone')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})

test('a session that runs from memory shows that nothing is saved', async () => {
  const device = await createTaskerDevice()
  await device.replica.setMeta('isTemporary', 'refused')
  renderScreen('/messages', device)
  expect(await screen.findByText(/Nothing is saved on this phone/)).toBeTruthy()
})

const endedOn = async (path: string, userType: UserType) => {
  const user = userRow({ userType })
  const fields = { message: 'You are logged in.', user, phoneKeys: ['5a'.repeat(32)] }
  const device = await createClientDevice({
    user,
    responses: {
      'POST /api/user/login': () => [200, { token: unsignedToken(user._id), ...fields }],
    },
  })
  await device.replica.setMeta('needsSignIn', true)
  const view = renderScreen(path, device)
  fireEvent.click(await screen.findByRole('link', { name: 'Log in' }))
  await screen.findByLabelText('Phone number or e-mail')
  type('Phone number or e-mail', user.email)
  type('Password', 'a long enough one')
  press('Log in')
  return view
}

test.each([
  ['admin', '/admin/audit', '/admin/audit'],
  ['client', '/messages', '/client-dashboard'],
] as const)(
  'a log-in as %s after the session ended on %s leads to %s',
  async (userType, path, to) => {
    const view = await endedOn(path, userType)
    await waitFor(() => expect(pathOf(view)).toBe(to))
  },
)
