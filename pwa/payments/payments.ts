import { ApiError, NetworkError } from '#pwa/api/errors.ts'
import { newRequestKey } from '#pwa/outbox/request-key.ts'
import type { OpenPayment, Replica } from '#pwa/replica/database.ts'
import { withReopen } from '#pwa/replica/with-reopen.ts'
import type { Session } from '#pwa/session/session.tsx'
import { isLiveOpen } from '#pwa/sync/live-open.ts'
import { pull } from '#pwa/sync/pull.ts'
import { fundWallet, listPayments, type Payment } from '#schema/contract/payments.ts'
import { DAY_MS } from '#schema/domain/limits.ts'
import type { Kobo } from '#schema/domain/money.ts'

/** Frequent while the user watches, then rare: a bank transfer may take its time. */
const DELAYS_MS = [3, 5, 8, 15, 30, 60, 120, 300].map((seconds) => seconds * 1000)
/** While the server says itself when money has arrived; it asks the provider only when a check comes. */
const CONNECTED_MS = 30_000
/** No user can have paid earlier. */
const FIRST_CHECK_MS = 15_000
/** As long as the server lists a payment. */
const OPEN_MS = 7 * DAY_MS

/** Milliseconds until the next check. */
export function delayAfterCheck(checks: number): number {
  const delay = DELAYS_MS[Math.min(checks, DELAYS_MS.length) - 1] ?? DELAYS_MS[0] ?? 0
  return isLiveOpen() ? Math.max(delay, CONNECTED_MS) : delay
}

export const readPayments = async (replica: Replica): Promise<OpenPayment[]> =>
  (await replica.getMeta('payments')) ?? []

const editPayments = (replica: Replica, edit: (payments: OpenPayment[]) => OpenPayment[]) =>
  withReopen(replica, () =>
    replica.transaction('rw', replica.meta, async () => {
      await replica.setMeta('payments', edit(await readPayments(replica)))
    }),
  )

const newestFirst = (payments: OpenPayment[]) =>
  payments.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))

const toOpenPayment = (payment: Payment): OpenPayment => ({
  ...payment,
  checkoutState: null,
  message: null,
  checks: 0,
  nextAt: 0,
})

/** Fields to update from the server's payment. A checkout that the server does not know is not overwritten. */
const updatesFrom = (payment: Payment | null | undefined): Partial<OpenPayment> => {
  if (!payment) return {}
  const { checkout, ...rest } = payment
  return checkout ? payment : rest
}

/** Stores a payment before its checkout opens, so that a closed browser does not lose it. */
export const storePayment = (
  { replica, now }: Session,
  payment: Payment,
  checkout: OpenPayment['checkout'],
) =>
  editPayments(replica, (payments) =>
    newestFirst([
      { ...toOpenPayment(payment), checkout, nextAt: now() + FIRST_CHECK_MS },
      ...payments.filter(({ reference }) => reference !== payment.reference),
    ]),
  )

export const updatePayment = (
  { replica }: Pick<Session, 'replica'>,
  reference: string,
  fields: Partial<OpenPayment>,
) =>
  editPayments(replica, (payments) =>
    payments.map((payment) =>
      payment.reference === reference ? { ...payment, ...fields } : payment,
    ),
  )

/** Whether it is still worth checking. */
export const isOpen = ({ createdAt, status }: OpenPayment, now: number) =>
  status !== 'mismatch' && now - Date.parse(createdAt) < OPEN_MS

/**
 * Merges the server's list: it adds payments that were begun on another phone. One that it no longer contains is in
 * the wallet or too old, which the next check finds out.
 */
export async function pullPayments(session: Session): Promise<void> {
  const { replica, call, now } = session
  const before = await readPayments(replica)
  const { payments: listed } = await call(listPayments, {})
  const listedByReference = new Map(listed.map((payment) => [payment.reference, payment]))
  const unlisted = before.filter(({ reference }) => !listedByReference.has(reference))
  const dueReferences = new Set(unlisted.map(({ reference }) => reference))
  const closedReferences = new Set(
    unlisted.filter((payment) => !isOpen(payment, now())).map(({ reference }) => reference),
  )
  await editPayments(replica, (payments) => {
    const updated = payments
      .filter(({ reference }) => !closedReferences.has(reference))
      .map((payment) => ({
        ...payment,
        ...updatesFrom(listedByReference.get(payment.reference)),
        ...(dueReferences.has(payment.reference) && { nextAt: 0 }),
      }))
    const knownReferences = new Set(updated.map(({ reference }) => reference))
    const added = listed.filter(({ reference }) => !knownReferences.has(reference))
    return newestFirst([...updated, ...added.map(toOpenPayment)])
  })
}

type PaymentOutcome =
  | {
      state: 'arrived'
      message: string
      amount: Kobo
      isFirst: boolean
    }
  /** Not conclusive: the money may still arrive. With the reason of a rejection. */
  | { state: 'open'; message: string | null }
  /** The server did not respond, or cannot ask the provider. */
  | { state: 'unknown'; failure: NetworkError }

/** Resolves with whether the payment was there. */
async function removePayment(replica: Replica, reference: string): Promise<boolean> {
  let existed = false
  await editPayments(replica, (payments) => {
    existed = payments.some((payment) => payment.reference === reference)
    return payments.filter((payment) => payment.reference !== reference)
  })
  return existed
}

/** The server has no such payment of this user. */
const UNKNOWN_CODES: ReadonlySet<string> = new Set(['unknown_payment', 'payment_elsewhere'])
const STATUS_BY_CODE: Partial<Record<string, OpenPayment['status']>> = {
  not_paid: 'failed',
  payment_mismatch: 'mismatch',
}

async function handleRejection(
  session: Session,
  payment: OpenPayment | undefined,
  reference: string,
  { schedule, failure }: { schedule: Partial<OpenPayment>; failure: ApiError },
): Promise<PaymentOutcome> {
  if (UNKNOWN_CODES.has(failure.code)) await removePayment(session.replica, reference)
  const status = STATUS_BY_CODE[failure.code]
  await updatePayment(session, reference, {
    ...schedule,
    checkoutState: payment?.checkoutState === 'transferring' ? 'transferring' : null,
    message: failure.message,
    ...(status && { status }),
  })
  return { state: 'open', message: failure.message }
}

async function sendConfirmation(session: Session, reference: string): Promise<PaymentOutcome> {
  const { replica, now } = session
  const stored = (await readPayments(replica)).find((payment) => payment.reference === reference)
  const checks = (stored?.checks ?? 0) + 1
  const schedule = { checks, nextAt: now() + delayAfterCheck(checks) }
  const input = { reference, ...(stored && { amount: stored.amount }) }
  try {
    // A new key each time, because "being confirmed" must not be replayed as the result.
    const { message, payment } = await session.call(fundWallet, input, {
      key: newRequestKey(),
    })
    if (payment?.status !== 'success') {
      await updatePayment(session, reference, {
        ...updatesFrom(payment),
        ...schedule,
        message: null,
      })
      return { state: 'open', message: null }
    }
    await pull(session).catch(() => session.requestSync())
    const isFirst = await removePayment(replica, reference)
    return { state: 'arrived', message, amount: payment.paid ?? payment.amount, isFirst }
  } catch (failure) {
    if (failure instanceof ApiError)
      return handleRejection(session, stored, reference, { schedule, failure })
    if (!(failure instanceof NetworkError)) throw failure
    await updatePayment(session, reference, schedule)
    return { state: 'unknown', failure }
  }
}

const confirmations = new Map<string, Promise<PaymentOutcome>>()

/** Queries the state of a payment; concurrent calls share one request, of which one says that the money has arrived. */
export function confirmPayment(session: Session, reference: string): Promise<PaymentOutcome> {
  const key = `${session.userId} ${reference}`
  const running = confirmations.get(key)
  if (running)
    return running.then((outcome) =>
      outcome.state === 'arrived' ? { ...outcome, isFirst: false } : outcome,
    )
  const confirmation = sendConfirmation(session, reference).finally(() => confirmations.delete(key))
  confirmations.set(key, confirmation)
  return confirmation
}
