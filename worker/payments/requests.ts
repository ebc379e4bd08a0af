import type { Kobo } from '#schema/domain/money.ts'

/** A question to the provider, not yet asked. */
export type ProviderRequest = {
  method: 'GET' | 'POST'
  path: string
  query?: Record<string, string>
  body?: Record<string, unknown>
}

export const PAGE = 100
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
const named = (reference: string) => encodeURIComponent(reference)
const isoOf = (at: number) => new Date(at).toISOString()

export type Checkout = {
  reference: string
  email: string
  amount: Kobo
  user: string
  phone: string
}
export type Recipient = { name: string; accountNumber: string; bankCode: string }
export type Sending = { reference: string; amount: Kobo; recipient: string; reason: string }
export type Span = { from: number; to: number; page: number }

/** Every question there is, as the provider's own description has it (MONEY 3.2). */
export const requests = {
  initialize: ({ reference, email, amount, user, phone }: Checkout) =>
    post('/transaction/initialize', {
      ...{ reference, email, amount, currency: 'NGN' },
      metadata: { user_id: user, ...(phone && { phone }) },
    }),
  verify: (reference: string) => get(`/transaction/verify/${named(reference)}`),
  refund: (id: string) => get(`/refund/${named(id)}`),
  dispute: (id: string) => get(`/dispute/${named(id)}`),
  banks: (page: number) =>
    get('/bank', {
      ...{ country: 'nigeria', currency: 'NGN' },
      ...{ perPage: String(PAGE), page: String(page) },
    }),
  resolve: (accountNumber: string, bankCode: string) =>
    get('/bank/resolve', { account_number: accountNumber, bank_code: bankCode }),
  createRecipient: ({ name, accountNumber, bankCode }: Recipient) =>
    post('/transferrecipient', {
      ...{ type: 'nuban', name, currency: 'NGN' },
      ...{ account_number: accountNumber, bank_code: bankCode },
    }),
  transfer: ({ reference, amount, recipient, reason }: Sending) =>
    post('/transfer', { source: 'balance', currency: 'NGN', reference, amount, recipient, reason }),
  verifyTransfer: (reference: string) => get(`/transfer/verify/${named(reference)}`),
  balance: () => get('/balance'),
  listTransactions: ({ from, to, page }: Span) =>
    get('/transaction', {
      ...{ per_page: String(PAGE), page: String(page) },
      ...{ from: isoOf(from), to: isoOf(to), status: 'success' },
    }),
  listTransfers: ({ from, to, page }: Span) =>
    get('/transfer', {
      ...{ per_page: String(PAGE), page: String(page) },
      ...{ from: isoOf(from), to: isoOf(to) },
    }),
} satisfies Record<string, (...given: never[]) => ProviderRequest>
