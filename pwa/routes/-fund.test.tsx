import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { online } from '#pwa/api/online.ts'
import { readPayments } from '#pwa/payments/payments.ts'
import { readLive } from '#pwa/sync/live.ts'
import { DEFAULT_AMOUNT_BOUNDS } from '#schema/domain/amount-bounds.ts'
import { naira } from '#schema/domain/money.ts'
import { createClientDevice } from '#testing/pwa/client-device.ts'
import { fundedResponse, paymentRow } from '#testing/pwa/payments.ts'
import { renderScreen } from '#testing/pwa/render-screen.tsx'
import { userRow } from '#testing/pwa/rows.ts'
import { press, setUpScreens, type } from '#testing/pwa/screens.ts'

setUpScreens()

const SANDBOX = 'http://127.0.0.1:9000'
const INIT = 'POST /api/user/fund-wallet/init'
const FUND = 'POST /api/user/fund-wallet'
const payment = paymentRow()
const pending = { message: 'Payment is being confirmed', payment }
type Responses = NonNullable<NonNullable<Parameters<typeof createClientDevice>[0]>['responses']>

type Wallet = { isVerified: boolean; balance: number }
const VERIFIED: Wallet = { isVerified: true, balance: 0 }

async function openFundScreen(
  responses: Responses = {},
  path = '/fund-wallet',
  { isVerified, balance } = VERIFIED,
) {
  const device = await createClientDevice({
    user: userRow({ isVerified }),
    money: { balance: naira(balance) },
    responses: {
      'GET /api/user/payments': () => [200, { payments: [] }],
      [INIT]: () => [
        201,
        {
          message: 'Your payment is ready.',
          payment,
          checkout: 'sandbox',
          checkoutUrl: `${SANDBOX}/checkout/access-1`,
        },
      ],
      [FUND]: () => [202, pending],
      ...responses,
    },
  })
  const view = renderScreen(path, device)
  await screen.findByRole('heading', { level: 1, name: 'Fund Your Wallet' })
  const bodiesOf = (call: string) =>
    device.requests.filter((request) => request.call === call).map(({ body }) => body)
  return { ...view, device, bodiesOf }
}

/** A message of the checkout's frame. */
const postFromCheckout = (event: string, more: object = {}, origin = SANDBOX) =>
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { data: { event, ...more }, origin }))
  })

async function openCheckout(responses: Responses = {}) {
  const fundScreen = await openFundScreen(responses)
  type('Amount', '20,000')
  type('Phone No.', '08031234567')
  press('Fund')
  const frame = await screen.findByTitle('Fund Your Wallet')
  return { ...fundScreen, frame }
}

test('the fields are text, Phone No. with a numeric keypad, and the button reads Funding while it runs', async () => {
  const { bodiesOf, device, frame } = await openCheckout()
  expect(screen.getByLabelText<HTMLInputElement>('Amount').type).toBe('text')
  expect(screen.getByLabelText<HTMLInputElement>('Phone No.')).toMatchObject({
    type: 'text',
    inputMode: 'numeric',
  })
  expect(screen.getByText('Funding')).toBeTruthy()
  expect(bodiesOf(INIT)).toEqual([{ amount: '20000', phone: '08031234567' }])
  expect(frame.getAttribute('src')).toBe(`${SANDBOX}/checkout/access-1`)
  // The payment is stored before the checkout opens.
  expect(await readPayments(device.replica)).toMatchObject([{ reference: payment.reference }])
})

test.each([
  ['', 'Enter an amount in naira'],
  ['1e5', 'Write the amount in figures, for example 5,000 or 5k.'],
  ['-50', 'Write the amount in figures, for example 5,000 or 5k.'],
  [
    '1000,50',
    'Is this kobo? Write kobo behind a dot, as in 5,000.50. A comma stands before three digits, as in 5,000.',
  ],
  ['99.99', 'Enter ₦100 or more'],
  ['1000000.01', 'Enter ₦1,000,000 or less'],
])('the amount %j shows an error and sends no request', async (amount, message) => {
  const { bodiesOf } = await openFundScreen()
  type('Amount', amount)
  press('Fund')
  expect(await screen.findByText(message)).toBeTruthy()
  expect(bodiesOf(INIT)).toEqual([])
})

test('an amount is checked by the bounds that administrators have set', async () => {
  const bounds = {
    fund: { min: naira(500), max: naira(2_000_000) },
    price: DEFAULT_AMOUNT_BOUNDS.price,
  }
  const { bodiesOf } = await openFundScreen({ 'GET /api/amount-bounds': () => [200, bounds] })
  expect(await screen.findByText('From ₦500 to ₦2,000,000 at a time')).toBeTruthy()
  type('Amount', '499')
  press('Fund')
  expect(await screen.findByText('Enter ₦500 or more')).toBeTruthy()
  type('Amount', '1500000')
  press('Fund')
  await waitFor(() => expect(bodiesOf(INIT)).toMatchObject([{ amount: '1500000' }]))
})

test('an amount above what an unverified wallet may still hold is said before anything is sent', async () => {
  const { bodiesOf } = await openFundScreen({}, '/fund-wallet', {
    isVerified: false,
    balance: 250_000,
  })
  expect((await screen.findAllByText('₦250,000.00')).length).toBeGreaterThan(0)
  type('Amount', '50001')
  press('Fund')
  const message = 'Until you are verified your wallet can hold ₦300,000. You can add ₦50,000 now.'
  expect(await screen.findByText(message)).toBeTruthy()
  expect(bodiesOf(INIT)).toEqual([])
  type('Amount', '50000')
  press('Fund')
  await waitFor(() => expect(bodiesOf(INIT)).toMatchObject([{ amount: '50000' }]))
})

test('after the checkout reports success, the amount that the server confirms is shown', async () => {
  const { bodiesOf, device } = await openCheckout({ [FUND]: () => [200, fundedResponse(payment)] })
  await waitFor(() => expect(readLive(), 'the server says when it arrives').toBe('shared'))
  postFromCheckout('success', { reference: payment.reference })
  expect(await screen.findByText('₦20,000 is in your wallet')).toBeTruthy()
  expect(screen.getByText('Wallet funded successfully')).toBeTruthy()
  expect(bodiesOf(FUND)).toEqual([{ reference: payment.reference, amount: 20_000 }])
  expect(screen.queryByTitle('Fund Your Wallet')).toBe(null)
  expect(await readPayments(device.replica)).toEqual([])
  await waitFor(() => expect(readLive()).toBeNull())
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe(''))
})

test('money for a proposal leads back to its sheet when it arrives', async () => {
  const proposal = '/single-proposal/0190a3c4-7b1e-7c3a-9d2f-5e6a7b8c9d0e?assign=yes'
  const { router } = await openFundScreen(
    { [FUND]: () => [200, fundedResponse(payment)] },
    `/fund-wallet?amount=7000&next=${encodeURIComponent(proposal)}`,
  )
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('7,000'))
  press('Fund')
  await screen.findByTitle('Fund Your Wallet')
  postFromCheckout('success')
  await waitFor(() => expect(router.state.location.href).toBe(proposal))
})

test('messages of another origin are ignored', async () => {
  const { bodiesOf } = await openCheckout({ [FUND]: () => [200, fundedResponse(payment)] })
  postFromCheckout('success', {}, 'http://127.0.0.1:9001')
  expect(screen.getByTitle('Fund Your Wallet')).toBeTruthy()
  expect(bodiesOf(FUND)).toEqual([])
})

test('a closed checkout shows Payment cancelled, and that a transfer already made is credited, also after a reload', async () => {
  const { bodiesOf, device, unmount } = await openCheckout()
  postFromCheckout('cancel')
  const words = await screen.findByText(/^Nothing has been charged as far as we know/)
  expect(words.closest('[role="status"]')?.textContent).toContain('Payment cancelled')
  await screen.findByText('Not paid yet')
  expect(bodiesOf(FUND)).toHaveLength(1)
  unmount()
  renderScreen('/fund-wallet', device)
  expect(await screen.findByText(/^A transfer that you have already made is added/)).toBeTruthy()
  expect(screen.queryByText('Payment cancelled')).toBe(null)
})

test('an arrival after the checkout was closed takes the place of Payment cancelled', async () => {
  await openCheckout({ [FUND]: () => [200, fundedResponse(payment)] })
  postFromCheckout('cancel')
  expect(await screen.findByText('₦20,000 arrived in your wallet.')).toBeTruthy()
  expect(await screen.findByText('₦20,000 is in your wallet')).toBeTruthy()
  expect(screen.queryByText('Payment cancelled')).toBe(null)
})

test('a promised bank transfer is listed with what happens next', async () => {
  await openCheckout()
  postFromCheckout('transfer:pending')
  const open = within(
    await screen.findByRole('region', { name: 'Payments not in your wallet yet' }),
  )
  expect(await open.findByText('Waiting for your bank transfer')).toBeTruthy()
  expect(open.getByText(/We add the money to your wallet when it arrives/)).toBeTruthy()
  expect(screen.getByText('Payment is being confirmed')).toBeTruthy()
})

test('a promised transfer is looked for until it is there, and then leads back to what it is for', async () => {
  const proposal = '/single-proposal/0190a3c4-7b1e-7c3a-9d2f-5e6a7b8c9d0e?assign=yes'
  let checks = 0
  const { router } = await openFundScreen(
    {
      [FUND]: () => (++checks < 3 ? [202, pending] : [200, fundedResponse(payment)]),
    },
    `/fund-wallet?amount=20000&next=${encodeURIComponent(proposal)}`,
  )
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('20,000'),
  )
  press('Fund')
  await screen.findByTitle('Fund Your Wallet')
  postFromCheckout('transfer:pending')
  await screen.findByText('Waiting for your bank transfer')
  // The user comes back from the app of the bank, twice.
  await waitFor(() => expect(checks).toBe(1))
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await waitFor(() => expect(checks).toBe(2))
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await waitFor(() => expect(router.state.location.href).toBe(proposal))
  expect(screen.getByText('₦20,000 arrived in your wallet.')).toBeTruthy()
})

test('a failed Apple Pay shows the fixed text, and the checkout stays open', async () => {
  await openCheckout()
  postFromCheckout('error', { message: 'apple pay: session not validated' })
  const message =
    'An error occurred while paying with Apple Pay. Please try again or use another payment method.'
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0)
  expect(screen.getByTitle('Fund Your Wallet')).toBeTruthy()
})

test('an open payment can be continued, checked or hidden', async () => {
  const { bodiesOf, device } = await openCheckout({
    [FUND]: () => [402, { error: 'That payment did not go through.', code: 'not_paid' }],
  })
  postFromCheckout('cancel')
  const open = within(
    await screen.findByRole('region', { name: 'Payments not in your wallet yet' }),
  )
  await open.findByText('Did not go through')
  expect(screen.queryByText('Payment cancelled')).toBe(null)
  press('Continue payment')
  expect(await screen.findByTitle('Fund Your Wallet')).toBeTruthy()
  expect(bodiesOf(INIT)).toHaveLength(1)
  postFromCheckout('close')
  press('Not paying this')
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Payments not in your wallet yet' })).toBe(null),
  )
  // Hidden, but still stored: money that arrives later is added.
  expect(await readPayments(device.replica)).toHaveLength(1)
})

test('a check of a payment whose checkout was closed says that the money is not here, not that it is confirmed', async () => {
  await openCheckout()
  postFromCheckout('cancel')
  await screen.findByText('Payment cancelled')
  press('Check now')
  await screen.findByText('The money is not here yet. We keep checking.')
  expect(screen.queryByText('Payment is being confirmed')).toBe(null)
})

test('a payment that the server rejects does not open the checkout', async () => {
  await openFundScreen({
    [INIT]: () => [409, { error: 'Your wallet is at its limit.', code: 'balance_limit' }],
  })
  type('Amount', '20000')
  press('Fund')
  expect((await screen.findAllByText('Your wallet is at its limit.')).length).toBeGreaterThan(1)
  expect(screen.queryByTitle('Fund Your Wallet')).toBe(null)
})

test('without a network the button is disabled with the reason, and the input is saved as a draft', async () => {
  const { device } = await openFundScreen()
  type('Amount', '20000')
  online.markUnreachable()
  expect(await screen.findByText(/You need one to pay/)).toBeTruthy()
  await waitFor(async () =>
    expect((await device.replica.drafts.get('fund'))?.fields).toMatchObject({ amount: '20000' }),
  )
})

test('a payment begun on another phone can be continued here', async () => {
  const checkout = { checkout: 'sandbox', checkoutUrl: `${SANDBOX}/checkout/access-2` } as const
  const otherPayment = paymentRow({ accessCode: 'access-2', checkout })
  const { bodiesOf } = await openFundScreen({
    'GET /api/user/payments': () => [200, { payments: [otherPayment] }],
  })
  await screen.findByRole('button', { name: 'Continue payment' })
  press('Continue payment')
  const frame = await screen.findByTitle('Fund Your Wallet')
  expect(frame.getAttribute('src')).toBe(checkout.checkoutUrl)
  expect(bodiesOf(INIT)).toEqual([])
})
