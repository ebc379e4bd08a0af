import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ApiError } from '#pwa/api/errors.ts'
import { online } from '#pwa/api/online.ts'
import { acknowledge, claimNext, deleteAcknowledged, reject } from '#pwa/outbox/transitions.ts'
import { queueableCommands } from '#pwa/queueable.ts'
import type { SavedTask } from '#schema/contract/saved.ts'
import { newId } from '#schema/domain/ids.ts'
import { naira } from '#schema/domain/money.ts'
import { renderScreen } from '#testing/pwa/render-screen.tsx'
import { setUpScreens } from '#testing/pwa/screens.ts'
import { createTaskerDevice, openTask } from '#testing/pwa/tasker-device.ts'

setUpScreens()

const savedTask = (fields: Partial<SavedTask> = {}): SavedTask => ({
  _id: newId('task'),
  title: 'Lights for a kiosk',
  field: 'Electrician',
  state: 'open',
  price: naira(20_000),
  location: 'Yaba, Lagos',
  savedAt: '2026-03-01T09:00:00.000Z',
  ...fields,
})

async function withOpenTask() {
  const task = openTask({ title: 'Fix a fan' })
  const device = await createTaskerDevice({ feed: [task] })
  device.queueables.push(...queueableCommands)
  online.markUnreachable()
  return { task, device }
}
const heart = () => screen.findByRole('button', { name: 'Save: Fix a fan' })
const isPressed = (button: HTMLElement) => button.getAttribute('aria-pressed')

test('a todo is saved without a network, and is in the list before and after it was sent', async () => {
  const { task, device } = await withOpenTask()
  renderScreen(`/single-task/${task._id}`, device)
  fireEvent.click(await heart())
  await waitFor(async () => expect(isPressed(await heart())).toBe('true'))
  expect(await device.replica.outbox.toArray()).toMatchObject([
    { command: 'saved.set', input: { id: task._id, kind: 'task', isSaved: true } },
  ])
  const entry = await claimNext(device)
  if (entry) await acknowledge(device, entry, {})
  await deleteAcknowledged(device.replica, '0.own')
  expect(await device.replica.outbox.count()).toBe(0)
  expect(isPressed(await heart())).toBe('true')
  expect((await device.replica.getMeta('saved'))?.tasks).toMatchObject([{ title: 'Fix a fan' }])
})

test('the last choice counts, and one that is refused leaves no heart', async () => {
  const { task, device } = await withOpenTask()
  renderScreen(`/single-task/${task._id}`, device)
  for (const expected of ['true', 'false', 'true']) {
    fireEvent.click(await heart())
    await waitFor(async () => expect(isPressed(await heart())).toBe(expected))
  }
  const entry = await claimNext(device)
  expect(entry?.input).toMatchObject({ isSaved: true })
  const refusal = new ApiError(409, 'too_many_saved', 'You have saved 200.')
  if (entry) await reject(device, entry, refusal)
  await waitFor(async () => expect(isPressed(await heart())).toBe('false'))
})

test('a saved todo that closed says so, and a removed one comes back by Undo', async () => {
  const device = await createTaskerDevice()
  const closed = { state: 'assigned', price: null, location: null } as const
  const gone = savedTask({ title: 'Wire a kitchen', ...closed })
  await device.replica.setMeta('saved', { tasks: [savedTask(), gone], users: [] })
  online.markUnreachable()
  renderScreen('/saved', device)
  expect(await screen.findByRole('link', { name: 'Lights for a kiosk' })).toBeTruthy()
  expect(screen.getByText('Somebody else has it')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Wire a kitchen' })).toBe(null)
  const name = 'Remove from saved: Lights for a kiosk'
  fireEvent.click(screen.getByRole('button', { name }))
  const undo = await screen.findByRole('button', { name: 'Undo' })
  expect(document.activeElement).toBe(undo)
  fireEvent.click(undo)
  expect(await screen.findByRole('button', { name })).toBeTruthy()
  await waitFor(async () =>
    expect(await device.replica.outbox.toArray()).toMatchObject([{ input: { isSaved: true } }]),
  )
})
