import { formatNaira, naira } from '#schema/domain/money.ts'
import { online } from '#pwa/api/online.ts'
import { reopening } from '#pwa/replica/database.ts'
import type { Session } from '#pwa/session/session.tsx'
import { toast } from '#pwa/ui/toast-store.ts'
import { confirmPayment, isAlive, paymentsOf } from './payments.ts'

/** Any sooner, and asking would be all that this phone does. */
const LEAST_MS = 1000

export const arrivedWords = (amount: number) =>
  `${formatNaira(naira(amount))} arrived in your wallet.`

/**
 * Asks after every payment that is not in the wallet yet: at once those that were there when the app started, then
 * with growing pauses while it is open. A closed popup, a killed browser, a transfer that lands an hour later: the
 * money is found (F19, F20).
 */
export function watchPayments(
  session: Session,
  isStart: boolean,
): { look: () => void; stop: () => void } {
  const { replica, now } = session
  let isStopped = false
  let isLooking = false
  let isDue = isStart
  let timer: ReturnType<typeof setTimeout> | undefined

  const alive = async () =>
    (await reopening(replica, () => paymentsOf(replica))).filter((each) => isAlive(each, now()))

  async function round() {
    for (const { reference, nextAt } of await alive()) {
      if (isStopped || (!isDue && nextAt > now())) continue
      const outcome = await confirmPayment(session, reference)
      if (outcome.is === 'arrived' && outcome.isFirst) toast(arrivedWords(outcome.amount))
      // Without a signal the next is as hopeless.
      if (outcome.is === 'unknown') break
    }
    isDue = false
  }

  async function look() {
    if (isStopped || isLooking) return
    isLooking = true
    clearTimeout(timer)
    await round().catch(() => {})
    isLooking = false
    const nexts = (await alive().catch(() => [])).map(({ nextAt }) => nextAt)
    if (isStopped || nexts.length === 0) return
    timer = setTimeout(() => void look(), Math.max(LEAST_MS, Math.min(...nexts) - now()))
  }

  let was = online.read().online
  const unhear = online.subscribe(() => {
    const { online: is } = online.read()
    if (is && !was) isDue = true
    if (is !== was) void look()
    was = is
  })
  return {
    look: () => void look(),
    stop: () => {
      isStopped = true
      clearTimeout(timer)
      unhear()
    },
  }
}
