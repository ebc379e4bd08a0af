import { afterEach, expect, test, vi } from 'vitest'
import { online } from '#pwa/api/online.ts'
import { clientPhone } from '#pwa/test/client-phone.ts'
import { fundedAnswer, paymentRow } from '#pwa/test/payments.ts'
import { restarted } from '#pwa/test/phone.ts'
import { useToasts } from '#pwa/ui/toast-store.ts'
import {
  confirmPayment,
  editPayment,
  keepPayment,
  pauseAfter,
  paymentsOf,
  pullPayments,
} from './payments.ts'
import { watchPayments } from './watch-payments.ts'

const CHECKOUT = { checkout: 'sandbox', checkoutUrl: 'http://127.0.0.1:9000/checkout/x' } as const
const FUND = 'POST /api/user/fund-wallet'
type Answers = NonNullable<Parameters<typeof clientPhone>[0]>['answers']

afterEach(() => {
  online.heard()
  useToasts.setState({ toasts: [] })
})

async function withPayment(answers: Answers, some: Parameters<typeof paymentRow>[0] = {}) {
  const payment = paymentRow(some)
  const phone = await clientPhone(answers ? { answers } : {})
  await keepPayment(phone, payment, CHECKOUT)
  const asked = () => phone.asked.filter(({ call }) => call === FUND).map(({ body }) => body)
  return { phone, payment, asked }
}
const toasts = () => useToasts.getState().toasts.map(({ message }) => message)

test('R41: the reference is on the phone before anything opens, and survives a killed browser', async () => {
  const { phone, payment } = await withPayment({})
  expect(await paymentsOf(restarted(phone).replica)).toMatchObject([
    { reference: payment.reference, checkout: CHECKOUT, asked: 0 },
  ])
})

test('F19: at the next start what was paid is found and said, and is no longer open', async () => {
  const { phone, payment, asked } = await withPayment({
    [FUND]: () => [200, fundedAnswer(paymentRow())],
  })
  const watch = watchPayments(phone, true)
  watch.look()
  await vi.waitFor(() => expect(toasts()).toEqual(['₦20,000 arrived in your wallet.']))
  expect(asked()).toEqual([{ reference: payment.reference, amount: '20000' }])
  expect(await paymentsOf(phone.replica)).toEqual([])
  expect(phone.pulls()).toBe(1)
  watch.stop()
})

test('F19: at the start all are asked after, later only those whose time has come', async () => {
  const {
    phone,
    payment: due,
    asked,
  } = await withPayment({
    [FUND]: () => [202, { message: 'Payment is being confirmed', payment: null }],
  })
  await editPayment(phone, due.reference, { nextAt: 0 })
  const begun = paymentRow({ reference: `${due.reference}2` })
  await keepPayment(phone, begun, CHECKOUT)
  const references = () => asked().map((body) => (body as { reference: string }).reference)

  const later = watchPayments(phone, false)
  later.look()
  await vi.waitFor(async () =>
    expect((await paymentsOf(phone.replica)).map((each) => each.asked)).toEqual([0, 1]),
  )
  later.stop()
  expect(references()).toEqual([due.reference])

  const first = watchPayments(phone, true)
  first.look()
  await vi.waitFor(async () =>
    expect((await paymentsOf(phone.replica)).map((each) => each.asked)).toEqual([1, 2]),
  )
  first.stop()
  expect(references().toSorted()).toEqual(
    [due.reference, due.reference, begun.reference].toSorted(),
  )
})

test('F20: while it is not conclusive it is asked after more and more seldom, each time under a new key', async () => {
  const payment = paymentRow()
  const keys = new Set<string | null | undefined>()
  const { phone } = await withPayment({
    [FUND]: () => [202, { message: 'Payment is being confirmed', payment }],
  })
  const call = phone.call
  const session = {
    ...phone,
    call: ((endpoint, input, how) => {
      keys.add(how?.key)
      return call(endpoint, input, how)
    }) as typeof call,
  }
  const pauses: number[] = []
  for (let time = 0; time < 9; time++) {
    expect(await confirmPayment(session, payment.reference)).toEqual({
      is: 'open',
      words: 'Payment is being confirmed',
    })
    const [kept] = await paymentsOf(phone.replica)
    pauses.push((kept?.nextAt ?? 0) - phone.now())
  }
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b))
  expect([pauses[0], pauses.at(-1)]).toEqual([pauseAfter(1), 300_000])
  expect(keys.size).toBe(9)
  expect(toasts()).toEqual([])
})

test('a no is kept with its words, and is not the end: the money may still land', async () => {
  let answer: [number, object] = [
    402,
    { error: 'That payment did not go through.', code: 'not_paid' },
  ]
  const { phone, payment } = await withPayment({ [FUND]: () => answer })
  await confirmPayment(phone, payment.reference)
  expect(await paymentsOf(phone.replica)).toMatchObject([
    { words: 'That payment did not go through.', said: null },
  ])
  answer = [200, fundedAnswer(payment)]
  expect(await confirmPayment(phone, payment.reference)).toMatchObject({
    is: 'arrived',
    amount: 20_000,
    isFirst: true,
  })
})

test('two who want to know at once ask once; whoever comes later is told that it was known', async () => {
  const { phone, payment, asked } = await withPayment({
    [FUND]: () => [200, fundedAnswer(paymentRow())],
  })
  const both = [payment, payment].map(({ reference }) => confirmPayment(phone, reference))
  await Promise.all(both)
  expect(asked()).toHaveLength(1)
  expect(await confirmPayment(phone, payment.reference)).toMatchObject({ isFirst: false })
})

test('without a signal it stays open, and is asked after as soon as there is one', async () => {
  const answers: NonNullable<Answers> = {}
  const { phone, asked } = await withPayment(answers)
  const watch = watchPayments(phone, true)
  watch.look()
  await vi.waitFor(async () =>
    expect(await paymentsOf(phone.replica)).toMatchObject([{ asked: 1 }]),
  )
  online.missed()
  answers[FUND] = () => [200, fundedAnswer(paymentRow())]
  online.heard()
  await vi.waitFor(() => expect(toasts()).toEqual(['₦20,000 arrived in your wallet.']))
  expect(asked()).toHaveLength(2)
  watch.stop()
})

test('what the server lists from another phone is shown here too; what it no longer lists is asked after', async () => {
  const there = { ...CHECKOUT, checkoutUrl: 'http://127.0.0.1:9000/checkout/y' }
  const elsewhere = paymentRow({ reference: 'fw-1772614800001-b1b2c3d4', checkout: there })
  const { phone, payment } = await withPayment({
    'GET /api/user/payments': () => [200, { payments: [elsewhere] }],
  })
  await pullPayments(phone)
  const open = await paymentsOf(phone.replica)
  expect(open.map(({ reference, checkout, nextAt }) => [reference, checkout, nextAt])).toEqual([
    [payment.reference, CHECKOUT, 0],
    [elsewhere.reference, there, 0],
  ])
})

test('what was begun before the server kept its checkout goes on where it was begun', async () => {
  const { phone, payment } = await withPayment({
    'GET /api/user/payments': () => [200, { payments: [paymentRow({ status: 'abandoned' })] }],
    [FUND]: () => [202, { message: 'Payment is being confirmed', payment: paymentRow() }],
  })
  await pullPayments(phone)
  expect(await paymentsOf(phone.replica)).toMatchObject([
    { status: 'abandoned', checkout: CHECKOUT },
  ])
  await confirmPayment(phone, payment.reference)
  expect(await paymentsOf(phone.replica)).toMatchObject([{ asked: 1, checkout: CHECKOUT }])
})
