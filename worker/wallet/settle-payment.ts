import { isConstraint } from '../db/outage.ts'
import { first } from '../db/read.ts'
import type { Errand } from '../http/errand.ts'
import type { ProviderPayment } from '../payments/answers.ts'
import { openProvider } from '../payments/provider.ts'
import { paymentBy, purseBehind, purseFor } from './payment-queries.ts'
import { settle, type Settled } from './settling.ts'

const TURNS = 3

/** The last word on a payment, or none yet. `already`: it was in the wallet before we asked. */
export type Ended = Settled | { kind: 'already' }

/**
 * Settles a payment that nobody waits for: a webhook named it, or the clock came by. When somebody else settles it at
 * the same moment the database lets one of the two through, and the other finds it done.
 */
export async function settlePayment(errand: Errand, reference: string): Promise<Ended> {
  const provider = openProvider(errand.deps)
  const findOwner = async (paid: ProviderPayment) =>
    (await errand.facts((db) => ({ owner: first(purseBehind(db, paid)) }))).owner

  for (let turn = 1; ; turn++) {
    const { payment, owner } = await errand.facts((db) => ({
      payment: first(paymentBy(db, reference)),
      owner: first(purseFor(db, reference)),
    }))
    if (payment?.status === 'success') return { kind: 'already' }
    const settled = await settle(provider, { reference, payment, owner }, findOwner, errand.now())
    if (settled.effect.writes.length === 0) return settled
    try {
      await errand.commit(settled.effect)
      return settled
    } catch (error) {
      if (!isConstraint(error) || turn === TURNS) throw error
    }
  }
}
