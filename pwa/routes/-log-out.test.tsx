import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { applyForTask } from '#pwa/features/proposals/queueable.ts'
import { enqueue } from '#pwa/outbox/queue.ts'
import { importKeys } from '#pwa/session/retained-input.ts'
import { newId } from '#schema/domain/ids.ts'
import { renderScreen } from '#testing/pwa/render-screen.tsx'
import { setUpScreens } from '#testing/pwa/screens.ts'
import { createTaskerDevice } from '#testing/pwa/tasker-device.ts'

setUpScreens()

async function openDialog({ unsent = 0, hasKey = true } = {}) {
  const device = await createTaskerDevice()
  const [key] = await importKeys(['5a'.repeat(32)])
  if (key && hasKey) await device.replica.setMeta('retentionKey', key)
  for (let each = 0; each < unsent; each++)
    await enqueue(device, applyForTask, {
      taskId: newId('task'),
      _id: newId('proposal'),
      price: '5000',
      description: 'Nine years of taps.',
      date: '2026-03-09',
    })
  const view = renderScreen('/messages', device)
  fireEvent.click(
    (await screen.findAllByRole('button', { name: 'Log Out', hidden: true }))[0] as never,
  )
  await screen.findByText('Log out?')
  return { device, view }
}

test('with unsent entries the dialog says that they are locked, and that the rest is deleted', async () => {
  await openDialog({ unsent: 2 })
  await screen.findByText(/2 items not sent yet. If you keep them, .* locked until you log in here/)
  expect(screen.getByText(/Everything else of yours is deleted from this phone/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Keep and log out' })).toBeTruthy()
})

test('without a key to lock them with, unsent entries can only be sent or discarded', async () => {
  await openDialog({ unsent: 1, hasKey: false })
  await screen.findByText(/Send them first. They cannot be kept/)
  expect(screen.queryByRole('button', { name: 'Keep and log out' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Send first' })).toBeTruthy()
})

test('a log-out without unsent entries leads to the landing page', async () => {
  const { device, view } = await openDialog()
  await screen.findByText(/Your data is deleted from this phone/)
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Log Out' }))
  await waitFor(() => expect(view.router.state.location.href).toBe('/'))
  expect(device.auth.getSession()).toBeNull()
})

test('a log-out in another tab leads to the landing page, which says so until one goes on', async () => {
  const device = await createTaskerDevice()
  const view = renderScreen('/messages', device)
  await screen.findByRole('heading', { level: 1, name: 'Messages' })
  act(() => {
    device.store.removeItem('token')
    device.auth.onStorageEvent('token')
  })
  await act(() => view.router.invalidate())
  const note = await screen.findByText(/^You have been logged out in another window/)
  expect(note.getAttribute('role')).toBe('status')
  fireEvent.click(screen.getAllByRole('link', { name: 'Log in' })[0] as never)
  await waitFor(() => expect(view.router.state.location.searchStr).toBe('?dialog=login'))
  expect(screen.queryByText(/^You have been logged out/)).toBeNull()
})

test('a log-out of an administrator removes both tokens and leads to /login', async () => {
  const device = await createTaskerDevice({ user: { userType: 'admin' } })
  const view = renderScreen('/admin-users', device)
  await screen.findByRole('heading', { level: 1, name: 'Users' })
  expect(device.store.getItem('adminToken')).toBe(device.token())
  fireEvent.click(
    (await screen.findAllByRole('button', { name: 'Log Out', hidden: true }))[0] as never,
  )
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(await dialog.findByRole('button', { name: 'Log Out' }))
  await waitFor(() => expect(view.router.state.location.pathname).toBe('/login'))
  expect([device.store.getItem('token'), device.store.getItem('adminToken')]).toEqual([null, null])
})

test('an administrator without the administrators’ token logs in again', async () => {
  const device = await createTaskerDevice({ user: { userType: 'admin' } })
  device.store.removeItem('adminToken')
  const view = renderScreen('/admin-users', device)
  await waitFor(() => expect(view.router.state.location.pathname).toBe('/login'))
})
