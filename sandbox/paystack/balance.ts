import type { Change } from '#sandbox/jsonl-store.ts'
import {
  INTEGRATION_ID,
  isInRange,
  paginate,
  success,
  toIso,
  type Query,
  type Reply,
} from './responses.ts'
import type { BalanceMove, Rows, SandboxContext } from './rows.ts'

type NewMove = Pick<BalanceMove, 'difference' | 'reason' | 'model' | 'modelId'> & {
  currency?: string
}

/** The merchant's balance at the provider, by currency. Each change is a row with the balance after it. */
export class Balance {
  readonly #context: SandboxContext

  constructor(context: SandboxContext) {
    this.#context = context
  }

  #moves(): BalanceMove[] {
    return this.#context.store.all('balanceMoves')
  }

  of(currency: string): number {
    return this.#moves().findLast((move) => move.currency === currency)?.balance ?? 0
  }

  /** A change, to be written together with its cause. */
  move({ currency = 'NGN', ...move }: NewMove): Change<Rows> {
    const id = this.#context.nextId()
    const balance = this.of(currency) + move.difference
    return ['balanceMoves', String(id), { id, currency, ...move, balance, at: this.#context.now() }]
  }

  /** `GET /balance`. */
  get(): Reply {
    const currencies = new Set(['NGN', ...this.#moves().map(({ currency }) => currency)])
    const balances = [...currencies].map((currency) => ({ currency, balance: this.of(currency) }))
    return success('Balances retrieved', balances)
  }

  /** `GET /balance/ledger`. */
  list(query: Query): Reply {
    const moves = this.#moves().filter(({ at }) => isInRange(at, query))
    const { rows, meta } = paginate(moves.toReversed(), query)
    const entries = rows.map((move) => ({
      integration: INTEGRATION_ID,
      domain: this.#context.domain,
      balance: move.balance,
      currency: move.currency,
      difference: move.difference,
      reason: move.reason,
      model_responsible: move.model,
      model_row: move.modelId,
      id: move.id,
      createdAt: toIso(move.at),
      updatedAt: toIso(move.at),
    }))
    return success('Balance ledger retrieved', entries, { meta })
  }
}
