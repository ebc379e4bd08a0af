import { randomBytes } from 'node:crypto'
import { bad, good, isBetween, iso, pageOf } from './answers.mjs'
import { chargeFee } from './fees.mjs'
import { listed, verified } from './present-transaction.mjs'

const REFERENCE = /^[A-Za-z0-9.=-]{1,100}$/
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const NOT_COMPLETED = 'The transaction was not completed'
/** Nothing that happens at a checkout changes these any more. */
const CONCLUSIVE = new Set(['success', 'reversed'])

const letters = (length) =>
  randomBytes(length).toString('base64url').replace(/\W|_/g, 'x').slice(0, length)

/** `metadata` comes as an object or as JSON text. */
function metadataOf(given) {
  if (typeof given !== 'string') return given ?? null
  try {
    return JSON.parse(given)
  } catch {
    return null
  }
}

/** Money coming in: begun by us, paid at the checkout, asked after by us. */
export function openTransactions({ kept, balance, hooks, timers, now, nextId, domain, origin }) {
  const find = (reference) => kept.find('transactions', reference)
  const write = (row, ...more) => kept.write(['transactions', row.reference, row], ...more)
  const note = (row, type, message) => [...row.history, { type, message, at: now() }]
  const notFound = () =>
    bad(404, 'Transaction reference not found.', {
      nextStep: 'Ensure that you are passing the reference of a transaction of this integration',
    })

  function customer(email) {
    const known = kept.find('customers', email)
    if (known) return { id: known.id, changes: [] }
    const row = { id: nextId(), email }
    return { id: row.id, changes: [['customers', email, row]] }
  }

  function initialize(body) {
    const amount = Number(body.amount)
    const currency = body.currency ?? 'NGN'
    const reference = body.reference ?? `T${letters(15)}`
    const email = String(body.email ?? '')
    if (!EMAIL.test(email))
      return bad(400, 'Invalid Email Address Passed', { code: 'invalid_email_address' })
    if (!Number.isSafeInteger(amount) || amount <= 0)
      return bad(400, 'Invalid Amount Sent', { code: 'invalid_amount' })
    if (currency !== 'NGN')
      return bad(403, 'Currency not supported by merchant', { code: 'unsupported_currency' })
    if (!REFERENCE.test(reference))
      return bad(400, 'Transaction reference may have only letters, digits and -.=', {
        code: 'invalid_reference',
      })
    if (find(reference))
      return bad(400, 'Duplicate Transaction Reference', {
        code: 'duplicate_reference',
        nextStep: 'Create a new reference for the new transaction',
      })
    const owner = customer(email)
    const row = {
      id: nextId(),
      reference,
      accessCode: letters(15).toLowerCase(),
      status: 'abandoned',
      requested: amount,
      amount,
      currency,
      domain,
      email,
      customerId: owner.id,
      metadata: metadataOf(body.metadata),
      channel: 'card',
      message: null,
      gatewayResponse: NOT_COMPLETED,
      fees: null,
      card: null,
      stage: null,
      history: [],
      createdAt: now(),
      paidAt: null,
      arrivesAt: null,
    }
    write(row, ...owner.changes)
    return good('Authorization URL created', {
      authorization_url: `${origin()}/checkout/${row.accessCode}`,
      access_code: row.accessCode,
      reference,
    })
  }

  /**
   * The money is there. What was paid may be other than what was asked for, as it may be in the world:
   * `as` names what differs (amount, currency, domain, email, metadata, fees).
   */
  function pay(reference, { channel = 'card', card = null, as = {} } = {}) {
    const row = find(reference)
    if (CONCLUSIVE.has(row.status)) return row
    const amount = as.amount ?? row.requested
    const paid = {
      ...row,
      ...as,
      amount,
      status: 'success',
      channel,
      card,
      stage: null,
      fees: as.fees ?? chargeFee(amount),
      gatewayResponse: channel === 'card' ? 'Successful' : 'Approved',
      message: null,
      history: note(row, 'success', `Successfully paid with ${channel.replace('_', ' ')}`),
      paidAt: now(),
      arrivesAt: null,
    }
    // What happened in the other of Paystack's two worlds is not in this balance.
    const moved =
      paid.domain === domain
        ? [
            balance.move({
              currency: paid.currency,
              difference: amount - paid.fees,
              reason: `Transaction ${reference}`,
              model: 'Transaction',
              row: row.id,
            }),
          ]
        : []
    write(paid, ...moved, hooks.change('charge.success', verified(paid, now())))
    hooks.go()
    return paid
  }

  function change(reference, changed, type, message) {
    const row = find(reference)
    if (CONCLUSIVE.has(row.status)) return row
    const next = { ...row, ...changed, history: type ? note(row, type, message) : row.history }
    write(next)
    return next
  }

  function arriveLater(row) {
    timers.at(row.arrivesAt, () => {
      const { status, arrivesAt } = find(row.reference)
      if (status === 'pending' && arrivesAt !== null)
        pay(row.reference, { channel: 'bank_transfer' })
    })
  }
  for (const row of kept.all('transactions')) {
    if (row.status === 'pending' && row.arrivesAt) arriveLater(row)
  }

  return {
    find,
    initialize,
    pay,
    byCode: (code) => kept.all('transactions').find(({ accessCode }) => accessCode === code),
    decline: (reference, message = 'Declined') =>
      change(
        reference,
        { status: 'failed', stage: null, gatewayResponse: message, message, arrivesAt: null },
        'error',
        message,
      ),
    /** Closed before anything was decided. A transfer that is on its way stays so (F20). */
    abandon(reference, { always = false } = {}) {
      const { status } = find(reference)
      const isOpen = status === 'ongoing' || status === 'abandoned'
      if (!isOpen && !always) return find(reference)
      return change(reference, {
        status: 'abandoned',
        stage: null,
        gatewayResponse: NOT_COMPLETED,
        arrivesAt: null,
      })
    },
    /** At the PIN or the code of a card. */
    goOn: (reference, stage, message) =>
      change(
        reference,
        { status: 'ongoing', stage, channel: 'card', gatewayResponse: message },
        'action',
        message,
      ),
    /** Money sent from a bank; there after so many ms, or when somebody says so. */
    awaitTransfer(reference, after) {
      const row = change(
        reference,
        {
          status: 'pending',
          stage: null,
          channel: 'bank_transfer',
          gatewayResponse: 'Awaiting the transfer',
          arrivesAt: after === null ? null : now() + after,
        },
        'action',
        'Chose to pay by bank transfer',
      )
      if (row.arrivesAt !== null) arriveLater(row)
      return row
    },
    verify(reference) {
      const row = find(reference)
      return row ? good('Verification successful', verified(row, now())) : notFound()
    },
    /** What the popup asks before it opens; whoever has the code may ask. */
    verifyAccessCode(code) {
      const row = kept.all('transactions').find(({ accessCode }) => accessCode === code)
      if (!row) return bad(404, 'Access code not found.')
      return good('Access code validated', {
        id: row.id,
        domain: row.domain,
        status: row.status,
        reference: row.reference,
        access_code: row.accessCode,
        amount: row.requested,
        currency: row.currency,
        email: row.email,
        channels: ['card', 'bank_transfer', 'apple_pay'],
        created_at: iso(row.createdAt),
      })
    },
    list(query) {
      const rows = kept
        .all('transactions')
        .filter(
          ({ status, domain: world }) =>
            world === domain && (!query.status || status === query.status),
        )
        .filter(({ paidAt, createdAt }) => isBetween(paidAt ?? createdAt, query))
        .toSorted((a, b) => b.id - a.id)
      const { rows: shown, meta } = pageOf(rows, query)
      const volume = rows.reduce((sum, { amount }) => sum + amount, 0)
      return good(
        'Transactions retrieved',
        shown.map((row) => listed(row, now())),
        { meta: { ...meta, total_volume: volume } },
      )
    },
  }
}
