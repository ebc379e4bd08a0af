import { CARD_BANK, findCard, isExpired, type Card } from './cards.ts'
import { textField, type JsonObject } from './responses.ts'
import type { Authorization, Transaction, TransactionStatus } from './rows.ts'
import type { Transactions } from './transactions.ts'

const MAX_ATTEMPTS = 3

/** What the page shows next. */
type Step = 'card' | 'pin' | 'otp' | 'pending' | 'declined' | 'success' | 'closed'
export type StepResult = {
  step: Step | null
  message: string | null
  status: TransactionStatus
  reference: string
}

export const stepResult = (
  { status, reference }: Transaction,
  step: Step | null,
  message: string | null = null,
): StepResult => ({ step, message, status, reference })

function authorizationOf(card: Card, expiry: string): Authorization {
  const digits = expiry.replace(/\D/g, '')
  const [bin, last4] = [card.number.slice(0, 6), card.number.slice(-4)]
  return {
    authorization_code: `AUTH_${card.number.slice(-10)}`,
    bin,
    last4,
    exp_month: digits.slice(0, 2),
    exp_year: `20${digits.slice(-2)}`,
    channel: 'card',
    card_type: card.brand,
    bank: CARD_BANK,
    country_code: 'NG',
    brand: card.brand,
    reusable: card.brand === 'visa',
    signature: `SIG_${bin}${last4}`,
    account_name: null,
  }
}

/** What the buttons of the checkout page do. */
export class CheckoutSteps {
  readonly #transactions: Transactions
  readonly #now: () => number
  readonly #bankTransferDelayMs: number | null

  constructor(options: {
    transactions: Transactions
    now: () => number
    bankTransferDelayMs: number | null
  }) {
    this.#transactions = options.transactions
    this.#now = options.now
    this.#bankTransferDelayMs = options.bankTransferDelayMs
  }

  /** Undefined when there is no such action. */
  run(action: string, transaction: Transaction, body: JsonObject): StepResult | undefined {
    const { reference } = transaction
    switch (action) {
      case 'card':
        return this.#payWithCard(transaction, body)
      case 'pin':
      case 'otp':
        return this.#enterSecret(transaction, action, textField(body, action))
      case 'transfer':
        return stepResult(
          this.#transactions.awaitTransfer(reference, this.#bankTransferDelayMs),
          'pending',
        )
      case 'close':
        return stepResult(this.#transactions.abandon(reference), 'closed')
      case 'status':
        return stepResult(transaction, null)
      default:
        return undefined
    }
  }

  #decline({ reference }: Transaction, reason: string): StepResult {
    return stepResult(this.#transactions.decline(reference, reason), 'declined', reason)
  }

  #pay({ reference }: Transaction, authorization: Authorization): StepResult {
    const paid = this.#transactions.pay(reference, { authorization })
    return stepResult(paid, 'success', 'Payment successful')
  }

  #requestSecret(
    { reference }: Transaction,
    step: 'pin' | 'otp',
    card: { number: string; authorization: Authorization },
  ): StepResult {
    const cardStep = { step, failedAttempts: 0, ...card }
    const transaction = this.#transactions.continueWithCard(
      reference,
      cardStep,
      `Requested the ${step}`,
    )
    return stepResult(transaction, step)
  }

  #payWithCard(transaction: Transaction, body: JsonObject): StepResult {
    const number = (textField(body, 'number') ?? '').replace(/\D/g, '')
    const cvv = (textField(body, 'cvv') ?? '').trim()
    const expiry = textField(body, 'expiry') ?? ''
    const card = findCard(number)
    if (!card) return this.#decline(transaction, 'This is a test: only the test cards work here')
    if (card.cvv !== cvv) return this.#decline(transaction, 'Incorrect CVV')
    if (isExpired(expiry, this.#now())) return this.#decline(transaction, 'Expired card')
    if (card.isDeclined) return this.#decline(transaction, 'Declined')
    const authorization = authorizationOf(card, expiry)
    if (!card.pin) return this.#pay(transaction, authorization)
    return this.#requestSecret(transaction, 'pin', { number, authorization })
  }

  /** A wrong PIN or code may be entered again, up to the limit. */
  #enterSecret(
    transaction: Transaction,
    step: 'pin' | 'otp',
    secret: string | undefined,
  ): StepResult {
    const { cardStep, reference } = transaction
    if (cardStep?.step !== step) return stepResult(transaction, 'card')
    const { number, authorization } = cardStep
    const card = findCard(number)
    if (card?.[step] === secret) {
      const needsCode = step === 'pin' && card?.otp !== undefined
      if (needsCode) return this.#requestSecret(transaction, 'otp', { number, authorization })
      return this.#pay(transaction, authorization)
    }
    const message = step === 'pin' ? 'Incorrect PIN' : 'Incorrect code'
    const failedAttempts = cardStep.failedAttempts + 1
    if (failedAttempts >= MAX_ATTEMPTS) return this.#decline(transaction, message)
    const next = this.#transactions.continueWithCard(
      reference,
      { ...cardStep, failedAttempts },
      message,
    )
    return stepResult(next, step, message)
  }
}
