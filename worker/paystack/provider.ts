import { createCalls, otherObject, type PaystackCalls } from './calls.ts'
import type { PaystackConfig } from './http.ts'
import {
  requests,
  type CheckoutRequest,
  type ListedTransferStatus,
  type ListRequest,
  type ProviderRequest,
  type RecipientRequest,
  type RefundRequest,
  type TransferRequest,
} from './requests.ts'
import {
  Balances,
  Bank,
  Checkout,
  CreatedRecipient,
  CreatedRefund,
  Dispute,
  Payment,
  Refund,
  ResolvedAccount,
  Settlement,
  Transfer,
} from './responses.ts'
import { success, unknown, type ProviderResult } from './result.ts'

const PAGES_MAX = 20

const paymentMethods = ({ one, pageOfMode, otherMode }: PaystackCalls) => ({
  /** Registers our reference before any money moves; the access code opens its checkout. */
  initialize: (checkout: CheckoutRequest) =>
    one(requests.initialize(checkout), Checkout, (data) =>
      data.reference === checkout.reference
        ? success({ accessCode: data.access_code, checkoutUrl: data.authorization_url })
        : otherObject(data.reference, checkout.reference),
    ),

  /** Returns the mode as `domain` without judging it: a payment of the other mode is recorded as a mismatch. */
  verify: (reference: string) =>
    one(requests.verify(reference), Payment, (data) =>
      data.reference === reference ? success(data) : otherObject(data.reference, reference),
    ),

  /** Of any status, newest first. The event about a refund names its payment and no id. */
  listRefunds: (range: ListRequest) => pageOfMode(requests.listRefunds(range), Refund, range.page),

  /** It has no idempotency key: before it is repeated, `listRefunds` shows whether the first was made. */
  refund: (refund: RefundRequest) =>
    one(requests.refund(refund), CreatedRefund, ({ id, domain, amount, transaction }) => {
      const { reference } = transaction
      if (reference !== refund.reference || amount !== refund.amount)
        return otherObject(`${reference} ${amount}`, `${refund.reference} ${refund.amount}`)
      return otherMode(domain) ?? success({ id })
    }),

  listDisputes: (range: ListRequest) =>
    pageOfMode(requests.listDisputes(range), Dispute, range.page),

  dispute: (id: string) =>
    one(requests.dispute(id), Dispute, (data) =>
      data.id === id ? (otherMode(data.domain) ?? success(data)) : otherObject(data.id, id),
    ),

  /** Successful payments only. */
  listTransactions: (range: ListRequest) =>
    pageOfMode(requests.listTransactions(range), Payment, range.page),
})

type ProviderBank = { code: string; name: string }

/** Has every account number, in test mode only; the provider's list does not contain it. */
const TEST_BANK: ProviderBank = { code: '001', name: 'Test Bank' }

const bankMethods = ({ mode, one, page, otherMode }: PaystackCalls) => ({
  /** All pages of the banks that accept transfers, sorted by name. */
  async banks(): Promise<ProviderResult<ProviderBank[]>> {
    const byCode = new Map<string, ProviderBank>()
    for (let number = 1; number <= PAGES_MAX; number++) {
      const result = await page(requests.banks(number), Bank, number)
      if (result.kind !== 'ok') return result
      const before = byCode.size
      for (const { code, name, active, is_deleted, supports_transfer } of result.data.rows)
        if (active && !is_deleted && supports_transfer) byCode.set(code, { code, name })
      // A server without paging would return the first page forever.
      if (!result.data.hasMore || byCode.size === before) break
    }
    if (mode === 'test' && byCode.size > 0) byCode.set(TEST_BANK.code, TEST_BANK)
    return success([...byCode.values()].toSorted((a, b) => a.name.localeCompare(b.name, 'en')))
  },

  /** The account holder's name; rejected as `unresolved` when the bank does not know the account. */
  resolve: (accountNumber: string, bankCode: string) =>
    one(requests.resolve(accountNumber, bankCode), ResolvedAccount, (data) =>
      data.account_number === accountNumber
        ? success({ accountName: data.account_name })
        : otherObject(data.account_number, accountNumber),
    ),

  /** May be repeated: the same account returns the same recipient. */
  createRecipient: (recipient: RecipientRequest) =>
    one(
      requests.createRecipient(recipient),
      CreatedRecipient,
      (data) => otherMode(data.domain) ?? success({ recipientCode: data.recipient_code }),
    ),
})

function transferMethods({ one, pageOfMode, otherMode }: PaystackCalls) {
  const transferBy = (request: ProviderRequest, reference: string) =>
    one(request, Transfer, (data) => {
      if (data.reference !== reference) return otherObject(data.reference, reference)
      return otherMode(data.domain) ?? success(data)
    })

  return {
    /** Sends money. Only `rejected` guarantees that none was sent; after `unknown` call `verifyTransfer` first. */
    transfer: (transfer: TransferRequest) =>
      transferBy(requests.transfer(transfer), transfer.reference),

    verifyTransfer: (reference: string) =>
      transferBy(requests.verifyTransfer(reference), reference),

    /** Kobo that can be sent; money that is not settled yet is not included. */
    balance: () =>
      one(requests.balance(), Balances, (data) => {
        const naira = data.find(({ currency }) => currency === 'NGN')
        return naira ? success(naira.balance) : unknown('malformed', 'no balance in NGN')
      }),

    listTransfers: (range: ListRequest, status: ListedTransferStatus) =>
      pageOfMode(requests.listTransfers(range, status), Transfer, range.page),

    /** Newest first. */
    listSettlements: (pageNumber: number) =>
      pageOfMode(requests.listSettlements(pageNumber), Settlement, pageNumber),
  }
}

export type Provider = ReturnType<typeof openProvider>

/** The Paystack adapter. It repeats no call; the callers know which calls are safe to repeat. */
export function openProvider(config: PaystackConfig) {
  const calls = createCalls(config)
  return {
    mode: calls.mode,
    ...paymentMethods(calls),
    ...bankMethods(calls),
    ...transferMethods(calls),
  }
}
