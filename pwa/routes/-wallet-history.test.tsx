import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { clientPhone } from '#pwa/test/client-phone.ts'
import { transactionRow } from '#pwa/test/rows.ts'
import { readyForScreens } from '#pwa/test/screens.ts'
import { show } from '#pwa/test/show.tsx'

readyForScreens()
afterEach(() => {
  for (const name of ['share', 'clipboard']) Reflect.deleteProperty(navigator, name)
})
const give = (name: string, value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true })

const funded = transactionRow({
  details: 'Wallet funded by card',
  amount: 20_000,
  TransactionType: 'credit',
  TransactionStatus: 'completed',
  createdAt: '2026-03-03T08:00:00.000Z',
  reference_number: 'fw-1',
})
const held = transactionRow({
  details: 'Payment held for Rewire two rooms',
  amount: 15_000,
  createdAt: '2026-03-04T08:00:00.000Z',
})
const failed = transactionRow({
  details: 'Withdrawal',
  amount: 3000,
  TransactionStatus: 'failed',
  createdAt: '2026-02-27T08:00:00.000Z',
  withdrawal: {
    bankName: 'GTBank',
    accountLast4: '4579',
    accountName: 'MUSA A. BELLO',
    charge: 10,
  },
})
const FAILED = 'Withdrawal to GTBank ••4579'
const opening = transactionRow({
  details: 'Opening balance',
  amount: 10_000,
  TransactionType: 'credit',
  TransactionStatus: 'completed',
  createdAt: '2026-01-31T23:30:00.000Z',
})

async function opened(path = '/client-wallet') {
  const phone = await clientPhone({
    money: { balance: 15_000, held: 15_000, heldTasks: 1 },
    trx: [opening, failed, held, funded],
    answers: { 'GET /api/user/payments': () => [200, { payments: [] }] },
  })
  const shown = show(path, phone)
  await screen.findByLabelText('Month')
  return shown
}
const ALL = /^(Wallet funded|Payment held|Withdrawal|Opening balance)/
const details = () => screen.queryAllByRole('button', { name: ALL }).map((one) => one.textContent)

test('R22: the balance after each row is walked back from what the wallet holds; a failed row counts for nothing', async () => {
  await opened()
  const balances = screen.getAllByText(/^Balance ₦/).map(({ textContent }) => textContent)
  expect(balances).toEqual([
    'Balance ₦15,000.00',
    'Balance ₦30,000.00',
    'Balance ₦10,000.00',
    'Balance ₦10,000.00',
  ])
})

test('the history is filtered by way, status, month in Lagos, and words; the address keeps it', async () => {
  const { router } = await opened()
  fireEvent.click(screen.getByRole('radio', { name: 'Out' }))
  await waitFor(() => expect(details()).toEqual([held.details, FAILED]))
  fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'failed' } })
  await waitFor(() => expect(details()).toEqual([FAILED]))
  expect(router.state.location.search).toEqual({ way: 'out', status: 'failed' })
  fireEvent.change(screen.getByLabelText('Search the details'), { target: { value: 'zenith' } })
  expect(await screen.findByText('Nothing matches')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(details()).toHaveLength(4))
  // Half past midnight in Lagos on the first of February.
  fireEvent.change(screen.getByLabelText('Month'), { target: { value: '2026-02' } })
  await waitFor(() => expect(details()).toEqual([FAILED, opening.details]))
})

test('R45: a row opens its receipt, and its address does too', async () => {
  const { router } = await opened(`/client-wallet?receipt=${failed._id}`)
  const receipt = within(await screen.findByRole('dialog', { name: 'Receipt' }))
  expect(receipt.getByText('−₦3,000.00')).toBeTruthy()
  for (const words of ['MUSA A. BELLO', 'GTBank ••4579', '₦2,990.00', failed.reference_number])
    expect(receipt.getByText(words)).toBeTruthy()
  fireEvent.click(receipt.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(router.state.location.search).toEqual({}))
  fireEvent.click(screen.getByRole('button', { name: 'Wallet funded by card' }))
  await waitFor(() => expect(router.state.location.search).toEqual({ receipt: funded._id }))
})

test('R45: shared as text it says what the other side needs, and not what the wallet holds', async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>(async () => {})
  give('share', share)
  await opened(`/client-wallet?receipt=${funded._id}`)
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

test('a failed share falls back to the clipboard, and a reference is copied alone', async () => {
  const copied: string[] = []
  const clipboard = { writeText: async (text: string) => void copied.push(text) }
  give('clipboard', clipboard)
  await opened(`/client-wallet?receipt=${funded._id}`)
  fireEvent.click(await screen.findByRole('button', { name: 'Share as text' }))
  expect(await screen.findByText(/The receipt is copied/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Copy reference' }))
  await waitFor(() => expect(copied.at(-1)).toBe('fw-1'))
})
