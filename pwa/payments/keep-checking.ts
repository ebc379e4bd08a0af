import type { Session } from '#pwa/session/session.tsx'
import { toast } from '#pwa/ui/feedback/toast-store.ts'
import type { Kobo } from '#schema/domain/money.ts'
import { messages } from './messages.ts'
import { confirmPayment, delayAfterCheck, readPayments } from './payments.ts'
import { watchCredits } from './watch-credits.ts'

/** Some four minutes; later the background watches (`watch-payments.ts`). */
const CHECKS_MAX = 8

/** Waits that end early when the user comes back, who may have been in the app of a bank, and when a payment has arrived. */
function createWaits({ replica }: Session, signal: AbortSignal) {
  let end = () => {}
  /** It may arrive while a check is under way. */
  let hasCredit = false
  const onVisibility = () => {
    if (document.visibilityState === 'visible') end()
  }
  const unwatch = watchCredits(replica, () => {
    hasCredit = true
    end()
  })
  const onAbort = () => end()
  document.addEventListener('visibilitychange', onVisibility)
  signal.addEventListener('abort', onAbort)
  return {
    async wait(ms: number): Promise<void> {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms)
        end = () => {
          clearTimeout(timer)
          resolve()
        }
        if (hasCredit || signal.aborted) end()
      })
      hasCredit = false
    },
    stop() {
      unwatch()
      document.removeEventListener('visibilitychange', onVisibility)
      signal.removeEventListener('abort', onAbort)
    },
  }
}

/**
 * While a screen is shown that waits for a payment: checks it at growing intervals, so that nobody has to ask. Resolves
 * with the amount when it is in the wallet, else with null.
 */
export async function keepChecking(
  session: Session,
  reference: string,
  signal: AbortSignal,
): Promise<Kobo | null> {
  const waits = createWaits(session, signal)
  try {
    for (let checks = 1; checks <= CHECKS_MAX && !signal.aborted; checks++) {
      const outcome = await confirmPayment(session, reference)
      if (outcome.state === 'arrived') {
        if (outcome.isFirst) toast(messages.arrived(outcome.amount))
        return outcome.amount
      }
      const isStored = (await readPayments(session.replica)).some(
        (payment) => payment.reference === reference,
      )
      if (!isStored) return null
      await waits.wait(delayAfterCheck(checks))
    }
    return null
  } finally {
    waits.stop()
  }
}
