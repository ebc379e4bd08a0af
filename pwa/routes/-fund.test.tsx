import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { online } from '#pwa/api/online.ts'
import { clientPhone } from '#pwa/test/client-phone.ts'
import { fundedAnswer, paymentRow } from '#pwa/test/payments.ts'
import { press, readyForScreens, type } from '#pwa/test/screens.ts'
import { show } from '#pwa/test/show.tsx'
import { paymentsOf } from '#pwa/sync/payments.ts'

readyForScreens()

const SANDBOX = 'http://127.0.0.1:9000'
const INIT = 'POST /api/user/fund-wallet/init'
const FUND = 'POST /api/user/fund-wallet'
const payment = paymentRow()
const pending = { message: 'Payment is being confirmed', payment }
type Answers = NonNullable<NonNullable<Parameters<typeof clientPhone>[0]>['answers']>

async function opened(answers: Answers = {}) {
  const phone = await clientPhone({
    answers: {
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
      ...answers,
    },
  })
  const shown = show('/fund-wallet', phone)
  await screen.findByRole('heading', { level: 1, name: 'Fund Your Wallet' })
  const sent = (call: string) =>
    phone.asked.filter((one) => one.call === call).map((one) => one.body)
  return { ...shown, phone, sent }
}

/** The checkout's frame speaks. */
const says = (event: string, more: object = {}, origin = SANDBOX) =>
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { data: { event, ...more }, origin }))
  })

async function atCheckout(answers: Answers = {}) {
  const world = await opened(answers)
  type('Amount', '20,000')
  type('Phone No.', '08031234567')
  press('Fund')
  const frame = await screen.findByTitle('Fund Your Wallet')
  return { ...world, frame }
}

test('SPEC 2: Amount is text, Phone No. text with a numeric keypad, and the button says Funding while it runs', async () => {
  const { sent, phone, frame } = await atCheckout()
  expect(screen.getByLabelText<HTMLInputElement>('Amount').type).toBe('text')
  expect(screen.getByLabelText<HTMLInputElement>('Phone No.')).toMatchObject({
    type: 'text',
    inputMode: 'numeric',
  })
  expect(screen.getByText('Funding')).toBeTruthy()
  expect(sent(INIT)).toEqual([{ amount: '20000', phone: '08031234567' }])
  expect(frame.getAttribute('src')).toBe(`${SANDBOX}/checkout/access-1`)
  // R41: it is kept before the checkout opens.
  expect(await paymentsOf(phone.replica)).toMatchObject([{ reference: payment.reference }])
})

test.each([
  ['', 'Enter an amount in naira'],
  ['1e5', 'Enter an amount in naira'],
  ['-50', 'Enter an amount in naira'],
  ['99.99', 'Enter ₦100 or more'],
  ['1000000.01', 'Enter ₦1,000,000 or less'],
])('F17: %j is told inline and asks for nothing', async (amount, words) => {
  const { sent } = await opened()
  type('Amount', amount)
  press('Fund')
  expect(await screen.findByText(words)).toBeTruthy()
  expect(sent(INIT)).toEqual([])
})

test('R41: the checkout says paid, the server says how much; the amount is sent only to be compared', async () => {
  const { sent, phone } = await atCheckout({ [FUND]: () => [200, fundedAnswer(payment)] })
  says('success', { reference: payment.reference })
  expect(await screen.findByText('₦20,000 is in your wallet')).toBeTruthy()
  expect(screen.getByText('Wallet funded successfully')).toBeTruthy()
  expect(sent(FUND)).toEqual([{ reference: payment.reference, amount: '20000' }])
  expect(screen.queryByTitle('Fund Your Wallet')).toBe(null)
  expect(await paymentsOf(phone.replica)).toEqual([])
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe(''))
})

test('nobody but the checkout is believed', async () => {
  const { sent } = await atCheckout({ [FUND]: () => [200, fundedAnswer(payment)] })
  says('success', {}, 'http://127.0.0.1:9001')
  expect(screen.getByTitle('Fund Your Wallet')).toBeTruthy()
  expect(sent(FUND)).toEqual([])
})

test('F20: closed without paying says Payment cancelled, and it is asked after all the same', async () => {
  const { sent } = await atCheckout({ [FUND]: () => [200, fundedAnswer(payment)] })
  says('cancel')
  expect(await screen.findByText('Payment cancelled')).toBeTruthy()
  expect(await screen.findByText('₦20,000 arrived in your wallet.')).toBeTruthy()
  expect(sent(FUND)).toHaveLength(1)
})

test('a bank transfer that is still on its way says what happens', async () => {
  await atCheckout()
  says('transfer:pending')
  const open = within(
    await screen.findByRole('region', { name: 'Payments not in your wallet yet' }),
  )
  expect(await open.findByText('Waiting for your bank transfer')).toBeTruthy()
  expect(open.getByText(/It is added by itself as soon as it lands/)).toBeTruthy()
  expect(screen.getByText('Payment is being confirmed')).toBeTruthy()
})

test('SPEC 8: Apple Pay that fails is told in SPEC’s words, and the checkout stays open', async () => {
  await atCheckout()
  says('error', { message: 'apple pay: session not validated' })
  const words =
    'An error occurred while paying with Apple Pay. Please try again or use another payment method.'
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0)
  expect(screen.getByTitle('Fund Your Wallet')).toBeTruthy()
})

test('F19: a payment left behind is gone on with, checked, or put out of sight', async () => {
  const { sent, phone } = await atCheckout({
    [FUND]: () => [402, { error: 'That payment did not go through.', code: 'not_paid' }],
  })
  says('cancel')
  const open = within(
    await screen.findByRole('region', { name: 'Payments not in your wallet yet' }),
  )
  await open.findByText('Did not go through')
  press('Continue payment')
  expect(await screen.findByTitle('Fund Your Wallet')).toBeTruthy()
  expect(sent(INIT)).toHaveLength(1)
  says('close')
  press('Not paying this')
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Payments not in your wallet yet' })).toBe(null),
  )
  // Put out of sight, and still known: money that lands all the same is added.
  expect(await paymentsOf(phone.replica)).toHaveLength(1)
})

test('the next payment is refused before the checkout opens (R41)', async () => {
  await opened({
    [INIT]: () => [409, { error: 'Your wallet is at its limit.', code: 'balance_limit' }],
  })
  type('Amount', '20000')
  press('Fund')
  expect((await screen.findAllByText('Your wallet is at its limit.')).length).toBeGreaterThan(1)
  expect(screen.queryByTitle('Fund Your Wallet')).toBe(null)
})

test('without a signal the button says why, and what was typed is kept', async () => {
  const { phone } = await opened()
  type('Amount', '20000')
  online.missed()
  expect(await screen.findByText(/Money needs a signal/)).toBeTruthy()
  await waitFor(async () =>
    expect((await phone.replica.drafts.get('fund'))?.fields).toMatchObject({ amount: '20000' }),
  )
})

test('F20: what was begun on another phone of the same person’s is gone on with here', async () => {
  const checkout = { checkout: 'sandbox', checkoutUrl: `${SANDBOX}/checkout/access-2` } as const
  const begun = paymentRow({ accessCode: 'access-2', checkout })
  const { sent } = await opened({ 'GET /api/user/payments': () => [200, { payments: [begun] }] })
  await screen.findByRole('button', { name: 'Continue payment' })
  press('Continue payment')
  const frame = await screen.findByTitle('Fund Your Wallet')
  expect(frame.getAttribute('src')).toBe(checkout.checkoutUrl)
  expect(sent(INIT)).toEqual([])
})
