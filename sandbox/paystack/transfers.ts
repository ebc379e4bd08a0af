import { randomBytes } from 'node:crypto'
import type { Change } from '#sandbox/jsonl-store.ts'
import type { Balance } from './balance.ts'
import { transferFee } from './fees.ts'
import { presentInitiated, presentTransfer } from './present-transfer.ts'
import { randomCode, type Recipients } from './recipients.ts'
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
  Recipient,
  Rows,
  SandboxContext,
  Transfer,
  TransferOutcome,
  TransferStatus,
} from './rows.ts'
import type { Webhooks } from './webhooks.ts'

const REFERENCE = /^[a-z0-9_-]{16,50}$/
const MIN_AMOUNT = 100_00
const FAILED_STATUSES = new Set<TransferStatus>([
  'failed',
  'abandoned',
  'blocked',
  'rejected',
  'reversed',
])
const GATEWAY_RESPONSES: Partial<Record<TransferStatus, string>> = {
  success: 'Approved',
  failed: 'The bank of the recipient did not accept it',
  blocked: 'Blocked',
  rejected: 'Rejected',
}

/** What happens to the next transfers, and when. */
export type TransferSettings = {
  outcome: TransferOutcome
  delayMs: number
  /** From success to reversal. */
  reversalDelayMs: number
}

type TransfersOptions = {
  context: SandboxContext
  balance: Balance
  recipients: Recipients
  webhooks: Webhooks
  settings: () => TransferSettings
}
type NewTransfer = Pick<Transfer, 'reference' | 'amount' | 'fee' | 'reason'> & {
  recipient: Recipient
  outcome: TransferStatus
}

/** Money out. */
export class Transfers {
  readonly #context: SandboxContext
  readonly #balance: Balance
  readonly #recipients: Recipients
  readonly #webhooks: Webhooks
  readonly #settings: () => TransferSettings

  constructor({ context, balance, recipients, webhooks, settings }: TransfersOptions) {
    this.#context = context
    this.#balance = balance
    this.#recipients = recipients
    this.#webhooks = webhooks
    this.#settings = settings
    for (const transfer of context.store.all('transfers')) this.#scheduleSettlement(transfer)
  }

  find(reference: string): Transfer | undefined {
    return this.#context.store.find('transfers', reference)
  }

  #get(reference: string): Transfer {
    const transfer = this.find(reference)
    if (!transfer) throw new Error(`No transfer has the reference ${reference}`)
    return transfer
  }

  #recipientOf(transfer: Transfer): Recipient {
    const recipient = this.#recipients.findByCode(transfer.recipient)
    if (!recipient) throw new Error(`The transfer ${transfer.reference} has no recipient`)
    return recipient
  }

  #present(transfer: Transfer) {
    return presentTransfer(transfer, this.#recipientOf(transfer), this.#context.domain)
  }

  #move({ id }: Transfer, difference: number, reason: string): Change<Rows> {
    return this.#balance.move({ difference, reason, model: 'Transfer', modelId: id })
  }

  /** `POST /transfer`. */
  initiate(body: JsonObject): Reply {
    const amount = Number(body['amount'])
    const reference = textField(body, 'reference') ?? `t${randomBytes(10).toString('hex')}`
    const recipient = this.#recipients.findByCode(textField(body, 'recipient'))
    if (body['source'] !== 'balance')
      return failure(400, 'Source must be balance', { code: 'invalid_params' })
    if (!Number.isSafeInteger(amount) || amount < MIN_AMOUNT)
      return failure(400, 'Transfer amount is below what can be sent', { code: 'invalid_amount' })
    if (!REFERENCE.test(reference))
      return failure(
        400,
        'Transfer reference may have 16 to 50 lower-case letters, digits, - and _',
        { code: 'invalid_transfer_reference' },
      )
    if (!recipient) return failure(404, 'Recipient specified is invalid')
    if (this.find(reference))
      return failure(
        400,
        'Please provide a unique reference. Reference already exists on a transfer',
        {
          code: 'duplicate_transfer_reference',
          nextStep: 'Create a new reference for the new transfer',
        },
      )
    const { outcome } = this.#settings()
    const fee = transferFee(amount)
    if (outcome === 'insufficient' || this.#balance.of('NGN') < amount + fee)
      return failure(400, 'Your balance is not enough to fulfil this request', {
        code: 'insufficient_balance',
        nextStep: 'Top up your balance and try again',
      })

    const reason = textField(body, 'reason') ?? ''
    const transfer = this.#create({ reference, amount, fee, reason, recipient, outcome })
    return success(
      outcome === 'otp' ? 'Transfer requires OTP to continue' : 'Transfer has been queued',
      presentInitiated(transfer, recipient, this.#context.domain),
    )
  }

  #create({ recipient, outcome, ...input }: NewTransfer): Transfer {
    const { now, nextId, store } = this.#context
    const { delayMs, reversalDelayMs } = this.#settings()
    const needsAction = outcome === 'otp' || outcome === 'received'
    const transfer: Transfer = {
      ...input,
      id: nextId(),
      code: randomCode('TRF'),
      feeCharged: input.fee,
      recipient: recipient.code,
      status: needsAction ? outcome : 'pending',
      outcome,
      reversalDelayMs,
      gatewayResponse: null,
      createdAt: now(),
      updatedAt: now(),
      transferredAt: null,
      dueAt: needsAction || outcome === 'pending' ? null : now() + delayMs,
    }
    // The request of a transfer has an id of its own: the next one (present-transfer.ts).
    nextId()
    const total = transfer.amount + transfer.fee
    store.write(
      ['transfers', transfer.reference, transfer],
      this.#move(transfer, -total, `Transfer ${transfer.code}`),
    )
    if (transfer.dueAt !== null && delayMs === 0) return this.#settleAsPlanned(transfer)
    this.#scheduleSettlement(transfer)
    return transfer
  }

  /** Gives the transfer its status, once. Only a success can change after that, by a reversal. */
  settle(reference: string, status: TransferStatus, dueAt: number | null = null): Transfer {
    const transfer = this.#get(reference)
    const wasPaid = transfer.status === 'success'
    if (FAILED_STATUSES.has(transfer.status) || (wasPaid && status !== 'reversed')) return transfer
    const now = this.#context.now()
    const next: Transfer = {
      ...transfer,
      status,
      updatedAt: now,
      dueAt,
      transferredAt: status === 'success' ? now : transfer.transferredAt,
      gatewayResponse: GATEWAY_RESPONSES[status] ?? null,
      feeCharged: !wasPaid && FAILED_STATUSES.has(status) ? 0 : transfer.feeCharged,
    }
    this.#context.store.write(['transfers', reference, next], ...this.#consequences(transfer, next))
    this.#webhooks.sendNew()
    this.#scheduleSettlement(next)
    return next
  }

  /** The refund to the balance and the webhook of a new status. */
  #consequences(previous: Transfer, next: Transfer): Change<Rows>[] {
    const webhook = (event: string) => this.#webhooks.create(event, this.#present(next))
    if (next.status === 'success') return [webhook('transfer.success')]
    if (previous.status === 'success') {
      // The money was sent and came back: the fee is not refunded.
      const move = this.#move(previous, previous.amount, `Reversal of ${previous.code}`)
      return [move, webhook('transfer.reversed')]
    }
    if (!FAILED_STATUSES.has(next.status)) return []
    const total = previous.amount + previous.fee
    const event = next.status === 'reversed' ? 'transfer.reversed' : 'transfer.failed'
    return [this.#move(previous, total, `Refund of ${previous.code}`), webhook(event)]
  }

  #settleAsPlanned({ reference, status, outcome, reversalDelayMs }: Transfer): Transfer {
    if (outcome !== 'reversed' || status === 'success') return this.settle(reference, outcome)
    return this.settle(reference, 'success', this.#context.now() + reversalDelayMs)
  }

  #scheduleSettlement({ reference, dueAt }: Transfer): void {
    if (dueAt === null) return
    this.#context.timers.runAt(dueAt, () => {
      const current = this.#get(reference)
      if (current.dueAt === dueAt) this.#settleAsPlanned(current)
    })
  }

  /** `GET /transfer/verify/:reference`. */
  verify(reference: string): Reply {
    const transfer = this.find(reference)
    if (!transfer) return failure(404, 'Transfer not found')
    return success('Transfer retrieved', this.#present(transfer))
  }

  /** `GET /transfer`. */
  list(query: Query): Reply {
    const transfers = this.#context.store
      .all('transfers')
      // The documented default.
      .filter(({ status }) => status === (query['status'] ?? 'pending'))
      .filter(({ createdAt }) => isInRange(createdAt, query))
      .toSorted((a, b) => b.id - a.id)
    const { rows, meta } = paginate(transfers, query)
    return success(
      'Transfers retrieved',
      rows.map((row) => this.#present(row)),
      { meta },
    )
  }
}
