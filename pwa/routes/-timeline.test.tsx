import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { online } from '#pwa/api/online.ts'
import type { Task, TaskEvent } from '#schema/contract/tasks.ts'
import { newId } from '#schema/domain/ids.ts'
import { naira } from '#schema/domain/money.ts'
import { createClientDevice } from '#testing/pwa/client-device.ts'
import { renderScreen } from '#testing/pwa/render-screen.tsx'
import { taskRow, userSummaryRow } from '#testing/pwa/rows.ts'
import { setUpScreens } from '#testing/pwa/screens.ts'
import { createTaskerDevice, myTask } from '#testing/pwa/tasker-device.ts'

setUpScreens()

const tasker = userSummaryRow({ username: 'Adeola' })

async function openAsClient(fields: Partial<Task>, eventsOf?: (task: Task) => TaskEvent[]) {
  const device = await createClientDevice({
    tasks: (client) => [taskRow(client, { tasker, price: naira(45_000), ...fields })],
  })
  const [task] = await device.replica.tasks.toArray()
  if (!task) throw new Error('The device has no task')
  if (eventsOf)
    await device.replica.submissions.put({
      task: task._id,
      submissions: [],
      events: eventsOf(task),
    })
  renderScreen(`/single-task/${task._id}`, device)
  await screen.findByText('Job Description')
  return { device, task }
}
const eventOf = (kind: string, fields: Partial<TaskEvent>) =>
  ({
    _id: newId('event'),
    kind,
    actor: null,
    note: null,
    amount: null,
    data: null,
    createdAt: '2026-03-04T09:00:00.000Z',
    ...fields,
  }) as TaskEvent

describe('the timeline of a task', () => {
  test('shows what happened, oldest first, with the notes and the time in Lagos', async () => {
    await openAsClient({ status: 'in-progress' }, ({ client }) => {
      const actor = { _id: client, username: 'Bukola' }
      return [
        eventOf('posted', { actor }),
        eventOf('awarded', { actor, amount: naira(45_000) as TaskEvent['amount'] }),
        eventOf('changesRequested', { actor, note: 'Please paint the door too.' }),
      ]
    })
    await screen.findByRole('heading', { name: 'What happened' })
    const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(items.filter((text) => text.startsWith('You '))).toEqual([
      expect.stringContaining('You posted this todo.'),
      expect.stringContaining('You assigned the todo to Adeola. ₦45,000 is held for Adeola.'),
      expect.stringContaining('Please paint the door too.'),
    ])
    expect(screen.getAllByText(/Wednesday, 4 March.*10:00 AM/)).toHaveLength(3)
  })

  test('is read without a network from what the phone stored', async () => {
    online.markUnreachable()
    await openAsClient({ status: 'in-progress' }, () => [eventOf('expired', {})])
    await screen.findByText('The todo expired, because nothing happened for 30 days.')
  })

  test('says that it is not on the phone when it was never read', async () => {
    online.markUnreachable()
    await openAsClient({ status: 'in-progress' })
    await screen.findByText(/What happened is not saved on this phone yet/)
  })

  test('is not shown to a user who is not a party', async () => {
    const device = await createTaskerDevice()
    const task = myTask(newId('user'), { status: 'in-progress' })
    await device.replica.browsed.put(task)
    renderScreen(`/single-task/${task._id}`, device)
    await screen.findByText('Job Description')
    await waitFor(() => expect(screen.queryByText('What happened')).toBeNull())
  })
})

describe('the next step', () => {
  test.each([
    ['pending', /^Choose a proposal and assign the todo/],
    ['in-progress', /^Adeola is late: the work was agreed for Friday, 6 March/],
    ['disputed', 'The money stays held until the dispute is settled.'],
  ] as const)('of a todo that is %s is told to its client', async (status, words) => {
    const other = status === 'pending' ? { tasker: null } : {}
    await openAsClient({ status, agreedDate: '2026-03-06', ...other })
    await screen.findByText(words)
  })

  test('of submitted work shows the client what happens without an answer', async () => {
    await openAsClient({ status: 'submitted', autoApproveAt: '2126-12-03T16:00:00.000Z' })
    await screen.findByText(
      'Approve the work or ask for changes by Tuesday, 3 December 2126, 5:00 PM. Otherwise Onise pays Adeola then.',
    )
    expect(screen.getByText('₦45,000 of yours is held for Adeola.')).toBeTruthy()
  })
})
