import type { Balance } from './balance.ts'
import { INTEGRATION_ID, paginate, success, toIso, type Query, type Reply } from './responses.ts'
import type { SandboxContext, Settlement } from './rows.ts'
import type { Transactions } from './transactions.ts'

type Options = { context: SandboxContext; balance: Balance; transactions: Transactions }

/** As in `GET /settlement`: the total is what is left after the fees, as in the examples of Paystack's API reference. */
const present = ({ id, totalAmount, totalFees, at }: Settlement, domain: string) => ({
  id,
  domain,
  status: 'success',
  currency: 'NGN',
  integration: INTEGRATION_ID,
  total_amount: totalAmount - totalFees,
  effective_amount: totalAmount - totalFees,
  total_fees: totalFees,
  total_processed: totalAmount,
  deductions: null,
  settlement_date: toIso(at),
  settled_by: null,
  createdAt: toIso(at),
  updatedAt: toIso(at),
})

/** Money of payments that Paystack pays out on the next day. */
export class Settlements {
  readonly #options: Options

  constructor(options: Options) {
    this.#options = options
  }

  /** Pays out everything that waits, in one settlement; null when nothing waits. */
  settle(isToBank: boolean): Settlement | null {
    const { context, balance, transactions } = this.#options
    const waiting = transactions.unsettled().filter(({ currency }) => currency === 'NGN')
    if (waiting.length === 0) return null
    const settlement: Settlement = {
      id: context.nextId(),
      totalAmount: waiting.reduce((sum, { amount }) => sum + amount, 0),
      totalFees: waiting.reduce((sum, { fees }) => sum + (fees ?? 0), 0),
      isToBank,
      at: context.now(),
    }
    const { id } = settlement
    const move = {
      difference: settlement.totalAmount - settlement.totalFees,
      reason: `Settlement ${id}`,
      model: 'Settlement' as const,
      modelId: id,
    }
    context.store.write(
      ['settlements', String(id), settlement],
      ...waiting.map(
        (each) => ['transactions', each.reference, { ...each, isSettled: true }] as const,
      ),
      ...(isToBank ? [] : [balance.move(move)]),
    )
    return settlement
  }

  /** `GET /settlement`, newest first. */
  list(query: Query): Reply {
    const { context } = this.#options
    const settlements = context.store.all('settlements').toReversed()
    const { rows, meta } = paginate(settlements, query)
    const data = rows.map((row) => present(row, context.domain))
    return success('Settlements retrieved', data, { meta })
  }
}
