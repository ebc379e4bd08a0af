import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createClientDevice } from '#testing/pwa/client-device.ts'
import { renderScreen } from '#testing/pwa/render-screen.tsx'
import { userRow } from '#testing/pwa/rows.ts'
import { setUpScreens } from '#testing/pwa/screens.ts'

setUpScreens()

const CLIENT = userRow({ username: 'Chidi' })
const TASKER = userRow({ username: 'Tola' })
const summary = ({ _id, username }: typeof CLIENT) => ({
  _id,
  username,
  profilePicture: null,
  isVerified: true,
})
const AT = '2026-03-02T09:00:00.000Z'
const reasonOf = (dialog: ReturnType<typeof within>, reason: string) =>
  fireEvent.change(dialog.getByRole('textbox', { name: 'Reason' }), { target: { value: reason } })

const REPORT = {
  _id: '0190a000-0000-7000-8000-000000000007',
  target: 'message',
  targetId: '0190a000-0000-7000-8000-000000000006',
  reason: 'contacts',
  words: '',
  createdAt: AT,
  reporter: summary(CLIENT),
  subject: summary(TASKER),
  isHidden: false,
}

test('a report leaves the queue when it is decided', async () => {
  const open = [REPORT]
  const device = await createClientDevice({
    user: userRow({ userType: 'admin' }),
    responses: {
      'GET /api/admin/reports': () => [200, { reports: open }],
      [`POST /api/admin/report/${REPORT._id}`]: () => {
        open.pop()
        return [200, { message: 'The report is upheld.' }]
      },
    },
  })
  renderScreen('/admin/reports', device)
  const row = await screen.findByRole('row', { name: /Tola/ })
  expect(within(row).getByText(CLIENT.username)).toBeTruthy()
  fireEvent.keyDown(row, { key: 'Enter' })
  fireEvent.click(await screen.findByRole('button', { name: 'Decide' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Decide' }))
  fireEvent.click(dialog.getByRole('radio', { name: /It stays hidden/ }))
  reasonOf(dialog, 'A phone number in words.')
  fireEvent.click(dialog.getByRole('button', { name: 'Decide' }))
  expect(await screen.findByText('No report is open')).toBeTruthy()
  expect(device.requests.find(({ call }) => call.startsWith('POST'))?.body).toEqual({
    decision: 'upheld',
    reason: 'A phone number in words.',
  })
})

const MASKED = {
  _id: '0190a000-0000-7000-8000-000000000008',
  subject: summary(TASKER),
  standing: 'active',
  createdAt: AT,
  texts: [
    {
      _id: '0190a000-0000-7000-8000-000000000009',
      text: 'message',
      task: null,
      recipient: summary(CLIENT),
      createdAt: AT,
    },
    {
      _id: '0190a000-0000-7000-8000-00000000000a',
      text: 'proposal',
      task: { _id: '0190a000-0000-7000-8000-00000000000b', title: 'Fix the roof' },
      recipient: null,
      createdAt: AT,
    },
  ],
}

test('masked contacts are decided with the texts and conversations in view', async () => {
  const waiting = [MASKED]
  const device = await createClientDevice({
    user: userRow({ userType: 'admin' }),
    responses: {
      'GET /api/admin/masked-contacts': () => [200, { contacts: waiting }],
      [`POST /api/admin/report/${MASKED._id}`]: () => {
        waiting.pop()
        return [200, { message: 'The report is upheld.' }]
      },
    },
  })
  renderScreen('/admin/masked-contacts', device)
  fireEvent.keyDown(await screen.findByRole('row', { name: /Tola/ }), { key: 'Enter' })
  const task = await screen.findByRole('link', { name: 'Proposal: Fix the roof' })
  expect(task.getAttribute('href')).toBe('/admin/tasks/0190a000-0000-7000-8000-00000000000b')
  expect(screen.getByText(`Message to ${CLIENT.username}`)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Read the messages' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Decide' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Decide' }))
  fireEvent.click(dialog.getByRole('radio', { name: /Suspend the account/ }))
  reasonOf(dialog, 'Asks everybody to pay outside.')
  fireEvent.click(dialog.getByRole('button', { name: 'Decide' }))
  expect(await screen.findByText('No user waits for a decision')).toBeTruthy()
  expect(device.requests.find(({ call }) => call.startsWith('POST'))?.body).toEqual({
    decision: 'suspended',
    reason: 'Asks everybody to pay outside.',
  })
})
