import { sql } from 'drizzle-orm'
import { LEDGER_CHECK_MS } from '#schema/domain/limits.ts'
import type { BackgroundContext } from '#worker/background/context.ts'
import { cursorOf, saveCursor } from '#worker/background/job.ts'
import { numberOf, textOf, type Row } from '#worker/db/row.ts'
import { brokenDiscrepancy, recordDiscrepancy, resolveOthers } from './discrepancies.ts'
import { SUBJECTS, type Subject } from './invariant-parts.ts'
import {
  ALL,
  amongKeys,
  findBroken,
  pageOf,
  queriesFor,
  ROWS_SHOWN,
  type NamedQuery,
} from './invariants.ts'

export const CHECK_LEDGER_JOB = 'check-ledger'
const ID_PREFIX = 'ledger:'
/** One run reads up to this many pages, a page up to this many rows of one subject. */
export const PAGES_PER_RUN = 20
const PAGE_ROWS = 500

const TABLES: Record<Subject, { table: string; key: string }> = {
  entry: { table: 'ledger_entries', key: 'id' },
  journal: { table: 'ledger_journals', key: 'id' },
  account: { table: 'ledger_accounts', key: 'id' },
  task: { table: 'tasks', key: 'id' },
  payout: { table: 'payouts', key: 'id' },
  payment: { table: 'payments', key: 'reference' },
}
const PHASES = [...SUBJECTS, 'platform', 'ledger'] as const
const EQUAL = 'Accounts equal their entries'
/** Their entries are summed in pages, because every payment has one. */
const PLATFORM_KINDS = 'SELECT kind FROM ledger_account_kinds WHERE id_prefix IS NULL'

type Sums = { debits: number; credits: number; afterDebit: number; afterCredit: number }
export type LedgerCheck = {
  phase: number
  /** The last key of the page before, or the platform's account in work. */
  after: string | number | null
  sums: Sums | null
  /** Violating rows of this check by invariant. */
  found: Record<string, string[]>
  finishedAt: number | null
}
const START = { phase: 0, after: null, sums: null, found: {} }

/** Adds the violations of these queries to what was found. */
async function check(
  background: BackgroundContext,
  { found }: LedgerCheck,
  queries: readonly NamedQuery[],
): Promise<LedgerCheck['found']> {
  const broken = await findBroken(queries, (texts) =>
    background.read(...texts.map((text) => sql.raw(text))),
  )
  const rows = broken.map(({ invariant, rows: violating }) => {
    background.deps.log({ level: 'error', invariant, rows: violating })
    const all = [...(found[invariant] ?? []), ...violating]
    return [invariant, all.slice(0, ROWS_SHOWN)] as const
  })
  return { ...found, ...Object.fromEntries(rows) }
}

const nextPhase = (state: LedgerCheck): LedgerCheck => ({
  ...state,
  phase: state.phase + 1,
  after: null,
  sums: null,
})

async function checkPage(
  background: BackgroundContext,
  state: LedgerCheck,
  subject: Subject,
): Promise<LedgerCheck> {
  const { table, key } = TABLES[subject]
  const isLater = state.after === null ? sql`1` : sql`${sql.raw(key)} > ${state.after}`
  const [[row] = []] = await background.read(sql`
    SELECT max(k) AS last FROM (SELECT ${sql.raw(key)} AS k FROM ${sql.raw(table)}
      WHERE ${isLater} ORDER BY k LIMIT ${PAGE_ROWS})`)
  const last = row?.['last'] as string | number | null | undefined
  if (last === null || last === undefined) return nextPhase(state)
  const page = pageOf(state.after, last)
  const queries =
    subject === 'account'
      ? queriesFor({
          account: (column) => `${page(column)} AND ${column} NOT IN (${PLATFORM_KINDS})`,
        })
      : queriesFor({ [subject]: page })
  return { ...state, after: last, found: await check(background, state, queries) }
}

const isSame = (row: Row | undefined, sums: Sums) =>
  numberOf(row, 'debits') === sums.debits && numberOf(row, 'credits') === sums.credits

/** Adds a page of each side; the total is compared when both are at their end. */
async function checkPlatformAccount(
  background: BackgroundContext,
  state: LedgerCheck,
): Promise<LedgerCheck> {
  const after = String(state.after ?? '')
  const sums = state.sums ?? { debits: 0, credits: 0, afterDebit: 0, afterCredit: 0 }
  const isNext = state.sums ? sql`a.id = ${after}` : sql`a.id > ${after}`
  const pageSum = (side: 'debit' | 'credit', from: number) => sql`
    SELECT count(*) AS n, coalesce(sum(amount), 0) AS total, coalesce(max(id), ${from}) AS last FROM (
      SELECT id, amount FROM ledger_entries WHERE id > ${from} AND ${sql.raw(side)}_account =
        (SELECT min(a.id) FROM ledger_accounts a WHERE ${isNext} AND a.id IN (${sql.raw(PLATFORM_KINDS)}))
      ORDER BY id LIMIT ${PAGE_ROWS * 4})`
  const [[account] = [], [debit] = [], [credit] = []] = await background.read(
    sql`SELECT a.id, a.debits, a.credits FROM ledger_accounts a
      WHERE ${isNext} AND a.id IN (${sql.raw(PLATFORM_KINDS)}) ORDER BY a.id LIMIT 1`,
    pageSum('debit', sums.afterDebit),
    pageSum('credit', sums.afterCredit),
  )
  if (!account) return nextPhase(state)
  const id = textOf(account, 'id')
  const next: Sums = {
    debits: sums.debits + numberOf(debit, 'total'),
    credits: sums.credits + numberOf(credit, 'total'),
    afterDebit: numberOf(debit, 'last'),
    afterCredit: numberOf(credit, 'last'),
  }
  const isAtEnd = [debit, credit].every((row) => numberOf(row, 'n') < PAGE_ROWS * 4)
  if (!isAtEnd) return { ...state, after: id, sums: next }
  const found = await check(background, state, queriesFor({ account: amongKeys([id]) }, [EQUAL]))
  if (isSame(account, next)) return { ...state, after: id, sums: null, found }
  background.deps.log({ level: 'error', invariant: EQUAL, rows: [id] })
  const rows = [...(found[EQUAL] ?? []), id].slice(0, ROWS_SHOWN)
  return { ...state, after: id, sums: null, found: { ...found, [EQUAL]: rows } }
}

async function step(background: BackgroundContext, state: LedgerCheck): Promise<LedgerCheck> {
  const phase = PHASES[state.phase]
  if (phase === 'platform') return checkPlatformAccount(background, state)
  if (phase !== 'ledger') return phase ? checkPage(background, state, phase) : state
  return nextPhase({
    ...state,
    found: await check(background, state, queriesFor({ ledger: ALL })),
  })
}

const isDone = ({ phase }: LedgerCheck) => phase >= PHASES.length

/** What was found is reported at once; only a whole check resolves what it did not find again. */
async function save(background: BackgroundContext, state: LedgerCheck): Promise<void> {
  const now = background.now()
  const list = Object.entries(state.found).map(([invariant, rows]) =>
    brokenDiscrepancy(ID_PREFIX, { invariant, rows }),
  )
  const records = list.map((discrepancy) => recordDiscrepancy(discrepancy, now))
  if (!isDone(state)) {
    await background.write(...records, saveCursor(CHECK_LEDGER_JOB, JSON.stringify(state)))
    return
  }
  await background.write(
    ...records,
    resolveOthers(
      ID_PREFIX,
      list.map(({ id }) => id),
      now,
    ),
    saveCursor(
      CHECK_LEDGER_JOB,
      JSON.stringify({ ...START, phase: PHASES.length, finishedAt: now }),
    ),
  )
}

/** Once a day every row of the ledger, in pages over several runs. */
export async function checkLedger(
  background: BackgroundContext,
): Promise<{ pages: number; broken: number }> {
  const [[row] = []] = await background.read(sql`SELECT ${cursorOf(CHECK_LEDGER_JOB)} AS cursor`)
  const text = textOf(row, 'cursor')
  let state: LedgerCheck =
    text === '' ? { ...START, finishedAt: null } : (JSON.parse(text) as LedgerCheck)
  if (isDone(state)) {
    if (background.now() - (state.finishedAt ?? 0) < LEDGER_CHECK_MS) return { pages: 0, broken: 0 }
    state = { ...START, finishedAt: state.finishedAt }
  }
  let pages = 0
  while (pages < PAGES_PER_RUN && !isDone(state)) {
    state = await step(background, state)
    pages += 1
  }
  await save(background, state)
  return { pages, broken: Object.keys(state.found).length }
}
