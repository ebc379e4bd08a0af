import { sql } from 'drizzle-orm'
import { formatNaira, type Kobo } from '#schema/domain/money.ts'
import type { PaymentStatus, PayoutStatus } from '#schema/domain/wallet.ts'
import type { Errand } from '../http/errand.ts'
import type { ProviderPayment, ProviderTransfer } from '../payments/answers.ts'
import type { Item } from './items.ts'

type Row = Record<string, unknown>
const kobo = (value: unknown): Kobo => Number(value ?? 0) as Kobo
const money = (amount: number) => formatNaira(amount as Kobo, 'two')

/** What our books hold of one payment or transfer, by the provider's reference; `journal` is null for nothing. */
export type OurPayment = {
  journal: string | null
  status: PaymentStatus | null
  paid: Kobo
  fees: Kobo
  flag: string | null
  /** Refunded since, or lost to a dispute: there it is no longer a success, and here that is a posting of its own. */
  takenBack: Kobo
}
export type OurTransfer = {
  status: PayoutStatus | null
  arrives: Kobo
  sent: Kobo
  fee: Kobo
  returned: Kobo
}

const namesOf = (references: readonly string[]) => JSON.stringify(references)
const byReference = <T>(rows: Row[] | undefined, read: (row: Row) => T): Map<string, T> =>
  new Map((rows ?? []).map((row) => [String(row['reference']), read(row)]))

export async function ourPayments(errand: Errand, references: readonly string[]) {
  const [rows] = await errand.read(sql`
    SELECT value AS reference, j.id AS journal, p.status AS status, p.flag AS flag, p.taken_back AS takenBack,
      (SELECT sum(amount) FROM ledger_entries WHERE journal_id = j.id AND debit_account = 'provider_clearing') AS paid,
      (SELECT sum(amount) FROM ledger_entries WHERE journal_id = j.id AND credit_account = 'provider_clearing') AS fees
    FROM json_each(${namesOf(references)})
    LEFT JOIN ledger_journals j ON j.idem_key = 'fund:' || value
    LEFT JOIN payments p ON p.reference = value`)
  return byReference<OurPayment>(rows, (row) => ({
    journal: (row['journal'] ?? null) as string | null,
    status: (row['status'] ?? null) as PaymentStatus | null,
    flag: (row['flag'] ?? null) as string | null,
    takenBack: kobo(row['takenBack']),
    paid: kobo(row['paid']),
    fees: kobo(row['fees']),
  }))
}

export async function ourTransfers(errand: Errand, references: readonly string[]) {
  const [rows] = await errand.read(sql`
    SELECT value AS reference, p.status AS status, p.amount - p.charge AS arrives,
      (SELECT sum(amount) FROM ledger_entries WHERE journal_id = j.id AND credit_account = 'provider_clearing'
        AND debit_account <> 'provider_fees') AS sent,
      (SELECT sum(amount) FROM ledger_entries WHERE journal_id IN (j.id, f.id) AND credit_account = 'provider_clearing'
        AND debit_account = 'provider_fees') AS fee,
      (SELECT sum(amount) FROM ledger_entries WHERE journal_id = r.id AND debit_account = 'provider_clearing') AS returned
    FROM json_each(${namesOf(references)})
    LEFT JOIN payouts p ON p.reference = value
    LEFT JOIN ledger_journals j ON j.idem_key = 'ps:' || value
    LEFT JOIN ledger_journals f ON f.idem_key = 'psf:' || value
    LEFT JOIN ledger_journals r ON r.idem_key = 'prv:' || value`)
  return byReference<OurTransfer>(rows, (row) => ({
    status: (row['status'] ?? null) as PayoutStatus | null,
    arrives: kobo(row['arrives']),
    sent: kobo(row['sent']),
    fee: kobo(row['fee']),
    returned: kobo(row['returned']),
  }))
}

type Found = Item | null
const paymentItem = (reference: string, found: Omit<Item, 'id'>): Item => ({
  id: `payment:${reference}`,
  ...found,
})

/** A payment that succeeded there. Null when the books say the same. */
export function comparePayment(theirs: ProviderPayment, ours: OurPayment | undefined): Found {
  const { reference, amount, fees, currency } = theirs
  if (!ours?.journal) {
    const why = ours?.flag ? ` (${ours.status}: ${ours.flag})` : ''
    return paymentItem(reference, {
      ...{ kind: 'missing_here', ours: null, theirs: amount },
      words: `${currency} ${amount / 100} was paid and is in no wallet${why}`,
    })
  }
  if (ours.paid === amount && ours.fees === fees) return null
  return paymentItem(reference, {
    ...{ kind: 'amount', ours: ours.paid - ours.fees, theirs: amount - fees },
    words: `paid ${money(amount)} less ${money(fees)} there, ${money(ours.paid)} less ${money(ours.fees)} here`,
  })
}

const ENDED: readonly (PayoutStatus | null)[] = ['success', 'failed', 'reversed']
export const isUnderWay = (ours: OurTransfer | undefined): boolean =>
  ours !== undefined && ours.status !== null && !ENDED.includes(ours.status)

/** A transfer, whatever became of it there. Null when the books say the same, or do not claim to know yet. */
export function compareTransfer(theirs: ProviderTransfer, ours: OurTransfer | undefined): Found {
  const { reference, amount, standing, status } = theirs
  const item = (found: Omit<Item, 'id'>): Item => ({ id: `transfer:${reference}`, ...found })
  if (!ours?.status)
    return item({
      ...{ kind: 'missing_here', ours: null, theirs: amount },
      words: `${money(amount)} was sent (${status}) that nobody here asked for`,
    })
  if (ours.arrives !== amount)
    return item({
      ...{ kind: 'amount', ours: ours.arrives, theirs: amount },
      words: `${money(amount)} there, ${money(ours.arrives)} here`,
    })
  if (standing === 'waiting' && isUnderWay(ours)) return null

  const went = standing === 'success' ? amount : 0
  const stays = ours.sent - ours.returned
  if (standing === 'waiting' || isUnderWay(ours) || stays !== went)
    return item({
      ...{ kind: 'status', ours: stays, theirs: went },
      words: `${status} there, ${ours.status} here`,
    })
  const fee = theirs.feeCharged
  if (fee === null || fee === ours.fee) return null
  return item({
    ...{ kind: 'amount', ours: ours.fee, theirs: fee },
    words: `the transfer cost ${money(fee)} there, ${money(ours.fee)} here`,
  })
}
