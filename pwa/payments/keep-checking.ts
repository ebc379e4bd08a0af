import type { Session } from '#pwa/session/session.tsx'
import { toast } from '#pwa/ui/feedback/toast-store.ts'
import type { Kobo } from '#schema/domain/money.ts'
import { messages } from './messages.ts'
import { confirmPayment, delayAfterCheck, readPayments } from './payments.ts'

/** Some four minutes; later the background watches (`watch-payments.ts`). */
const CHECKS_MAX = 8

/** Ends early when the user comes back, who may have been in the app of a bank. */
const waitOrReturn = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onVisibility)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const onVisibility = () => {
      if (document.visibilityState === 'visible') end()
    }
    const timer = setTimeout(end, ms)
    document.addEventListener('visibilitychange', onVisibility)
    signal.addEventListener('abort', end)
  })

/**
 * While a screen is shown that waits for a payment: checks it at growing intervals, so that nobody has to ask. Resolves
 * with the amount when it is in the wallet, else with null.
 */
export async function keepChecking(
  session: Session,
  reference: string,
  signal: AbortSignal,
): Promise<Kobo | null> {
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
    await waitOrReturn(delayAfterCheck(checks), signal)
  }
  return null
}
