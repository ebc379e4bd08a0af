import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { naira } from '#schema/domain/money.ts'
import { createClientDevice } from '#testing/pwa/client-device.ts'
import { renderScreen } from '#testing/pwa/render-screen.tsx'
import { userRow } from '#testing/pwa/rows.ts'
import { setUpScreens } from '#testing/pwa/screens.ts'
import type { Responder } from '#testing/pwa/scripted-transport.ts'

setUpScreens()

const AT = '2026-03-02T09:00:00.000Z'
const [IFE, MUSA, OLU] = ['Ifeoma', 'Musa', 'Olu'].map((username) => userRow({ username }))
type Row = NonNullable<typeof IFE>
const account = ({ _id, username }: Row, fields: object = {}) => ({
  _id,
  username,
  userType: 'client',
  standing: 'active',
  profilePicture: null,
  isVerified: false,
  verification: null,
  decidedAt: null,
  createdAt: AT,
  ...fields,
})
const [ife, musa, olu] = [IFE as Row, MUSA as Row, OLU as Row]
const GROUP = {
  hasMore: false,
  accounts: [
    account(ife),
    account(musa, { userType: 'tasker', verification: 'refused' }),
    account(olu, { standing: 'limited', decidedAt: AT }),
  ],
  pairs: [
    {
      users: [ife._id, musa._id],
      by: ['bankAccount', 'device'],
      payments: [{ from: ife._id, to: musa._id, amount: naira(43_000), jobs: 2 }],
    },
    { users: [musa._id, olu._id], by: ['phone'], payments: [] },
  ],
}
const LISTED = {
  _id: ife._id,
  by: ['bankAccount', 'device', 'phone'],
  accounts: 3,
  users: [ife, musa, olu].map((row) => account(row)),
  paid: naira(43_000),
  jobs: 2,
  sharedAt: AT,
}

async function open(path: string, responses: Record<string, Responder> = {}) {
  const device = await createClientDevice({
    user: userRow({ userType: 'admin' }),
    responses: {
      'GET /api/admin/fraud': () => [200, { groups: [LISTED] }],
      [`GET /api/admin/fraud/${ife._id}`]: () => [200, GROUP],
      [`POST /api/admin/fraud/${ife._id}/decision`]: () => [200, { message: 'It is decided' }],
      ...responses,
    },
  })
  renderScreen(path, device)
  return device
}
const openGroup = async () => {
  const device = await open(`/admin/fraud/${ife._id}`)
  await screen.findByRole('heading', { name: '3 accounts that share something' })
  return device
}
const sentBody = (requests: Awaited<ReturnType<typeof open>>['requests']) =>
  requests.find(({ call }) => call.startsWith('POST'))?.body

test('the list has who shares what and the money between them, and opens a group', async () => {
  await open('/admin/fraud')
  const table = await screen.findByRole('table', { name: 'Shared accounts' })
  const row = within(table).getByRole('row', { name: /Ifeoma, Musa and 1 more/ })
  expect(within(row).getByText('Bank account, browser, phone number')).toBeTruthy()
  expect(within(row).getByText('₦43,000')).toBeTruthy()
  expect(within(row).getByText('2 todos')).toBeTruthy()
  fireEvent.click(row)
  expect(
    await screen.findByRole('heading', { name: '3 accounts that share something' }),
  ).toBeTruthy()
})

test('a list without groups says so, and one that fails can be tried again', async () => {
  let isUp = false
  await open('/admin/fraud', {
    'GET /api/admin/fraud': () =>
      isUp ? [200, { groups: [] }] : [400, { error: 'No.', code: 'invalid_input' }],
  })
  const retry = await screen.findByRole('button', { name: /again/i })
  isUp = true
  fireEvent.click(retry)
  expect(await screen.findByText('No group waits for a look')).toBeTruthy()
})

test('a group has its graph in words: the accounts with links, and what connects each two', async () => {
  await openGroup()
  const accounts = within(screen.getByRole('list', { name: 'Accounts' }))
  expect(accounts.getByRole('link', { name: 'Musa' }).getAttribute('href')).toBe(
    `/admin/users/${musa._id}`,
  )
  expect(accounts.getByText('Professional · Not verified · proof of identity refused')).toBeTruthy()
  expect(accounts.getByText('Limited')).toBeTruthy()
  const [first, second] = within(
    screen.getByRole('list', { name: 'What connects them' }),
  ).getAllByRole('listitem')
  expect(first?.textContent).toBe(
    '1. Ifeoma and MusaBank account, browserIfeoma to Musa: ₦43,000 2 todos',
  )
  expect(second?.textContent).toBe('2. Musa and OluPhone numberNo todo between them')
  expect(document.querySelectorAll('.fraud-graph circle').length).toBe(3)
  expect(document.querySelectorAll('.fraud-shared').length).toBe(2)
  expect(document.querySelectorAll('.fraud-money').length).toBe(1)
  expect(document.querySelector('.fraud-graph')?.textContent).toContain('1 · ₦43,000')
})

test('all active accounts are chosen to be limited, some can be left out, and one reason is sent', async () => {
  const { requests } = await openGroup()
  fireEvent.click(screen.getByRole('button', { name: 'Limit accounts' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Limit these accounts?' }))
  const boxes = dialog.getAllByRole<HTMLInputElement>('checkbox')
  expect(boxes.map(({ value, checked }) => [value, checked])).toEqual([
    [ife._id, true],
    [musa._id, true],
  ])
  fireEvent.click(dialog.getByRole('checkbox', { name: 'Ifeoma' }))
  fireEvent.change(dialog.getByRole('textbox', { name: 'Reason' }), {
    target: { value: 'Pays himself.' },
  })
  fireEvent.click(dialog.getByRole('button', { name: 'Limit accounts' }))
  expect(await screen.findByText('It is decided')).toBeTruthy()
  expect(sentBody(requests)).toEqual({
    decision: 'limited',
    users: [musa._id],
    reason: 'Pays himself.',
  })
  expect(await screen.findByRole('table', { name: 'Shared accounts' })).toBeTruthy()
})

test('a group is marked as fine with a reason', async () => {
  const { requests } = await openGroup()
  fireEvent.click(screen.getByRole('button', { name: 'Looked at, fine' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Is this group fine?' }))
  fireEvent.change(dialog.getByRole('textbox', { name: 'Reason' }), {
    target: { value: 'Mother and son.' },
  })
  fireEvent.click(dialog.getByRole('button', { name: 'Looked at, fine' }))
  expect(await screen.findByText('It is decided')).toBeTruthy()
  expect(sentBody(requests)).toEqual({ decision: 'fine', reason: 'Mother and son.' })
})
