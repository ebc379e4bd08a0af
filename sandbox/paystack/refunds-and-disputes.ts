import type { Change } from '#sandbox/jsonl-store.ts'
import type { Balance } from './balance.ts'
import {
  presentCreatedRefund,
  presentDispute,
  presentListedDispute,
  presentRefund,
  presentRefundEvent,
} from './present-dispute.ts'
import {
  failure,
  isInRange,
  paginate,
  success,
  textField,
  type JsonObject,
  type Query,
  type Reply,
} from './responses.ts'
import type {
  BalanceMove,
  Dispute,
  DisputeResolution,
  Refund,
  RefundStatus,
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
  settings: () => { refundStatus: RefundStatus; isDisputeAmountHidden: boolean }
}
type RefundInput = {
  amount?: number | undefined
  status?: RefundStatus | undefined
  /** An unfinished refund. */
  id?: number | undefined
  merchantNote?: string | undefined
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
  readonly #settings: Options['settings']

  constructor({ context, balance, webhooks, transactions, settings }: Options) {
    this.#context = context
    this.#balance = balance
    this.#webhooks = webhooks
    this.#transactions = transactions
    this.#settings = settings
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

  #move(row: Refund | Dispute, model: BalanceMove['model'], difference: number): Change<Rows> {
    return this.#balance.move({
      currency: row.currency,
      difference,
      reason: `${model} of ${row.reference}`,
      model,
      modelId: row.id,
    })
  }

  /** The whole payment went back to the card. */
  #reversal({ reference, amount }: Refund | Dispute): Change<Rows>[] {
    const isWhole = amount >= this.#transaction(reference).amount
    return isWhole ? [this.#transactions.reversal(reference)] : []
  }

  /** With an `id` an unfinished refund gets its next status. The money leaves the balance when the refund begins. */
  refund(reference: string, { amount, status, id, merchantNote }: RefundInput = {}): Refund {
    const existing = id ? this.#context.store.find('refunds', String(id)) : undefined
    const refund: Refund = {
      ...(existing ?? this.#newRow(reference, amount)),
      ...(merchantNote !== undefined && { merchantNote }),
      status: status ?? (existing ? 'processed' : this.#settings().refundStatus),
    }
    const event = presentRefundEvent(refund, this.#transaction(reference))
    const isFailed = refund.status === 'failed'
    const difference = (isFailed ? refund.amount : 0) - (existing ? 0 : refund.amount)
    this.#context.store.write(
      ['refunds', String(refund.id), refund],
      ...(difference === 0 ? [] : [this.#move(refund, 'Refund', difference)]),
      ...(refund.status === 'processed' ? this.#reversal(refund) : []),
      this.#webhooks.create(`refund.${refund.status}`, event),
    )
    this.#webhooks.sendNew()
    return refund
  }

  /** What was paid less what was or is being refunded. */
  #refundable(transaction: Transaction): number {
    return this.#context.store
      .all('refunds')
      .filter(({ reference, status }) => reference === transaction.reference && status !== 'failed')
      .reduce((left, { amount }) => left - amount, transaction.amount)
  }

  /** `POST /refund`: whole without an amount. It has the status that the scenario says, and an event reports it. */
  create(body: JsonObject): Reply {
    const transaction = this.#transactions.find(textField(body, 'transaction') ?? '')
    if (!transaction)
      return failure(404, 'Transaction not found', { code: 'transaction_not_found' })
    if (transaction.status !== 'success')
      return failure(400, 'Only a successful transaction can be refunded', {
        code: 'invalid_params',
      })
    const refundable = this.#refundable(transaction)
    const amount = Number(body['amount'] ?? refundable)
    if (!Number.isInteger(amount) || amount <= 0 || amount > refundable)
      return failure(400, 'Refund amount is more than what is left of the transaction', {
        code: 'invalid_params',
      })
    const merchantNote = textField(body, 'merchant_note')
    const refund = this.refund(transaction.reference, { amount, merchantNote })
    const data = presentCreatedRefund(refund, transaction, this.#context.now())
    return success('Refund has been queued for processing', data)
  }

  /** Without a resolution the dispute stays open; a second call with its `id` resolves it, or reminds of it. */
  dispute(reference: string, { amount, resolution, id }: DisputeInput = {}): Dispute {
    const existing = id ? this.#context.store.find('disputes', String(id)) : undefined
    const dispute: Dispute = {
      ...(existing ?? this.#newRow(reference, amount)),
      isAmountHidden: existing?.isAmountHidden ?? this.#settings().isDisputeAmountHidden,
      resolution: resolution ?? null,
      status: resolution ? 'resolved' : 'awaiting-merchant-feedback',
      resolvedAt: resolution ? this.#context.now() : null,
    }
    const isLostNow = resolution === 'merchant-accepted' && existing?.status !== 'resolved'
    const opening = existing ? 'remind' : 'create'
    this.#context.store.write(
      ['disputes', String(dispute.id), dispute],
      ...(isLostNow
        ? [this.#move(dispute, 'Dispute', -dispute.amount), ...this.#reversal(dispute)]
        : []),
      this.#webhooks.create(
        `charge.dispute.${resolution ? 'resolve' : opening}`,
        this.#presentDispute(dispute),
      ),
    )
    this.#webhooks.sendNew()
    return dispute
  }

  /** `GET /refund`, newest first. */
  listRefunds(query: Query): Reply {
    const refunds = this.#context.store
      .all('refunds')
      .filter(({ createdAt }) => isInRange(createdAt, query))
      .toReversed()
    const { rows, meta } = paginate(refunds, query)
    const data = rows.map((row) => this.#presentRefund(row))
    return success('Refunds retrieved', data, {
      meta: { ...meta, perPage: String(meta.perPage), failedRefundCount: 0 },
    })
  }

  /** `GET /dispute`, newest first. */
  listDisputes(query: Query): Reply {
    const disputes = this.#context.store
      .all('disputes')
      .filter(({ status }) => !query['status'] || status === query['status'])
      .filter(({ createdAt }) => isInRange(createdAt, query))
      .toReversed()
    const { rows, meta } = paginate(disputes, query)
    const now = this.#context.now()
    const data = rows.map((row) => presentListedDispute(row, this.#transaction(row.reference), now))
    return success('Disputes retrieved', data, { meta })
  }

  /** `GET /dispute/:id`. */
  findDispute(id: string): Reply {
    const dispute = this.#context.store.find('disputes', id)
    if (!dispute) return failure(404, 'Dispute not found')
    return success('Dispute retrieved', this.#presentDispute(dispute))
  }
}
