import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { Task } from '#schema/contract/tasks.ts'
import { say } from '#pwa/replica/outbox.ts'
import { push } from '#pwa/sync/push.ts'
import { applyForTask } from '#pwa/features/proposals/writes.ts'
import { newId } from '#schema/domain/ids.ts'
import { readyForScreens } from '#pwa/test/screens.ts'
import { show } from '#pwa/test/show.tsx'
import { myTask, openTask, proposalRow, taskerPhone } from '#pwa/test/tasker-phone.ts'

readyForScreens()

const nothing = () => [200, { task: [], nextCursor: null }] as [number, object]
const titles = async (name: string) =>
  within(await screen.findByRole('list', { name }))
    .getAllByRole('heading')
    .map(({ textContent }) => textContent)

const mine = (me: Parameters<typeof myTask>[0]): Task[] => [
  myTask(me, { title: 'Given first', updatedAt: '2026-03-01T08:00:00.000Z' }),
  myTask(me, { title: 'Given last', updatedAt: '2026-03-02T08:00:00.000Z' }),
  myTask(me, { title: 'Handed in', status: 'submitted' }),
  myTask(me, { title: 'Finished', status: 'completed' }),
  openTask({ title: "Somebody else's", status: 'in-progress' }),
]

describe('todos given to me (SPEC 2, F9)', () => {
  test.each([
    ['/assigned-tasks', 'Assigned', ['Given last', 'Given first']],
    ['/submitted-tasks', 'Submitted', ['Handed in']],
    ['/completed-tasks', 'Completed', ['Finished']],
  ])('%s is titled "Todo" and shows its own, newest change first', async (path, name, expected) => {
    show(path, await taskerPhone({ tasks: mine }))
    await waitFor(async () => expect(await titles(name)).toEqual(expected))
    expect(screen.getByRole('heading', { level: 1, name: 'Todo' })).toBeTruthy()
  })

  test.each([
    ['/assigned-tasks', 'GET /api/user/all-assigned-tasks'],
    ['/submitted-tasks', 'GET /api/user/all-submitted-tasks'],
    ['/completed-tasks', 'GET /api/user/all-completed-tasks'],
  ])('%s says "No Todo Available" when there is none', async (path, call) => {
    show(path, await taskerPhone({ answers: { [call]: nothing } }))
    await screen.findByText('No Todo Available')
  })

  test('a list that could not be had says so, and not that it is empty (F28)', async () => {
    show('/assigned-tasks', await taskerPhone())
    await screen.findByText("Couldn't load.")
    expect(screen.queryByText('No Todo Available')).toBeNull()
  })

  test('/get-tasks is the list of open todos', async () => {
    const { router } = show('/get-tasks', await taskerPhone())
    await waitFor(() => expect(router.state.location.pathname).toBe('/all-task'))
  })
})

describe('the dashboard (SPEC 2)', () => {
  test('welcomes by name, leads to Messages and the own profile, and lists what I applied for', async () => {
    const task = openTask({ title: 'Fix a tap' })
    const phone = await taskerPhone({ proposals: [proposalRow(task)] })
    show('/dashboard', phone)
    await screen.findByRole('heading', { name: 'Welcome, Adeola' })
    // The name is in the first drawing; what I applied for has to be read.
    expect(await titles('Applied todos')).toEqual(['Fix a tap'])
    const main = screen.getByRole('main')
    const hrefs = within(main)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
    expect(hrefs).toContain('/messages')
    expect(hrefs).toContain(`/profile/${phone.me}`)
    expect(hrefs).toContain(`/single-task/${task._id}`)
  })

  test('reminds of KYC while not verified, and only then', async () => {
    const first = show('/dashboard', await taskerPhone({ person: { isVerified: false } }))
    await screen.findByText('Your account is not verified yet')
    first.unmount()
    show('/dashboard', await taskerPhone({ person: { isVerified: true } }))
    await screen.findByRole('heading', { name: 'Welcome, Adeola' })
    expect(screen.queryByText('Your account is not verified yet')).toBeNull()
  })

  test('a proposal the server said no to is named, with its words, Edit and Discard (F28)', async () => {
    const task = openTask({ title: 'Fix a tap' })
    const no = () =>
      [409, { error: 'This todo is no longer open.', code: 'task_not_open' }] as [number, object]
    const answers = { [`POST /api/user/apply/${task._id}`]: no }
    const phone = await taskerPhone({ feed: [task], answers })
    const offer = { price: '9000', description: 'Mine', date: '2026-03-10', title: task.title }
    await say(phone, applyForTask, { taskId: task._id, _id: newId('proposal'), ...offer })
    await push(phone, { random: () => 0 })
    show('/applied-tasks', phone)
    await screen.findByText('Proposal for “Fix a tap”')
    expect(screen.getByText(/This todo is no longer open\./)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Edit' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Discard' })).toBeTruthy()
  })
})
