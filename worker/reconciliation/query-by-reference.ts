import { sql } from 'drizzle-orm'
import { DISCREPANCY_FACTS } from '#schema/domain/messages/discrepancies.ts'
import type { Kobo } from '#schema/domain/money.ts'
import type { BackgroundContext } from '#worker/background/context.ts'
import { numberOf, textOf } from '#worker/db/row.ts'
import type { Provider } from '#worker/paystack/provider.ts'
import {
  matchPayments,
  matchTransfers,
  saveFindings,
  type Findings,
  type ObjectKind,
} from './findings.ts'
import { IS_FUNDING, sumFunded } from './funded.ts'
import { readOurPayments, readOurTransfers } from './our-side.ts'
import { foundOrThrow, isUnreadable } from './provider.ts'
import type { ReconciliationRun } from './run.ts'

type ObjectName = { kind: ObjectKind; reference: string }

/** The provider does not know it; that is a discrepancy when our ledger moved money for it. */
function missingThere({ kind, reference }: ObjectName, ourAmount: Kobo): Findings {
  const discrepancy = {
    id: `${kind}:${reference}`,
    kind: 'missing_there' as const,
    ourAmount,
    providerAmount: null,
    message: DISCREPANCY_FACTS.missingThere,
  }
  const finding = { reference, discrepancy: ourAmount > 0 ? discrepancy : null, isMatch: false }
  return { findings: [finding], repaired: 0 }
}

/** The provider's answer about one object cannot be read; the others are compared all the same. */
function unreadable({ kind, reference }: ObjectName, problem: string): Findings {
  const discrepancy = {
    id: `${kind}:${reference}`,
    kind: 'status' as const,
    ourAmount: null,
    providerAmount: null,
    message: DISCREPANCY_FACTS.unreadableRow(kind, problem),
  }
  return { findings: [{ reference, discrepancy, isMatch: false }], repaired: 0 }
}

async function queryPayment(
  background: BackgroundContext,
  provider: Provider,
  reference: string,
): Promise<Findings> {
  const result = await provider.verify(reference)
  if (isUnreadable(result)) return unreadable({ kind: 'payment', reference }, result.message)
  const theirs = foundOrThrow(result)
  if (theirs?.state === 'paid' && theirs.domain === provider.mode)
    return matchPayments(background, [theirs])
  const ours = (await readOurPayments(background, [reference])).get(reference)
  if (theirs && ours && ours.returned > 0)
    return { findings: [{ reference, discrepancy: null, isMatch: true }], repaired: 0 }
  return missingThere({ kind: 'payment', reference }, ours?.paid ?? (0 as Kobo))
}

async function queryTransfer(
  background: BackgroundContext,
  provider: Provider,
  reference: string,
): Promise<Findings> {
  const result = await provider.verifyTransfer(reference)
  if (isUnreadable(result)) return unreadable({ kind: 'transfer', reference }, result.message)
  const theirs = foundOrThrow(result)
  if (theirs) return matchTransfers(background, [theirs])
  const ours = (await readOurTransfers(background, [reference])).get(reference)
  return missingThere({ kind: 'transfer', reference }, ours?.sent ?? (0 as Kobo))
}

const QUERIES = { payment: queryPayment, transfer: queryTransfer }

/** Queries each object and saves what is found; returns how many were repaired. */
async function queryAll(
  background: BackgroundContext,
  provider: Provider,
  names: readonly ObjectName[],
): Promise<number> {
  let repairedTotal = 0
  for (const { kind, reference } of names) {
    const { findings, repaired } = await QUERIES[kind](background, provider, reference)
    repairedTotal += repaired
    await saveFindings(background, kind, findings)
  }
  return repairedTotal
}

const ENTRIES_PER_STEP = 200
const QUERIES_PER_STEP = 20
const KIND_OF_JOURNAL: Record<string, ObjectKind> = {
  fund: 'payment',
  suspense_in: 'payment',
  payout: 'transfer',
  payout_returned: 'transfer',
}

/** The next entries of `provider_clearing`, with the reference of their journal and whether a list matched it. */
async function readOurEntries(background: BackgroundContext, run: ReconciliationRun) {
  const arm = (side: 'debit' | 'credit') => sql`
    SELECT id, journal_id, ${sql.raw(side === 'debit' ? 'amount' : '-amount')} AS net FROM ledger_entries
    WHERE ${sql.raw(side)}_account = 'provider_clearing' AND id > ${run.lastEntryId} AND created_at < ${run.to}`
  const [rows = []] = await background.read(sql`
    SELECT e.id AS id, j.type AS type, substr(j.idem_key, instr(j.idem_key, ':') + 1) AS reference,
      CASE WHEN ${IS_FUNDING} THEN e.net ELSE 0 END AS funded,
      EXISTS (SELECT 1 FROM reconciliation_matches WHERE reference = substr(j.idem_key, instr(j.idem_key, ':') + 1)) AS matched
    FROM (${arm('debit')} UNION ALL ${arm('credit')} ORDER BY id LIMIT ${ENTRIES_PER_STEP}) e
    JOIN ledger_journals j ON j.id = e.journal_id ORDER BY e.id`)
  return rows.map((row) => ({
    id: numberOf(row, 'id'),
    kind: KIND_OF_JOURNAL[textOf(row, 'type')],
    reference: textOf(row, 'reference'),
    isMatched: numberOf(row, 'matched') === 1,
    funded: numberOf(row, 'funded'),
  }))
}

/** Queries our payments and transfers that no list has shown, in the order of our entries. */
export async function queryOurs(
  background: BackgroundContext,
  provider: Provider,
  run: ReconciliationRun,
): Promise<ReconciliationRun> {
  const entries = await readOurEntries(background, run)
  const unmatched = new Map<string, ObjectName>()
  let { lastEntryId } = run
  let compared = 0
  let funded = run.funded ?? (await sumFunded(background, { upTo: lastEntryId }))
  for (const { id, kind, reference, isMatched, ...entry } of entries) {
    if (kind && !isMatched && !unmatched.has(reference)) {
      if (unmatched.size === QUERIES_PER_STEP) break
      unmatched.set(reference, { kind, reference })
    }
    lastEntryId = id
    funded += entry.funded
    compared += 1
  }
  const repaired = await queryAll(background, provider, [...unmatched.values()])
  const { counts } = run
  const isComplete = compared === entries.length && entries.length < ENTRIES_PER_STEP
  return {
    ...run,
    lastEntryId,
    funded,
    phase: isComplete ? 'open' : 'ours',
    counts: {
      ...counts,
      entries: counts.entries + compared,
      queried: counts.queried + unmatched.size,
      repaired: counts.repaired + repaired,
    },
  }
}

function objectNameOf(discrepancyId: string): ObjectName {
  const separator = discrepancyId.indexOf(':')
  const kind = discrepancyId.startsWith('payment:') ? 'payment' : 'transfer'
  return { kind, reference: discrepancyId.slice(separator + 1) }
}

/** Queries the objects of open discrepancies again, which may be settled since. */
export async function queryOpen(
  background: BackgroundContext,
  provider: Provider,
  run: ReconciliationRun,
): Promise<ReconciliationRun> {
  const [rows = []] = await background.read(sql`
    SELECT id FROM discrepancies WHERE resolved_at IS NULL AND id > ${run.lastDiscrepancyId}
      AND (id LIKE 'payment:%' OR id LIKE 'transfer:%') ORDER BY id LIMIT ${QUERIES_PER_STEP}`)
  const ids = rows.map((row) => textOf(row, 'id'))
  const repaired = await queryAll(background, provider, ids.map(objectNameOf))
  const counts = { ...run.counts, repaired: run.counts.repaired + repaired }
  if (ids.length < QUERIES_PER_STEP) return { ...run, counts, phase: 'balance' }
  return { ...run, counts, lastDiscrepancyId: ids.at(-1) ?? '' }
}
