import { sql } from 'drizzle-orm'
import type { Kobo } from '#schema/domain/money.ts'
import { guard } from '../db/commit.ts'
import { isConstraint } from '../db/outage.ts'
import { first } from '../db/read.ts'
import type { Errand } from '../http/errand.ts'
import type { Outcome } from '../payments/outcome.ts'
import { openProvider } from '../payments/provider.ts'
import { paymentBy, purseFor } from './payment-queries.ts'
import { takeBack } from './postings.ts'
import { forAPerson } from './recon-items.ts'

type Taken = {
  type: 'refund' | 'chargeback'
  /** `rf:<refund>` or `cb:<dispute>`: once for ever. */
  idemKey: string
  reference: string
  amount: Kobo
  currency: string
}
type End = 'done' | 'waits'
const TURNS = 3

const tell = async (errand: Errand, { idemKey, amount }: Taken, words: string): Promise<End> => {
  await errand.write(forAPerson(idemKey, 'amount', words, errand.now(), amount))
  return 'done'
}

/** Into the books, once; what does not fit a payment of ours goes to a person instead. */
async function post(errand: Errand, taken: Taken): Promise<End> {
  const { type, idemKey, reference, amount } = taken
  for (let turn = 1; ; turn++) {
    const { payment, owner } = await errand.facts((db) => ({
      payment: first(paymentBy(db, reference)),
      owner: first(purseFor(db, reference)),
    }))
    const [[already] = []] = await errand.read(
      sql`SELECT 1 FROM ledger_journals WHERE idem_key = ${idemKey}`,
    )
    if (already) return 'done'
    if (payment?.status !== 'success' || !owner || taken.currency !== 'NGN')
      return tell(errand, taken, `A ${type} of a payment that is in no wallet: ${reference}.`)
    if (payment.takenBack + amount > (payment.paid ?? 0))
      return tell(errand, taken, `A ${type} of more than was paid: ${reference}.`)
    if (amount === 0) return 'done'

    const now = errand.now()
    const { available } = owner
    const posted = takeBack({ type, idemKey, reference, user: owner.id, amount, available, now })
    const scope = `u:${owner.id}` as const
    const words = `A ${type} of ${reference} was more than the wallet held: its owner owes the rest.`
    try {
      await errand.commit({
        writes: [
          sql`UPDATE payments SET taken_back = taken_back + ${amount}
            WHERE reference = ${reference} AND status = 'success' AND taken_back + ${amount} <= paid`,
          guard('payment_state'),
          ...posted.writes,
          ...(posted.owed > 0 ? [forAPerson(idemKey, 'amount', words, now, posted.owed)] : []),
        ],
        changes: [
          { scope, entity: 'me', id: owner.id },
          ...(posted.covered > 0 ? [{ scope, entity: 'trx' as const, id: posted.id }] : []),
        ],
      })
      return 'done'
    } catch (error) {
      // Somebody spent from the wallet, or the same event came twice, in between.
      if (!isConstraint(error) || turn === TURNS) throw error
    }
  }
}

/** What the provider says of it now, or null while its books do not have it. */
function heard<T>(outcome: Outcome<T>): T | null {
  if (outcome.kind === 'said') return outcome.data
  if (outcome.kind === 'refused' && outcome.code === 'not_found') return null
  throw new Error(`not verified: ${outcome.words}`)
}

/** MONEY 1.1 posting 9. One that belongs to a dispute is posted by the dispute, never twice. */
export async function settleRefund(errand: Errand, id: string): Promise<End> {
  const refund = heard(await openProvider(errand.deps).refund(id))
  if (!refund?.isDone) return 'waits'
  if (refund.isDispute) return 'done'
  return post(errand, { ...refund, type: 'refund', idemKey: `rf:${id}` })
}

/** MONEY 1.1 posting 10. An open one has a date by which somebody must answer. */
export async function settleDispute(errand: Errand, id: string): Promise<End> {
  const dispute = heard(await openProvider(errand.deps).dispute(id))
  if (!dispute) return 'waits'
  if (dispute.isLost) return post(errand, { ...dispute, type: 'chargeback', idemKey: `cb:${id}` })
  if (dispute.isWon) return 'done'
  const words = `A payment is disputed and must be answered: ${dispute.reference} (${dispute.status}).`
  await errand.write(forAPerson(`dispute:${id}`, 'status', words, errand.now(), dispute.amount))
  return 'done'
}
