import { sql } from 'drizzle-orm'
import type { BackgroundContext } from '#worker/background/context.ts'
import {
  recordDiscrepancy,
  resolveDiscrepancies,
  type Discrepancy,
} from '#worker/ledger/discrepancies.ts'
import { recordPaymentFee } from '#worker/payments/record.ts'
import { settlePayment } from '#worker/payments/settle-payment.ts'
import { settlePayout } from '#worker/payouts/settle-payout.ts'
import type { ProviderPayment, ProviderTransfer } from '#worker/paystack/responses.ts'
import { comparePayment, compareTransfer, hasLateFee } from './compare.ts'
import {
  isUnfinished,
  readOurPayments,
  readOurTransfers,
  type OurPayment,
  type OurTransfer,
} from './our-side.ts'

export type ObjectKind = 'payment' | 'transfer'

/** `isMatch`: both sides agree finally. Without a discrepancy and a match the object is still open. */
export type Finding = { reference: string; discrepancy: Discrepancy | null; isMatch: boolean }
export type Findings = { findings: Finding[]; repaired: number }

const referencesOf = (objects: readonly { reference: string }[]) =>
  objects.map(({ reference }) => reference)

/** A payment that is missing here is verified and credited, and a late fee is posted, before it is reported. */
export async function matchPayments(
  background: BackgroundContext,
  theirs: readonly ProviderPayment[],
): Promise<Findings & { ours: Map<string, OurPayment> }> {
  const references = referencesOf(theirs)
  let ours = await readOurPayments(background, references)
  const compare = (payment: ProviderPayment) => comparePayment(payment, ours.get(payment.reference))
  const missing = theirs.filter((payment) => compare(payment)?.kind === 'missing_here')
  for (const { reference } of missing) await settlePayment(background, reference)
  const withLateFee = theirs.filter((payment) => hasLateFee(payment, ours.get(payment.reference)))
  for (const payment of withLateFee) await recordPaymentFee(background, payment)
  const changed = [...missing, ...withLateFee]
  if (changed.length > 0) ours = await readOurPayments(background, references)
  const findings = theirs.map((payment) => {
    const discrepancy = compare(payment)
    return { reference: payment.reference, discrepancy, isMatch: discrepancy === null }
  })
  const repaired = changed.filter((payment) => compare(payment) === null).length
  return { findings, repaired, ours }
}

/** Another status or fee is settled before it is reported. */
export async function matchTransfers(
  background: BackgroundContext,
  theirs: readonly ProviderTransfer[],
): Promise<Findings & { ours: Map<string, OurTransfer> }> {
  const references = referencesOf(theirs)
  let ours = await readOurTransfers(background, references)
  const compare = (transfer: ProviderTransfer) =>
    compareTransfer(transfer, ours.get(transfer.reference))
  const different = theirs.filter((transfer) =>
    ['status', 'amount'].includes(compare(transfer)?.kind ?? ''),
  )
  for (const { reference, feeCharged } of different)
    await settlePayout(background, reference, feeCharged)
  if (different.length > 0) ours = await readOurTransfers(background, references)
  const findings = theirs.map((transfer) => {
    const { reference } = transfer
    const discrepancy = compare(transfer)
    const isMatch = discrepancy === null && !isUnfinished(ours.get(reference))
    return { reference, discrepancy, isMatch }
  })
  const repaired = different.filter((transfer) => compare(transfer) === null).length
  return { findings, repaired, ours }
}

const recordMatches = (references: readonly string[], now: number) => sql`
  INSERT INTO reconciliation_matches (reference, matched_at)
  SELECT value, ${now} FROM json_each(${JSON.stringify(references)}) WHERE true
  ON CONFLICT (reference) DO UPDATE SET matched_at = excluded.matched_at`

export async function saveFindings(
  background: BackgroundContext,
  kind: ObjectKind,
  findings: readonly Finding[],
): Promise<void> {
  const now = background.now()
  const open = findings.flatMap(({ discrepancy }) => discrepancy ?? [])
  const matched = referencesOf(findings.filter(({ isMatch }) => isMatch))
  const resolved = findings
    .filter(({ discrepancy }) => discrepancy === null)
    .map(({ reference }) => `${kind}:${reference}`)
  const writes = open.map((discrepancy) => recordDiscrepancy(discrepancy, now))
  if (resolved.length > 0) writes.push(resolveDiscrepancies(resolved, now))
  if (matched.length > 0) writes.push(recordMatches(matched, now))
  if (writes.length > 0) await background.write(...writes)
}
