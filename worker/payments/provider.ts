import * as v from 'valibot'
import {
  Balances,
  Bank,
  Checkout,
  Dispute,
  Meta,
  Payment,
  RecipientMade,
  Refund,
  Resolved,
  Transfer,
  type ProviderBank,
  type ProviderWorld,
} from './answers.ts'
import { ask, type Line } from './ask.ts'
import { said, unknown, type Outcome } from './outcome.ts'
import { PAGE, requests, type Span } from './requests.ts'
import type * as asked from './requests.ts'

const PAGES_MAX = 20

function mapped<A, B>(outcome: Outcome<A>, change: (data: A) => Outcome<B>): Outcome<B> {
  return outcome.kind === 'said' ? change(outcome.data) : outcome
}
const wanted = (got: string, reference: string) =>
  unknown('malformed', `asked about ${reference}, heard about ${got}`)

/** The key says which of the provider's two worlds is meant; nothing of the other may count (MONEY 3.2). */
export const worldOf = ({ PAYSTACK_SECRET_KEY }: Line['settings']): ProviderWorld =>
  PAYSTACK_SECRET_KEY.startsWith('sk_live_') ? 'live' : 'test'

export type Provider = ReturnType<typeof openProvider>

/** Paystack, twelve questions of it. None is repeated here: what may be asked again, its caller knows. */
export function openProvider(line: Line) {
  const world = worldOf(line.settings)
  const elsewhere = (domain: string) =>
    domain === world ? null : unknown('other_world', `${domain} data to a ${world} key`)

  async function transferBy(request: asked.ProviderRequest, reference: string) {
    return mapped(await ask(line, request, Transfer), ({ data }) => {
      if (data.reference !== reference) return wanted(data.reference, reference)
      return elsewhere(data.domain) ?? said(data)
    })
  }

  async function pageOf<T extends v.GenericSchema>(
    request: asked.ProviderRequest,
    row: T,
    page: number,
  ) {
    return mapped(await ask(line, request, v.array(row)), ({ data: rows, meta }) => {
      const counted = v.safeParse(Meta, meta)
      const pages = counted.success ? counted.output?.pageCount : null
      return said({ rows, hasMore: pages ? page < pages : rows.length >= PAGE })
    })
  }

  async function listOf<T extends v.GenericSchema<unknown, { domain: string }>>(
    request: asked.ProviderRequest,
    row: T,
    page: number,
  ) {
    return mapped(await pageOf(request, row, page), ({ rows, hasMore }) => {
      const foreign = rows.find(({ domain }) => domain !== world)
      return foreign ? unknown('other_world', `${foreign.domain} data`) : said({ rows, hasMore })
    })
  }

  return {
    world,

    /** Names a payment before any money moves; the code opens the checkout for it. */
    initialize: async (checkout: asked.Checkout) =>
      mapped(await ask(line, requests.initialize(checkout), Checkout), ({ data }) =>
        data.reference === checkout.reference
          ? said({ accessCode: data.access_code, checkoutUrl: data.authorization_url })
          : wanted(data.reference, checkout.reference),
      ),

    /** What became of a payment. Its `domain` is told, not judged: money of the other world is a finding of its own. */
    verify: async (reference: string) =>
      mapped(await ask(line, requests.verify(reference), Payment), ({ data }) =>
        data.reference === reference ? said(data) : wanted(data.reference, reference),
      ),

    /** What became of a refund, and of a dispute. */
    refund: async (id: string) =>
      mapped(await ask(line, requests.refund(id), Refund), ({ data }) =>
        data.id === id ? (elsewhere(data.domain) ?? said(data)) : wanted(data.id, id),
      ),
    dispute: async (id: string) =>
      mapped(await ask(line, requests.dispute(id), Dispute), ({ data }) =>
        data.id === id ? (elsewhere(data.domain) ?? said(data)) : wanted(data.id, id),
      ),

    /** Every bank that money can be sent to, all pages of them, by name. */
    async banks(): Promise<Outcome<ProviderBank[]>> {
      const found = new Map<string, ProviderBank>()
      for (let page = 1; page <= PAGES_MAX; page++) {
        const heard = await pageOf(requests.banks(page), Bank, page)
        if (heard.kind !== 'said') return heard
        const before = found.size
        for (const { code, name, active, is_deleted, supports_transfer } of heard.data.rows)
          if (active && !is_deleted && supports_transfer) found.set(code, { code, name })
        // One that knows no pages would say the first for ever.
        if (!heard.data.hasMore || found.size === before) break
      }
      return said([...found.values()].toSorted((a, b) => a.name.localeCompare(b.name, 'en')))
    },

    /** The name that a bank has for an account; `unresolved` is a bank that does not know it. */
    resolve: async (accountNumber: string, bankCode: string) =>
      mapped(await ask(line, requests.resolve(accountNumber, bankCode), Resolved), ({ data }) =>
        data.account_number === accountNumber
          ? said({ accountName: data.account_name })
          : wanted(data.account_number, accountNumber),
      ),

    /** The same account again is the same recipient: this may be repeated. */
    createRecipient: async (recipient: asked.Recipient) =>
      mapped(
        await ask(line, requests.createRecipient(recipient), RecipientMade),
        ({ data }) => elsewhere(data.domain) ?? said({ recipientCode: data.recipient_code }),
      ),

    /** Sends money. Only `refused` says that none was sent; after `unknown`, ask `verifyTransfer` before anything else. */
    transfer: (sending: asked.Sending) => transferBy(requests.transfer(sending), sending.reference),
    verifyTransfer: (reference: string) =>
      transferBy(requests.verifyTransfer(reference), reference),

    /** What the provider holds for us to send, kobo; money still to be settled is not in it. */
    balance: async () =>
      mapped(await ask(line, requests.balance(), Balances), ({ data }) => {
        const ours = data.find(({ currency }) => currency === 'NGN')
        return ours ? said(ours.balance) : unknown('malformed', 'no balance in NGN')
      }),

    /** Payments that succeeded within a span of time, a page of them. */
    listTransactions: (span: Span) => listOf(requests.listTransactions(span), Payment, span.page),
    /** Transfers made within a span of time, whatever became of them, a page of them. */
    listTransfers: (span: Span) => listOf(requests.listTransfers(span), Transfer, span.page),
  }
}
