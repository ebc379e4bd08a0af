import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { formatComing } from '#pwa/ui/format/format-time.ts'
import { dayOf } from '#schema/domain/days.ts'
import { DAY_MS } from '#schema/domain/limits.ts'
import { naira } from '#schema/domain/money.ts'
import { createClientDevice } from '#testing/pwa/client-device.ts'
import { renderScreen } from '#testing/pwa/render-screen.tsx'
import { userRow } from '#testing/pwa/rows.ts'
import { press, setUpScreens, type } from '#testing/pwa/screens.ts'

setUpScreens()

const PIN = { hasPin: true, lockedUntil: null, withdrawalsPausedUntil: null }
const ACCOUNT = { message: 'Account found.', accountName: 'BUKOLA A. BELLO', bankName: 'GTBank' }
const WITHDRAW = 'POST /api/user/wallet-withdrawal'
type DeviceOptions = NonNullable<Parameters<typeof createClientDevice>[0]>

async function openWithdrawScreen(
  responses: DeviceOptions['responses'] = {},
  options: Partial<DeviceOptions> = {},
) {
  const device = await createClientDevice({
    ...options,
    responses: {
      'GET /api/user/fetch-supported-banks': () => [200, [{ code: '058', name: 'GTBank' }]],
      'GET /api/user/pin': () => [200, PIN],
      'POST /api/user/resolve-account': () => [200, ACCOUNT],
      ...responses,
    },
  })
  renderScreen('/withdraw', device)
  await screen.findByLabelText('Bank')
  const withdrawals = () => device.requests.filter(({ call }) => call === WITHDRAW)
  return { device, withdrawals }
}

function fillIn({ amount = '5000' } = {}) {
  fireEvent.change(screen.getByLabelText('Bank'), { target: { value: '058' } })
  type('Account Number', '0000014579')
  type('Amount', amount)
  type('Pin', '0472')
}
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent)

test.each(['28000', '5000.01'])(
  'a new account reads one line about its limit, and ₦%s is refused before the request',
  async (amount) => {
    const limitedUntil = new Date(Date.now() + DAY_MS).toISOString()
    const { withdrawals } = await openWithdrawScreen(
      { 'GET /api/user/pin': () => [200, { ...PIN, limitedUntil }] },
      { money: { balance: naira(28_000) } },
    )
    const when = formatComing(limitedUntil, Date.now())
    const line = `You can withdraw ₦5,000 now, and everything from ${when}`
    expect(await screen.findByText(line)).toBeTruthy()
    expect(screen.queryByText(/Up to ₦/)).toBe(null)
    fillIn({ amount })
    await screen.findByText('BUKOLA A. BELLO – GTBank')
    press('Withdraw')
    await waitFor(() =>
      expect(alerts()).toContainEqual(expect.stringContaining('You can withdraw ₦5,000.00 now')),
    )
    expect(withdrawals()).toEqual([])
    expect(screen.getByLabelText<HTMLInputElement>('Pin').value).toBe('0472')
    press('Withdraw ₦5,000, the most for now')
    expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('5,000')
  },
)

test('what was withdrawn today counts, and that of yesterday does not', async () => {
  const withdrawn = { amount: naira(40_000), day: dayOf(Date.now()) }
  const { device } = await openWithdrawScreen(
    { 'GET /api/user/pin': () => [200, { ...PIN, withdrawn }] },
    { money: { balance: naira(28_000) }, user: userRow({ isVerified: false }) },
  )
  await screen.findByRole('button', { name: 'Withdraw ₦10,000, the most for now' })
  await device.replica.setMeta('pin', {
    ...PIN,
    limitedUntil: null,
    withdrawn: { amount: naira(40_000), day: '2026-01-01' },
  })
  expect(await screen.findByRole('button', { name: 'Withdraw all, ₦28,000' })).toBeTruthy()
})

test('a refusal that is not about the PIN leaves the PIN typed', async () => {
  const error = 'You can withdraw ₦5,000 a day; ₦0 is left today.'
  const { withdrawals } = await openWithdrawScreen({
    [WITHDRAW]: () => [403, { error, code: 'withdrawal_limit', fields: { amount: error } }],
  })
  fillIn()
  await screen.findByText('BUKOLA A. BELLO – GTBank')
  press('Withdraw')
  await waitFor(() => expect(alerts()).toContainEqual(expect.stringContaining(error)))
  expect(screen.getByLabelText<HTMLInputElement>('Pin').value).toBe('0472')
  expect(withdrawals()).toHaveLength(1)
})

test('without a PIN or a proven e-mail one note says so, and nothing is sent', async () => {
  const { withdrawals } = await openWithdrawScreen(
    { 'GET /api/user/pin': () => [200, { ...PIN, hasPin: false }] },
    { user: userRow({ isEmailProven: false }) },
  )
  expect(await screen.findByText('Two steps before you can withdraw')).toBeTruthy()
  fillIn()
  press('Withdraw')
  expect(screen.getByText(/First do what the note on this page says/)).toBeTruthy()
  expect(withdrawals()).toEqual([])
})
