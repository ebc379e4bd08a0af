import { sql, type SQL } from 'drizzle-orm'
import { dayAfter, dayOf, startOf, type Day } from '#schema/domain/days.ts'
import type { Errand } from '../http/errand.ts'

/** What a seal is reckoned from, block by block, so that no turn must hold a whole day. Part of what a seal is: never to change. */
const BLOCK = 500
export const FIRST_SEAL = '0'.repeat(64)
/** A day is closed when nobody can be writing in it any more. */
const SETTLED_MS = 3_600_000

export type Seal = { day: Day; lastEntryId: number; sha256: string; prevSha256: string }
/** A reckoning under way: of the entries after one number up to another, as far as `after`. */
export type Reckoning = {
  day: Day
  prev: string
  hash: string
  after: number
  last: number
  /** What it must come to when a seal is looked at again; null for a new one. */
  wanted: string | null
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** In a fixed order, every field of an entry and of the journal it belongs to. */
const COLUMNS = [
  ...['e.id', 'e.journal_id', 'e.leg', 'e.debit_account', 'e.credit_account', 'e.amount'],
  ...['e.created_at', 'j.type', 'j.idem_key', 'j.req_hash', 'j.actor_id', 'j.subject_id'],
  ...['j.reverses_id', 'j.meta', 'j.created_at'],
]
const lineOf = (row: Record<string, unknown>): string =>
  JSON.stringify(COLUMNS.map((_, place) => row[`c${place}`]))

const blockAfter = (after: number, last: number): SQL => sql`
  SELECT ${sql.raw(COLUMNS.map((column, place) => `${column} AS c${place}`).join(', '))}
  FROM ledger_entries e LEFT JOIN ledger_journals j ON j.id = e.journal_id
  WHERE e.id > ${after} AND e.id <= ${last} ORDER BY e.id LIMIT ${BLOCK}`

export async function begin(
  { day, prev }: { day: Day; prev: string },
  after: number,
  last: number,
  wanted: string | null = null,
): Promise<Reckoning> {
  return { day, prev, hash: await sha256(`${prev}\n${day}`), after, last, wanted }
}

/** One block further. */
export async function goOn(errand: Errand, at: Reckoning): Promise<Reckoning & { done: boolean }> {
  const [rows = []] = await errand.read(blockAfter(at.after, at.last))
  if (rows.length === 0) return { ...at, done: true }
  const after = Number(rows.at(-1)?.['c0'])
  const hash = await sha256([at.hash, ...rows.map(lineOf)].join('\n'))
  return { ...at, hash, after, done: rows.length < BLOCK }
}

const sealOf = (row: Record<string, unknown> | undefined): Seal | null =>
  row?.['day']
    ? {
        day: String(row['day']) as Day,
        lastEntryId: Number(row['last_entry_id']),
        sha256: String(row['sha256']),
        prevSha256: String(row['prev_sha256']),
      }
    : null

/** The last two seals, and when the first entry of all was written. */
export async function standing(errand: Errand) {
  const [seals = [], begun = []] = await errand.read(
    sql`SELECT * FROM ledger_seals ORDER BY day DESC LIMIT 2`,
    sql`SELECT created_at FROM ledger_entries ORDER BY id LIMIT 1`,
  )
  const firstAt = begun[0]?.['created_at']
  return {
    last: sealOf(seals[0]),
    before: sealOf(seals[1]),
    firstDay: firstAt === undefined ? null : dayOf(Number(firstAt)),
  }
}

/** The day to be sealed next, when it is over; null while there is none. */
export function dayDue(last: Seal | null, firstDay: Day | null, now: number): Day | null {
  const day = last ? dayAfter(last.day) : firstDay
  return day && now >= startOf(dayAfter(day)) + SETTLED_MS ? day : null
}

/**
 * A day holds every entry up to the last one written in it: by number, since two that were written at midnight may
 * have their times the other way round.
 */
export async function beginDay(errand: Errand, day: Day, last: Seal | null): Promise<Reckoning> {
  const after = last?.lastEntryId ?? 0
  const [rows] = await errand.read(sql`
    SELECT max(id) AS id FROM ledger_entries WHERE id > ${after} AND created_at < ${startOf(dayAfter(day))}`)
  const reached = Number(rows?.[0]?.['id'] ?? after)
  return begin({ day, prev: last?.sha256 ?? FIRST_SEAL }, after, reached)
}

export const keepSeal = ({ day, last, hash, prev }: Reckoning, now: number): SQL => sql`
  INSERT INTO ledger_seals (day, last_entry_id, sha256, prev_sha256, sealed_at)
  VALUES (${day}, ${last}, ${hash}, ${prev}, ${now}) ON CONFLICT (day) DO NOTHING`

/** Every seal there is, from the first, reckoned anew; the days whose entries are no longer what was sealed. */
export async function verifySeals(errand: Errand): Promise<{ seals: number; broken: Day[] }> {
  const [rows = []] = await errand.read(sql`SELECT * FROM ledger_seals ORDER BY day`)
  const broken: Day[] = []
  let before: Seal | null = null
  for (const row of rows) {
    const seal = sealOf(row)
    if (!seal) continue
    const prev: string = before?.sha256 ?? FIRST_SEAL
    let at = {
      ...(await begin({ day: seal.day, prev }, before?.lastEntryId ?? 0, seal.lastEntryId)),
    }
    for (let done = false; !done;) {
      const next = await goOn(errand, at)
      at = next
      done = next.done
    }
    if (at.hash !== seal.sha256 || prev !== seal.prevSha256) broken.push(seal.day)
    before = seal
  }
  return { seals: rows.length, broken }
}
