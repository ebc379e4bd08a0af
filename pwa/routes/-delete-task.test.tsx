import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { online } from '#pwa/api/online.ts'
import { createTask } from '#pwa/features/tasks/post/queueable.ts'
import { enqueue } from '#pwa/outbox/queue.ts'
import { newId, type TaskId } from '#schema/domain/ids.ts'
import { UNDO_MS } from '#schema/domain/limits.ts'
import { GENERAL_MESSAGES } from '#schema/domain/messages/general.ts'
import { createClientDevice } from '#testing/pwa/client-device.ts'
import { renderScreen } from '#testing/pwa/render-screen.tsx'
import { taskRow, userRow } from '#testing/pwa/rows.ts'
import { press, setUpScreens } from '#testing/pwa/screens.ts'
import { waitUntil } from '#testing/pwa/wait-until.ts'

setUpScreens()
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const draftFields = (_id: TaskId) => ({
  _id,
  title: 'Fix a gate',
  description: 'Rust.',
  price: '45000',
  duration: '2',
  projectType: 'Onsite' as const,
  location: 'Ikeja',
  skills: 'Welding repairs',
})

/** A client with one task, and a server that deletes and restores it. */
async function createDeviceWithTask(status: 'pending' | 'in-progress' = 'pending') {
  const owner = userRow()
  const task = taskRow(owner._id, { status })
  const device = await createClientDevice({
    user: owner,
    tasks: () => [task],
    responses: {
      [`DELETE /api/client/delete-tasks/${task._id}`]: () => [
        200,
        { message: GENERAL_MESSAGES.taskDeleted },
      ],
      [`POST /api/client/restore-task/${task._id}`]: () => [
        200,
        { message: GENERAL_MESSAGES.taskRestored },
      ],
    },
  })
  const deletions = () => device.requests.filter(({ call }) => call.startsWith('DELETE')).length
  return { device, task, deletions }
}
type Setup = Awaited<ReturnType<typeof createDeviceWithTask>>

/** Opens the page by a tap on Delete of the card. */
async function openFromCard({ device }: Setup) {
  const view = renderScreen('/client-tasks', device)
  fireEvent.click(await screen.findByRole('link', { name: 'Delete' }), { button: 0 })
  await screen.findByRole('heading', { name: 'Delete todo' })
  return view
}
const findButton = () => screen.findByRole('button', { name: 'Delete this todo' })

test('a tap on the card deletes on opening and shows the message with Go Back', async () => {
  const setup = await createDeviceWithTask()
  await openFromCard(setup)
  expect(await screen.findByText(GENERAL_MESSAGES.taskDeleted)).toBeTruthy()
  expect(setup.deletions()).toBe(1)
  expect(screen.getByRole('link', { name: 'Go Back' }).getAttribute('href')).toBe(
    '/client-dashboard',
  )
})

test('a link deletes nothing until the button is pressed', async () => {
  const setup = await createDeviceWithTask()
  renderScreen(`/delete-task/${setup.task._id}`, setup.device)
  await findButton()
  expect(setup.deletions()).toBe(0)
  press('Delete this todo')
  expect(await screen.findByText(GENERAL_MESSAGES.taskDeleted)).toBeTruthy()
  expect(setup.deletions()).toBe(1)
})

test('an unsent task that may have been posted is discarded with words that say so', async () => {
  const device = await createClientDevice()
  const id = newId('task')
  const input = draftFields(id)
  await enqueue(device, createTask, input)
  const view = renderScreen(`/delete-task/${id}`, device)
  await screen.findByText('It was never sent, so it cannot be brought back.')
  await device.replica.outbox.toCollection().modify({ attempts: 1 })
  await screen.findByText(/It may already have been posted/)
  press('Delete this todo')
  await waitFor(async () =>
    expect(await device.replica.outbox.toArray()).toMatchObject([{ isDiscarded: true }]),
  )
  expect(await screen.findByText(/It may already have been posted/)).toBeTruthy()
  view.unmount()
})

test('Back to the page deletes nothing', async () => {
  const setup = await createDeviceWithTask()
  const { router } = await openFromCard(setup)
  await screen.findByText(GENERAL_MESSAGES.taskDeleted)
  await router.navigate({ to: '/client-dashboard' })
  await screen.findByRole('heading', { name: 'Welcome, Bukola' })
  router.history.back()
  await findButton()
  expect(setup.deletions()).toBe(1)
})

test('a tap that opens another tab has no later effect', async () => {
  const setup = await createDeviceWithTask()
  const first = renderScreen('/client-tasks', setup.device)
  const link = await screen.findByRole('link', { name: 'Delete' })
  link.addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(link, { button: 0, ctrlKey: true })
  first.unmount()
  renderScreen(`/delete-task/${setup.task._id}`, setup.device)
  await findButton()
  expect(setup.deletions()).toBe(0)
})

test('a hidden page deletes nothing', async () => {
  const setup = await createDeviceWithTask()
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await openFromCard(setup)
  await findButton()
  expect(setup.deletions()).toBe(0)
})

test('without a network the button is disabled with the reason, and nothing is deleted when the network is back', async () => {
  const setup = await createDeviceWithTask()
  online.markUnreachable()
  await openFromCard(setup)
  expect((await findButton()).getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByText('No network. You can delete it when the network is back.')).toBeTruthy()
  online.markReachable()
  await waitFor(async () => expect((await findButton()).getAttribute('aria-disabled')).toBe(null))
  expect(setup.deletions()).toBe(0)
})

/** The delays of the timers that start from now on, until the real timers are back. */
function recordDelays(): (number | undefined)[] {
  const { setTimeout: fake } = globalThis
  const delays: (number | undefined)[] = []
  globalThis.setTimeout = Object.assign((...args: Parameters<typeof fake>) => {
    delays.push(args[1])
    return fake(...args)
  }, fake)
  return delays
}

test('Undo is offered for 30 seconds', async () => {
  const setup = await createDeviceWithTask()
  renderScreen(`/delete-task/${setup.task._id}`, setup.device)
  await findButton()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const delays = recordDelays()
  press('Delete this todo')
  // The 30 seconds start after the button is shown.
  await waitUntil(() => expect(delays).toContain(UNDO_MS))
  await vi.advanceTimersByTimeAsync(29_000)
  expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy()
  await vi.advanceTimersByTimeAsync(1000)
  await waitUntil(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBe(null))
  expect(screen.getByRole('link', { name: 'See the deleted todo' }).getAttribute('href')).toBe(
    `/single-task/${setup.task._id}`,
  )
})

test('Undo restores the task on the server', async () => {
  const setup = await createDeviceWithTask()
  await openFromCard(setup)
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText(GENERAL_MESSAGES.taskRestored)).toBeTruthy()
})

test('an assigned task cannot be deleted, and the button shows why', async () => {
  const setup = await createDeviceWithTask('in-progress')
  renderScreen(`/delete-task/${setup.task._id}`, setup.device)
  expect(await screen.findByText('This todo is already assigned. Cancel it instead.')).toBeTruthy()
  expect((await findButton()).getAttribute('aria-disabled')).toBe('true')
})
