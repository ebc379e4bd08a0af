import { randomBytes } from 'node:crypto'
import type { Change } from '#sandbox/jsonl-store.ts'
import { failure, textField, type JsonObject, type Reply } from './responses.ts'
import type { Rows, SandboxContext, Transaction } from './rows.ts'

const REFERENCE = /^[A-Za-z0-9.=-]{1,100}$/
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
export const NOT_COMPLETED = 'The transaction was not completed'

type Input = { email: string; amount: number; currency: string; reference: string }

const randomText = (length: number) =>
  randomBytes(length).toString('base64url').replace(/\W|_/g, 'x').slice(0, length)

export const readInput = (body: JsonObject): Input => ({
  email: textField(body, 'email') ?? '',
  amount: Number(body['amount']),
  currency: textField(body, 'currency') ?? 'NGN',
  reference: textField(body, 'reference') ?? `T${randomText(15)}`,
})

/** Null when the transaction can be initialized. */
export function rejectionOf(input: Input, { store }: SandboxContext): Reply | null {
  const { email, amount, currency, reference } = input
  if (!EMAIL.test(email))
    return failure(400, 'Invalid Email Address Passed', { code: 'invalid_email_address' })
  if (!Number.isSafeInteger(amount) || amount <= 0)
    return failure(400, 'Invalid Amount Sent', { code: 'invalid_amount' })
  if (currency !== 'NGN')
    return failure(403, 'Currency not supported by merchant', { code: 'unsupported_currency' })
  if (!REFERENCE.test(reference))
    return failure(400, 'Transaction reference may have only letters, digits and -.=', {
      code: 'invalid_reference',
    })
  if (store.find('transactions', reference))
    return failure(400, 'Duplicate Transaction Reference', {
      code: 'duplicate_reference',
      nextStep: 'Create a new reference for the new transaction',
    })
  return null
}

/** `metadata` is an object or JSON text. */
function parseMetadata(metadata: unknown): unknown {
  if (typeof metadata !== 'string') return metadata ?? null
  try {
    return JSON.parse(metadata)
  } catch {
    return null
  }
}

/** A new customer has a change to be written together with the transaction. */
function ensureCustomer(
  email: string,
  { store, nextId }: SandboxContext,
): { id: number; changes: Change<Rows>[] } {
  const existing = store.find('customers', email)
  if (existing) return { id: existing.id, changes: [] }
  const id = nextId()
  return { id, changes: [['customers', email, { id, email }]] }
}

export function createTransaction(input: Input, metadata: unknown, context: SandboxContext) {
  const customer = ensureCustomer(input.email, context)
  const transaction: Transaction = {
    ...input,
    id: context.nextId(),
    accessCode: randomText(15).toLowerCase(),
    status: 'abandoned',
    requestedAmount: input.amount,
    domain: context.domain,
    customerId: customer.id,
    metadata: parseMetadata(metadata),
    channel: 'card',
    message: null,
    gatewayResponse: NOT_COMPLETED,
    fees: null,
    authorization: null,
    cardStep: null,
    history: [],
    createdAt: context.now(),
    paidAt: null,
    arrivesAt: null,
    isSettled: false,
  }
  return { transaction, changes: customer.changes }
}
