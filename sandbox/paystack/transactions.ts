import type { Change } from '#sandbox/jsonl-store.ts'
import type { Balance } from './balance.ts'
import { chargeFee } from './fees.ts'
import {
  createTransaction,
  NOT_COMPLETED,
  readInput,
  rejectionOf,
} from './initialize-transaction.ts'
import { presentAccessCode, presentListed, presentVerified } from './present-transaction.ts'
import {
  failure,
  isInRange,
  paginate,
  success,
  type JsonObject,
  type Query,
  type Reply,
} from './responses.ts'
import type {
  Authorization,
  CardStep,
  HistoryEntry,
  Rows,
  SandboxContext,
  Transaction,
  UnfinishedStatus,
} from './rows.ts'
import type { Webhooks } from './webhooks.ts'

/** No further action at the checkout changes these. */
const FINAL_STATUSES = new Set(['success', 'reversed'])

type TransactionsOptions = {
  context: SandboxContext
  balance: Balance
  webhooks: Webhooks
  /** The URL of the sandbox. */
  origin: () => string
  /** Whether a payment is in the balance at once. */
  isSettledAtOnce: () => boolean
}

/** Fields in which a payment differs from what was requested. */
type PaymentOverrides = Partial<
  Pick<Transaction, 'amount' | 'currency' | 'domain' | 'email' | 'metadata' | 'fees'>
>
type Payment = {
  channel?: string | undefined
  authorization?: Authorization | null
  overrides?: PaymentOverrides
}

/** Money in: initialized by the merchant, paid at the checkout, verified by the merchant. */
export class Transactions {
  readonly #context: SandboxContext
  readonly #balance: Balance
  readonly #webhooks: Webhooks
  readonly #origin: () => string
  readonly #isSettledAtOnce: () => boolean

  constructor({ context, balance, webhooks, origin, isSettledAtOnce }: TransactionsOptions) {
    this.#context = context
    this.#balance = balance
    this.#webhooks = webhooks
    this.#origin = origin
    this.#isSettledAtOnce = isSettledAtOnce
    for (const transaction of this.#all())
      if (transaction.status === 'pending') this.#scheduleArrival(transaction)
  }

  #all(): Transaction[] {
    return this.#context.store.all('transactions')
  }

  find(reference: string): Transaction | undefined {
    return this.#context.store.find('transactions', reference)
  }

  #get(reference: string): Transaction {
    const transaction = this.find(reference)
    if (!transaction) throw new Error(`No transaction has the reference ${reference}`)
    return transaction
  }

  findByAccessCode(code: string): Transaction | undefined {
    return this.#all().find(({ accessCode }) => accessCode === code)
  }

  /** `POST /transaction/initialize`. */
  initialize(body: JsonObject): Reply {
    const input = readInput(body)
    const rejection = rejectionOf(input, this.#context)
    if (rejection) return rejection
    const { transaction, changes } = createTransaction(input, body['metadata'], this.#context)
    const { reference, accessCode } = transaction
    this.#context.store.write(['transactions', reference, transaction], ...changes)
    return success('Authorization URL created', {
      authorization_url: `${this.#origin()}/checkout/${accessCode}`,
      access_code: accessCode,
      reference,
    })
  }

  #addHistory(
    { history }: Transaction,
    type: HistoryEntry['type'],
    message: string,
  ): HistoryEntry[] {
    return [...history, { type, message, at: this.#context.now() }]
  }

  /** The money has arrived. `overrides` makes it differ from what was requested. */
  pay(
    reference: string,
    { channel = 'card', authorization = null, overrides = {} }: Payment = {},
  ): Transaction {
    const transaction = this.#get(reference)
    if (FINAL_STATUSES.has(transaction.status)) return transaction
    const amount = overrides.amount ?? transaction.requestedAmount
    const fees = overrides.fees ?? chargeFee(amount)
    const paid: Transaction = {
      ...transaction,
      ...overrides,
      amount,
      fees,
      status: 'success',
      channel,
      authorization,
      cardStep: null,
      gatewayResponse: channel === 'card' ? 'Successful' : 'Approved',
      message: null,
      history: this.#addHistory(
        transaction,
        'success',
        `Successfully paid with ${channel.replace('_', ' ')}`,
      ),
      paidAt: this.#context.now(),
      arrivesAt: null,
      isSettled: this.#isSettledAtOnce(),
    }
    const move = {
      currency: paid.currency,
      difference: amount - fees,
      reason: `Transaction ${reference}`,
      model: 'Transaction' as const,
      modelId: paid.id,
    }
    this.#context.store.write(
      ['transactions', reference, paid],
      // A payment of the other domain, test or live, does not change this balance.
      ...(paid.domain === this.#context.domain && paid.isSettled ? [this.#balance.move(move)] : []),
      this.#webhooks.create('charge.success', presentVerified(paid, this.#context.now())),
    )
    this.#webhooks.sendNew()
    return paid
  }

  #update(reference: string, changes: Partial<Transaction>): Transaction {
    const transaction = this.#get(reference)
    if (FINAL_STATUSES.has(transaction.status)) return transaction
    const next = { ...transaction, ...changes }
    this.#context.store.write(['transactions', reference, next])
    return next
  }

  /** All of its money went back to the card. */
  reversal(reference: string): Change<Rows> {
    return ['transactions', reference, { ...this.#get(reference), status: 'reversed' }]
  }

  /** Payments whose money waits for the next settlement. */
  unsettled(): Transaction[] {
    return this.#all().filter(
      ({ isSettled, paidAt, domain }) =>
        isSettled === false && paidAt !== null && domain === this.#context.domain,
    )
  }

  decline(reference: string, message = 'Declined'): Transaction {
    return this.#update(reference, {
      status: 'failed',
      cardStep: null,
      gatewayResponse: message,
      message,
      arrivesAt: null,
      history: this.#addHistory(this.#get(reference), 'error', message),
    })
  }

  /** The checkout was closed. A bank transfer that is pending stays so, unless `force` is set. */
  abandon(reference: string, { force = false } = {}): Transaction {
    const transaction = this.#get(reference)
    const isOpen = transaction.status === 'ongoing' || transaction.status === 'abandoned'
    if (!isOpen && !force) return transaction
    return this.#update(reference, {
      status: 'abandoned',
      cardStep: null,
      gatewayResponse: NOT_COMPLETED,
      arrivesAt: null,
    })
  }

  /** A card payment continues with its PIN or code. */
  continueWithCard(reference: string, cardStep: CardStep, message: string): Transaction {
    return this.#update(reference, {
      status: 'ongoing',
      cardStep,
      channel: 'card',
      gatewayResponse: message,
      history: this.#addHistory(this.#get(reference), 'action', message),
    })
  }

  /** The customer sends the money from a bank. It arrives after `delayMs`; null: when a script pays it. */
  awaitTransfer(reference: string, delayMs: number | null): Transaction {
    const message = 'Chose to pay by bank transfer'
    const transaction = this.#update(reference, {
      status: 'pending',
      cardStep: null,
      channel: 'bank_transfer',
      gatewayResponse: 'Awaiting the transfer',
      arrivesAt: delayMs === null ? null : this.#context.now() + delayMs,
      history: this.#addHistory(this.#get(reference), 'action', message),
    })
    this.#scheduleArrival(transaction)
    return transaction
  }

  /** The bank of the card has not decided yet. */
  await(reference: string, status: UnfinishedStatus): Transaction {
    return this.#update(reference, { status, gatewayResponse: 'Awaiting the bank' })
  }

  #scheduleArrival({ reference, arrivesAt }: Transaction): void {
    if (arrivesAt === null) return
    this.#context.timers.runAt(arrivesAt, () => {
      const current = this.#get(reference)
      if (current.status === 'pending' && current.arrivesAt !== null)
        this.pay(reference, { channel: 'bank_transfer' })
    })
  }

  /** `GET /transaction/verify/:reference`. */
  verify(reference: string): Reply {
    const transaction = this.find(reference)
    if (!transaction)
      return failure(404, 'Transaction reference not found.', {
        nextStep: 'Ensure that the reference is one of a transaction of this integration',
      })
    return success('Verification successful', presentVerified(transaction, this.#context.now()))
  }

  /** `GET /transaction/verify_access_code/:code`, for the popup. It needs no key. */
  verifyAccessCode(code: string): Reply {
    const transaction = this.findByAccessCode(code)
    if (!transaction) return failure(404, 'Access code not found.')
    return success('Access code validated', presentAccessCode(transaction))
  }

  /** `GET /transaction`. */
  list(query: Query): Reply {
    const { domain, now } = this.#context
    const transactions = this.#all()
      .filter((each) => each.domain === domain)
      .filter(({ status }) => !query['status'] || status === query['status'])
      .filter(({ paidAt, createdAt }) => isInRange(paidAt ?? createdAt, query))
      .toSorted((a, b) => b.id - a.id)
    const { rows, meta } = paginate(transactions, query)
    return success(
      'Transactions retrieved',
      rows.map((row) => presentListed(row, now())),
      {
        meta: {
          ...meta,
          total_volume: transactions.reduce((sum, { amount }) => sum + amount, 0),
        },
      },
    )
  }
}
