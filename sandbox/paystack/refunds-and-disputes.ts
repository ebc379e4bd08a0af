import type { Change } from '#sandbox/jsonl-store.ts'
import type { Balance } from './balance.ts'
import { presentDispute, presentRefund } from './present-dispute.ts'
import { failure, success, type Reply } from './responses.ts'
import type {
  BalanceMove,
  Dispute,
  DisputeResolution,
  Refund,
  Rows,
  SandboxContext,
  Transaction,
} from './rows.ts'
import type { Transactions } from './transactions.ts'
import type { Webhooks } from './webhooks.ts'

type Options = {
  context: SandboxContext
  balance: Balance
  webhooks: Webhooks
  transactions: Transactions
}
export type DisputeInput = {
  amount?: number | undefined
  resolution?: DisputeResolution | undefined
  /** An open dispute, to resolve it. */
  id?: number | undefined
}

/** Money that goes back to a card: by a refund of the merchant, or by a bank's chargeback. */
export class RefundsAndDisputes {
  readonly #context: SandboxContext
  readonly #balance: Balance
  readonly #webhooks: Webhooks
  readonly #transactions: Transactions

  constructor({ context, balance, webhooks, transactions }: Options) {
    this.#context = context
    this.#balance = balance
    this.#webhooks = webhooks
    this.#transactions = transactions
  }

  #transaction(reference: string): Transaction {
    const transaction = this.#transactions.find(reference)
    if (!transaction) throw new Error(`No transaction has the reference ${reference}`)
    return transaction
  }

  #presentRefund(refund: Refund) {
    return presentRefund(refund, this.#transaction(refund.reference), this.#context.now())
  }

  #presentDispute(dispute: Dispute) {
    return presentDispute(dispute, this.#transaction(dispute.reference), this.#context.now())
  }

  #newRow(reference: string, amount: number | undefined) {
    const transaction = this.#transaction(reference)
    return {
      id: this.#context.nextId(),
      reference,
      currency: transaction.currency,
      amount: amount ?? transaction.amount,
      createdAt: this.#context.now(),
    }
  }

  #debit(row: Refund | Dispute, model: BalanceMove['model']): Change<Rows> {
    return this.#balance.move({
      currency: row.currency,
      difference: -row.amount,
      reason: `${model} of ${row.reference}`,
      model,
      modelId: row.id,
    })
  }

  /** Processed at once and in full, which a refund in Paystack's dashboard is in the end. */
  refund(reference: string, amount?: number): Refund {
    const refund: Refund = { ...this.#newRow(reference, amount), status: 'processed' }
    this.#context.store.write(
      ['refunds', String(refund.id), refund],
      this.#debit(refund, 'Refund'),
      this.#webhooks.create('refund.processed', this.#presentRefund(refund)),
    )
    this.#webhooks.sendNew()
    return refund
  }

  /** Without a resolution the dispute stays open; a second call with its `id` resolves it. */
  dispute(reference: string, { amount, resolution, id }: DisputeInput = {}): Dispute {
    const existing = id ? this.#context.store.find('disputes', String(id)) : undefined
    const dispute: Dispute = {
      ...(existing ?? this.#newRow(reference, amount)),
      resolution: resolution ?? null,
      status: resolution ? 'resolved' : 'awaiting-merchant-feedback',
      resolvedAt: resolution ? this.#context.now() : null,
    }
    const isLostNow = resolution === 'merchant-accepted' && existing?.status !== 'resolved'
    const event = resolution ? 'charge.dispute.resolve' : 'charge.dispute.create'
    this.#context.store.write(
      ['disputes', String(dispute.id), dispute],
      ...(isLostNow ? [this.#debit(dispute, 'Dispute')] : []),
      this.#webhooks.create(event, this.#presentDispute(dispute)),
    )
    this.#webhooks.sendNew()
    return dispute
  }

  /** `GET /refund/:id`. */
  findRefund(id: string): Reply {
    const refund = this.#context.store.find('refunds', id)
    if (!refund) return failure(404, 'Refund not found')
    return success('Refund retrieved', this.#presentRefund(refund))
  }

  /** `GET /dispute/:id`. */
  findDispute(id: string): Reply {
    const dispute = this.#context.store.find('disputes', id)
    if (!dispute) return failure(404, 'Dispute not found')
    return success('Dispute retrieved', this.#presentDispute(dispute))
  }
}
