import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { online } from '#pwa/api/online.ts'
import { createClientDevice } from '#testing/pwa/client-device.ts'
import { renderScreen } from '#testing/pwa/render-screen.tsx'
import { userRow } from '#testing/pwa/rows.ts'
import { setUpScreens } from '#testing/pwa/screens.ts'
import { messages as notFound } from './-shell/not-found-messages.ts'

setUpScreens()

type Listed = { username: string; isOverdue: boolean; providerStatus: string }
const LIST = 'GET /api/admin/withdrawals'
const withdrawal = (fields: Partial<Listed> & { _id: string }) => ({
  username: 'Amaka',
  amount: 50_000,
  arrives: 49_950,
  bankName: 'Access Bank',
  accountLast4: '6789',
  accountName: 'A. OBI',
  reason: 'The account has another name.',
  createdAt: '2026-03-04T08:55:00.000Z',
  reference: 'wd-1',
  status: 'review',
  providerStatus: null,
  lastError: null,
  isOverdue: false,
  ...fields,
})
const FIRST = withdrawal({ _id: '0190a000-0000-7000-8000-000000000001' })
const LATE = withdrawal({
  _id: '0190a000-0000-7000-8000-000000000002',
  username: 'Bisi',
  isOverdue: true,
  providerStatus: 'otp',
})

async function openWithdrawals() {
  const waiting = [FIRST, LATE]
  const device = await createClientDevice({
    user: userRow({ userType: 'admin' }),
    responses: {
      [LIST]: () => [200, { withdrawals: waiting }],
      [`PUT /api/admin/withdrawals/${FIRST._id}`]: () => {
        waiting.shift()
        return [200, { message: 'The withdrawal is being sent' }]
      },
    },
  })
  renderScreen('/admin/withdrawals', device)
  return { ...device, table: await screen.findByRole('table', { name: 'Withdrawals in review' }) }
}

test('a decision about a withdrawal needs a reason, sends it, and the row leaves the queue', async () => {
  const { table, requests } = await openWithdrawals()
  const row = within(table).getByRole('row', { name: /Amaka/ })
  fireEvent.click(within(row).getByRole('button', { name: 'Send' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Send this withdrawal?' }))
  expect(dialog.getByText('₦49,950 is transferred to A. OBI, Access Bank …6789.')).toBeTruthy()
  fireEvent.click(dialog.getByRole('button', { name: 'Send' }))
  expect(await dialog.findByText('Write the reason.')).toBeTruthy()

  fireEvent.change(dialog.getByRole('textbox', { name: 'Reason' }), {
    target: { value: 'Her married name, seen on the ID.' },
  })
  fireEvent.click(dialog.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('The withdrawal is being sent')).toBeTruthy()
  expect(requests.find(({ call }) => call.startsWith('PUT'))?.body).toEqual({
    decision: 'send',
    reason: 'Her married name, seen on the ID.',
  })
  expect(within(table).queryByText(/Amaka/)).toBe(null)
  expect(within(table).getByText(/Bisi/)).toBeTruthy()
})

test('an overdue withdrawal can be ended as arrived, not sent again', async () => {
  const { table } = await openWithdrawals()
  const row = within(within(table).getByRole('row', { name: /Bisi/ }))
  expect(row.getByText('Overdue')).toBeTruthy()
  expect(row.getByRole('button', { name: 'It arrived' })).toBeTruthy()
  expect(row.queryByRole('button', { name: 'Send' })).toBe(null)
})

test('arrow keys, Home and End move the focus between the rows of a table', async () => {
  const { table } = await openWithdrawals()
  const [first, second] = within(table).getAllByRole('row').slice(1)
  first?.focus()
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? table, { key })
  press('ArrowDown')
  expect(document.activeElement).toBe(second)
  press('ArrowDown')
  expect(document.activeElement).toBe(second)
  press('Home')
  expect(document.activeElement).toBe(first)
  press('End')
  expect(document.activeElement).toBe(second)
})

test('without a network the screen says that it works online only', async () => {
  const user = userRow({ userType: 'admin' })
  renderScreen('/admin/withdrawals', await createClientDevice({ user }))
  act(() => online.markUnreachable())
  expect(await screen.findByText(/screens work online only/)).toBeTruthy()
})

test('a section that does not exist shows the page for unknown addresses', async () => {
  const user = userRow({ userType: 'admin' })
  renderScreen('/admin/unknown-section', await createClientDevice({ user }))
  expect(await screen.findByRole('heading', { name: notFound.title })).toBeTruthy()
})
