import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { online } from '#pwa/api/online.ts'
import { updateProfile } from '#pwa/features/accounts/profile/queueable.ts'
import { setInstallEvent, watchForInstall } from '#pwa/features/install/watch-install.ts'
import { enqueue } from '#pwa/outbox/queue.ts'
import { newId } from '#schema/domain/ids.ts'
import { createClientDevice } from '#testing/pwa/client-device.ts'
import { renderScreen } from '#testing/pwa/render-screen.tsx'
import { taskRow } from '#testing/pwa/rows.ts'
import { press, setUpScreens } from '#testing/pwa/screens.ts'
import { createTaskerDevice, openTask, proposalRow } from '#testing/pwa/tasker-device.ts'

setUpScreens()
afterEach(() => setInstallEvent(null))

async function readSideMenu() {
  const menu = await screen.findByRole('complementary', { name: 'Side menu' })
  const links = within(within(menu).getByRole('navigation', { name: 'Main' })).getAllByRole('link')
  return {
    menu: within(menu),
    entries: links.map((link) => [link.textContent, link.getAttribute('href')]),
  }
}

test('the side menu of a client', async () => {
  renderScreen('/messages', await createTaskerDevice({ user: { userType: 'client' } }))
  await screen.findAllByText('You are a Client')
  const { menu, entries } = await readSideMenu()
  expect(entries).toEqual([
    ['Dashboard', '/client-dashboard'],
    ['Wallet', '/client-wallet'],
    ['My Todo', '/client-tasks'],
    ['Find a professional', '/professionals'],
    ['Messages', '/messages'],
    ['Community', '/community'],
    ['Settings', '/settings'],
  ])
  for (const text of ['Switch To Professional', 'Log Out', 'General Settings'])
    expect(menu.getByText(text)).toBeTruthy()
  expect(menu.queryByText('Edit Profile')).toBeNull()
})

test('the side menu of a professional', async () => {
  renderScreen('/messages', await createTaskerDevice())
  await screen.findAllByText('You are a Professional')
  const { menu, entries } = await readSideMenu()
  expect(entries).toEqual([
    ['Dashboard', '/dashboard'],
    ['Wallet', '/wallet'],
    ['To do list', '/all-task'],
    ['Messages', '/messages'],
    ['Community', '/community'],
    ['Settings', '/settings'],
  ])
  fireEvent.click(menu.getByText('Switch To Client'))
  expect(await screen.findByText('Switch to Client?')).toBeTruthy()
})

test('the number of unread messages is shown at Messages in the menu and the bottom bar', async () => {
  const device = await createTaskerDevice()
  await device.replica.setMeta('unreadMessages', 3)
  renderScreen('/settings', device)
  await screen.findAllByText('You are a Professional')
  await waitFor(async () =>
    expect((await readSideMenu()).entries).toContainEqual(['Messages3', '/messages']),
  )
  const bar = within(screen.getByRole('navigation', { name: 'Most used' }))
  expect(bar.getByRole('link', { name: /Messages/ }).textContent).toMatch(/^3/)
})

test('the number of new notices is shown at the button that opens the menu', async () => {
  const device = await createTaskerDevice()
  await device.replica.notices.put({
    _id: newId('notice'),
    kind: 'awarded',
    category: 'work',
    title: 'Hang doors is yours',
    text: '',
    taskId: null,
    otherUserId: null,
    createdAt: new Date().toISOString(),
    readAt: null,
  })
  renderScreen('/settings', device)
  const bar = within(await screen.findByRole('navigation', { name: 'Most used' }))
  await waitFor(() => expect(bar.getByRole('button').textContent).toBe('1 waiting in Menu'))
})

test('the switch warns about work that waits, and leads to the log-in on the home page', async () => {
  const device = await createClientDevice({
    tasks: (client) => [1, 2].map(() => taskRow(client, { status: 'submitted' })),
    responses: {
      'PUT /api/user/update-user-type': () => [
        200,
        {
          message: 'You are a Professional now. Log in to continue.',
          user: { userType: 'tasker' },
        },
      ],
    },
  })
  const view = renderScreen('/client-tasks', device)
  await screen.findAllByText('You are a Client')
  const { menu } = await readSideMenu()
  fireEvent.click(menu.getByText('Switch To Professional'))
  expect(await screen.findByText('2 todos wait for your approval.')).toBeTruthy()
  const dialog = within(screen.getByRole('dialog'))
  fireEvent.click(dialog.getByRole('button', { name: 'Switch To Professional' }))
  await waitFor(() => expect(view.router.state.location.href).toBe('/?dialog=login'))
  expect(device.auth.session).toBeNull()
})

test('the switch waits until everything is sent', async () => {
  online.markUnreachable()
  const device = await createTaskerDevice()
  await enqueue(device, updateProfile, { jobTitle: 'Joiner' })
  renderScreen('/all-task', device)
  await screen.findAllByText('You are a Professional')
  const { menu } = await readSideMenu()
  fireEvent.click(menu.getByText('Switch To Client'))
  expect(await screen.findByText(/not sent yet. Send them first/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Send first' })).toBeTruthy()
})

test('offers the installation after the first proposal, and not again once it was declined', async () => {
  watchForInstall(window)
  const offer = 'Add Onise to your home screen'
  const device = await createTaskerDevice()
  window.dispatchEvent(new Event('beforeinstallprompt', { cancelable: true }))
  renderScreen('/dashboard', device)
  await screen.findByText(/Welcome/)
  expect(screen.queryByText(offer)).toBeNull()
  await device.replica.proposals.put(proposalRow(openTask()))
  expect(await screen.findByText(offer)).toBeTruthy()
  press('Not now')
  await waitFor(() => expect(screen.queryByText(offer)).toBeNull())
  window.dispatchEvent(new Event('beforeinstallprompt', { cancelable: true }))
  expect(screen.queryByText(offer)).toBeNull()
})
