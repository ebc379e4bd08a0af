import { sql, type SQL } from 'drizzle-orm'
import { dayAfter, dayOf, startOfDay, type Day } from '#schema/domain/days.ts'
import type { BackgroundContext } from '#worker/background/context.ts'
import { numberOf, textOf, type Row } from '#worker/db/row.ts'
import { hex } from '#worker/secrets/hex.ts'

/** Entries per hash step. Never change it: it is part of the definition of a checksum. */
const BLOCK_ROWS = 500
export const FIRST_CHECKSUM = '0'.repeat(64)
/** After the end of a day, until no request that began in it can still write. */
const SETTLING_MS = 3_600_000

type LedgerChecksum = { day: Day; lastEntryId: number; sha256: string; prevSha256: string }

/** A computation over the entries after `afterEntryId` up to `lastEntryId`, which may take several job runs. */
export type ChecksumProgress = {
  day: Day
  prevSha256: string
  hash: string
  afterEntryId: number
  lastEntryId: number
  /** The stored checksum when it is verified; null for a new one. */
  expected: string | null
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return hex(digest)
}

/** Every field of an entry and its journal, in the order that is hashed. */
const COLUMNS = [
  'e.id',
  'e.journal_id',
  'e.leg',
  'e.debit_account',
  'e.credit_account',
  'e.amount',
  'e.created_at',
  'j.type',
  'j.idem_key',
  'j.req_hash',
  'j.actor_id',
  'j.subject_id',
  'j.reverses_id',
  'j.meta',
  'j.created_at',
]
const SELECTED = sql.raw(COLUMNS.map((column, index) => `${column} AS c${index}`).join(', '))
const serialize = (row: Row): string => JSON.stringify(COLUMNS.map((_, index) => row[`c${index}`]))

const selectBlock = (after: number, last: number): SQL => sql`
  SELECT ${SELECTED}
  FROM ledger_entries e LEFT JOIN ledger_journals j ON j.id = e.journal_id
  WHERE e.id > ${after} AND e.id <= ${last} ORDER BY e.id LIMIT ${BLOCK_ROWS}`

/** Begins a checksum after `previous`, which is null for the first day. */
async function startChecksum(
  day: Day,
  previous: LedgerChecksum | null,
  { lastEntryId, expected }: Pick<ChecksumProgress, 'lastEntryId' | 'expected'>,
): Promise<ChecksumProgress> {
  const prevSha256 = previous?.sha256 ?? FIRST_CHECKSUM
  const hash = await sha256(`${prevSha256}\n${day}`)
  const afterEntryId = previous?.lastEntryId ?? 0
  return { day, prevSha256, hash, afterEntryId, lastEntryId, expected }
}

/** Hashes one block. */
export async function advance(
  background: BackgroundContext,
  progress: ChecksumProgress,
): Promise<{ progress: ChecksumProgress; done: boolean }> {
  const [rows = []] = await background.read(
    selectBlock(progress.afterEntryId, progress.lastEntryId),
  )
  if (rows.length === 0) return { progress, done: true }
  const hash = await sha256([progress.hash, ...rows.map(serialize)].join('\n'))
  const afterEntryId = numberOf(rows.at(-1), 'c0')
  return { progress: { ...progress, hash, afterEntryId }, done: rows.length < BLOCK_ROWS }
}

const decodeChecksum = (row: Row): LedgerChecksum => ({
  day: textOf<Day>(row, 'day'),
  lastEntryId: numberOf(row, 'last_entry_id'),
  sha256: textOf(row, 'sha256'),
  prevSha256: textOf(row, 'prev_sha256'),
})

/** The last two checksums, newest first, and the day of the first entry. */
export async function latestChecksums(background: BackgroundContext): Promise<{
  last: LedgerChecksum | null
  previous: LedgerChecksum | null
  firstDay: Day | null
}> {
  const [rows = [], entries = []] = await background.read(
    sql`SELECT * FROM ledger_checksums ORDER BY day DESC LIMIT 2`,
    sql`SELECT created_at FROM ledger_entries ORDER BY id LIMIT 1`,
  )
  const [last = null, previous = null] = rows.map(decodeChecksum)
  const firstDay = entries[0] ? dayOf(numberOf(entries[0], 'created_at')) : null
  return { last, previous, firstDay }
}

/** The first day without a checksum, or null while it is not over. */
export function nextDayDue(
  last: LedgerChecksum | null,
  firstDay: Day | null,
  now: number,
): Day | null {
  const day = last ? dayAfter(last.day) : firstDay
  return day && now >= startOfDay(dayAfter(day)) + SETTLING_MS ? day : null
}

/** A day ends with the last entry written in it, by number: times around midnight may be out of order. */
export async function startNewChecksum(
  background: BackgroundContext,
  day: Day,
  last: LedgerChecksum | null,
): Promise<ChecksumProgress> {
  const after = last?.lastEntryId ?? 0
  const [rows] = await background.read(sql`
    SELECT coalesce(max(id), ${after}) AS id FROM ledger_entries
    WHERE id > ${after} AND created_at < ${startOfDay(dayAfter(day))}`)
  return startChecksum(day, last, { lastEntryId: numberOf(rows?.[0], 'id'), expected: null })
}

export const startVerification = (
  { day, lastEntryId, sha256: expected }: LedgerChecksum,
  previous: LedgerChecksum | null,
): Promise<ChecksumProgress> => startChecksum(day, previous, { lastEntryId, expected })

export const insertChecksum = (
  { day, lastEntryId, hash, prevSha256 }: ChecksumProgress,
  now: number,
): SQL => sql`
  INSERT INTO ledger_checksums (day, last_entry_id, sha256, prev_sha256, created_at)
  VALUES (${day}, ${lastEntryId}, ${hash}, ${prevSha256}, ${now}) ON CONFLICT (day) DO NOTHING`

/** Recomputes all checksums; returns the days whose entries or chain differ. */
export async function verifyChecksums(
  background: BackgroundContext,
): Promise<{ checksums: number; broken: Day[] }> {
  const [rows = []] = await background.read(sql`SELECT * FROM ledger_checksums ORDER BY day`)
  const broken: Day[] = []
  let previous: LedgerChecksum | null = null
  for (const checksum of rows.map(decodeChecksum)) {
    let step = { progress: await startVerification(checksum, previous), done: false }
    while (!step.done) step = await advance(background, step.progress)
    const { hash, prevSha256 } = step.progress
    if (hash !== checksum.sha256 || prevSha256 !== checksum.prevSha256) broken.push(checksum.day)
    previous = checksum
  }
  return { checksums: rows.length, broken }
}
