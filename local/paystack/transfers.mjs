import { randomBytes } from 'node:crypto'
import { bad, good, isBetween, iso, pageOf } from './answers.mjs'
import { INTEGRATION } from './balance.mjs'
import { bankOf } from './banks.mjs'
import { transferFee } from './fees.mjs'

const REFERENCE = /^[a-z0-9_-]{16,50}$/
const LEAST = 100_00
/** Decided; of these only a success may still come back (MONEY 3.2). */
const FAILED = new Set(['failed', 'abandoned', 'blocked', 'rejected', 'reversed'])
export const TRANSFER_OUTCOMES = [
  'success',
  'failed',
  'reversed',
  'pending',
  'otp',
  'received',
  'abandoned',
  'blocked',
  'rejected',
  'insufficient',
]
const WHY = {
  failed: 'The bank of the recipient did not take it',
  blocked: 'Blocked',
  rejected: 'Rejected',
}

const code = (prefix) => `${prefix}_${randomBytes(12).toString('hex').slice(0, 16)}`

const recipientOf = (row, domain) => ({
  active: true,
  createdAt: iso(row.createdAt),
  currency: 'NGN',
  description: '',
  domain,
  email: '',
  id: row.id,
  integration: INTEGRATION,
  metadata: row.metadata,
  name: row.name,
  recipient_code: row.code,
  type: 'nuban',
  updatedAt: iso(row.createdAt),
  is_deleted: false,
  isDeleted: false,
  details: {
    authorization_code: null,
    account_number: row.accountNumber,
    account_name: row.accountName,
    bank_code: row.bankCode,
    bank_name: row.bankName,
  },
})

/** Money going out: recipients, and what became of each transfer. `plan` says what the next one will be. */
export function openTransfers({
  kept,
  balance,
  accounts,
  hooks,
  timers,
  now,
  nextId,
  domain,
  plan,
}) {
  const find = (reference) => kept.find('transfers', reference)
  const recipientBy = (recipientCode) =>
    kept.all('recipients').find((row) => row.code === recipientCode)

  const common = (row) => ({
    amount: row.amount,
    createdAt: iso(row.createdAt),
    currency: 'NGN',
    domain,
    failures: null,
    id: row.id,
    integration: INTEGRATION,
    reason: row.reason,
    reference: row.reference,
    source: 'balance',
    source_details: null,
    status: row.status,
    titan_code: null,
    transfer_code: row.code,
    request: row.id + 1,
    transferred_at: iso(row.transferredAt),
    updatedAt: iso(row.updatedAt),
  })
  const whole = (row) => ({
    ...common(row),
    recipient: recipientOf(recipientBy(row.recipient), domain),
    session: {
      provider: row.transferredAt ? 'nip' : null,
      id: row.transferredAt ? String(row.id) : null,
    },
    fee_charged: row.feeCharged,
    fees_breakdown: null,
    gateway_response: row.gatewayResponse,
  })

  function recipient(body) {
    const { name, account_number: number = '', bank_code: bankCode = '' } = body
    const bank = bankOf(bankCode)
    if ((body.type ?? 'nuban') !== 'nuban') return bad(400, 'Recipient type is not supported here')
    if (!name) return bad(400, 'Name is required', { code: 'missing_params' })
    if (!bank) return bad(400, 'Bank is invalid', { code: 'invalid_bank_code' })
    const accountName = /^\d{10}$/.test(number) ? accounts.nameOf(bankCode, number) : null
    if (!accountName)
      return bad(400, 'Account details are invalid', { code: 'invalid_bank_account' })
    const key = `${bankCode}:${number}`
    const row = kept.find('recipients', key) ?? {
      id: nextId(),
      code: code('RCP'),
      name,
      accountNumber: number,
      accountName,
      bankCode,
      bankName: bank.name,
      metadata: body.metadata ?? null,
      createdAt: now(),
    }
    if (!kept.find('recipients', key)) kept.write(['recipients', key, row])
    const made = good('Transfer recipient created successfully', recipientOf(row, domain))
    return { ...made, status: 201 }
  }

  const giveBack = (row, difference, reason) =>
    balance.move({ difference, reason, model: 'Transfer', row: row.id })

  /** Its fate, once: a decided transfer stays as it is, save that a success may be reversed. */
  function settle(reference, outcome, more = {}) {
    const row = find(reference)
    const wasPaid = row.status === 'success'
    if (FAILED.has(row.status) || (wasPaid && outcome !== 'reversed')) return row
    const next = {
      ...row,
      status: outcome,
      updatedAt: now(),
      dueAt: null,
      transferredAt: outcome === 'success' ? now() : row.transferredAt,
      gatewayResponse: outcome === 'success' ? 'Approved' : (WHY[outcome] ?? null),
      ...more,
    }
    const changes = [['transfers', reference, next]]
    if (outcome === 'success') changes.push(hooks.change('transfer.success', whole(next)))
    else if (wasPaid) {
      // It was sent and came back: the price of sending it is not given back.
      changes.push(giveBack(row, row.amount, `Reversal of ${row.code}`))
      changes.push(hooks.change('transfer.reversed', whole(next)))
    } else if (FAILED.has(outcome)) {
      next.feeCharged = 0
      changes.push(giveBack(row, row.amount + row.fee, `Refund of ${row.code}`))
      const event = outcome === 'reversed' ? 'transfer.reversed' : 'transfer.failed'
      changes.push(hooks.change(event, whole(next)))
    }
    kept.write(...changes)
    hooks.go()
    if (next.dueAt !== null) decideLater(next)
    return next
  }

  function decide(row) {
    const { outcome, reversedAfter } = row
    if (outcome !== 'reversed') return settle(row.reference, outcome)
    if (row.status === 'success') return settle(row.reference, 'reversed')
    return settle(row.reference, 'success', { dueAt: now() + reversedAfter })
  }

  function decideLater(row) {
    timers.at(row.dueAt, () => {
      const current = find(row.reference)
      if (current.dueAt === row.dueAt) decide(current)
    })
  }
  for (const row of kept.all('transfers')) if (row.dueAt) decideLater(row)

  function send(body) {
    const { source, recipient: to, reason = '' } = body
    const amount = Number(body.amount)
    const reference = body.reference ?? `t${randomBytes(10).toString('hex')}`
    if (source !== 'balance') return bad(400, 'Source must be balance', { code: 'invalid_params' })
    if (!Number.isSafeInteger(amount) || amount < LEAST)
      return bad(400, 'Transfer amount is below what can be sent', { code: 'invalid_amount' })
    if (!REFERENCE.test(reference))
      return bad(400, 'Transfer reference may have 16 to 50 lower-case letters, digits, - and _', {
        code: 'invalid_transfer_reference',
      })
    if (!recipientBy(to)) return bad(404, 'Recipient specified is invalid')
    if (find(reference))
      return bad(400, 'Please provide a unique reference. Reference already exists on a transfer', {
        code: 'duplicate_transfer_reference',
        nextStep: 'Create a new reference for the new transfer',
      })
    const { outcome, after, reversedAfter } = plan()
    const fee = transferFee(amount)
    if (outcome === 'insufficient' || balance.of('NGN') < amount + fee)
      return bad(400, 'Your balance is not enough to fulfil this request', {
        code: 'insufficient_balance',
        nextStep: 'Top up your balance and try again',
      })

    const isAsking = outcome === 'otp' || outcome === 'received'
    const row = {
      id: nextId(),
      code: code('TRF'),
      reference,
      amount,
      fee,
      feeCharged: fee,
      recipient: to,
      reason,
      status: isAsking ? outcome : 'pending',
      outcome,
      reversedAfter,
      gatewayResponse: null,
      createdAt: now(),
      updatedAt: now(),
      transferredAt: null,
      dueAt: isAsking || outcome === 'pending' ? null : now() + after,
    }
    nextId()
    kept.write(
      ['transfers', reference, row],
      giveBack(row, -(amount + fee), `Transfer ${row.code}`),
    )
    if (row.dueAt !== null && after === 0) decide(row)
    else if (row.dueAt !== null) decideLater(row)
    return good(
      outcome === 'otp' ? 'Transfer requires OTP to continue' : 'Transfer has been queued',
      {
        ...common(find(reference)),
        transfersessionid: [],
        transfertrials: [],
        recipient: recipientBy(to).id,
      },
    )
  }

  return {
    find,
    recipient,
    send,
    settle,
    verify(reference) {
      const row = find(reference)
      return row ? good('Transfer retrieved', whole(row)) : bad(404, 'Transfer not found')
    },
    list(query) {
      const rows = kept
        .all('transfers')
        .filter(({ status }) => !query.status || status === query.status)
        .filter(({ createdAt }) => isBetween(createdAt, query))
        .toSorted((a, b) => b.id - a.id)
      const { rows: shown, meta } = pageOf(rows, query)
      return good('Transfers retrieved', shown.map(whole), { meta })
    },
  }
}
