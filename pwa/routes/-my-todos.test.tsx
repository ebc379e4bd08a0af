import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { applyForTask } from '#pwa/features/proposals/queueable.ts'
import { enqueue } from '#pwa/outbox/queue.ts'
import { push } from '#pwa/sync/push.ts'
import type { Task } from '#schema/contract/tasks.ts'
import { newId } from '#schema/domain/ids.ts'
import { statusLabelOf } from '#schema/domain/task.ts'
import { renderScreen } from '#testing/pwa/render-screen.tsx'
import { setUpScreens } from '#testing/pwa/screens.ts'
import { myTask, openTask, proposalRow, createTaskerDevice } from '#testing/pwa/tasker-device.ts'

setUpScreens()

const noTasks = () => [200, { task: [], nextCursor: null }] as [number, object]
const titles = async (name: string) =>
  within(await screen.findByRole('list', { name }))
    .getAllByRole('heading')
    .map(({ textContent }) => textContent)

const tasksOf = (tasker: Parameters<typeof myTask>[0]): Task[] => [
  myTask(tasker, { title: 'Given first', updatedAt: '2026-03-01T08:00:00.000Z' }),
  myTask(tasker, { title: 'Given last', updatedAt: '2026-03-02T08:00:00.000Z' }),
  myTask(tasker, { title: 'Handed in', status: 'submitted' }),
  myTask(tasker, { title: 'Finished', status: 'completed' }),
  openTask({ title: 'Of another tasker', status: 'in-progress' }),
]

describe('the tabs of assigned tasks', () => {
  test.each([
    ['/assigned-tasks', 'Assigned', ['Given last', 'Given first']],
    ['/submitted-tasks', 'Submitted', ['Handed in']],
    ['/completed-tasks', 'Completed', ['Finished']],
  ])(
    '%s is titled "Todo" and shows its tasks, newest change first',
    async (path, name, expected) => {
      renderScreen(path, await createTaskerDevice({ tasks: tasksOf }))
      await waitFor(async () => expect(await titles(name)).toEqual(expected))
      expect(screen.getByRole('heading', { level: 1, name: 'Todo' })).toBeTruthy()
    },
  )

  test.each([
    ['/assigned-tasks', 'GET /api/user/all-assigned-tasks'],
    ['/submitted-tasks', 'GET /api/user/all-submitted-tasks'],
    ['/completed-tasks', 'GET /api/user/all-completed-tasks'],
  ])('%s shows "No Todo Available" when it is empty', async (path, call) => {
    renderScreen(path, await createTaskerDevice({ responses: { [call]: noTasks } }))
    await screen.findByText('No Todo Available')
  })

  test('a list that could not be loaded shows an error instead of the empty text', async () => {
    renderScreen('/assigned-tasks', await createTaskerDevice())
    await screen.findByText("Couldn't load.")
    expect(screen.queryByText('No Todo Available')).toBeNull()
  })

  test('/get-tasks redirects to /all-task', async () => {
    const { router } = renderScreen('/get-tasks', await createTaskerDevice())
    await waitFor(() => expect(router.state.location.pathname).toBe('/all-task'))
  })
})

describe('the dashboard', () => {
  test('has a welcome, links to messages and the own profile, and the applied tasks', async () => {
    const task = openTask({ title: 'Fix a tap' })
    const device = await createTaskerDevice({ proposals: [proposalRow(task)] })
    renderScreen('/dashboard', device)
    await screen.findByRole('heading', { name: 'Welcome, Adeola' })
    expect(await titles('Applied todos')).toEqual(['Fix a tap'])
    const main = screen.getByRole('main')
    const hrefs = within(main)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
    expect(hrefs).toContain('/messages')
    expect(hrefs).toContain(`/profile/${device.userId}`)
    expect(hrefs).toContain(`/single-task/${task._id}`)
  })

  test('shows the KYC reminder only while not verified', async () => {
    const first = renderScreen(
      '/dashboard',
      await createTaskerDevice({ user: { isVerified: false } }),
    )
    await screen.findByText('Your account is not verified yet')
    first.unmount()
    renderScreen('/dashboard', await createTaskerDevice({ user: { isVerified: true } }))
    await screen.findByRole('heading', { name: 'Welcome, Adeola' })
    expect(screen.queryByText('Your account is not verified yet')).toBeNull()
  })

  test('an accepted proposal shows what became of its todo', async () => {
    const statuses = ['in-progress', 'submitted', 'completed', 'cancelled', 'removed'] as const
    const tasks = statuses.map((status) => openTask({ title: `It is ${status}` }))
    const device = await createTaskerDevice({
      proposals: tasks.map((task) => proposalRow(task, { status: 'accepted' })),
      tasks: (tasker) =>
        tasks.map(({ _id, title }, index) => {
          const status = statuses[index] ?? 'pending'
          return myTask(tasker, { _id, title, status, taskStatus: statusLabelOf(status) })
        }),
    })
    renderScreen('/applied-tasks', device)
    for (const label of ['Accepted', 'Submitted', 'Completed', 'Cancelled', 'Removed'])
      expect(await screen.findByText(label)).toBeTruthy()
    expect(screen.getAllByText('Accepted')).toHaveLength(1)
  })

  test('a rejected proposal is shown with its title, the reason, Edit and Discard', async () => {
    const task = openTask({ title: 'Fix a tap' })
    const reject = () =>
      [409, { error: 'This todo is no longer open.', code: 'task_not_open' }] as [number, object]
    const responses = { [`POST /api/user/apply/${task._id}`]: reject }
    const device = await createTaskerDevice({ feed: [task], responses })
    const offer = { price: '9000', description: 'Mine', date: '2026-03-10', title: task.title }
    await enqueue(device, applyForTask, { taskId: task._id, _id: newId('proposal'), ...offer })
    await push(device, { random: () => 0 })
    renderScreen('/applied-tasks', device)
    await screen.findByText('Proposal for “Fix a tap”')
    expect(screen.getByText(/This todo is no longer open\./)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Edit' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Discard' })).toBeTruthy()
  })
})
