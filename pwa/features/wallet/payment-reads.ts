import { queryOptions } from '@tanstack/react-query'
import { listPayments } from '#schema/contract/payments.ts'
import type { OpenPayment } from '#pwa/replica/database.ts'
import { useReplica } from '#pwa/replica/use-view.ts'
import type { Session } from '#pwa/session/session.tsx'
import { paymentsOf, pullPayments } from '#pwa/sync/payments.ts'

export type PaymentState =
  | 'confirmed'
  | 'paid'
  | 'transfer'
  | 'unpaid'
  | 'abandoned'
  | 'failed'
  | 'mismatch'

/** Where a payment stands, as its owner should hear it. */
export function stateOf({ status, said, asked }: OpenPayment): PaymentState {
  if (status === 'mismatch') return 'mismatch'
  if (status === 'success' || said === 'paid') return 'paid'
  if (said === 'transferring') return 'transfer'
  if (status === 'failed' || status === 'abandoned') return status
  return asked === 0 ? 'confirmed' : 'unpaid'
}

/** Of these nothing is on its way, so they may be put out of sight. */
export const isIdle = (state: PaymentState) =>
  state === 'unpaid' || state === 'abandoned' || state === 'failed'

export const pullOpenPayments = (session: Session) =>
  queryOptions({
    queryKey: [session.me, listPayments.name],
    queryFn: async () => {
      await pullPayments(session)
      return null
    },
  })

const NONE: OpenPayment[] = []

/** Payments that are not in the wallet yet, newest first, without those that were put out of sight. */
export const useOpenPayments = (): OpenPayment[] =>
  useReplica(async ({ replica }) => {
    const unwanted = new Set((await replica.fact('unwanted')) ?? [])
    const all = await paymentsOf(replica)
    return all.filter((each) => !(unwanted.has(each.reference) && isIdle(stateOf(each))))
  }, []) ?? NONE

const MOST_UNWANTED = 50

export async function putAway({ replica }: Session, reference: string): Promise<void> {
  const before = (await replica.fact('unwanted')) ?? []
  await replica.know('unwanted', [reference, ...before].slice(0, MOST_UNWANTED))
}
