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
/** `note` is our id of the refund, by which the provider's list shows it again. */
export type RefundRequest = { reference: string; amount: Kobo; note: string }
/** One page of what happened from `from` to `to`, both included, epoch ms. */
export type ListRequest = { from: number; to: number; page: number }

const listQuery = ({ from, to, page }: ListRequest) => ({
  per_page: String(PAGE_ROWS),
  page: String(page),
  from: isoOf(from),
  to: isoOf(to),
})

/** These lists spell the size of a page differently. */
const perPageQuery = (range: ListRequest) => {
  const { per_page: perPage, ...query } = listQuery(range)
  return { ...query, perPage }
}

/** Transfers whose money has left or may leave; any other status is known from the transfer itself. */
export const LISTED_TRANSFER_STATUSES = [
  'success',
  'pending',
  'otp',
  'received',
  'reversed',
] as const
export type ListedTransferStatus = (typeof LISTED_TRANSFER_STATUSES)[number]

/** Every request this product sends; tests compare each with what the provider documents. */
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
  refund: ({ reference, amount, note }: RefundRequest) =>
    post('/refund', { transaction: reference, amount, currency: 'NGN', merchant_note: note }),
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
  /** Without a status it lists pending transfers only, as documented. */
  listTransfers: (range: ListRequest, status: ListedTransferStatus) =>
    get('/transfer', { ...listQuery(range), status }),
  listRefunds: (range: ListRequest) => get('/refund', perPageQuery(range)),
  listDisputes: (range: ListRequest) => get('/dispute', perPageQuery(range)),
  /** Newest first; it has no range. */
  listSettlements: (page: number) =>
    get('/settlement', { perPage: String(PAGE_ROWS), page: String(page) }),
}
