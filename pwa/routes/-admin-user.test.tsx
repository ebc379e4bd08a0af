import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { naira } from '#schema/domain/money.ts'
import { openAsAdmin, openDecision, sentBy } from '#testing/pwa/admin-screen.tsx'
import { taskRow, userRow } from '#testing/pwa/rows.ts'
import { setUpScreens } from '#testing/pwa/screens.ts'
import type { Responder } from '#testing/pwa/scripted-transport.ts'

setUpScreens()

const AT = '2026-03-02T09:00:00.000Z'
const TADE = { ...userRow({ userType: 'tasker', username: 'Tade' }), email: 'tade@onise.test' }
const DETAIL = {
  user: { ...TADE, standing: 'active', createdAt: AT },
  isEmailProven: true,
  limitedAt: null,
  suspendedAt: null,
  closedAt: null,
  wallet: { balance: naira(12_000), held: naira(0), debt: naira(500) },
  sessions: 2,
  asClient: { average: null, count: 0 },
  asTasker: { average: 4.5, count: 8 },
  completedJobs: 7,
  cancelledJobs: 1,
  openReports: 1,
}
const JOB = taskRow(userRow()._id, { title: 'Fix the roof', status: 'submitted' })
const none = { nextCursor: null }

const event = (kind: string, some: object = {}) => ({
  _id: `${kind}-1`,
  kind,
  at: AT,
  task: null,
  amount: null,
  what: null,
  reason: null,
  by: null,
  ...some,
})
const EVENTS = [
  event('act', { what: 'admin.verifyUser', reason: 'Seen in Ikeja.', by: 'Ngozi' }),
  event('debit', { what: 'Withdrawal', amount: naira(5000) }),
  event('disputed', { what: 'own', task: { _id: JOB._id, title: JOB.title } }),
  event('reported', { what: 'spam' }),
  event('registered'),
]
const NOTES = [{ _id: JOB._id, text: 'Called about the roof.', author: 'Ngozi', createdAt: AT }]
const SESSIONS = [
  { _id: JOB._id, device: 'Chrome on Android', createdAt: AT, seenAt: AT, isCurrent: false },
]

const USER = `/api/admin/user/${TADE._id}`
const openUser = (responses: Record<string, Responder> = {}) =>
  openAsAdmin(`/admin/users/${TADE._id}`, {
    [`GET ${USER}`]: () => [200, DETAIL],
    [`GET ${USER}/tasks`]: ({ url }) => [
      200,
      { tasks: url.searchParams.get('role') === 'tasker' ? [JOB] : [], ...none },
    ],
    [`GET ${USER}/trx`]: () => [200, { trx: [], ...none }],
    [`GET ${USER}/payments`]: () => [200, { payments: [], ...none }],
    [`GET ${USER}/timeline`]: () => [200, { events: EVENTS, ...none }],
    [`GET ${USER}/notes`]: () => [200, { notes: NOTES, ...none }],
    [`GET ${USER}/sessions`]: () => [200, { sessions: SESSIONS }],
    'GET /api/admin/audit': () => [200, { entries: [], verified: null, ...none }],
    [`GET ${USER}/reports`]: () => [200, { reports: [], ...none }],
    [`PUT ${USER}/standing`]: () => [200, { message: 'The account is suspended.' }],
    'POST /api/admin/adjustments': () => [
      200,
      { message: 'Another administrator must approve it now.', adjustment: { _id: JOB._id } },
    ],
    ...responses,
  })

test('a user is shown with wallet, record and work, and is suspended with a reason', async () => {
  const device = await openUser()
  expect(await screen.findByText('tade@onise.test (proven)')).toBeTruthy()
  expect(screen.getByText('4.5 of 5, 8 reviews')).toBeTruthy()
  expect(screen.getByText('7 completed, 1 cancelled')).toBeTruthy()
  const work = within(await screen.findByRole('table', { name: 'Assigned work' }))
  expect(work.getByText('Fix the roof')).toBeTruthy()

  const dialog = await openDecision('Change the standing', {
    Reason: 'Asked for money outside Onise.',
  })
  fireEvent.click(dialog.getByRole('radio', { name: /Suspended/ }))
  fireEvent.click(dialog.getByRole('button', { name: 'Change the standing' }))
  expect(await screen.findByText('The account is suspended.')).toBeTruthy()
  expect(sentBy(device)?.body).toEqual({
    standing: 'suspended',
    reason: 'Asked for money outside Onise.',
  })
})

test('the timeline, notes and devices of a user are shown, and a note is added', async () => {
  const device = await openUser({
    [`POST ${USER}/notes`]: () => [201, { message: 'The note is stored' }],
    [`DELETE ${USER}/sessions`]: () => [200, { message: 'The session is ended' }],
  })
  const timeline = within(await screen.findByRole('table', { name: 'Timeline' }))
  const lines = timeline.getAllByRole('row').map((row) => row.textContent)
  expect(lines.slice(1).map((line) => line.replace(/^.*?\d{1,2}:\d{2} [AP]M/, ''))).toEqual([
    'Verified a userSeen in Ikeja.Ngozi',
    'Withdrawal−₦5,000.00',
    'Opened a disputeFix the roof',
    'Was reported: Advertising',
    'Registered',
  ])
  expect(await screen.findByText('Called about the roof.')).toBeTruthy()
  expect(screen.getByText(/by Ngozi$/)).toBeTruthy()
  fireEvent.change(screen.getByRole('textbox', { name: /^New note/ }), {
    target: { value: 'Called again.' },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Store the note' }))
  expect(await screen.findByText('The note is stored')).toBeTruthy()
  expect(sentBy(device)?.body).toEqual({ text: 'Called again.' })
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^New note/ }).value).toBe('')

  const dialog = await openDecision('End this session', { Reason: 'The phone was stolen.' })
  fireEvent.click(dialog.getByRole('button', { name: 'End this session' }))
  expect(await screen.findByText('The session is ended')).toBeTruthy()
  expect(device.requests.find(({ call }) => call.startsWith('DELETE'))?.body).toEqual({
    session: SESSIONS[0]?._id,
    reason: 'The phone was stolen.',
  })
})

test('a notice is sent after its preview, as from Onise support', async () => {
  const device = await openUser({
    [`POST ${USER}/notice`]: () => [201, { message: 'The notice is on its way' }],
  })
  const form = within(await screen.findByRole('region', { name: 'Send a notice' }))
  const write = (name: RegExp, value: string) =>
    fireEvent.change(form.getByRole('textbox', { name }), { target: { value } })
  write(/^Title/, 'Your \u202epayment')
  write(/^Text/, '\u200b')
  fireEvent.click(form.getByRole('button', { name: 'Preview' }))
  expect(await form.findByText('Write the text.')).toBeTruthy()
  write(/^Text/, ' It is here. ')
  fireEvent.click(form.getByRole('radio', { name: /Also by email/ }))
  fireEvent.click(form.getByRole('button', { name: 'Preview' }))
  const preview = within(await screen.findByRole('dialog', { name: 'This is what the user gets' }))
  expect(preview.getByText('Onise support: Your payment')).toBeTruthy()
  expect(preview.getByText(/never asks for your password/)).toBeTruthy()
  expect(sentBy(device)).toBeUndefined()
  fireEvent.change(preview.getByRole('textbox', { name: /^Reason/ }), {
    target: { value: 'They asked.' },
  })
  fireEvent.click(preview.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('The notice is on its way')).toBeTruthy()
  expect(sentBy(device)?.body).toEqual({
    title: 'Your payment',
    text: 'It is here.',
    email: true,
    reason: 'They asked.',
  })
})

test('a payment is refunded from the page of its user, in part, without typing its reference', async () => {
  const payment = (reference: string, status: string, left: number, isRefunding = false) => ({
    reference,
    amount: naira(9000),
    left: naira(left),
    isRefunding,
    status,
    createdAt: AT,
  })
  const payments = [
    payment('pay-1', 'success', 8000),
    payment('pay-2', 'success', 0),
    payment('pay-3', 'abandoned', 0),
    payment('pay-4', 'success', 9000, true),
  ]
  const device = await openUser({
    [`GET ${USER}/payments`]: () => [200, { payments, ...none }],
    'POST /api/admin/payments/pay-1/refund': () => [200, { message: 'The refund is on its way.' }],
  })
  // Nothing of the others can go back, so there is one button.
  const dialog = await openDecision('Refund', { Amount: '500', Reason: 'Paid by a child.' })
  expect(dialog.getByText(/₦8,000 of payment pay-1 can go back/)).toBeTruthy()
  expect(screen.getByText('Refunded')).toBeTruthy()
  expect(screen.getByText('A refund is under way')).toBeTruthy()
  fireEvent.click(dialog.getByRole('button', { name: 'Send back' }))
  expect(await screen.findByText('The refund is on its way.')).toBeTruthy()
  expect(sentBy(device)?.body).toEqual({ amount: '500', reason: 'Paid by a child.' })
})

test('a verification is taken back on the page of the user, with a reason', async () => {
  const verified = { ...DETAIL, user: { ...DETAIL.user, isVerified: true } }
  const device = await openUser({
    [`GET ${USER}`]: () => [200, verified],
    [`DELETE /api/admin/verify-user/${TADE._id}`]: () => [200, { message: 'It is taken back.' }],
  })
  const dialog = await openDecision('Take the verification back', { Reason: 'Another person.' })
  fireEvent.click(dialog.getByRole('button', { name: 'Take the verification back' }))
  expect(await screen.findByText('It is taken back.')).toBeTruthy()
  expect(sentBy(device)?.body).toEqual({ reason: 'Another person.' })
})

test('a correction of a wallet is asked for, and another administrator approves it', async () => {
  const device = await openUser()
  const dialog = await openDecision('Correct the wallet', {
    Amount: '250',
    Reason: 'Charged twice.',
  })
  fireEvent.click(dialog.getByRole('button', { name: 'Ask for a correction' }))
  expect(await screen.findByText('Another administrator must approve it now.')).toBeTruthy()
  expect(sentBy(device)?.body).toEqual({
    user: TADE._id,
    direction: 'credit',
    amount: '250',
    reason: 'Charged twice.',
  })
})

test('a record shows nothing of the one that was open before', async () => {
  const other = { ...DETAIL, user: { ...DETAIL.user, _id: userRow()._id, username: 'Bisi' } }
  let shown: string | null | undefined
  const { router } = await openUser({
    [`GET /api/admin/user/${other.user._id}`]: () => {
      shown = document.querySelector('main')?.textContent
      return [200, other]
    },
  })
  await screen.findByRole('heading', { name: 'Tade' })
  await router.navigate({ to: '/admin/$', params: { _splat: `users/${other.user._id}` } })
  await screen.findByRole('heading', { name: 'Bisi' })
  expect(shown).not.toContain('tade@onise.test')
})
