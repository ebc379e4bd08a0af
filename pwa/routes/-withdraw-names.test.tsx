import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { naira } from '#schema/domain/money.ts'
import { createClientDevice } from '#testing/pwa/client-device.ts'
import { renderScreen } from '#testing/pwa/render-screen.tsx'
import { transactionRow, userRow } from '#testing/pwa/rows.ts'
import { press, setUpScreens, type } from '#testing/pwa/screens.ts'

setUpScreens()

const BANKS = [{ code: '058', name: 'Guaranty Trust Bank' }]
const PIN = { hasPin: true, lockedUntil: null, withdrawalsPausedUntil: null }
const ACCOUNT = { message: 'Account found.', accountName: 'BUKOLA A. BELLO', bankName: 'GTBank' }
const trx = transactionRow({
  details: 'Withdrawal to GTBank ••4579',
  amount: naira(5000),
  withdrawal: {
    bankName: 'GTBank',
    accountLast4: '4579',
    accountName: 'BUKOLA A. BELLO',
    charge: naira(10),
    note: null,
  },
})
const RESPONSE = {
  message: 'Your withdrawal is on its way.',
  transaction: trx,
  arrives: naira(4990),
  charge: naira(10),
  balance: naira(495_000),
}
type DeviceOptions = NonNullable<Parameters<typeof createClientDevice>[0]>
const WITHDRAW = 'POST /api/user/wallet-withdrawal'

async function openWithdrawScreen(
  responses: DeviceOptions['responses'] = {},
  options: Partial<DeviceOptions> = {},
) {
  const device = await createClientDevice({
    ...options,
    responses: {
      'GET /api/user/fetch-supported-banks': () => [200, BANKS],
      'GET /api/user/pin': () => [200, PIN],
      'POST /api/user/resolve-account': () => [200, ACCOUNT],
      [WITHDRAW]: () => [200, RESPONSE],
      ...responses,
    },
  })
  const view = renderScreen('/withdraw', device)
  await screen.findByLabelText('Bank')
  const withdrawals = () =>
    device.requests.filter(({ call }) => call === WITHDRAW).map(({ body }) => body)
  return { ...view, device, withdrawals }
}

function fillIn({ bank = '058', account = '0000014579', amount = '5000', pin = '0472' } = {}) {
  fireEvent.change(screen.getByLabelText('Bank'), { target: { value: bank } })
  type('Account Number', account)
  type('Amount', amount)
  type('Pin', pin)
}
const OTHER_NAME = {
  'POST /api/user/resolve-account': () => [200, { ...ACCOUNT, accountName: 'MUSA A. IBRAHIM' }],
} satisfies DeviceOptions['responses']
const tickBox = () =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: /^This is the right account/ })

test('a verified user reads before and after that a withdrawal to another name is reviewed', async () => {
  const message =
    'That bank account is in another name. We check this withdrawal before we send it.'
  const { withdrawals } = await openWithdrawScreen({
    ...OTHER_NAME,
    [WITHDRAW]: () => [200, { ...RESPONSE, message }],
  })
  fillIn()
  expect(await screen.findByText(/We check the withdrawal by hand/)).toBeTruthy()
  press('Withdraw')
  expect(await screen.findByText(/Nothing was sent yet. Read the name/)).toBeTruthy()
  expect(document.activeElement).toBe(tickBox())
  expect(withdrawals()).toEqual([])
  fireEvent.click(tickBox())
  press('Withdraw')
  expect(
    await screen.findByText('₦4,990 to BUKOLA A. BELLO, GTBank ••4579 is being checked'),
  ).toBeTruthy()
})

test('an unverified user reads that a withdrawal to another name goes at once, and ticks each account', async () => {
  const user = userRow({ isVerified: false, username: 'Bukola' })
  const { withdrawals } = await openWithdrawScreen(OTHER_NAME, { user })
  fillIn()
  expect(await screen.findByText(/We send it at once, without a check by hand/)).toBeTruthy()
  fireEvent.click(tickBox())
  type('Account Number', '0000014571')
  await waitFor(() => expect(tickBox().checked).toBe(false))
  press('Withdraw')
  expect(await screen.findByText(/Nothing was sent yet. Read the name/)).toBeTruthy()
  expect(withdrawals()).toEqual([])
})

test('another name that comes after the button is pressed is not sent to before it is ticked', async () => {
  const { withdrawals } = await openWithdrawScreen(OTHER_NAME)
  fillIn()
  press('Withdraw')
  expect(await screen.findByText(/Nothing was sent yet. Read the name/)).toBeTruthy()
  expect(withdrawals()).toEqual([])
})

test('without an answer of the bank about the name nothing is sent, and the next try asks again', async () => {
  let isDown = true
  const { withdrawals } = await openWithdrawScreen({
    'POST /api/user/resolve-account': () =>
      isDown ? [503, { error: 'Down.', code: 'provider_unavailable' }] : [200, ACCOUNT],
  })
  fillIn({ account: '0000014572' })
  expect(await screen.findByText(/The bank did not answer with the account name/)).toBeTruthy()
  press('Withdraw')
  expect(await screen.findByText(/Nothing was sent: the bank did not answer/)).toBeTruthy()
  expect(withdrawals()).toEqual([])
  isDown = false
  press('Withdraw')
  expect(await screen.findByText('Sending ₦5,000 to BUKOLA A. BELLO – GTBank')).toBeTruthy()
})
