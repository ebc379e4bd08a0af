import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { online } from '#pwa/api/online.ts'
import { clientPhone } from '#pwa/test/client-phone.ts'
import { transactionRow, userRow } from '#pwa/test/rows.ts'
import { readyForScreens } from '#pwa/test/screens.ts'
import { show } from '#pwa/test/show.tsx'

readyForScreens()
afterEach(() => vi.unstubAllGlobals())

const rows = [
  {
    ...transactionRow({
      details: 'Wallet funded',
      amount: 20_000,
      TransactionType: 'credit',
      TransactionStatus: 'completed',
    }),
    balance: 21_000,
  },
  { ...transactionRow({ details: 'Payment held for X', amount: 15_000 }), balance: 6000 },
]
const STATEMENT = {
  month: '2026-03',
  opening: 1000,
  closing: 6000,
  moneyIn: 20_000,
  moneyOut: 15_000,
  rows,
}

async function opened() {
  const person = userRow({ createdAt: new Date(Date.parse('2026-01-15T09:00:00Z')).toISOString() })
  const phone = await clientPhone({
    person,
    answers: { 'GET /api/user/statement': () => [200, STATEMENT] },
  })
  const shown = show('/statement', phone)
  await screen.findByRole('heading', { level: 1, name: 'Statement' })
  return { ...shown, phone, person }
}

test('R45: a month reads like a bank’s: opening, in, out, closing, and the balance after each row', async () => {
  await opened()
  const statement = within(await screen.findByRole('article', { name: 'March 2026' }))
  const sums = statement.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(sums).toEqual(['₦1,000.00', '₦20,000.00', '₦15,000.00', '₦6,000.00'])
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
  ])
})

test('months go back to the one the account was made in', async () => {
  const { router, phone } = await opened()
  const month = screen.getByLabelText('Month')
  const months = () =>
    within(month)
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
  await waitFor(() => expect(months()).toEqual(['March 2026', 'February 2026', 'January 2026']))
  fireEvent.change(month, { target: { value: '2026-02' } })
  await waitFor(() => expect(router.state.location.search).toEqual({ month: '2026-02' }))
  await waitFor(() => expect(phone.asked.length).toBeGreaterThan(1))
})

test('the file is fetched with the bearer, which a link could not send', async () => {
  const asked: Request[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push(request)
    return new Response('date,detail\n', { headers: { 'content-type': 'text/csv; charset=utf-8' } })
  })
  const saved: string[] = []
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL() {} }),
  )
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download)
  })
  const { phone } = await opened()
  localStorage.setItem('token', phone.token() ?? '')
  fireEvent.click(screen.getByRole('button', { name: 'Download CSV' }))
  await waitFor(() => expect(saved).toEqual(['onise-statement-2026-03.csv']))
  const [request] = asked
  expect(new URL(request?.url ?? '').search).toBe('?month=2026-03&format=csv')
  expect(request?.headers.get('authorization')).toBe(`Bearer ${phone.token()}`)
})

test('without a signal it says that a statement comes from the books', async () => {
  const phone = await clientPhone({ answers: {} })
  online.missed()
  show('/statement', phone)
  expect((await screen.findAllByText(/comes from the books themselves/)).length).toBeGreaterThan(0)
})
