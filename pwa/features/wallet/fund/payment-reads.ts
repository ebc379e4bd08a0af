import { queryOptions } from '@tanstack/react-query'
import { useReplica } from '#pwa/outbox/use-view.ts'
import { pullPayments, readPayments } from '#pwa/payments/payments.ts'
import type { OpenPayment } from '#pwa/replica/database.ts'
import type { Session } from '#pwa/session/session.tsx'
import { listPayments } from '#schema/contract/payments.ts'

export type PaymentState =
  | 'confirmed'
  | 'paid'
  | 'transfer'
  | 'unpaid'
  | 'abandoned'
  | 'failed'
  | 'mismatch'

/** What the screen shows about a payment, from the server's status and the last event of the checkout. */
export function stateOf({ status, checkoutState, checks }: OpenPayment): PaymentState {
  if (status === 'mismatch') return 'mismatch'
  if (status === 'success' || checkoutState === 'paid') return 'paid'
  if (checkoutState === 'transferring') return 'transfer'
  if (status === 'failed' || status === 'abandoned') return status
  return checks === 0 ? 'confirmed' : 'unpaid'
}

/** No money is expected, so the user can hide it. */
export const canHide = (state: PaymentState) =>
  state === 'unpaid' || state === 'abandoned' || state === 'failed'

export const openPaymentsQuery = (session: Session) =>
  queryOptions({
    queryKey: [session.userId, listPayments.name],
    queryFn: async () => {
      await pullPayments(session)
      return null
    },
  })

const NONE: OpenPayment[] = []

/** Payments that are not in the wallet yet, newest first, without those that the user has hidden. */
export const useOpenPayments = (): OpenPayment[] =>
  useReplica(async ({ replica }) => {
    const hidden = new Set((await replica.getMeta('dismissedPayments')) ?? [])
    const payments = await readPayments(replica)
    return payments.filter((each) => !(hidden.has(each.reference) && canHide(stateOf(each))))
  }, []) ?? NONE

/** The provider says that nothing was paid: more than that its checkout was closed. */
export const useIsDeclined = (reference: string | undefined): boolean =>
  useOpenPayments().some((each) => each.reference === reference && each.status === 'failed')

const HIDDEN_MAX = 50

export async function hidePayment({ replica }: Session, reference: string): Promise<void> {
  const hidden = (await replica.getMeta('dismissedPayments')) ?? []
  await replica.setMeta('dismissedPayments', [reference, ...hidden].slice(0, HIDDEN_MAX))
}
