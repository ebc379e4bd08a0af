import { bad, good, iso } from './answers.mjs'
import { INTEGRATION } from './balance.mjs'
import { verified } from './present-transaction.mjs'

const RESOLUTIONS = ['merchant-accepted', 'declined']
const words = (text) => text ?? ''

/** Money that goes back to a card: because we wish it, or because a bank took it (MONEY 1.1 postings 9, 10). */
export function openReturns({ kept, balance, hooks, transactions, now, nextId, domain }) {
  /** Who paid, with texts where a transaction says null: so these two are described. */
  const customerOf = (row) => {
    const { customer } = verified(row, now())
    const names = ['first_name', 'last_name', 'phone', 'international_format_phone']
    return {
      ...customer,
      ...Object.fromEntries(names.map((name) => [name, words(customer[name])])),
    }
  }
  const leaves = (row, reason, model) =>
    balance.move({ currency: row.currency, difference: -row.amount, reason, model, row: row.id })

  function refundOf(row) {
    const paid = transactions.find(row.reference)
    return {
      integration: INTEGRATION,
      transaction: paid.id,
      dispute: null,
      settlement: null,
      id: row.id,
      domain,
      currency: row.currency,
      amount: row.amount,
      status: row.status,
      refunded_at: iso(row.createdAt),
      refunded_by: 'Sandbox',
      customer_note: `Refund for transaction ${row.reference}`,
      merchant_note: '',
      deducted_amount: row.amount,
      fully_deducted: 1,
      createdAt: iso(row.createdAt),
      bank_reference: null,
      transaction_reference: row.reference,
      reason: 'REFUND',
      customer: { ...customerOf(paid), metadata: '' },
      refund_type: row.amount < paid.amount ? 'partial' : 'full',
      transaction_amount: paid.amount,
      initiated_by: 'Sandbox',
      refund_channel: 'migs',
      session_id: null,
      collect_account_number: false,
    }
  }

  function disputeOf(row) {
    const paid = transactions.find(row.reference)
    return {
      id: row.id,
      refund_amount: row.amount,
      currency: row.currency,
      status: row.status,
      resolution: row.resolution,
      domain,
      transaction: {
        ...verified(paid, now()),
        metadata: { custom_fields: [], ...paid.metadata },
        authorization: { receiver_bank_account_number: null, receiver_bank: null },
        plan: {},
      },
      transaction_reference: null,
      category: 'chargeback',
      customer: { ...customerOf(paid), metadata: {} },
      bin: words(paid.card?.bin),
      last4: words(paid.card?.last4),
      dueAt: iso(row.createdAt),
      resolvedAt: iso(row.resolvedAt),
      evidence: null,
      attachments: null,
      note: null,
      history: [{ status: row.status, by: 'sandbox@onise.test', createdAt: iso(row.createdAt) }],
      messages: [],
      createdAt: iso(row.createdAt),
      updatedAt: iso(row.resolvedAt ?? row.createdAt),
    }
  }

  const found = (kind, present, message) => (id) => {
    const row = kept.find(kind, String(id))
    return row ? good(message, present(row)) : bad(404, `${message.split(' ')[0]} not found`)
  }
  const about = (reference, amount) => {
    const { currency, amount: paid } = transactions.find(reference)
    return { id: nextId(), reference, currency, amount: amount ?? paid, createdAt: now() }
  }

  return {
    RESOLUTIONS,
    findRefund: found('refunds', refundOf, 'Refund retrieved'),
    findDispute: found('disputes', disputeOf, 'Dispute retrieved'),

    /** At once and whole, as a refund from the dashboard is in the end. */
    refund(reference, amount) {
      const row = { ...about(reference, amount), status: 'processed' }
      kept.write(
        ['refunds', String(row.id), row],
        leaves(row, `Refund of ${reference}`, 'Refund'),
        hooks.change('refund.processed', refundOf(row)),
      )
      hooks.go()
      return row
    },
    /** A bank asks; without a resolution it waits for an answer, and may be resolved by a second call with its `id`. */
    dispute(reference, { amount, resolution = null, id } = {}) {
      const before = id ? kept.find('disputes', String(id)) : null
      const row = {
        ...(before ?? about(reference, amount)),
        resolution,
        status: resolution ? 'resolved' : 'awaiting-merchant-feedback',
        resolvedAt: resolution ? now() : null,
      }
      const isLost = resolution === 'merchant-accepted' && before?.status !== 'resolved'
      const event = resolution ? 'charge.dispute.resolve' : 'charge.dispute.create'
      kept.write(
        ['disputes', String(row.id), row],
        ...(isLost ? [leaves(row, `Dispute of ${reference}`, 'Dispute')] : []),
        hooks.change(event, disputeOf(row)),
      )
      hooks.go()
      return row
    },
  }
}
