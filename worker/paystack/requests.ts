import type { Kobo } from '#schema/domain/money.ts'

/** A request to the provider before it is sent. */
export type ProviderRequest = {
  method: 'GET' | 'POST'
  path: string
  query?: Record<string, string>
  body?: Record<string, unknown>
}

export const PAGE_ROWS = 100
const get = (path: string, query?: Record<string, string>): ProviderRequest => ({
  method: 'GET',
  path,
  ...(query && { query }),
})
const post = (path: string, body: Record<string, unknown>): ProviderRequest => ({
  method: 'POST',
  path,
  body,
})
const segment = (text: string) => encodeURIComponent(text)
const isoOf = (at: number) => new Date(at).toISOString()

export type CheckoutRequest = {
  reference: string
  email: string
  amount: Kobo
  userId: string
  phone: string
}
export type RecipientRequest = { name: string; accountNumber: string; bankCode: string }
export type TransferRequest = { reference: string; amount: Kobo; recipient: string; reason: string }
/** One page of what happened from `from` to `to`, both included, epoch ms. */
export type ListRequest = { from: number; to: number; page: number }

const listQuery = ({ from, to, page }: ListRequest) => ({
  per_page: String(PAGE_ROWS),
  page: String(page),
  from: isoOf(from),
  to: isoOf(to),
})

/** Every request this product sends, as the provider's OpenAPI description defines it. */
export const requests = {
  initialize: ({ reference, email, amount, userId, phone }: CheckoutRequest) =>
    post('/transaction/initialize', {
      reference,
      email,
      amount,
      currency: 'NGN',
      metadata: { user_id: userId, ...(phone && { phone }) },
    }),
  verify: (reference: string) => get(`/transaction/verify/${segment(reference)}`),
  refund: (id: string) => get(`/refund/${segment(id)}`),
  dispute: (id: string) => get(`/dispute/${segment(id)}`),
  banks: (page: number) =>
    get('/bank', {
      country: 'nigeria',
      currency: 'NGN',
      perPage: String(PAGE_ROWS),
      page: String(page),
    }),
  resolve: (accountNumber: string, bankCode: string) =>
    get('/bank/resolve', { account_number: accountNumber, bank_code: bankCode }),
  createRecipient: ({ name, accountNumber, bankCode }: RecipientRequest) =>
    post('/transferrecipient', {
      type: 'nuban',
      name,
      currency: 'NGN',
      account_number: accountNumber,
      bank_code: bankCode,
    }),
  transfer: ({ reference, amount, recipient, reason }: TransferRequest) =>
    post('/transfer', { source: 'balance', currency: 'NGN', reference, amount, recipient, reason }),
  verifyTransfer: (reference: string) => get(`/transfer/verify/${segment(reference)}`),
  balance: () => get('/balance'),
  listTransactions: (range: ListRequest) =>
    get('/transaction', { ...listQuery(range), status: 'success' }),
  listTransfers: (range: ListRequest) => get('/transfer', listQuery(range)),
}
