import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { naira } from '#schema/domain/money.ts'
import { createClientDevice } from '#testing/pwa/client-device.ts'
import { renderScreen } from '#testing/pwa/render-screen.tsx'
import { transactionRow } from '#testing/pwa/rows.ts'
import { setUpScreens } from '#testing/pwa/screens.ts'

setUpScreens()
afterEach(() => {
  for (const name of ['share', 'clipboard']) Reflect.deleteProperty(navigator, name)
})
const defineOnNavigator = (name: string, value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true })

const funded = transactionRow({
  details: 'Wallet funded by card',
  amount: naira(20_000),
  TransactionType: 'credit',
  TransactionStatus: 'completed',
  createdAt: '2026-03-03T08:00:00.000Z',
  reference_number: 'fw-1',
})
const held = transactionRow({
  details: 'Payment held for Rewire two rooms',
  amount: naira(15_000),
  createdAt: '2026-03-04T08:00:00.000Z',
  task: '0190a3c4-7b1e-7c3a-9d2f-5e6a7b8c9d0e',
})
const failed = transactionRow({
  details: 'Withdrawal',
  amount: naira(3000),
  TransactionStatus: 'failed',
  createdAt: '2026-02-27T08:00:00.000Z',
  withdrawal: {
    bankName: 'GTBank',
    accountLast4: '4579',
    accountName: 'MUSA A. BELLO',
    charge: naira(10),
    note: null,
  },
})
const FAILED_TITLE = 'Withdrawal to GTBank ••4579'
const opening = transactionRow({
  details: 'Opening balance',
  amount: naira(10_000),
  TransactionType: 'credit',
  TransactionStatus: 'completed',
  createdAt: '2026-01-31T23:30:00.000Z',
})

async function openWallet(path = '/client-wallet') {
  const device = await createClientDevice({
    money: { balance: naira(15_000), held: naira(15_000), heldTasks: 1 },
    trx: [opening, failed, held, funded],
    responses: { 'GET /api/user/payments': () => [200, { payments: [] }] },
  })
  const view = renderScreen(path, device)
  await screen.findByLabelText('Month')
  return view
}
const TITLES = /^(Wallet funded|Payment held|Withdrawal|Opening balance)/
const details = () =>
  screen.queryAllByRole('button', { name: TITLES }).map(({ textContent }) => textContent)

test('the balance after each row is computed from the current balance, without failed rows', async () => {
  await openWallet()
  const balances = screen.getAllByText(/^Balance ₦/).map(({ textContent }) => textContent)
  expect(balances).toEqual([
    'Balance ₦15,000.00',
    'Balance ₦30,000.00',
    'Balance ₦10,000.00',
    'Balance ₦10,000.00',
  ])
})

test('filters by direction, status, month in Lagos and text, and stores the filters in the URL', async () => {
  const { router } = await openWallet()
  fireEvent.click(screen.getByRole('radio', { name: 'Out' }))
  await waitFor(() => expect(details()).toEqual([held.details, FAILED_TITLE]))
  fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'failed' } })
  await waitFor(() => expect(details()).toEqual([FAILED_TITLE]))
  expect(router.state.location.search).toEqual({ direction: 'out', status: 'failed' })
  fireEvent.change(screen.getByLabelText('Search the details'), { target: { value: 'zenith' } })
  expect(await screen.findByText('Nothing matches')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(details()).toHaveLength(4))
  // Half past midnight in Lagos on the first of February.
  fireEvent.change(screen.getByLabelText('Month'), { target: { value: '2026-02' } })
  await waitFor(() => expect(details()).toEqual([FAILED_TITLE, opening.details]))
})

test('a row and its URL open the receipt', async () => {
  const { router } = await openWallet(`/client-wallet?receipt=${failed._id}`)
  const receipt = within(await screen.findByRole('dialog', { name: 'Receipt' }))
  expect(receipt.getByText('−₦3,000.00')).toBeTruthy()
  for (const text of ['MUSA A. BELLO', 'GTBank ••4579', '₦2,990.00', failed.reference_number])
    expect(receipt.getByText(text)).toBeTruthy()
  fireEvent.click(receipt.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(router.state.location.search).toEqual({}))
  fireEvent.click(screen.getByRole('button', { name: 'Wallet funded by card' }))
  await waitFor(() => expect(router.state.location.search).toEqual({ receipt: funded._id }))
})

test('a receipt leads to help with its reference', async () => {
  const { router } = await openWallet(`/client-wallet?receipt=${failed._id}`)
  fireEvent.click(await screen.findByRole('link', { name: 'Get help with this payment' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/help'))
  expect(router.state.location.search).toEqual({ payment: failed.reference_number })
})

test('a receipt shared as text does not contain the balance', async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>(async () => {})
  defineOnNavigator('share', share)
  await openWallet(`/client-wallet?receipt=${funded._id}`)
  fireEvent.click(await screen.findByRole('button', { name: 'Share as text' }))
  await waitFor(() => expect(share).toHaveBeenCalledOnce())
  const text = share.mock.calls[0]?.[0].text ?? ''
  expect(text.split('\n')).toEqual([
    'Onise – Receipt',
    '+₦20,000.00',
    'Detail: Wallet funded by card',
    'Status: Completed',
    'Type: Credit',
    'Date: Tuesday, 3 March 2026, 9:00 AM',
    'Reference: fw-1',
  ])
})

test('without sharing the text is copied, and the reference can be copied alone', async () => {
  const copied: string[] = []
  const clipboard = { writeText: async (text: string) => void copied.push(text) }
  defineOnNavigator('clipboard', clipboard)
  await openWallet(`/client-wallet?receipt=${funded._id}`)
  fireEvent.click(await screen.findByRole('button', { name: 'Share as text' }))
  expect(await screen.findByText(/The receipt is copied/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Copy reference' }))
  await waitFor(() => expect(copied.at(-1)).toBe('fw-1'))
})

test('the address with a todo opens the receipt of its payment, and one without a payment none', async () => {
  const { unmount } = await openWallet(
    '/client-wallet?receipt=0190a3c4-7b1e-7c3a-9d2f-5e6a7b8c9d0e',
  )
  const receipt = await screen.findByRole('dialog', { name: 'Receipt' })
  expect(within(receipt).getByText(/Rewire two rooms/)).toBeTruthy()
  unmount()
  await openWallet('/client-wallet?receipt=0190a3c4-7b1e-7c3a-9d2f-5e6a7b8c9d0f')
  expect(screen.queryByRole('dialog', { name: 'Receipt' })).toBeNull()
})
