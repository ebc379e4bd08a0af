import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { formatMoment } from '#pwa/ui/format/format-time.ts'
import { localTimeOf } from '#schema/domain/days.ts'
import { newId } from '#schema/domain/ids.ts'
import { naira } from '#schema/domain/money.ts'
import { createClientDevice } from '#testing/pwa/client-device.ts'
import { renderScreen } from '#testing/pwa/render-screen.tsx'
import { taskRow, transactionRow, userRow } from '#testing/pwa/rows.ts'
import { setUpScreens } from '#testing/pwa/screens.ts'
import type { Responder } from '#testing/pwa/scripted-transport.ts'

setUpScreens()

const type = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } })
const adminDevice = (responses: Record<string, Responder>) =>
  createClientDevice({ user: userRow({ userType: 'admin' }), responses })
const select = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } })

const FIGURES = Array.from({ length: 14 }, (_, index) => ({
  day: `2026-03-${String(index + 1).padStart(2, '0')}`,
  signUps: index < 7 ? 1 : 2,
  tasks: 0,
  awards: 0,
  disputes: 0,
  held: naira(0),
  released: naira(index < 7 ? 0 : 0.5),
  paidOut: naira(0),
}))

test('the dashboard shows the three totals, and leads to the queues where something waits', async () => {
  const queues = {
    disputes: 2,
    reports: 1,
    maskedContacts: 3,
    withdrawalsInReview: 0,
    payments: 0,
    discrepancies: 0,
    adjustments: 0,
    failedWebhooks: 1,
    failedEmails: 2,
    lateJobs: 1,
    verifications: 4,
  }
  const totals = { totalUsers: 12_345, activeTasks: 6, totalTransacts: 1_000_000 }
  renderScreen(
    '/admin-dashboard',
    await adminDevice({
      'GET /api/admin/overview': () => [200, { ...totals, queues }],
      'GET /api/admin/figures': () => [200, { days: FIGURES, phoneMessages: [] }],
    }),
  )
  const shown = (await screen.findByText('Total users')).closest('dl')
  await screen.findByText('14 new in 7 days, 7 in the 7 before')
  expect(shown?.textContent).toBe(
    'Total users12,34514 new in 7 days, 7 in the 7 before' +
      'Active Tasks60 posted in 7 days, 0 in the 7 before' +
      'Total Transacts1,000,000₦3.50 paid for work in 7 days, ₦0 in the 7 before',
  )
  const waiting = within(screen.getByRole('region', { name: 'Waiting for you' }))
  const linkOf = (name: string) => waiting.getByRole('link', { name })
  expect(linkOf('Disputes').getAttribute('href')).toBe('/admin/disputes')
  expect(linkOf('Reports').closest('article')?.textContent).toBe('Reports1 to decide')
  expect(linkOf('Masked contacts').closest('article')?.textContent).toBe(
    'Masked contacts3 to decide',
  )
  expect(linkOf('Failures').closest('article')?.textContent).toBe('Failures4 to decide')
  expect(linkOf('Proofs of identity').closest('article')?.textContent).toBe(
    'Proofs of identity4 to decide',
  )
  expect(linkOf('Withdrawals in review').closest('article')?.textContent).toContain('Nothing waits')
  const menu = within(await screen.findByRole('navigation', { name: 'To decide' }))
  expect(await menu.findByRole('link', { name: 'Disputes 2' })).toBeTruthy()
  expect(menu.getByRole('link', { name: 'Masked contacts 3' })).toBeTruthy()
  expect(menu.getByRole('link', { name: 'Proofs of identity 4' })).toBeTruthy()
  expect(menu.getByRole('link', { name: 'Withdrawals' })).toBeTruthy()
})

test('an update is posted with its audience and its file, and the form is empty for the next', async () => {
  const posted: unknown[] = []
  const device = await adminDevice({
    'GET /api/updates': () => [200, { updates: posted }],
    'POST /api/admin/updates': () => [200, { message: 'The update is posted.' }],
  })
  renderScreen('/admin-dashboard', device)
  const form = within(await screen.findByRole('region', { name: 'Post Update' }))
  fireEvent.click(form.getByRole('button', { name: 'Preview' }))
  expect(await form.findByText('Write a caption.')).toBeTruthy()
  fireEvent.change(form.getByRole('textbox', { name: 'Caption' }), {
    target: { value: 'Withdrawals are free on Friday.' },
  })
  select('Who sees it', 'tasker')
  fireEvent.click(form.getByRole('button', { name: 'Preview' }))
  const preview = within(await screen.findByRole('dialog', { name: 'This is what users see' }))
  expect(preview.getByText('Withdrawals are free on Friday.')).toBeTruthy()
  expect(preview.getByText('Professionals')).toBeTruthy()
  expect(device.requests.some(({ call }) => call.startsWith('POST'))).toBe(false)
  fireEvent.click(preview.getByRole('button', { name: 'Post' }))
  expect(await screen.findByText('The update is posted.')).toBeTruthy()
  expect(device.requests.find(({ call }) => call.startsWith('POST'))?.body).toEqual({
    caption: 'Withdrawals are free on Friday.',
    audience: 'tasker',
  })
  const caption = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Caption' })
  expect(caption.value).toBe('')
})

test('an update is scheduled in the time of Lagos, and retracted before it is shown', async () => {
  const showFrom = new Date(Date.now() + 3 * 86_400_000).toISOString()
  const scheduled = {
    _id: newId('update'),
    audience: 'all',
    caption: 'A holiday.',
    file: null,
    createdAt: new Date().toISOString(),
    showFrom,
  }
  const device = await adminDevice({
    'GET /api/updates': () => [200, { updates: [scheduled] }],
    'POST /api/admin/updates': () => [200, { message: 'The update is scheduled.' }],
  })
  renderScreen('/admin-dashboard', device)
  const row = (await screen.findByText('A holiday.')).closest('li')
  expect(row?.textContent).toContain(`Scheduled for ${formatMoment(showFrom)}`)
  const form = within(screen.getByRole('region', { name: 'Post Update' }))
  fireEvent.change(form.getByRole('textbox', { name: 'Caption' }), { target: { value: 'Soon.' } })
  fireEvent.change(form.getByLabelText('Show it from'), {
    target: { value: localTimeOf(Date.parse(showFrom)) },
  })
  fireEvent.click(form.getByRole('button', { name: 'Preview' }))
  const preview = await screen.findByRole('dialog', { name: 'This is what users see' })
  fireEvent.click(within(preview).getByRole('button', { name: 'Post' }))
  expect(await screen.findByText('The update is scheduled.')).toBeTruthy()
  expect(device.requests.find(({ call }) => call.startsWith('POST'))?.body).toMatchObject({
    showFrom: localTimeOf(Date.parse(showFrom)),
  })
  fireEvent.click(screen.getByRole('button', { name: 'Retract' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Retract this update?' }))
  expect(dialog.getByText(/not sent to any phone/)).toBeTruthy()
})

const listedUser = (username: string, isVerified: boolean) => {
  const { _id, userType } = userRow({ userType: 'tasker' })
  return {
    _id,
    userType,
    username,
    email: `${username.toLowerCase()}@onise.test`,
    isVerified,
    standing: 'active',
    createdAt: '2026-03-02T09:00:00.000Z',
  }
}

test('users are searched on the server by a trimmed, lower-case email, page by page', async () => {
  const calls: string[] = []
  const device = await adminDevice({
    'GET /api/admin/get-all-users': ({ url }) => {
      calls.push(url.search)
      const cursor = url.searchParams.get('cursor')
      const users = [listedUser(cursor ? 'Bola' : 'Ada', true)]
      return [200, { users, nextCursor: cursor ? null : 'next' }]
    },
  })
  renderScreen('/admin-users', device)
  fireEvent.click(await screen.findByRole('button', { name: 'Next page' }))
  expect(await screen.findByRole('row', { name: /Bola/ })).toBeTruthy()
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search by name or email' }), {
    target: { value: 'ADA@ ' },
  })
  expect(await screen.findByRole('row', { name: /Ada/ })).toBeTruthy()
  select('Status', 'unverified')
  await waitFor(() => expect(calls.at(-1)).toBe('?status=unverified&q=ada%40'))
  expect(calls.slice(0, 3)).toEqual(['', '?cursor=next', '?q=ada%40'])
})

test('a user is verified once, and the button says so afterwards', async () => {
  const users = [listedUser('Ada', false)]
  const [ada] = users
  const device = await adminDevice({
    'GET /api/admin/get-all-users': () => [200, { users, nextCursor: null }],
    [`PUT /api/admin/verify-user/${ada?._id}`]: () => {
      users[0] = listedUser('Ada', true)
      return [200, { message: 'The user is verified.' }]
    },
  })
  renderScreen('/admin-users', device)
  fireEvent.click(await screen.findByRole('button', { name: 'Verify Now' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Verify Ada?' }))
  fireEvent.change(dialog.getByRole('combobox', { name: 'What you saw' }), {
    target: { value: 'passport' },
  })
  fireEvent.change(dialog.getByRole('textbox', { name: /^Reason/ }), {
    target: { value: 'In a video call.' },
  })
  fireEvent.click(dialog.getByRole('button', { name: 'Verify Now' }))
  const done = await screen.findByRole<HTMLButtonElement>('button', { name: 'Verified' })
  expect(done.disabled).toBe(true)
  const sent = device.requests.find(({ call }) => call.startsWith('PUT'))
  expect(sent?.body).toEqual({ document: 'passport', reason: 'In a video call.' })
})

test('Verify Now leads to the proof of identity when one waits', async () => {
  const proof = newId('verification')
  const users = [Object.assign(listedUser('Ada', false), { waitingVerification: proof })]
  renderScreen(
    '/admin-users',
    await adminDevice({ 'GET /api/admin/get-all-users': () => [200, { users, nextCursor: null }] }),
  )
  const link = await screen.findByRole('link', { name: 'Verify Now' })
  expect(link.getAttribute('href')).toBe(`/admin/verifications/${proof}`)
})

test('a task with held money is deleted with a reason and a part for the professional', async () => {
  const task = { ...taskRow(userRow()._id, { title: 'Fix the roof' }), status: 'in-progress' }
  const device = await adminDevice({
    'GET /api/admin/get-all-tasks': () => [200, { tasks: [task], nextCursor: null }],
    [`DELETE /api/admin/delete-task/${task._id}`]: () => [200, { message: 'Removed.' }],
  })
  renderScreen('/admin-tasks', device)
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete this task?' }))
  const fill = (name: RegExp, value: string) =>
    fireEvent.change(dialog.getByRole('textbox', { name }), { target: { value } })
  fill(/For the professional/, '5000')
  fill(/Reason/, 'A forbidden service.')
  fireEvent.click(dialog.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Removed.')).toBeTruthy()
  expect(device.requests.find(({ call }) => call.startsWith('DELETE'))?.body).toEqual({
    reason: 'A forbidden service.',
    release: '5000',
  })
})

test('transactions are filtered by status, days, amounts, type and reference on the server', async () => {
  const calls: string[] = []
  const user = { _id: userRow()._id, username: 'Ada', email: 'ada@onise.test' }
  const device = await adminDevice({
    'GET /api/admin/get-all-trx': ({ url }) => {
      calls.push(url.search)
      const isEmpty = url.searchParams.has('type')
      return [200, { trx: isEmpty ? [] : [{ ...transactionRow(), user }], nextCursor: null }]
    },
  })
  renderScreen('/admin-transactions', device)
  const table = await screen.findByRole('table', { name: 'Transactions' })
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Date', 'Details', 'Status', 'Amount', 'Type', 'Reference'])
  select('Status', 'completed')
  type('From day', '2026-03-02')
  type('To day', '2026-03-09')
  type('From amount, in naira', '5000.50')
  type('Search by reference', 'ON260302-1A2B-3C4D-5E6F')
  select('Type', 'debit')
  expect(await screen.findByText('No transaction matches')).toBeTruthy()
  expect(Object.fromEntries(new URLSearchParams(calls.at(-1)))).toEqual({
    status: 'completed',
    from: '2026-03-02',
    to: '2026-03-09',
    min: '5000.50',
    q: 'ON260302-1A2B-3C4D-5E6F',
    type: 'debit',
  })
})
