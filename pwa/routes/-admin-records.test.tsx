import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { newId } from '#schema/domain/ids.ts'
import { naira } from '#schema/domain/money.ts'
import { openAsAdmin, openDecision, sentBy } from '#testing/pwa/admin-screen.tsx'
import { submissionRow, taskRow, userRow } from '#testing/pwa/rows.ts'
import { setUpScreens } from '#testing/pwa/screens.ts'
import type { Responder } from '#testing/pwa/scripted-transport.ts'
import { stageRows } from '#testing/pwa/stage-rows.ts'

setUpScreens()

const AT = '2026-03-02T09:00:00.000Z'
const TADE = { ...userRow({ userType: 'tasker', username: 'Tade' }), email: 'tade@onise.test' }
const JOB = taskRow(userRow()._id, { title: 'Fix the roof', status: 'submitted' })
const none = { nextCursor: null }
const RECEIPT = {
  url: '/api/files/private/receipt.webp',
  type: 'image/webp',
  sha256: 'aa',
  capturedAt: AT,
  isSame: true,
  receivedAt: AT,
}

const FACTOR = { isRequired: true, isSetUp: true, isPassed: false, recoveryCodesLeft: 8 }
const NEEDED: ReturnType<Responder> = [
  403,
  { error: 'Enter your code', code: 'second_factor_needed' },
]
const codeField = () => screen.findByRole('textbox', { name: 'Code' })

const [FOUNDATION] = stageRows()
const WITH_MATERIALS = FOUNDATION && {
  ...FOUNDATION,
  kind: 'materials' as const,
  materials: {
    id: newId('materials'),
    items: [{ what: 'Cement', quantity: 4, amount: naira(6000) }],
    requestedAt: AT,
    declined: null,
    released: naira(6000),
    releasedAt: AT,
    provenAt: AT,
    spent: naira(5500),
    givenBack: naira(500),
    missedAt: null,
  },
}

test('a todo is shown with its timeline, what was handed in and every booking of its hold', async () => {
  const client = { ...userRow({ username: 'Chidi' }), email: 'c@onise.test' }
  await openAsAdmin(`/admin/tasks/${JOB._id}`, {
    [`GET /api/admin/task/${JOB._id}`]: () => [
      200,
      {
        task: Object.assign({}, JOB, { stages: [WITH_MATERIALS] }),
        client,
        tasker: TADE,
        held: naira(120_000),
        journals: [
          {
            _id: 'j1',
            type: 'award',
            debit: 'ua:c',
            credit: 'hold:t',
            amount: naira(120_000),
            createdAt: AT,
          },
        ],
        disputes: [{ _id: TADE._id, openedAt: AT, closedAt: null }],
      },
    ],
    [`GET /api/user/task/${JOB._id}`]: () => [
      200,
      {
        task: JOB,
        submissions: [submissionRow({ submissionNotes: 'The roof is dry.' })],
        events: [
          {
            _id: 'e1',
            kind: 'awarded',
            actor: client,
            note: null,
            amount: naira(120_000),
            createdAt: AT,
          },
          { _id: 'e2', kind: 'autoApproved', actor: null, note: null, amount: null, createdAt: AT },
        ],
        receipts: [{ stage: 1, files: [RECEIPT] }],
        feeBps: 250,
      },
    ],
    [`GET /api/client/task/${JOB._id}/applicants`]: () => [200, { applicants: [], ...none }],
  })
  expect(await screen.findByText('Chidi assigned the work')).toBeTruthy()
  expect(screen.getByText('Onise approved the work, because no answer came')).toBeTruthy()
  expect(screen.getByText('The roof is dry.')).toBeTruthy()
  expect(screen.getByText('2.5 %')).toBeTruthy()
  expect(screen.getByText('4 × Cement')).toBeTruthy()
  expect(screen.getByText('Spent by the receipts').nextElementSibling?.textContent).toBe(
    '₦5,500.00',
  )
  expect(screen.getByRole('img', { name: 'File 1' })).toBeTruthy()
  const journals = within(screen.getByRole('table', { name: 'Journals of the hold' }))
  expect(journals.getByText('hold:t')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Tade' }).getAttribute('href')).toBe(
    `/admin/users/${TADE._id}`,
  )
  expect(screen.getByRole('link', { name: 'Open, to the desk' }).getAttribute('href')).toBe(
    `/admin/disputes/${TADE._id}`,
  )
})

test('a payment in suspense is sent back to its payer', async () => {
  const payments = [
    { reference: 'pay-1', amount: naira(7000), username: null, flag: 'owner excess', since: AT },
  ]
  const device = await openAsAdmin('/admin/payments', {
    'GET /api/admin/payments': () => [200, { payments, refunds: [] }],
    'POST /api/admin/payments/pay-1/refund': () => {
      payments.pop()
      return [200, { message: 'The refund is on its way.' }]
    },
  })
  expect(await screen.findByText('no owner is known, more than was asked for')).toBeTruthy()
  const dialog = await openDecision('Send back', { Reason: 'Unknown payer.' })
  expect(dialog.getByText(/₦7,000 goes back to the payer/)).toBeTruthy()
  fireEvent.click(dialog.getByRole('button', { name: 'Send back' }))
  expect(await screen.findByText('No payment waits for a decision')).toBeTruthy()
  expect(sentBy(device)?.body).toEqual({ reason: 'Unknown payer.' })
})

test('a correction is approved with what it does to the wallet in words', async () => {
  const adjustment = {
    _id: JOB._id,
    user: TADE._id,
    username: 'Tade',
    direction: 'debit',
    amount: naira(250),
    reason: 'Paid twice.',
    requestedBy: 'Ngozi',
    requestedAt: AT,
  }
  const device = await openAsAdmin('/admin/corrections', {
    'GET /api/admin/adjustments': () => [200, { adjustments: [adjustment] }],
    [`PUT /api/admin/adjustments/${JOB._id}`]: () => [200, { message: 'The wallet is corrected.' }],
  })
  const dialog = await openDecision('Approve', { Reason: 'Seen in the journal.' })
  expect(dialog.getByText('₦250 is taken from the wallet of Tade.')).toBeTruthy()
  fireEvent.click(dialog.getByRole('button', { name: 'Approve' }))
  expect(await screen.findByText('The wallet is corrected.')).toBeTruthy()
  expect(sentBy(device)?.body).toEqual({ decision: 'approve', reason: 'Seen in the journal.' })
})

test('without the second factor of this session a screen asks for it first', async () => {
  let isPassed = false
  const device = await openAsAdmin('/admin/corrections', {
    'GET /api/user/second-factor': () => [200, { ...FACTOR, isPassed }],
    'POST /api/user/second-factor/pass': () => {
      isPassed = true
      return [200, { message: 'You are logged in' }]
    },
    'GET /api/admin/adjustments': () => (isPassed ? [200, { adjustments: [] }] : NEEDED),
  })
  fireEvent.change(await codeField(), { target: { value: '123 456' } })
  expect(screen.queryByText('No correction waits')).toBe(null)
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByText('No correction waits')).toBeTruthy()
  expect(sentBy(device)?.body).toEqual({ code: '123 456' })
})

test('a session whose second factor was replaced in another one is asked for a code', async () => {
  let isPassed = true
  await openAsAdmin('/admin/corrections', {
    'GET /api/user/second-factor': () => [200, { ...FACTOR, isPassed }],
    'GET /api/admin/adjustments': () =>
      isPassed ? [500, { error: 'Something went wrong.' }] : NEEDED,
  })
  const again = await screen.findByRole('button', { name: 'Try again' })
  isPassed = false
  fireEvent.click(again)
  expect(await codeField()).toBeTruthy()
})

test('the second factor is set up with a QR code, and its recovery codes are shown once', async () => {
  let isSetUp = false
  await openAsAdmin('/admin/corrections', {
    'GET /api/user/second-factor': () => [200, { ...FACTOR, isSetUp, isPassed: isSetUp }],
    'POST /api/user/second-factor': () => [
      200,
      { message: '', secret: 'ABCDEFGH', uri: 'otpauth://totp/Onise?secret=ABCDEFGH' },
    ],
    'PUT /api/user/second-factor': () => {
      isSetUp = true
      return [200, { message: '', recoveryCodes: ['AAAAA-BBBBB'] }]
    },
    'GET /api/admin/adjustments': () => [200, { adjustments: [] }],
  })
  fireEvent.change(await screen.findByLabelText('Your password'), { target: { value: 'secret-1' } })
  fireEvent.click(screen.getByRole('button', { name: 'Set it up' }))
  expect(await screen.findByRole('img', { name: /QR code/ })).toBeTruthy()
  expect(screen.getByText('ABCD EFGH')).toBeTruthy()
  fireEvent.change(await codeField(), { target: { value: '123456' } })
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }))
  expect(await screen.findByText('AAAAA-BBBBB')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'I have kept them' }))
  expect(await screen.findByText('No correction waits')).toBeTruthy()
})

test('the audit log says whether its chain is intact, and is saved with all its pages', async () => {
  const entry = (seq: number) => ({
    _id: `a${seq}`,
    seq,
    actor: { _id: TADE._id, username: 'Ngozi', email: 'n@onise.test' },
    action: 'wallet.decidePayoutReview',
    subject: '0190a000-0000-7000-8000-00000000000c',
    about: { user: { _id: TADE._id, name: 'Tade' }, task: null },
    reason: 'Seen on the ID.',
    details: '{}',
    createdAt: AT,
    sha256: null,
  })
  const verified = { at: AT, entries: 2, isIntact: false }
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob)
    return '#'
  })
  await openAsAdmin('/admin/audit', {
    'GET /api/admin/audit': ({ url }) => {
      const isLast = url.searchParams.has('cursor')
      return [200, { entries: [entry(isLast ? 1 : 2)], nextCursor: isLast ? null : 'c', verified }]
    },
  })
  expect(await screen.findByText(/The chain is broken/)).toBeTruthy()
  const about = screen.getByRole('link', { name: 'Tade' })
  expect(about.getAttribute('href')).toBe(`/admin/users/${TADE._id}`)
  fireEvent.click(screen.getByRole('button', { name: 'Export CSV' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  const lines = (await saved[0]?.text())?.trim().split('\r\n')
  expect(lines?.map((line) => line.split(',')[1])).toEqual(['seq', '2', '1'])
})
