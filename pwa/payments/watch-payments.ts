import { online } from '#pwa/api/online.ts'
import { withReopen } from '#pwa/replica/with-reopen.ts'
import type { Session } from '#pwa/session/session.tsx'
import { toast } from '#pwa/ui/feedback/toast-store.ts'
import { messages } from './messages.ts'
import { confirmPayment, isOpen, readPayments } from './payments.ts'
import { watchCredits } from './watch-credits.ts'

const MIN_DELAY_MS = 1000

/**
 * Checks every payment that is not in the wallet yet: all of them at the start, when the network is back and when
 * a pull brought a payment, then each at growing intervals. So a closed checkout, a killed browser or a late bank transfer loses no money.
 */
export function watchPayments(
  session: Session,
  isStart: boolean,
): { check: () => void; stop: () => void } {
  const { replica, now } = session
  let isStopped = false
  let isChecking = false
  let isEachDue = isStart
  let timer: ReturnType<typeof setTimeout> | undefined

  const openPayments = async () =>
    (await withReopen(replica, () => readPayments(replica))).filter((payment) =>
      isOpen(payment, now()),
    )

  async function checkDue() {
    for (const { reference, nextAt } of await openPayments()) {
      if (isStopped || (!isEachDue && nextAt > now())) continue
      const outcome = await confirmPayment(session, reference)
      if (outcome.state === 'arrived' && outcome.isFirst) toast(messages.arrived(outcome.amount))
      // Without a network the next call would fail too.
      if (outcome.state === 'unknown') break
    }
    isEachDue = false
  }

  async function check() {
    if (isStopped || isChecking) return
    isChecking = true
    clearTimeout(timer)
    await checkDue().catch(() => {})
    isChecking = false
    const dueTimes = (await openPayments().catch(() => [])).map(({ nextAt }) => nextAt)
    if (isStopped || dueTimes.length === 0) return
    const delay = Math.max(MIN_DELAY_MS, Math.min(...dueTimes) - now())
    timer = setTimeout(() => void check(), delay)
  }

  let wasOnline = online.read().online
  const unsubscribe = online.subscribe(() => {
    const { online: isOnline } = online.read()
    if (isOnline && !wasOnline) isEachDue = true
    if (isOnline !== wasOnline) void check()
    wasOnline = isOnline
  })
  const unwatchCredits = watchCredits(replica, () => {
    isEachDue = true
    void check()
  })
  return {
    check: () => void check(),
    stop: () => {
      isStopped = true
      unwatchCredits()
      clearTimeout(timer)
      unsubscribe()
    },
  }
}
