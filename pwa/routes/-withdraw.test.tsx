import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { online } from '#pwa/api/online.ts'
import { naira } from '#schema/domain/money.ts'
import { createClientDevice } from '#testing/pwa/client-device.ts'
import { restartDevice } from '#testing/pwa/device.ts'
import { renderScreen } from '#testing/pwa/render-screen.tsx'
import { transactionRow } from '#testing/pwa/rows.ts'
import { press, setUpScreens, type } from '#testing/pwa/screens.ts'

setUpScreens()

const BANKS = [
  { code: '058', name: 'Guaranty Trust Bank' },
  { code: '057', name: 'Zenith Bank' },
  { code: '50211', name: 'Kuda Bank' },
]
/** Not four digits within an id. */
const PIN_IN_PLAIN_TEXT = /(?<![\w-])0472(?![\w-])/
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
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent)

test('the list of banks begins with Select Bank, which cannot be chosen', async () => {
  await openWithdrawScreen()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Enter Your Bank Details')
  const options = within(screen.getByLabelText('Bank')).getAllByRole<HTMLOptionElement>('option')
  expect(options.map(({ textContent, disabled }) => [textContent, disabled])).toEqual([
    ['Select Bank', true],
    ['058 – Guaranty Trust Bank', false],
    ['057 – Zenith Bank', false],
    ['50211 – Kuda Bank', false],
  ])
})

test('the search filters the banks and chooses the only match', async () => {
  await openWithdrawScreen()
  type('Search the list', 'bank')
  expect(screen.getByText('3 banks found')).toBeTruthy()
  type('Search the list', 'zen')
  expect(screen.getByLabelText<HTMLSelectElement>('Bank').value).toBe('057')
})

test('says what stays in the wallet just above a step of the charge', async () => {
  await openWithdrawScreen()
  type('Amount', '10074.99')
  expect(
    screen.getByText(/₦9,999.99 arrives, the bank takes ₦25. ₦50 stays in your wallet./),
  ).toBeTruthy()
})

test('shows account name and charge, sends the typed values, and links to the receipt', async () => {
  const { withdrawals, device } = await openWithdrawScreen()
  expect(screen.getByText('You can withdraw ₦1,000 or more')).toBeTruthy()
  fillIn()
  expect(await screen.findByText('BUKOLA A. BELLO – GTBank')).toBeTruthy()
  expect(screen.getByText('₦4,990 arrives, the bank takes ₦10.')).toBeTruthy()
  press('Withdraw')
  expect(
    await screen.findByText('₦4,990 is on its way to BUKOLA A. BELLO, GTBank ••4579'),
  ).toBeTruthy()
  expect(withdrawals()).toEqual([
    { bankCode: '058', accountNmber: '0000014579', amount: '5000', pin: '0472' },
  ])
  expect(await device.replica.drafts.get('withdraw')).toBe(undefined)
  const receipt = screen.getByRole('link', { name: 'See the receipt' })
  expect(receipt.getAttribute('href')).toBe(`/client-wallet?receipt=${trx._id}`)
})

test('an amount below ₦1,000 shows the fixed toast and the real minimum beside the field', async () => {
  const { withdrawals } = await openWithdrawScreen()
  fillIn({ amount: '999.99' })
  press('Withdraw')
  expect(await screen.findByText('Minimum withdraw is 10000')).toBeTruthy()
  expect(alerts()).toContainEqual(expect.stringContaining('Enter ₦1,000 or more'))
  expect(withdrawals()).toEqual([])
})

test.each(['123456789', '12345678901'])('%s is not an account number', async (account) => {
  const { withdrawals } = await openWithdrawScreen()
  fillIn({ account })
  press('Withdraw')
  await waitFor(() =>
    expect(screen.getAllByText('Please enter a valid account number').length).toBeGreaterThan(1),
  )
  expect(withdrawals()).toEqual([])
})

test('a wrong check digit shows a warning but does not prevent the withdrawal', async () => {
  const { withdrawals } = await openWithdrawScreen()
  fillIn({ account: '0000014571' })
  expect(screen.getByText(/This number is unusual for this bank/)).toBeTruthy()
  await screen.findByText('BUKOLA A. BELLO – GTBank')
  press('Withdraw')
  await waitFor(() => expect(withdrawals()).toHaveLength(1))
})

test('an account that the bank does not know prevents the withdrawal', async () => {
  const { withdrawals } = await openWithdrawScreen({
    'POST /api/user/resolve-account': () => [
      422,
      { error: 'The bank cannot find that account number.', code: 'unknown_account' },
    ],
  })
  fillIn()
  press('Withdraw')
  await waitFor(() =>
    expect(alerts()).toContainEqual(
      expect.stringContaining('The bank cannot find that account number.'),
    ),
  )
  expect(withdrawals()).toEqual([])
})

test('a withdrawal sent before the name is known shows the name and can be stopped', async () => {
  const { withdrawals } = await openWithdrawScreen()
  fillIn()
  press('Withdraw')
  expect(await screen.findByText('Sending ₦5,000 to BUKOLA A. BELLO – GTBank')).toBeTruthy()
  press('Stop')
  expect(await screen.findByText('Stopped. Nothing was sent.')).toBeTruthy()
  expect(withdrawals()).toEqual([])
})

test('a wrong PIN is shown beside the field; the PIN is cleared and the rest stays', async () => {
  await openWithdrawScreen({
    [WITHDRAW]: () => [401, { error: 'Wrong PIN. 4 tries left.', code: 'wrong_pin' }],
  })
  fillIn()
  await screen.findByText('BUKOLA A. BELLO – GTBank')
  press('Withdraw')
  await waitFor(() =>
    expect(alerts()).toContainEqual(expect.stringContaining('Wrong PIN. 4 tries left.')),
  )
  expect(screen.getByLabelText<HTMLInputElement>('Pin').value).toBe('')
  expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('5,000')
})

test('without a PIN it links to /create-pin, which leads back', async () => {
  await openWithdrawScreen({ 'GET /api/user/pin': () => [200, { ...PIN, hasPin: false }] })
  const link = await screen.findByRole('link', { name: 'Create Pin' })
  expect(link.getAttribute('href')).toBe('/create-pin?next=withdraw')
})

test('the input is saved as a draft, without the PIN', async () => {
  const { device } = await openWithdrawScreen()
  fillIn()
  await waitFor(async () =>
    expect((await device.replica.drafts.get('withdraw'))?.fields).toEqual({
      chosen: 'another',
      bankCode: '058',
      accountNumber: '0000014579',
      amount: '5000',
    }),
  )
  const rows = await Promise.all(device.replica.tables.map((table) => table.toArray()))
  expect(JSON.stringify(rows)).not.toMatch(PIN_IN_PLAIN_TEXT)
})

test('after a lost response the same withdrawal is sent with the same key, also after a restart', async () => {
  const keys: (string | null)[] = []
  const { device } = await openWithdrawScreen()
  const { auth } = device
  fillIn()
  await screen.findByText('BUKOLA A. BELLO – GTBank')
  await device.replica.setMeta('pendingWithdrawal', {
    input: JSON.stringify({ bankCode: '058', accountNumber: '0000014579', amount: '5000' }),
    key: 'earlier-key',
  })
  const session = auth.session
  if (!session) throw new Error('not signed in')
  const { call } = session
  session.call = (endpoint, input, options) => {
    if (endpoint.name === 'wallet.withdraw') keys.push(options?.key ?? null)
    return call(endpoint, input, options)
  }
  press('Withdraw')
  await screen.findByText(/is on its way to/)
  expect(keys).toEqual(['earlier-key'])
  expect(await restartDevice(device).replica.getMeta('pendingWithdrawal')).toBe(null)
})

test('a wrong PIN after a lost response does not change the key of the withdrawal', async () => {
  const { device } = await openWithdrawScreen({
    [WITHDRAW]: () => [403, { error: 'Wrong PIN. 4 tries left.', code: 'wrong_pin' }],
  })
  fillIn()
  await screen.findByText('BUKOLA A. BELLO – GTBank')
  const pending = {
    input: JSON.stringify({ bankCode: '058', accountNumber: '0000014579', amount: '5000' }),
    key: 'earlier-key',
  }
  await device.replica.setMeta('pendingWithdrawal', pending)
  press('Withdraw')
  await waitFor(() => expect(alerts()).toContainEqual(expect.stringContaining('Wrong PIN.')))
  expect(await device.replica.getMeta('pendingWithdrawal')).toEqual(pending)
  const rows = await Promise.all(device.replica.tables.map((table) => table.toArray()))
  expect(JSON.stringify(rows)).not.toMatch(PIN_IN_PLAIN_TEXT)
})

test('without a response it says that the result is unknown and what to do', async () => {
  const { device } = await openWithdrawScreen({ [WITHDRAW]: undefined as never })
  fillIn()
  await screen.findByText('BUKOLA A. BELLO – GTBank')
  press('Withdraw')
  expect(await screen.findByText(/we do not know yet if the money was sent/)).toBeTruthy()
  expect(await device.replica.getMeta('pendingWithdrawal')).toMatchObject({
    key: expect.any(String),
  })
})

test('when the provider is down it shows the stored list of banks and its age', async () => {
  const device = await createClientDevice({ responses: { 'GET /api/user/pin': () => [200, PIN] } })
  await device.replica.setMeta('banks', { at: device.now(), banks: BANKS })
  renderScreen('/withdraw', device)
  await screen.findByLabelText('Bank')
  expect(await screen.findByText(/This list of banks was loaded/)).toBeTruthy()
  online.markUnreachable()
  expect(await screen.findByText(/You need one to withdraw/)).toBeTruthy()
})
