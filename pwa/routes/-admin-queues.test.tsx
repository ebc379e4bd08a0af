import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { online } from '#pwa/api/online.ts'
import { naira } from '#schema/domain/money.ts'
import { createClientDevice } from '#testing/pwa/client-device.ts'
import { renderScreen } from '#testing/pwa/render-screen.tsx'
import { taskRow, userRow } from '#testing/pwa/rows.ts'
import { setUpScreens } from '#testing/pwa/screens.ts'
import type { Responder } from '#testing/pwa/scripted-transport.ts'
import { messages as notFound } from './-shell/not-found-messages.ts'

setUpScreens()

type Listed = { username: string; isOverdue: boolean; providerStatus: string }
const LIST = 'GET /api/admin/withdrawals'
const withdrawal = (fields: Partial<Listed> & { _id: string }) => ({
  username: 'Amaka',
  amount: naira(50_000),
  arrives: naira(49_950),
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

async function openWithdrawals(decide?: Responder) {
  const waiting = [FIRST, LATE]
  const device = await createClientDevice({
    user: userRow({ userType: 'admin' }),
    responses: {
      [LIST]: () => [200, { withdrawals: waiting }],
      [`PUT /api/admin/withdrawals/${FIRST._id}`]:
        decide ??
        (() => {
          waiting.shift()
          return [200, { message: 'The withdrawal is being sent' }]
        }),
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

const CLIENT = userRow({ username: 'Chidi' })
const TASKER = userRow({ username: 'Tola' })
const summary = ({ _id, username }: typeof CLIENT) => ({
  _id,
  username,
  profilePicture: null,
  isVerified: true,
})
const AT = '2026-03-02T09:00:00.000Z'
const DISPUTE = {
  _id: '0190a000-0000-7000-8000-000000000003',
  task: '0190a000-0000-7000-8000-000000000004',
  openedBy: CLIENT._id,
  reason: 'not_as_agreed',
  held: naira(20_000),
  openedAt: AT,
  answerBy: AT,
  answeredAt: null,
  decideBy: AT,
  endsAt: AT,
  offers: [],
  statements: [
    {
      _id: '0190a000-0000-7000-8000-000000000005',
      author: CLIENT._id,
      statement: 'The wall is still wet.',
      files: [
        {
          url: '/api/files/a',
          type: 'application/pdf',
          sha256: 'ab'.repeat(32),
          capturedAt: AT,
          isSame: false,
          receivedAt: AT,
        },
      ],
      createdAt: AT,
    },
  ],
  closedAt: null,
  outcome: null,
}
const DISPUTED = {
  ...taskRow(CLIENT._id, { title: 'Plaster the wall', description: 'Two coats.' }),
  postedBy: summary(CLIENT),
  tasker: summary(TASKER),
}

async function openDispute(isReady: boolean, approvals: object[] = []) {
  const path = `/api/admin/dispute/${DISPUTE._id}`
  const device = await createClientDevice({
    user: userRow({ userType: 'admin' }),
    responses: {
      [`GET ${path}`]: () => [200, { dispute: DISPUTE, task: DISPUTED, isReady }],
      'GET /api/admin/approvals': () => [200, { approvals }],
      [`PUT ${path}`]: () => [200, { message: 'Your decision was carried out.', task: DISPUTED }],
      'POST /api/admin/conversation': () => [
        200,
        {
          message: 'Read',
          messages: [
            {
              _id: '0190a000-0000-7000-8000-000000000006',
              seq: 1,
              sender: TASKER._id,
              text: 'I will come back on Monday.',
              kind: 'text',
              createdAt: AT,
              file: null,
            },
          ],
        },
      ],
    },
  })
  renderScreen(`/admin/disputes/${DISPUTE._id}`, device)
  await screen.findByRole('heading', { name: 'Plaster the wall' })
  return device
}
const reasonOf = (dialog: ReturnType<typeof within>, reason: string) =>
  fireEvent.change(dialog.getByRole('textbox', { name: 'Reason' }), { target: { value: reason } })

test('a dispute shows who said what, the proof of each file, and who is silent', async () => {
  await openDispute(false)
  const statements = within(screen.getByRole('region', { name: 'Statements' }))
  expect(statements.getByRole('heading', { name: 'Chidi (client)' })).toBeTruthy()
  expect(statements.getByText('The wall is still wet.')).toBeTruthy()
  expect(statements.getByText('Not the captured file')).toBeTruthy()
  expect(statements.getByText(`SHA-256 ${'ab'.repeat(32)}`)).toBeTruthy()
  expect(statements.getByText('Tola (professional) has made no statement.')).toBeTruthy()
  expect(screen.getByText(/Decide when both statements are there/)).toBeTruthy()
})

test('the decision shows how the money is divided before it is sent, and adds up to what is held', async () => {
  const { requests } = await openDispute(true)
  fireEvent.click(screen.getByRole('button', { name: 'Decide now' }))
  // In the page: a dialog would cover what the decision is about.
  expect(screen.queryByRole('dialog')).toBe(null)
  const dialog = within(await screen.findByRole('region', { name: 'Decide' }))
  for (const option of dialog.getAllByRole<HTMLInputElement>('radio'))
    expect(option.checked).toBe(false)
  expect(dialog.queryByRole('textbox', { name: /For the professional/ })).toBe(null)
  fireEvent.click(dialog.getByRole('radio', { name: /Divide the money/ }))
  const release = dialog.getByRole<HTMLInputElement>('textbox', { name: /For the professional/ })
  expect(release.value).toBe('')
  expect(dialog.getByText(/Choose a decision/)).toBeTruthy()
  fireEvent.change(dialog.getByRole('textbox', { name: 'For the professional, Tola' }), {
    target: { value: '12,500.50' },
  })
  expect(dialog.getByText('₦12,500.50 is paid to Tola. ₦7,499.50 goes back to Chidi.')).toBeTruthy()
  reasonOf(dialog, 'Half of the wall is done.')
  fireEvent.click(dialog.getByRole('button', { name: 'Decide' }))
  expect(await screen.findByText('Your decision was carried out.')).toBeTruthy()
  expect(requests.find(({ call }) => call.startsWith('PUT'))?.body).toEqual({
    outcome: 'split',
    release: 12_500.5,
    refund: 7499.5,
    reason: 'Half of the wall is done.',
  })
})

test('a decision that waits for a second administrator is shown in place of the form', async () => {
  await openDispute(true, [
    {
      _id: '0190a000-0000-7000-8000-000000000007',
      act: 'disputes.decide',
      subject: DISPUTE._id,
      user: null,
      task: null,
      amount: naira(20_000),
      summary: '₦12,500.50 for the professional.',
      reason: 'Half of the wall is done.',
      requestedBy: { _id: CLIENT._id, name: 'Ngozi' },
      requestedAt: AT,
    },
  ])
  const decide = within(await screen.findByRole('region', { name: 'Decide' }))
  await decide.findByText('₦12,500.50 for the professional.')
  expect(decide.getByText(/^Ngozi asked for this/)).toBeTruthy()
  expect(decide.queryByRole('button')).toBeNull()
  expect(decide.getByRole('link').getAttribute('href')).toBe('/admin/corrections')
})

test('the messages of the two are read only with a reason', async () => {
  const { requests } = await openDispute(true)
  fireEvent.click(screen.getByRole('button', { name: 'Read the messages' }))
  const dialog = within(await screen.findByRole('dialog'))
  reasonOf(dialog, 'What was agreed about the second coat.')
  fireEvent.click(dialog.getByRole('button', { name: 'Read the messages' }))
  expect(await screen.findByText('I will come back on Monday.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Read older messages' })).toBe(null)
  expect(requests.find(({ call }) => call.startsWith('POST'))?.body).toEqual({
    userId: CLIENT._id,
    otherUserId: TASKER._id,
    reason: 'What was agreed about the second coat.',
  })
})

test('a decision after the session has ended leads to the log-in, and its reason is there again afterwards', async () => {
  const ended = { error: 'Log in to continue.', code: 'signed_out' }
  const { table } = await openWithdrawals(() => [401, ended])
  const open = async (name: RegExp) => {
    const row = within(table).getByRole('row', { name })
    fireEvent.click(within(row).getByRole('button', { name: 'Return' }))
    const dialog = within(await screen.findByRole('dialog'))
    return { dialog, reason: dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Reason' }) }
  }
  const { dialog, reason } = await open(/Amaka/)
  fireEvent.change(reason, { target: { value: 'Another person’s account.' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Return' }))
  expect(await dialog.findByText(/the reason is still here/)).toBeTruthy()
  expect(dialog.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login')
  fireEvent.click(dialog.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect((await open(/Amaka/)).reason.value).toBe('Another person’s account.')
})
