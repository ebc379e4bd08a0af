import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { online } from '#pwa/api/online.ts'
import { setLiveOpen } from '#pwa/sync/live-open.ts'
import { useToasts } from '#pwa/ui/feedback/toast-store.ts'
import { naira } from '#schema/domain/money.ts'
import { createClientDevice } from '#testing/pwa/client-device.ts'
import { restartDevice } from '#testing/pwa/device.ts'
import { fundedResponse, paymentRow } from '#testing/pwa/payments.ts'
import { transactionRow } from '#testing/pwa/rows.ts'
import { waitUntil } from '#testing/pwa/wait-until.ts'
import { keepChecking } from './keep-checking.ts'
import {
  confirmPayment,
  delayAfterCheck,
  pullPayments,
  readPayments,
  storePayment,
  updatePayment,
} from './payments.ts'
import { watchPayments } from './watch-payments.ts'

const CHECKOUT = { checkout: 'sandbox', checkoutUrl: 'http://127.0.0.1:9000/checkout/x' } as const
const FUND = 'POST /api/user/fund-wallet'
const LIST = 'GET /api/user/payments'
type Responses = NonNullable<NonNullable<Parameters<typeof createClientDevice>[0]>['responses']>

afterEach(() => {
  online.markReachable()
  useToasts.setState({ toasts: [] })
})

/** A client's phone with one stored payment. */
async function setup(responses: Responses, fields: Parameters<typeof paymentRow>[0] = {}) {
  const payment = paymentRow(fields)
  const device = await createClientDevice({ responses })
  await storePayment(device, payment, CHECKOUT)
  const confirmations = () =>
    device.requests.filter(({ call }) => call === FUND).map(({ body }) => body)
  return { device, payment, confirmations }
}
const toasts = () => useToasts.getState().toasts.map(({ message }) => message)

test('a payment is stored before its checkout opens, and survives a killed browser', async () => {
  const { device, payment } = await setup({})
  expect(await readPayments(restartDevice(device).replica)).toMatchObject([
    { reference: payment.reference, checkout: CHECKOUT, checks: 0 },
  ])
})

test('at the next start a paid payment is confirmed, reported and no longer open', async () => {
  const { device, payment, confirmations } = await setup({
    [FUND]: () => [200, fundedResponse(paymentRow())],
  })
  const watch = watchPayments(device, true)
  watch.check()
  await waitUntil(() => expect(toasts()).toEqual(['₦20,000 arrived in your wallet.']))
  expect(confirmations()).toEqual([{ reference: payment.reference, amount: 20_000 }])
  expect(await readPayments(device.replica)).toEqual([])
  expect(device.pullCount()).toBe(1)
  watch.stop()
})

test('the start checks every payment, later only those that are due', async () => {
  const {
    device,
    payment: due,
    confirmations,
  } = await setup({
    [FUND]: () => [202, { message: 'Payment is being confirmed', payment: null }],
  })
  await updatePayment(device, due.reference, { nextAt: 0 })
  const notDue = paymentRow({ reference: `${due.reference}2` })
  await storePayment(device, notDue, CHECKOUT)
  const references = () => confirmations().map((body) => (body as { reference: string }).reference)
  const checks = async () => (await readPayments(device.replica)).map((payment) => payment.checks)

  const later = watchPayments(device, false)
  later.check()
  await waitUntil(async () => expect(await checks()).toEqual([0, 1]))
  later.stop()
  expect(references()).toEqual([due.reference])

  const first = watchPayments(device, true)
  first.check()
  await waitUntil(async () => expect(await checks()).toEqual([1, 2]))
  first.stop()
  expect(references().toSorted()).toEqual(
    [due.reference, due.reference, notDue.reference].toSorted(),
  )
})

test('an unconfirmed payment is checked at growing intervals, each time under a new key', async () => {
  const payment = paymentRow()
  const keys = new Set<string | null | undefined>()
  const { device } = await setup({
    [FUND]: () => [202, { message: 'Payment is being confirmed', payment }],
  })
  const { call } = device
  const session = {
    ...device,
    call: ((endpoint, input, options) => {
      keys.add(options?.key)
      return call(endpoint, input, options)
    }) as typeof call,
  }
  const delays: number[] = []
  for (let check = 0; check < 9; check++) {
    expect(await confirmPayment(session, payment.reference)).toEqual({
      state: 'open',
      message: null,
    })
    const [stored] = await readPayments(device.replica)
    delays.push((stored?.nextAt ?? 0) - device.now())
  }
  expect(delays).toEqual(delays.toSorted((a, b) => a - b))
  expect([delays[0], delays.at(-1)]).toEqual([delayAfterCheck(1), 300_000])
  expect(keys.size).toBe(9)
  expect(toasts()).toEqual([])
})

test('a rejected payment stays open with the message, since the money may still arrive', async () => {
  let response: [number, object] = [
    402,
    { error: 'That payment did not go through.', code: 'not_paid' },
  ]
  const { device, payment } = await setup({ [FUND]: () => response })
  await confirmPayment(device, payment.reference)
  expect(await readPayments(device.replica)).toMatchObject([
    { message: 'That payment did not go through.', checkoutState: null },
  ])
  response = [200, fundedResponse(payment)]
  expect(await confirmPayment(device, payment.reference)).toMatchObject({
    state: 'arrived',
    amount: naira(20_000),
    isFirst: true,
  })
})

test('concurrent checks of a payment share one request; a later one is not the first to see it', async () => {
  const { device, payment, confirmations } = await setup({
    [FUND]: () => [200, fundedResponse(paymentRow())],
  })
  const both = [payment, payment].map(({ reference }) => confirmPayment(device, reference))
  await Promise.all(both)
  expect(confirmations()).toHaveLength(1)
  expect(await confirmPayment(device, payment.reference)).toMatchObject({ isFirst: false })
})

test('without a network the payment stays open, and is checked when the network is back', async () => {
  const responses: Responses = {}
  const { device, confirmations } = await setup(responses)
  const watch = watchPayments(device, true)
  watch.check()
  await waitUntil(async () =>
    expect(await readPayments(device.replica)).toMatchObject([{ checks: 1 }]),
  )
  online.markUnreachable()
  responses[FUND] = () => [200, fundedResponse(paymentRow())]
  online.markReachable()
  await waitUntil(() => expect(toasts()).toEqual(['₦20,000 arrived in your wallet.']))
  expect(confirmations()).toHaveLength(2)
  watch.stop()
})

test('while the live channel is open a check follows the payment that a pull brings, and the timer is slow', async () => {
  const responses: Responses = {
    [FUND]: () => [202, { message: 'Pending', payment: paymentRow() }],
  }
  const { device, payment, confirmations } = await setup(responses)
  vi.stubGlobal('document', new EventTarget())
  setLiveOpen(true)
  onTestFinished(() => {
    setLiveOpen(false)
    vi.unstubAllGlobals()
  })
  expect(delayAfterCheck(1)).toBe(30_000)
  const watch = watchPayments(device, true)
  watch.check()
  const kept = keepChecking(device, payment.reference, new AbortController().signal)
  await waitUntil(async () =>
    expect(await readPayments(device.replica)).toMatchObject([{ checks: 1 }]),
  )
  await device.replica.trx.put(transactionRow({ kind: 'hold' }))
  expect(confirmations()).toHaveLength(1)
  responses[FUND] = () => [200, fundedResponse(paymentRow())]
  await device.replica.trx.put(transactionRow({ kind: 'fund' }))
  expect(await kept).toBe(naira(20_000))
  watch.stop()
})

test('the server’s list adds payments of another phone; one that it no longer contains is due for a check', async () => {
  const otherCheckout = { ...CHECKOUT, checkoutUrl: 'http://127.0.0.1:9000/checkout/y' }
  const other = paymentRow({ reference: 'fw-1772614800001-b1b2c3d4', checkout: otherCheckout })
  const { device, payment } = await setup({ [LIST]: () => [200, { payments: [other] }] })
  await pullPayments(device)
  const open = await readPayments(device.replica)
  expect(open.map(({ reference, checkout, nextAt }) => [reference, checkout, nextAt])).toEqual([
    [payment.reference, CHECKOUT, 0],
    [other.reference, otherCheckout, 0],
  ])
})

test('a checkout that the server does not know stays with the payment', async () => {
  const { device, payment } = await setup({
    [LIST]: () => [200, { payments: [paymentRow({ status: 'abandoned' })] }],
    [FUND]: () => [202, { message: 'Payment is being confirmed', payment: paymentRow() }],
  })
  await pullPayments(device)
  expect(await readPayments(device.replica)).toMatchObject([
    { status: 'abandoned', checkout: CHECKOUT },
  ])
  await confirmPayment(device, payment.reference)
  expect(await readPayments(device.replica)).toMatchObject([{ checks: 1, checkout: CHECKOUT }])
})
