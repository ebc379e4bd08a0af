import { sql } from 'drizzle-orm'
import type { Kobo } from '#schema/domain/money.ts'
import type { PaymentStatus } from '#schema/domain/payment.ts'
import { isInflight, type PayoutStatus } from '#schema/domain/payout.ts'
import type { BackgroundContext } from '#worker/background/context.ts'
import { koboOf, textOf, textOrNull, type Row } from '#worker/db/row.ts'

/** A payment according to our ledger, in kobo. `journal` is null when nothing was credited, also while it is in suspense. */
export type OurPayment = {
  journal: string | null
  status: PaymentStatus | null
  paid: Kobo
  fees: Kobo
  flag: string | null
  /** Refunded or lost in a dispute; the provider then no longer lists the payment as successful. */
  returned: Kobo
}

/** A transfer according to our ledger, in kobo. `status` is null when there is no payout. */
export type OurTransfer = {
  status: PayoutStatus | null
  arrives: Kobo
  sent: Kobo
  fee: Kobo
  returned: Kobo
}

export const isUnfinished = (ours: OurTransfer | undefined): boolean =>
  ours?.status ? isInflight(ours.status) : false

const byReference = <T>(rows: readonly Row[], decode: (row: Row) => T): Map<string, T> =>
  new Map(rows.map((row) => [textOf(row, 'reference'), decode(row)]))

const decodePayment = (row: Row): OurPayment => ({
  journal: textOrNull(row, 'journal'),
  status: textOrNull<PaymentStatus>(row, 'status'),
  flag: textOrNull(row, 'flag'),
  returned: koboOf(row, 'returned'),
  paid: koboOf(row, 'paid'),
  fees: koboOf(row, 'fees'),
})

export async function readOurPayments(
  background: BackgroundContext,
  references: readonly string[],
): Promise<Map<string, OurPayment>> {
  const [rows = []] = await background.read(sql`
    SELECT value AS reference, j.id AS journal, p.status AS status, p.flag AS flag,
      coalesce(p.returned, (SELECT sum(e.amount) FROM ledger_journals r JOIN ledger_entries e ON e.journal_id = r.id
        WHERE r.subject_id = value AND r.type IN ('refund', 'chargeback')), 0) AS returned,
      (SELECT coalesce(sum(amount), 0) FROM ledger_entries
        WHERE journal_id IN (j.id, s.id) AND debit_account = 'provider_clearing') AS paid,
      (SELECT coalesce(sum(amount), 0) FROM ledger_entries
        WHERE journal_id IN (j.id, s.id, f.id) AND credit_account = 'provider_clearing') AS fees
    FROM json_each(${JSON.stringify(references)})
    LEFT JOIN ledger_journals j ON j.idem_key = 'fund:' || value
    LEFT JOIN ledger_journals s ON s.idem_key = 'si:' || value
      AND NOT EXISTS (SELECT 1 FROM ledger_journals v WHERE v.reverses_id = s.id)
    LEFT JOIN ledger_journals f ON f.idem_key = 'pf:' || value
    LEFT JOIN payments p ON p.reference = value`)
  return byReference(rows, decodePayment)
}

const decodeTransfer = (row: Row): OurTransfer => ({
  status: textOrNull<PayoutStatus>(row, 'status'),
  arrives: koboOf(row, 'arrives'),
  sent: koboOf(row, 'sent'),
  fee: koboOf(row, 'fee'),
  returned: koboOf(row, 'returned'),
})

export async function readOurTransfers(
  background: BackgroundContext,
  references: readonly string[],
): Promise<Map<string, OurTransfer>> {
  const [rows = []] = await background.read(sql`
    SELECT value AS reference, p.status AS status, coalesce(p.amount - p.charge, 0) AS arrives,
      (SELECT coalesce(sum(amount), 0) FROM ledger_entries
        WHERE journal_id = j.id AND credit_account = 'provider_clearing'
        AND debit_account <> 'provider_fees') AS sent,
      (SELECT coalesce(sum(amount), 0) FROM ledger_entries
        WHERE journal_id IN (j.id, f.id) AND credit_account = 'provider_clearing'
        AND debit_account = 'provider_fees') AS fee,
      (SELECT coalesce(sum(amount), 0) FROM ledger_entries
        WHERE journal_id = r.id AND debit_account = 'provider_clearing') AS returned
    FROM json_each(${JSON.stringify(references)})
    LEFT JOIN payouts p ON p.reference = value
    LEFT JOIN ledger_journals j ON j.idem_key = 'ps:' || value
    LEFT JOIN ledger_journals f ON f.idem_key = 'psf:' || value
    LEFT JOIN ledger_journals r ON r.idem_key = 'prv:' || value`)
  return byReference(rows, decodeTransfer)
}
