import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { TEXTS } from '#schema/domain/texts.ts'
import { online } from '#pwa/api/online.ts'
import { newId } from '#schema/domain/ids.ts'
import { clientPhone } from '#pwa/test/client-phone.ts'
import { faceRow, taskRow, userRow } from '#pwa/test/rows.ts'
import { press, readyForScreens } from '#pwa/test/screens.ts'
import { show } from '#pwa/test/show.tsx'

readyForScreens()
afterEach(() => void vi.useRealTimers())

async function withWork(answer?: [number, object]) {
  const owner = userRow()
  const task = taskRow(owner._id, {
    status: 'submitted',
    price: 32_000,
    title: 'Kitchen sink',
    tasker: faceRow({ username: 'Yusuf' }),
    submissionNotes: 'Hose and trap changed.',
    autoApproveAt: '2026-03-10T16:00:00.000Z',
  })
  const approve = `POST /api/client/task/${task._id}/approve`
  const completed = { ...task, status: 'completed' as const, taskStatus: 'Completed' }
  const phone = await clientPhone({
    person: owner,
    tasks: () => [task],
    answers: { [approve]: () => answer ?? [200, { message: TEXTS.workApproved, task: completed }] },
  })
  show('/client-submitted-tasks', phone)
  await screen.findByText('Kitchen sink')
  return { phone, task, sent: () => phone.asked.filter(({ call }) => call === approve).length }
}

test('SPEC 2: submitted work names the professional, shows the notes, View Image and Approve', async () => {
  await withWork()
  expect(screen.getByText('Yusuf')).toBeTruthy()
  expect(screen.getByText('Hose and trap changed.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'View Image' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Approve' })).toBeTruthy()
})

test('R28: when it is paid by itself is told in Lagos time', async () => {
  await withWork()
  expect(
    screen.getByText(
      'Yusuf is paid by itself on Tuesday, 10 March, 5:00 PM, unless you decide before.',
    ),
  ).toBeTruthy()
})

test('R27: before money leaves it says who is paid how much, and one can still step back', async () => {
  const { sent } = await withWork()
  press('Approve')
  const sheet = within(screen.getByRole('dialog', { name: 'Approve this work?' }))
  expect(sheet.getByText('Yusuf is paid ₦32,000')).toBeTruthy()
  fireEvent.click(sheet.getByRole('button', { name: 'Not yet' }))
  await waitFor(() => expect(screen.queryByText('Yusuf is paid ₦32,000')).toBe(null))
  expect(sent()).toBe(0)
})

test('R27, F35: approved, it is asked again in place after 2 s', async () => {
  const { phone, sent } = await withWork()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  press('Approve')
  press('Approve and pay ₦32,000')
  await vi.waitFor(() => expect(screen.getByText(TEXTS.workApproved)).toBeTruthy())
  expect(sent()).toBe(1)
  const before = phone.pulls()
  await vi.advanceTimersByTimeAsync(1500)
  expect(phone.pulls()).toBe(before)
  await vi.advanceTimersByTimeAsync(500)
  await vi.waitFor(() => expect(phone.pulls()).toBe(before + 1))
})

test('R27: what the server refuses is said where it was asked', async () => {
  await withWork([409, { error: 'No work has been submitted yet', code: 'not_submitted' }])
  press('Approve')
  press('Approve and pay ₦32,000')
  const sheet = within(screen.getByRole('dialog'))
  expect(await sheet.findByText('No work has been submitted yet')).toBeTruthy()
})

test('money never waits: without a signal Approve is greyed and says why', async () => {
  await withWork()
  online.missed()
  expect(await screen.findByText('No network. Money moves only with a signal.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Approve' }).getAttribute('aria-disabled')).toBe('true')
})

test('SPEC 2: View Image shows the picture of the latest version that this phone knows', async () => {
  const { phone, task } = await withWork()
  const version = (n: number) => ({
    _id: newId('submission'),
    version: n,
    submissionNotes: 'Done',
    submissionFile: `/api/files/work-${n}.webp`,
    submissionFileType: 'image/webp',
    createdAt: task.createdAt,
  })
  await phone.replica.submissions.put({ task: task._id, submissions: [version(1), version(2)] })
  press('View Image')
  const picture = await screen.findByRole('img', { name: 'The work handed in' })
  expect(picture.getAttribute('src')).toBe('/api/files/work-2.webp')
})
