import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { NetworkError } from '#pwa/api/errors.ts'
import { online } from '#pwa/api/online.ts'
import { GENERAL_MESSAGES } from '#schema/domain/messages/general.ts'
import { naira } from '#schema/domain/money.ts'
import { createClientDevice } from '#testing/pwa/client-device.ts'
import { renderScreen } from '#testing/pwa/render-screen.tsx'
import { submissionRow, userSummaryRow, taskRow, userRow } from '#testing/pwa/rows.ts'
import { press, setUpScreens } from '#testing/pwa/screens.ts'
import { waitUntil } from '#testing/pwa/wait-until.ts'

setUpScreens()
afterEach(() => void vi.useRealTimers())

async function openSubmittedTask(response?: [number, object]) {
  const owner = userRow()
  const task = taskRow(owner._id, {
    status: 'submitted',
    price: naira(32_000),
    title: 'Kitchen sink',
    tasker: userSummaryRow({ username: 'Yusuf' }),
    submissionNotes: 'Hose and trap changed.',
    autoApproveAt: '2026-03-10T16:00:00.000Z',
  })
  const approve = `POST /api/client/task/${task._id}/approve`
  const completed = { ...task, status: 'completed' as const, taskStatus: 'Completed' }
  const device = await createClientDevice({
    user: owner,
    tasks: () => [task],
    responses: {
      [approve]: () =>
        response ?? [200, { message: GENERAL_MESSAGES.workApproved, task: completed }],
    },
  })
  renderScreen('/client-submitted-tasks', device)
  await screen.findByText('Kitchen sink')
  return {
    device,
    task,
    approvals: () => device.requests.filter(({ call }) => call === approve).length,
  }
}

test('submitted work shows the professional, the notes, View Image and Approve', async () => {
  await openSubmittedTask()
  expect(screen.getByText('Yusuf')).toBeTruthy()
  expect(screen.getByText('Hose and trap changed.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'View Image' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Approve' })).toBeTruthy()
})

test('names the time at which the work is approved without the client', async () => {
  await openSubmittedTask()
  expect(
    screen.getByText(/If you do neither, Yusuf is paid on Tuesday, 10 March( 2026)?, 5:00 PM\./),
  ).toBeTruthy()
})

test('the confirmation shows who is paid how much, and can be cancelled', async () => {
  const { approvals } = await openSubmittedTask()
  press('Approve')
  const sheet = within(screen.getByRole('dialog', { name: 'Approve this work?' }))
  expect(sheet.getByText('Yusuf will be paid ₦32,000')).toBeTruthy()
  fireEvent.click(sheet.getByRole('button', { name: 'Not yet' }))
  await waitFor(() => expect(screen.queryByText('Yusuf will be paid ₦32,000')).toBe(null))
  expect(approvals()).toBe(0)
})

test('2 s after an approval the changes are pulled without a reload', async () => {
  const { device, approvals } = await openSubmittedTask()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  press('Approve')
  press('Approve and pay ₦32,000')
  await waitUntil(() => expect(screen.getByText(GENERAL_MESSAGES.workApproved)).toBeTruthy())
  expect(approvals()).toBe(1)
  const before = device.pullCount()
  await vi.advanceTimersByTimeAsync(1500)
  expect(device.pullCount()).toBe(before)
  await vi.advanceTimersByTimeAsync(500)
  await waitUntil(() => expect(device.pullCount()).toBe(before + 1))
})

test('a rejected approval is shown in the confirmation', async () => {
  await openSubmittedTask([409, { error: 'No work has been submitted yet', code: 'not_submitted' }])
  press('Approve')
  press('Approve and pay ₦32,000')
  const sheet = within(screen.getByRole('dialog'))
  expect(await sheet.findByText('No work has been submitted yet')).toBeTruthy()
})

test('without a network Approve is disabled with the reason', async () => {
  await openSubmittedTask()
  online.markUnreachable()
  expect(await screen.findByText('No network. You can approve when it is back.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Approve' }).getAttribute('aria-disabled')).toBe('true')
  act(() => online.markUnreachable(new NetworkError('', { hasResponse: true })))
  expect(screen.queryByText(/No network/)).toBe(null)
  expect(screen.getAllByText(/^Onise is not answering/)).toHaveLength(2)
})

test('View Image shows the picture of the latest version in the replica', async () => {
  const { device, task } = await openSubmittedTask()
  const version = (n: number) =>
    submissionRow({
      version: n,
      submissionFile: `/api/files/work-${n}.webp`,
      submissionFileType: 'image/webp',
    })
  await device.replica.submissions.put({ task: task._id, submissions: [version(1), version(2)] })
  press('View Image')
  const picture = await screen.findByRole('img', { name: 'The submitted work' })
  expect(picture.getAttribute('src')).toBe('/api/files/work-2.webp')
})
