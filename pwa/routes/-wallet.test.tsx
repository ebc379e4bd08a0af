import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { online } from '#pwa/api/online.ts'
import { clientPhone } from '#pwa/test/client-phone.ts'
import { transactionRow } from '#pwa/test/rows.ts'
import { readyForScreens } from '#pwa/test/screens.ts'
import { show } from '#pwa/test/show.tsx'

readyForScreens()

test.each(['/wallet', '/client-wallet'])(
  'SPEC 2, R23: %s shows the balance with two decimals, what is held, and links to fund and withdraw',
  async (path) => {
    show(path, await clientPhone({ money: { balance: 248_350, held: 105_000, heldTasks: 1 } }))
    const purse = within(await screen.findByRole('region', { name: 'Total balance' }))
    expect(purse.getByText('₦248,350.00')).toBeTruthy()
    expect(purse.getByText('₦105,000.00 held for 1 todo')).toBeTruthy()
    expect(purse.getByRole('link', { name: 'Fund' }).getAttribute('href')).toBe('/fund-wallet')
    expect(purse.getByRole('link', { name: 'Withdraw' }).getAttribute('href')).toBe('/withdraw')
  },
)

test('SPEC 2, R22: each line of the history tells detail, amount, type, date and status, newest first', async () => {
  const phone = await clientPhone({
    trx: [
      transactionRow({ createdAt: '2026-03-03T09:00:00.000Z', details: 'Payment held for A' }),
      transactionRow({
        createdAt: '2026-03-04T08:42:00.000Z',
        details: 'Refund for B',
        amount: 12_500,
        TransactionType: 'credit',
        TransactionStatus: 'completed',
      }),
    ],
  })
  show('/wallet', phone)
  await screen.findByText('Refund for B')
  const lines = screen
    .getAllByRole('listitem')
    .filter(({ textContent }) => /Payment|Refund/.test(textContent ?? ''))
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Refund for B.*9:42 AM · Credit.*\+₦12,500\.00.*Completed/),
    expect.stringMatching(/Payment held for A.*10:00 AM · Debit.*−₦105,000\.00.*Pending/),
  ])
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2)
})

test('F28: without a signal the wallet says how old it is, and keeps showing what it knows', async () => {
  const phone = await clientPhone({ trx: [transactionRow()] })
  online.missed()
  show('/wallet', phone)
  expect(await screen.findByText(/As this phone knew it/)).toBeTruthy()
  expect(await screen.findByText('Payment held for Rewire two rooms')).toBeTruthy()
})

test('F28: an empty history says so', async () => {
  show('/wallet', await clientPhone())
  expect(await screen.findByText('No transactions yet')).toBeTruthy()
})

test('older lines come a page at a time, when asked for', async () => {
  const trx = Array.from({ length: 25 }, (_, at) =>
    transactionRow({
      details: `Line ${at}`,
      createdAt: new Date(Date.UTC(2026, 0, 30 - at)).toISOString(),
    }),
  )
  show('/wallet', await clientPhone({ trx }))
  await screen.findByText('Line 19')
  expect(screen.queryByText('Line 20')).toBe(null)
  screen.getByRole('button', { name: 'Show more' }).click()
  expect(await screen.findByText('Line 24')).toBeTruthy()
})
