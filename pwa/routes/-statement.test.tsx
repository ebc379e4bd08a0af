import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { online } from '#pwa/api/online.ts'
import { naira } from '#schema/domain/money.ts'
import { createClientDevice } from '#testing/pwa/client-device.ts'
import { renderScreen } from '#testing/pwa/render-screen.tsx'
import { transactionRow, userRow } from '#testing/pwa/rows.ts'
import { setUpScreens } from '#testing/pwa/screens.ts'

setUpScreens()
afterEach(() => vi.unstubAllGlobals())

const rows = [
  {
    ...transactionRow({
      details: 'Wallet funded',
      amount: naira(20_000),
      TransactionType: 'credit',
      TransactionStatus: 'completed',
    }),
    balance: naira(21_000),
  },
  {
    ...transactionRow({ details: 'Payment held for X', amount: naira(15_000) }),
    balance: naira(6000),
  },
  {
    ...transactionRow({
      details: 'Payment for Y',
      amount: naira(9500),
      fee: naira(500),
      TransactionType: 'credit',
      TransactionStatus: 'completed',
    }),
    balance: naira(15_500),
  },
]
const STATEMENT = {
  month: '2026-03',
  opening: naira(1000),
  closing: naira(6000),
  moneyIn: naira(20_000),
  moneyOut: naira(15_000),
  rows,
}

async function openStatement() {
  const user = userRow({ createdAt: new Date(Date.parse('2026-01-15T09:00:00Z')).toISOString() })
  const device = await createClientDevice({
    user,
    responses: { 'GET /api/user/statement': () => [200, STATEMENT] },
  })
  const view = renderScreen('/statement', device)
  await screen.findByRole('heading', { level: 1, name: 'Statement' })
  return { ...view, device, user }
}

test('a month has opening, in, out and closing amounts, and the balance after each row', async () => {
  await openStatement()
  const statement = within(await screen.findByRole('article', { name: 'March 2026' }))
  const totals = statement.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(totals).toEqual(['₦1,000.00', '₦20,000.00', '₦15,000.00', '₦6,000.00'])
  const cells = statement
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    )
  expect(cells).toEqual([
    [expect.any(String), expect.stringMatching(/^Wallet funded/), '₦20,000.00', '', '₦21,000.00'],
    [expect.any(String), expect.stringMatching(/pending$/), '', '₦15,000.00', '₦6,000.00'],
    [
      expect.any(String),
      expect.stringMatching(/^Payment for YPrice ₦10,000.00 · Platform fee ₦500.00 · /),
      '₦9,500.00',
      '',
      '₦15,500.00',
    ],
  ])
})

test('the list of months begins with the month in which the account was created', async () => {
  const { router, device } = await openStatement()
  const month = screen.getByLabelText('Month')
  const months = () =>
    within(month)
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
  await waitFor(() => expect(months()).toEqual(['March 2026', 'February 2026', 'January 2026']))
  fireEvent.change(month, { target: { value: '2026-02' } })
  await waitFor(() => expect(router.state.location.search).toEqual({ month: '2026-02' }))
  await waitFor(() => expect(device.requests.length).toBeGreaterThan(1))
})

test('the CSV file is fetched with the bearer token', async () => {
  const requests: Request[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    requests.push(request)
    return new Response('date,detail\n', { headers: { 'content-type': 'text/csv; charset=utf-8' } })
  })
  const downloads: string[] = []
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL() {} }),
  )
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    downloads.push(this.download)
  })
  const { device } = await openStatement()
  localStorage.setItem('token', device.token() ?? '')
  fireEvent.click(screen.getByRole('button', { name: 'Download CSV' }))
  await waitFor(() => expect(downloads).toEqual(['onise-statement-2026-03.csv']))
  const [request] = requests
  expect(new URL(request?.url ?? '').search).toBe('?month=2026-03&format=csv')
  expect(request?.headers.get('authorization')).toBe(`Bearer ${device.token()}`)
})

test('without a network it says that a statement needs one, and offers none to print', async () => {
  const device = await createClientDevice({ responses: {} })
  online.markUnreachable()
  renderScreen('/statement', device)
  expect(await screen.findByText(/A statement comes from the server/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Print or save as PDF' })).toBeNull()
})
