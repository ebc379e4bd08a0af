import type { BackgroundContext } from '#worker/background/context.ts'
import { first } from '#worker/db/read.ts'
import { retryOnConflict } from '#worker/db/retry-on-conflict.ts'
import { openProvider } from '#worker/paystack/provider.ts'
import type { ProviderPayment } from '#worker/paystack/responses.ts'
import { paymentBy, walletOfPayer, walletOfPayment } from './queries.ts'
import { suspenseOfPayment } from './suspense.ts'
import { verifyPayment, type PaymentResult } from './verify-payment.ts'

const ATTEMPTS = 3

/**
 * Verifies a payment outside a request and stores the result: for webhooks, the job and reconciliation. Of several
 * calls at once the database lets one credit it; the others read again and find it credited.
 */
export async function settlePayment(
  background: BackgroundContext,
  reference: string,
  { isReturned = false } = {},
): Promise<PaymentResult | { kind: 'already_credited' }> {
  const provider = openProvider(background.deps)
  const findOwner = async (paid: ProviderPayment) => {
    const { owner } = await background.readNamed((db) => ({
      owner: first(walletOfPayer(db, paid)),
    }))
    return owner
  }
  return retryOnConflict(ATTEMPTS, async () => {
    const { payment, owner, suspense } = await background.readNamed((db) => ({
      payment: first(paymentBy({ reference })),
      owner: first(walletOfPayment(db, reference)),
      suspense: first(suspenseOfPayment(reference)),
    }))
    if (payment?.status === 'success') return { kind: 'already_credited' as const }
    const expected = { reference, payment, owner, suspense, isReturned }
    const result = await verifyPayment(provider, expected, findOwner, background.now())
    if (result.effects.length > 0) await background.commit(result.effects)
    return result
  })
}
