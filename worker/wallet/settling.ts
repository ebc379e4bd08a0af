import { sql, type SQL } from 'drizzle-orm'
import type { UserId } from '#schema/domain/ids.ts'
import { REVIEW_AFTER_MS, UNVERIFIED_BALANCE_MAX } from '#schema/domain/limits.ts'
import type { Kobo } from '#schema/domain/money.ts'
import { PAYABLE_STATUSES, type PaymentStatus } from '#schema/domain/wallet.ts'
import { guard } from '../db/commit.ts'
import type { Effect } from '../http/errand.ts'
import type { ProviderPayment } from '../payments/answers.ts'
import type { Provider } from '../payments/provider.ts'
import { unknown, type Outcome } from '../payments/outcome.ts'
import type { PaymentRow, Purse } from './payment-queries.ts'
import { fund, openWallet } from './postings.ts'

/** What is known before the provider is asked. `payment` is null for a reference that we did not make. */
export type Expected = {
  reference: string
  payment: PaymentRow | null
  owner: Purse | null
  /** What the client says was to be paid, where we have no row: compared, never believed (R41). */
  amount?: Kobo | null
}

/** What a payment came to, and what is to be written about it. */
export type Settled = { effect: Effect; payment: PaymentRow | null } & (
  | { kind: 'paid'; payment: PaymentRow; available: Kobo }
  | { kind: 'failed' | 'waiting' | 'mismatch' }
  /** Neither in our books nor in theirs, or paid by nobody we know. */
  | { kind: 'nobodys'; verified: ProviderPayment | null }
  | { kind: 'unknown'; words: string }
)

/** What is not as it was asked for. Only another amount may still be credited. */
function oddOf(provider: Provider, paid: ProviderPayment, expected: Expected): string[] {
  const { payment, owner } = expected
  const asked = payment?.amount ?? expected.amount
  const isTheirs = paid.user === null ? paid.email === owner?.email : paid.user === owner?.id
  return [
    ...(paid.domain === provider.world ? [] : ['world']),
    ...(paid.currency === 'NGN' ? [] : ['currency']),
    ...(payment && !isTheirs ? ['owner'] : []),
    ...(asked === undefined || asked === null || asked === paid.amount ? [] : ['amount']),
    ...(paid.amount > 0 ? [] : ['nothing']),
  ]
}

/**
 * Asks what became of it. What is paid otherwise than it was asked for is asked about once more: an answer garbled on
 * its way is seldom garbled twice in the same manner, and a real difference is.
 */
async function verified(
  provider: Provider,
  expected: Expected,
): Promise<Outcome<{ paid: ProviderPayment; odd: string[] }>> {
  const once = await provider.verify(expected.reference)
  if (once.kind !== 'said') return once
  const odd = oddOf(provider, once.data, expected)
  const first = { paid: once.data, odd }
  if (once.data.standing !== 'paid' || odd.length === 0) return { kind: 'said', data: first }

  const again = await provider.verify(expected.reference)
  if (again.kind !== 'said') return again
  const second = { paid: again.data, odd: oddOf(provider, again.data, expected) }
  return second.odd.length === 0 || JSON.stringify(second) === JSON.stringify(first)
    ? { kind: 'said', data: second }
    : unknown('malformed', 'said two different things')
}

const NOTHING: Effect = { writes: [], changes: [] }

/** A row of ours takes what was found; one that is in the wallet by now does not (the guard aborts the batch). */
const keep = ({ reference }: PaymentRow, changed: Partial<PaymentRow>): SQL => {
  const { status, providerStatus, providerId, paid, fees, flag, askedAt, verifiedAt } = changed
  return sql`
    UPDATE payments SET status = ${status}, provider_status = ${providerStatus},
      provider_id = coalesce(${providerId ?? null}, provider_id), paid = ${paid ?? null}, fees = ${fees ?? null},
      flag = ${flag ?? null}, asked_at = ${askedAt}, verified_at = ${verifiedAt ?? null}
    WHERE reference = ${reference} AND status <> 'success'`
}

const insert = (row: PaymentRow, unlessThere = sql``): SQL => sql`
  INSERT INTO payments (reference, user_id, amount, currency, status, provider_status, provider_id, paid, fees, flag,
    created_at, asked_at, verified_at)
  VALUES (${row.reference}, ${row.userId}, ${row.amount}, ${row.currency}, ${row.status}, ${row.providerStatus},
    ${row.providerId}, ${row.paid}, ${row.fees}, ${row.flag}, ${row.createdAt}, ${row.askedAt}, ${row.verifiedAt}) ${unlessThere}`

const isPayable = (status: PaymentStatus) =>
  (PAYABLE_STATUSES as readonly PaymentStatus[]).includes(status)

/** Not conclusive: after a day it is taken for abandoned, and may still be paid (F20, MONEY 2). */
const restingStatus = ({ status, createdAt }: PaymentRow, now: number): PaymentStatus =>
  status === 'initialized' && now - createdAt > REVIEW_AFTER_MS ? 'abandoned' : status

const newRow = (owner: UserId, paid: ProviderPayment, amount: Kobo, now: number): PaymentRow => ({
  ...{ reference: paid.reference, userId: owner, amount, currency: 'NGN', phone: '' },
  ...{ accessCode: null, checkoutUrl: null, status: 'initialized' },
  ...{ providerStatus: paid.status, providerId: paid.id },
  ...{
    paid: null,
    fees: null,
    takenBack: 0 as Kobo,
    flag: null,
    createdAt: now,
    askedAt: now,
    verifiedAt: null,
  },
})

/** A finding that leaves the wallet as it was. */
function noted(known: PaymentRow, changed: Partial<PaymentRow>, isNew: boolean) {
  const payment = { ...known, ...changed }
  const writes = [
    isNew ? insert(payment, sql`ON CONFLICT (reference) DO NOTHING`) : keep(known, payment),
  ]
  return { effect: { writes, changes: [] }, payment }
}

/** What is paid and as it should be: into the wallet, once for ever, whoever finds it first (R41). */
function credited(
  known: PaymentRow,
  owner: Purse,
  found: ProviderPayment,
  flags: string[],
  isNew: boolean,
  now: number,
) {
  const { amount: paid, fees } = found
  const isOver = !owner.isVerified && owner.available + paid > UNVERIFIED_BALANCE_MAX
  const flag = [...flags, ...(isOver ? ['over_limit'] : [])].join(' ') || null
  const payment: PaymentRow = {
    ...known,
    ...{ status: 'success', providerStatus: found.status, providerId: found.id },
    ...{ paid, fees, flag, askedAt: now, verifiedAt: now },
  }
  const posted = fund({ reference: known.reference, user: owner.id, paid, fees, now })
  const scope = `u:${owner.id}` as const
  return {
    payment,
    available: (owner.available + paid) as Kobo,
    effect: {
      writes: [
        ...(isNew ? [insert(payment)] : [keep(known, payment), guard('payment_state')]),
        openWallet(owner.id, now),
        ...posted.writes,
      ],
      changes: [
        { scope, entity: 'trx' as const, id: posted.id },
        { scope, entity: 'me' as const, id: owner.id },
      ],
    },
  }
}

/**
 * The one way by which a payment is settled, for the callback, the webhook and the clock (R41, MONEY 2): the provider
 * is asked, what it says is compared with what was asked for, and the answer is what to write. Nothing is written here.
 * `findOwner` is asked only for a payment that we have no row of.
 */
export async function settle(
  provider: Provider,
  expected: Expected,
  findOwner: (paid: ProviderPayment) => Promise<Purse | null>,
  now: number,
): Promise<Settled> {
  const outcome = await verified(provider, expected)
  const { payment: row } = expected
  if (outcome.kind === 'refused' && outcome.code === 'not_found') {
    if (!row) return { kind: 'nobodys', verified: null, payment: null, effect: NOTHING }
    const changed = { status: restingStatus(row, now), providerStatus: 'not_found', askedAt: now }
    return { kind: 'waiting', ...noted(row, changed, false) }
  }
  if (outcome.kind !== 'said')
    return { kind: 'unknown', words: outcome.words, payment: row, effect: NOTHING }

  const { paid, odd } = outcome.data
  const owner = row ? expected.owner : await findOwner(paid)
  if (!owner) return { kind: 'nobodys', verified: paid, payment: null, effect: NOTHING }
  const known = row ?? newRow(owner.id, paid, expected.amount ?? paid.amount, now)
  const isNew = row === null
  const seen = { providerStatus: paid.status, providerId: paid.id, askedAt: now }

  if (paid.standing === 'paid') {
    const flags = odd.filter((one) => one === 'amount')
    if (flags.length === odd.length)
      return { kind: 'paid', ...credited(known, owner, paid, flags, isNew, now) }
    const changed = { ...seen, status: 'mismatch' as const, paid: paid.amount, flag: odd.join(' ') }
    return { kind: 'mismatch', ...noted(known, { ...changed, verifiedAt: now }, isNew) }
  }
  if (paid.standing === 'failed') {
    const status = isPayable(known.status) ? ('failed' as const) : known.status
    return { kind: 'failed', ...noted(known, { ...seen, status }, isNew) }
  }
  const status = restingStatus(known, now)
  return { kind: 'waiting', ...noted(known, { ...seen, status }, isNew) }
}
