import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { online } from '#pwa/api/online.ts'
import { formatComing, formatDate, formatTime } from '#pwa/ui/format/format-time.ts'
import { DAY_MS } from '#schema/domain/limits.ts'
import { naira } from '#schema/domain/money.ts'
import { createClientDevice } from '#testing/pwa/client-device.ts'
import { renderScreen } from '#testing/pwa/render-screen.tsx'
import { transactionRow, userRow } from '#testing/pwa/rows.ts'
import { setUpScreens } from '#testing/pwa/screens.ts'

setUpScreens()

test.each(['/wallet', '/client-wallet'])(
  '%s shows the balance with two decimals, the held amount, and links to fund and withdraw',
  async (path) => {
    renderScreen(
      path,
      await createClientDevice({
        money: { balance: naira(248_350), held: naira(105_000), heldTasks: 1 },
      }),
    )
    const balance = within(await screen.findByRole('region', { name: 'Total balance' }))
    expect(balance.getByText('₦248,350.00')).toBeTruthy()
    const [held] = balance.getAllByRole('term')
    expect([held?.textContent?.trim(), held?.nextSibling?.textContent]).toEqual([
      'Held for 1 todo',
      '₦105,000.00',
    ])
    expect(balance.getByText(/Held money is not part of the balance/)).toBeTruthy()
    expect(balance.getByRole('link', { name: 'Fund' }).getAttribute('href')).toBe('/fund-wallet')
    expect(balance.getByRole('link', { name: 'Withdraw' }).getAttribute('href')).toBe('/withdraw')
  },
)

test('the wallet names the money of an automatic approval and when it can be withdrawn', async () => {
  const clearsAt = new Date(Date.now() + DAY_MS).toISOString()
  const clearing = [
    { amount: naira(18_000), clearsAt },
    { amount: naira(500), clearsAt: new Date(Date.now() - 1).toISOString() },
  ]
  renderScreen('/wallet', await createClientDevice({ money: { balance: naira(20_000), clearing } }))
  const when = formatComing(clearsAt, Date.now())
  await screen.findByText(`You can withdraw ₦2,000 now, and everything from ${when}`)
  const lines = screen.getAllByRole('term').map((term) => term.parentElement?.textContent)
  expect(lines).toEqual(['You can withdraw now₦2,000.00', `From ${when}₦20,000.00`])
  const text = `₦18,000 from ${formatDate(clearsAt)}, ${formatTime(clearsAt)}.`
  expect(screen.getByText(new RegExp(`^${text}`))).toBeTruthy()
  expect(screen.queryByText(/^₦500 /)).toBeNull()
})

const PIN = { hasPin: true, lockedUntil: null, withdrawalsPausedUntil: null, limitedUntil: null }
const openTaskerWallet = async (pin: Partial<typeof PIN>, user = {}, balance = 0) =>
  renderScreen(
    '/wallet',
    await createClientDevice({
      user: userRow({ userType: 'tasker', ...user }),
      money: { balance: naira(balance) },
      responses: { 'GET /api/user/pin': () => [200, { ...PIN, ...pin }] },
    }),
  )

test('a professional is asked for the PIN before there is money, so that its first day passes', async () => {
  await openTaskerWallet({ hasPin: false })
  expect(await screen.findByText('One step before you can withdraw')).toBeTruthy()
  expect(screen.getByText(/In the first 24 hours of a new PIN only ₦5,000 a day/)).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Create Pin' })
  expect(link.getAttribute('href')).toBe('/create-pin?next=wallet')
})

test('a professional without a proven e-mail is asked for it first', async () => {
  await openTaskerWallet({ hasPin: false }, { isEmailProven: false }, 14_000)
  expect(await screen.findByText('Two steps before you can withdraw')).toBeTruthy()
  expect(screen.queryByText(/You can withdraw/)).toBeNull()
  const link = screen.getByRole('link', { name: 'Confirm e-mail' })
  expect(link.getAttribute('href')).toBe('/verify-email?next=%2Fwallet')
})

test.each([
  [
    0,
    (when: string) =>
      `When you are paid, you can withdraw ₦5,000 a day until ${when}, and everything from then`,
  ],
  [28_000, (when: string) => `You can withdraw ₦5,000 now, and everything from ${when}`],
])('with ₦%d the wallet says what a new account can take out when', async (balance, words) => {
  const limitedUntil = new Date(Date.now() + DAY_MS).toISOString()
  await openTaskerWallet({ limitedUntil: limitedUntil as never }, {}, balance)
  expect(await screen.findByText(words(formatComing(limitedUntil, Date.now())))).toBeTruthy()
})

test('each row of the history has detail, amount, type, date and status, newest first', async () => {
  const device = await createClientDevice({
    trx: [
      transactionRow({ createdAt: '2026-03-03T09:00:00.000Z', details: 'Payment held for A' }),
      transactionRow({
        createdAt: '2026-03-04T08:42:00.000Z',
        details: 'Refund for B',
        amount: naira(12_500),
        TransactionType: 'credit',
        TransactionStatus: 'completed',
      }),
    ],
  })
  renderScreen('/wallet', device)
  await screen.findByText('Refund for B')
  const rows = screen
    .getAllByRole('listitem')
    .filter(({ textContent }) => /Payment|Refund/.test(textContent ?? ''))
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Refund for B.*9:42 AM · Credit.*\+₦12,500\.00.*Completed/),
    expect.stringMatching(/Payment held for A.*10:00 AM · Debit.*−₦105,000\.00.*Pending/),
  ])
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2)
})

test('without a network the wallet shows the stored data and its age', async () => {
  const device = await createClientDevice({ trx: [transactionRow()] })
  online.markUnreachable()
  renderScreen('/wallet', device)
  expect(await screen.findByText(/Saved on this phone/)).toBeTruthy()
  expect(await screen.findByText('Payment held for Rewire two rooms')).toBeTruthy()
})

test('an empty history shows the fixed text', async () => {
  renderScreen('/wallet', await createClientDevice())
  expect(await screen.findByText('No transactions yet')).toBeTruthy()
})

test('Show more shows older transactions, one page at a time', async () => {
  const trx = Array.from({ length: 25 }, (_, index) =>
    transactionRow({
      details: `Line ${index}`,
      createdAt: new Date(Date.UTC(2026, 0, 30 - index)).toISOString(),
    }),
  )
  renderScreen('/wallet', await createClientDevice({ trx }))
  await screen.findByText('Line 19')
  expect(screen.queryByText('Line 20')).toBe(null)
  screen.getByRole('button', { name: 'Show more' }).click()
  expect(await screen.findByText('Line 24')).toBeTruthy()
})
