import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Task } from '#schema/contract/tasks.ts'
import { CHANGE_NOTE_MAX } from '#schema/domain/limits.ts'
import { createClientDevice } from '#testing/pwa/client-device.ts'
import { renderScreen } from '#testing/pwa/render-screen.tsx'
import { submissionRow, taskRow, userRow, userSummaryRow } from '#testing/pwa/rows.ts'
import { press, setUpScreens, type } from '#testing/pwa/screens.ts'
import { createTaskerDevice, myTask } from '#testing/pwa/tasker-device.ts'

setUpScreens()

const note = 'What should be changed?'
const at = '2026-03-05T09:00:00.000Z'

async function openForm(fields: Partial<Task> = {}) {
  const user = userRow()
  const task = taskRow(user._id, {
    status: 'submitted',
    tasker: userSummaryRow({ username: 'Yusuf' }),
    autoApproveAt: '2026-03-10T16:00:00.000Z',
    ...fields,
  })
  const device = await createClientDevice({ user, tasks: () => [task] })
  const submissions = [submissionRow({ version: 2, submissionNotes: 'Hung and level.' })]
  await device.replica.submissions.put({ task: task._id, submissions })
  renderScreen(`/request-changes/${task._id}`, device)
  await screen.findByLabelText(note)
  return { device, task, submission: submissions[0]?._id }
}

test('says what the request does to the money, and shows the version it is about', async () => {
  await openForm({ changeRequest: { note: 'Dry it.', at, count: 1 } })
  expect(screen.getByText(/Yusuf gets your note .* This is request 2 of 3\./)).toBeTruthy()
  expect(screen.getByText(/The money stays held\./)).toBeTruthy()
  expect(await screen.findByText('Hung and level.')).toBeTruthy()
})

test('needs a note of at most 1,000 characters', async () => {
  const { device } = await openForm()
  press('Ask for changes')
  await screen.findByText('Write what should be changed.')
  type(note, 'x'.repeat(CHANGE_NOTE_MAX + 1))
  press('Ask for changes')
  await screen.findByText('Your note can be at most 1,000 characters')
  expect(await device.replica.outbox.count()).toBe(0)
})

test('is saved on the phone, names until when it must arrive, and shows in the task', async () => {
  const { device, task, submission } = await openForm()
  await screen.findByText('Hung and level.')
  type(note, '  A joint drips. ')
  press('Ask for changes')
  await screen.findByText('Your request is saved on this phone.')
  expect(
    screen.getByText(/It must arrive before Tuesday, 10 March( 2026)?, 5:00 PM\./),
  ).toBeTruthy()
  const [entry] = await device.replica.outbox.toArray()
  expect(entry?.input).toEqual({ id: task._id, note: 'A joint drips.', submission })
  renderScreen(`/single-task/${task._id}`, device)
  await screen.findByText('You asked for changes (1 of 3)')
  expect((await screen.findAllByText('A joint drips.')).length).toBeGreaterThan(0)
})

test('is not possible a fourth time, and not for another user', async () => {
  await openForm({ changeRequest: { note: 'Dry it.', at, count: 3 } })
  await screen.findByText(/You have asked for changes 3 times\./)
})

test('the tasker sees the requested changes, the number of the request, and the old version with it', async () => {
  const device = await createTaskerDevice()
  const task = myTask(device.userId, {
    status: 'in-progress',
    changeRequest: { note: 'Dry it.', at, count: 2 },
  })
  await device.replica.tasks.put(task)
  const submissions = [submissionRow({ changeRequest: { note: 'Dry it, please.', at } })]
  await device.replica.submissions.put({ task: task._id, submissions })
  renderScreen(`/single-task/${task._id}`, device)
  await screen.findByText('Bukola asks for changes (2 of 3)')
  expect(screen.getByText('Dry it.')).toBeTruthy()
  await waitFor(() => expect(screen.getByText('Dry it, please.')).toBeTruthy())
})
