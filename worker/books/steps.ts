import { sql } from 'drizzle-orm'
import type { Kobo } from '#schema/domain/money.ts'
import type { Errand } from '../http/errand.ts'
import type { ProviderPayment, ProviderTransfer } from '../payments/answers.ts'
import type { Outcome } from '../payments/outcome.ts'
import { openProvider, type Provider } from '../payments/provider.ts'
import {
  comparePayment,
  compareTransfer,
  isUnderWay,
  ourPayments,
  ourTransfers,
} from './compare.ts'
import { HEAL } from './heal.ts'
import { keepItem, settleItems, settleOthers, type Item } from './items.ts'
import { keepMatched, spanOf, turnPage, type Counts, type Round, type Side } from './round.ts'

/** The provider could not be asked: nothing is known, and the round stays where it is. */
export class Away extends Error {}
const heardOf = <T>(outcome: Outcome<T>): T => {
  if (outcome.kind === 'said') return outcome.data
  throw new Away(outcome.words)
}

/** What was found of one name: an item, or agreement that may be relied on (`sure`), or neither yet. */
type Finding = { reference: string; item: Item | null; sure: boolean }
type Found = { findings: Finding[]; healed: number }

async function findPayments(errand: Errand, theirs: readonly ProviderPayment[]) {
  const references = theirs.map(({ reference }) => reference)
  const look = async (names: string[]) => {
    const ours = await ourPayments(errand, names)
    return { ours, of: (one: ProviderPayment) => comparePayment(one, ours.get(one.reference)) }
  }
  const first = await look(references)
  const wrong = theirs.filter((one) => first.of(one)?.kind === 'missing_here')
  for (const { reference } of wrong) await HEAL.payment(errand, reference)
  const then = wrong.length > 0 ? await look(references) : first
  const findings = theirs.map((one) => {
    const item = then.of(one)
    return { reference: one.reference, item, sure: item === null }
  })
  const healed = wrong.filter((one) => then.of(one) === null).length
  return { findings, healed, ours: then.ours }
}

async function findTransfers(errand: Errand, theirs: readonly ProviderTransfer[]) {
  const references = theirs.map(({ reference }) => reference)
  const first = await ourTransfers(errand, references)
  const wrong = theirs.filter((one) =>
    ['status', 'amount'].includes(compareTransfer(one, first.get(one.reference))?.kind ?? ''),
  )
  for (const { reference, feeCharged } of wrong) await HEAL.transfer(errand, reference, feeCharged)
  const ours = wrong.length > 0 ? await ourTransfers(errand, references) : first
  const findings = theirs.map((one) => {
    const own = ours.get(one.reference)
    const item = compareTransfer(one, own)
    return { reference: one.reference, item, sure: item === null && !isUnderWay(own) }
  })
  const healed = wrong.filter((one) => !compareTransfer(one, ours.get(one.reference))).length
  return { findings, healed, ours }
}

const idOf = (kind: Kind, reference: string) => `${kind}:${reference}`
type Kind = 'payment' | 'transfer'

async function keep(errand: Errand, kind: Kind, findings: readonly Finding[]): Promise<void> {
  const now = errand.now()
  const items = findings.flatMap(({ item }) => (item ? [item] : []))
  const sure = findings.filter((one) => one.sure).map(({ reference }) => reference)
  const agreed = findings.filter((one) => !one.item).map((one) => idOf(kind, one.reference))
  const writes = [
    ...items.map((item) => keepItem(item, now)),
    ...(agreed.length > 0 ? [settleItems(agreed, now)] : []),
    ...(sure.length > 0 ? [keepMatched(sure, now)] : []),
  ]
  if (writes.length > 0) await errand.write(...writes)
}

const plus = ({ count, kobo }: Side, amounts: readonly number[]): Side => ({
  count: count + amounts.length,
  kobo: amounts.reduce((sum, amount) => sum + amount, kobo),
})

/** Lists a page there, and looks for each in our books. */
async function listPage(errand: Errand, provider: Provider, round: Round): Promise<Round> {
  const span = spanOf(round)
  const isPayments = round.phase === 'payments'
  const counted = (
    side: 'payments' | 'transfers',
    theirs: number[],
    ours: number[],
    healed: number,
  ) => {
    const before = round.counts[side]
    const counts: Counts = {
      ...round.counts,
      [side]: { theirs: plus(before.theirs, theirs), ours: plus(before.ours, ours) },
      healed: round.counts.healed + healed,
    }
    return { ...round, counts }
  }
  if (isPayments) {
    const { rows, hasMore } = heardOf(await provider.listTransactions(span))
    const { findings, healed, ours } = await findPayments(errand, rows)
    await keep(errand, 'payment', findings)
    const own = [...ours.values()].filter(({ journal }) => journal).map(({ paid }) => paid)
    return turnPage(
      counted(
        'payments',
        rows.map(({ amount }) => amount),
        own,
        healed,
      ),
      hasMore,
    )
  }
  const { rows, hasMore } = heardOf(await provider.listTransfers(span))
  const { findings, healed, ours } = await findTransfers(errand, rows)
  await keep(errand, 'transfer', findings)
  const own = [...ours.values()].filter(({ status }) => status).map(({ arrives }) => arrives)
  return turnPage(
    counted(
      'transfers',
      rows.map(({ amount }) => amount),
      own,
      healed,
    ),
    hasMore,
  )
}

/** Asks there for one thing by its name, and holds it against our books. */
async function ask(
  errand: Errand,
  provider: Provider,
  kind: Kind,
  reference: string,
): Promise<Found> {
  const missing = (ours: Kobo | null): Found => ({
    findings: [
      {
        ...{ reference, sure: false },
        item: ours
          ? {
              ...{ id: idOf(kind, reference), kind: 'missing_there', ours, theirs: null },
              words: 'In our books, and unknown there',
            }
          : null,
      },
    ],
    healed: 0,
  })
  if (kind === 'payment') {
    const heard = await provider.verify(reference)
    const isUnknown = heard.kind === 'refused' && heard.code === 'not_found'
    const theirs = isUnknown ? null : heardOf(heard)
    if (theirs?.standing === 'paid' && theirs.domain === provider.world)
      return findPayments(errand, [theirs])
    const ours = (await ourPayments(errand, [reference])).get(reference)
    if (theirs && ours && ours.takenBack > 0)
      return { findings: [{ reference, item: null, sure: true }], healed: 0 }
    return missing(ours?.paid ?? null)
  }
  const heard = await provider.verifyTransfer(reference)
  if (heard.kind !== 'refused' || heard.code !== 'not_found')
    return findTransfers(errand, [heardOf(heard)])
  const ours = (await ourTransfers(errand, [reference])).get(reference)
  return missing(ours && ours.sent > 0 ? ours.sent : null)
}

async function askAll(errand: Errand, provider: Provider, names: readonly [Kind, string][]) {
  let healed = 0
  for (const [kind, reference] of names) {
    const found = await ask(errand, provider, kind, reference)
    healed += found.healed
    await keep(errand, kind, found.findings)
  }
  return healed
}

const ENTRIES_AT_ONCE = 200
const ASKED_AT_ONCE = 20
const KINDS: Record<string, Kind> = {
  fund: 'payment',
  payout: 'transfer',
  payout_returned: 'transfer',
}

/** Ours in the order of the books: what no list there has shown is asked after by name. */
async function lookForOurs(errand: Errand, provider: Provider, round: Round): Promise<Round> {
  const arm = (side: 'debit' | 'credit') => sql`
    SELECT id, journal_id FROM ledger_entries
    WHERE ${sql.raw(side)}_account = 'provider_clearing' AND id > ${round.entry} AND created_at < ${round.to}`
  const [rows = []] = await errand.read(sql`
    SELECT e.id AS id, j.type AS type, substr(j.idem_key, instr(j.idem_key, ':') + 1) AS reference,
      EXISTS (SELECT 1 FROM recon_matched WHERE reference = substr(j.idem_key, instr(j.idem_key, ':') + 1)) AS matched
    FROM (${arm('debit')} UNION ALL ${arm('credit')} ORDER BY id LIMIT ${ENTRIES_AT_ONCE}) e
    JOIN ledger_journals j ON j.id = e.journal_id ORDER BY e.id`)
  const asked = new Map<string, Kind>()
  let looked = 0
  let entry = round.entry
  for (const { id, type, reference, matched } of rows) {
    const kind = KINDS[String(type)]
    const isNew = kind && Number(matched) === 0 && !asked.has(String(reference))
    if (isNew && asked.size === ASKED_AT_ONCE) break
    if (isNew) asked.set(String(reference), kind)
    entry = Number(id)
    looked++
  }
  const names = [...asked].map(([reference, kind]) => [kind, reference] as [Kind, string])
  const healed = await askAll(errand, provider, names)
  const { counts } = round
  const isAll = looked === rows.length && rows.length < ENTRIES_AT_ONCE
  return {
    ...round,
    entry,
    phase: isAll ? 'open' : 'ours',
    counts: {
      ...counts,
      entries: counts.entries + looked,
      asked: counts.asked + names.length,
      healed: counts.healed + healed,
    },
  }
}

/** What was found another time is looked at again: it may be so no longer. */
async function lookAtOpen(errand: Errand, provider: Provider, round: Round): Promise<Round> {
  const [rows = []] = await errand.read(sql`
    SELECT id FROM recon_items WHERE settled_at IS NULL AND id > ${round.item}
      AND (id LIKE 'payment:%' OR id LIKE 'transfer:%') ORDER BY id LIMIT ${ASKED_AT_ONCE}`)
  const ids = rows.map(({ id }) => String(id))
  const names = ids.map((id) => [id.split(':')[0], id.slice(id.indexOf(':') + 1)] as [Kind, string])
  const healed = await askAll(errand, provider, names)
  const counts = { ...round.counts, healed: round.counts.healed + healed }
  return ids.length < ASKED_AT_ONCE
    ? { ...round, counts, phase: 'balance' }
    : { ...round, counts, item: ids.at(-1) ?? '' }
}

const LOOKS = 3

/**
 * What the provider holds against what our books say it does. Money of transfers under way may or may not have left it.
 * While things move the two are not of one moment, so a difference counts when it is there three looks in a row.
 */
async function compareBalance(errand: Errand, provider: Provider, round: Round): Promise<Round> {
  const theirs = heardOf(await provider.balance())
  const [books, open] = await errand.read(
    sql`SELECT debits - credits AS kobo FROM ledger_accounts WHERE id = 'provider_clearing'`,
    sql`SELECT coalesce(sum(amount), 0) AS kobo FROM payouts WHERE status IN ('requested', 'sending', 'sent', 'needs_review')`,
  )
  const ours = Number(books?.[0]?.['kobo'])
  const underWay = Number(open?.[0]?.['kobo'])
  const agrees = theirs <= ours && theirs >= ours - underWay
  const tries = round.tries + 1
  if (!agrees && tries < LOOKS) return { ...round, tries }

  const now = errand.now()
  const words = `${theirs / 100} is held there, ${ours / 100} by our books, ${underWay / 100} under way`
  const found: Item = { id: 'balance', kind: 'balance', ours, theirs, words }
  const [, , counted] = await errand.write(
    agrees ? settleOthers('balance', [], now) : keepItem(found, now),
    // Long enough for whatever is still to be looked for.
    sql`DELETE FROM recon_matched WHERE matched_at < ${now - 60 * 86_400_000}`,
    sql`SELECT count(*) AS n FROM recon_items WHERE settled_at IS NULL AND kind <> 'law'`,
  )
  const differences = Number(counted?.[0]?.['n'])
  const counts = { ...round.counts, differences, balance: { theirs, ours, underWay } }
  return { ...round, phase: 'over', counts }
}

/** A bounded bite: at most a page there, or twenty questions. Throws `Away` when the provider cannot be asked. */
export function step(errand: Errand, round: Round): Promise<Round> {
  const provider = openProvider(errand.deps)
  if (round.phase === 'ours') return lookForOurs(errand, provider, round)
  if (round.phase === 'open') return lookAtOpen(errand, provider, round)
  if (round.phase === 'balance') return compareBalance(errand, provider, round)
  return listPage(errand, provider, round)
}
