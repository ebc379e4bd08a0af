import { fundWallet, listPayments, type Payment } from '#schema/contract/payments.ts'
import { newId } from '#schema/domain/ids.ts'
import { DAY } from '#schema/domain/limits.ts'
import { Refused, Unreached } from '#pwa/api/failures.ts'
import { reopening, type OpenPayment, type Replica } from '#pwa/replica/database.ts'
import type { Session } from '#pwa/session/session.tsx'
import { pull } from './pull.ts'

/** Asked after quickly while somebody watches, then ever more seldom: a bank transfer may take its time (F20). */
const PAUSES_MS = [3, 5, 8, 15, 30, 60, 120, 300].map((seconds) => seconds * 1000)
/** As long as the server lists it. */
const KEPT_MS = 7 * DAY

export const pauseAfter = (asked: number): number =>
  PAUSES_MS[Math.min(asked, PAUSES_MS.length) - 1] ?? PAUSES_MS[0] ?? 0

export const paymentsOf = async (replica: Replica): Promise<OpenPayment[]> =>
  (await replica.fact('payments')) ?? []

const change = (replica: Replica, edit: (known: OpenPayment[]) => OpenPayment[]) =>
  reopening(replica, () =>
    replica.transaction('rw', replica.meta, async () => {
      await replica.know('payments', edit(await paymentsOf(replica)))
    }),
  )

const newest = (payments: OpenPayment[]) =>
  payments.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))

const fresh = (payment: Payment): OpenPayment => ({
  ...payment,
  ...{ said: null, words: null, asked: 0, nextAt: 0 },
})

/** What is told of a payment anew; where it is gone on with stands, if this was begun before the server kept it. */
const heardOf = (payment: Payment | null | undefined): Partial<OpenPayment> => {
  if (!payment) return {}
  const { checkout, ...told } = payment
  return checkout ? payment : told
}

/** Before the checkout opens: from here on no closed browser can lose it (R41, F19). */
export const keepPayment = (
  { replica, now }: Session,
  payment: Payment,
  checkout: OpenPayment['checkout'],
) =>
  change(replica, (known) =>
    newest([
      // Nobody can have paid yet; it is asked after once they might have.
      { ...fresh(payment), checkout, nextAt: now() + 15_000 },
      ...known.filter(({ reference }) => reference !== payment.reference),
    ]),
  )

export const editPayment = (
  { replica }: Pick<Session, 'replica'>,
  reference: string,
  some: Partial<OpenPayment>,
) =>
  change(replica, (known) =>
    known.map((each) => (each.reference === reference ? { ...each, ...some } : each)),
  )

/** Whether it is still worth asking after. */
export const isAlive = ({ createdAt, status }: OpenPayment, now: number) =>
  status !== 'mismatch' && now - Date.parse(createdAt) < KEPT_MS

/**
 * Lets the server's list in: what only it names was begun elsewhere. What it no longer names is in the wallet, or too
 * old; asking after it tells which.
 */
export async function pullPayments(session: Session): Promise<void> {
  const { replica, call, now } = session
  const before = await paymentsOf(replica)
  const { payments } = await call(listPayments, {})
  const listed = new Map(payments.map((payment) => [payment.reference, payment]))
  const gone = before.filter(({ reference }) => !listed.has(reference))
  const over = new Set(gone.filter((each) => !isAlive(each, now())).map((each) => each.reference))
  const due = new Set(gone.map(({ reference }) => reference))
  await change(replica, (known) => {
    const kept = known
      .filter(({ reference }) => !over.has(reference))
      .map((each) => ({
        ...each,
        ...heardOf(listed.get(each.reference)),
        ...(due.has(each.reference) && { nextAt: 0 }),
      }))
    const mine = new Set(kept.map(({ reference }) => reference))
    const others = payments.filter(({ reference }) => !mine.has(reference))
    return newest([...kept, ...others.map(fresh)])
  })
}

export type Outcome =
  | { is: 'arrived'; message: string; amount: number; isFirst: boolean }
  /** Not conclusive: it may still come. `words` is what the server said of it. */
  | { is: 'open'; words: string | null }
  /** Nobody could be asked. */
  | { is: 'unknown' }

async function drop(replica: Replica, reference: string): Promise<boolean> {
  let was = false
  await change(replica, (known) => {
    was = known.some((each) => each.reference === reference)
    return known.filter((each) => each.reference !== reference)
  })
  return was
}

/** Nothing to wait for here: the server has no such payment of this person's. */
const NOT_OURS: ReadonlySet<string> = new Set(['unknown_payment', 'payment_elsewhere'])
const NOW_IT_IS: Partial<Record<string, OpenPayment['status']>> = {
  not_paid: 'failed',
  payment_mismatch: 'mismatch',
}

async function ask(session: Session, reference: string): Promise<Outcome> {
  const { replica, now } = session
  const found = (await paymentsOf(replica)).find((each) => each.reference === reference)
  const asked = (found?.asked ?? 0) + 1
  const later = { asked, nextAt: now() + pauseAfter(asked) }
  try {
    // Each time under a key of its own: "being confirmed" must not be remembered as the answer.
    const key = newId('journal')
    const amount = found && String(found.amount)
    const input = { reference, ...(amount && { amount }) }
    const { message, payment } = await session.call(fundWallet, input, { key })
    if (payment?.status !== 'success') {
      await editPayment(session, reference, { ...heardOf(payment), ...later, words: null })
      return { is: 'open', words: message }
    }
    await pull(session).catch(() => session.kick())
    const isFirst = await drop(replica, reference)
    return { is: 'arrived', message, amount: payment.paid ?? payment.amount, isFirst }
  } catch (failure) {
    if (failure instanceof Refused) {
      if (NOT_OURS.has(failure.code)) await drop(replica, reference)
      const status = NOW_IT_IS[failure.code]
      const said = found?.said === 'transferring' ? 'transferring' : null
      await editPayment(session, reference, {
        ...{ ...later, said, words: failure.message },
        ...(status && { status }),
      })
      return { is: 'open', words: failure.message }
    }
    if (!(failure instanceof Unreached)) throw failure
    await editPayment(session, reference, later)
    return { is: 'unknown' }
  }
}

const asking = new Map<string, Promise<Outcome>>()

/** What became of a payment, as the server knows it by now. Two who want to know at once ask once. */
export function confirmPayment(session: Session, reference: string): Promise<Outcome> {
  const name = `${session.me} ${reference}`
  const already = asking.get(name)
  if (already) return already
  const answer = ask(session, reference).finally(() => asking.delete(name))
  asking.set(name, answer)
  return answer
}
