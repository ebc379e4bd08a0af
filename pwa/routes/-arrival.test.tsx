import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { online } from '#pwa/api/online.ts'
import { dayAfter, dayOf } from '#schema/domain/days.ts'
import { newId } from '#schema/domain/ids.ts'
import { createClientDevice } from '#testing/pwa/client-device.ts'
import { renderScreen } from '#testing/pwa/render-screen.tsx'
import { taskRow, userSummaryRow } from '#testing/pwa/rows.ts'
import { press, setUpScreens, type } from '#testing/pwa/screens.ts'
import { createTaskerDevice, myTask } from '#testing/pwa/tasker-device.ts'

setUpScreens()

async function openWork() {
  const device = await createTaskerDevice()
  const task = myTask(device.userId)
  await device.replica.tasks.put(task)
  await device.replica.submissions.put({ task: task._id, submissions: [], events: [] })
  online.markUnreachable()
  renderScreen(`/single-task/${task._id}`, device)
  await screen.findByLabelText('Arrival code')
  return { ...device, task }
}

test('the professional arrives and leaves without a network', async () => {
  const { replica, task } = await openWork()
  type('Arrival code', '12')
  press('I have arrived')
  await screen.findByText('Enter the four digits')
  type('Arrival code', '1234')
  press('I have arrived')
  // Beside the button, and in the timeline.
  await waitFor(() =>
    expect(screen.getAllByText(/^You arrived at \d+:\d\d [AP]M\.$/)).toHaveLength(2),
  )
  await screen.findByText('Saved on this phone. It is sent when there is a network.')
  press('I am leaving')
  await waitFor(() => expect(screen.getAllByText(/^You left at/)).toHaveLength(2))
  expect(await replica.outbox.toArray()).toMatchObject([
    {
      command: 'arrivals.arrive',
      input: { id: task._id, digits: '1234', at: expect.any(String), _id: expect.any(String) },
    },
    { command: 'arrivals.leave', input: { id: task._id, at: expect.any(String) } },
  ])
  press('I have arrived again')
  await screen.findByLabelText('Arrival code')
})

test('a refused code is explained, and gone once another one is entered', async () => {
  const { replica } = await openWork()
  type('Arrival code', '1234')
  press('I have arrived')
  await screen.findAllByText(/^You arrived at/)
  const [entry] = await replica.outbox.toArray()
  const error = { code: 'wrong_arrival_code' as const, message: 'That is not the code.' }
  await replica.outbox.update(entry?.position ?? 0, { state: 'failed', error })
  await screen.findByText('That is not the code.')
  await waitFor(() => expect(screen.queryByText(/^You arrived at/)).toBeNull())
  type('Arrival code', '4321')
  press('I have arrived')
  await waitFor(() => expect(screen.queryByText('That is not the code.')).toBeNull())
  expect(await replica.outbox.toArray()).toMatchObject([{ input: { digits: '4321' } }])
})

test('the client has the code of today without a network, and sees both times of an arrival', async () => {
  const device = await createClientDevice()
  const musa = userSummaryRow({ username: 'Musa' })
  const task = taskRow(device.userId, { status: 'in-progress', tasker: musa })
  const today = dayOf(Date.now())
  const at = Date.now() - 2 * 24 * 3_600_000
  await device.replica.tasks.put(task)
  await device.replica.submissions.put({
    task: task._id,
    submissions: [],
    arrivalCodes: [
      { day: dayAfter(today, -1), digits: '1111' },
      { day: today, digits: '4071' },
    ],
    events: [
      {
        _id: newId('event'),
        kind: 'arrived',
        actor: { _id: musa._id, username: 'Musa' },
        note: null,
        amount: null,
        data: { at },
        createdAt: new Date(at + 7_200_000).toISOString(),
      },
    ],
  })
  online.markUnreachable()
  renderScreen(`/single-task/${task._id}`, device)
  await screen.findByText('4071')
  // Beside the code, and in the timeline.
  expect(await screen.findAllByText(/^Musa arrived at .* Onise was told at/)).toHaveLength(2)
})
