import { sql } from 'drizzle-orm'
import { openDb, newTally } from '../db/client.ts'
import type { Errand } from '../http/errand.ts'
import { lawsBrokenBy } from '../wallet/invariants.ts'
import { newRound, type Round } from './round.ts'
import { verifySeals } from './seals.ts'
import { step } from './steps.ts'

/** The same comparison as each night's, all at once, over any span; it keeps no place and disturbs none. */
export async function compareAll(
  errand: Errand,
  from: number,
  to: number,
  pauseMs = 1000,
): Promise<Round> {
  const [rows] = await errand.read(
    sql`SELECT coalesce(max(id), 0) AS id FROM ledger_entries WHERE created_at < ${from}`,
  )
  let round = newRound(from, to, Number(rows?.[0]?.['id'] ?? 0))
  while (round.phase !== 'over') {
    if (round.tries > 0) await new Promise((done) => setTimeout(done, pauseMs))
    round = await step(errand, round)
  }
  return round
}

/** Every law and every seal. */
export async function examine(errand: Errand) {
  let laws = 0
  const { $client } = openDb(errand.deps.settings, newTally(), errand.deps.fetch)
  const broken = await lawsBrokenBy(async (queries) => {
    laws = queries.length
    return (await $client.batch(queries, 'read')).map(({ rows }) => rows)
  })
  return { laws, broken, ...(await sealsOf(errand)) }
}

async function sealsOf(errand: Errand) {
  const { seals, broken: brokenSeals } = await verifySeals(errand)
  return { seals, brokenSeals }
}

export async function openItems(errand: Errand) {
  const [rows = []] = await errand.read(
    sql`SELECT id, kind, words FROM recon_items WHERE settled_at IS NULL ORDER BY seen_at`,
  )
  return rows.map(({ id, kind, words }) => ({
    ...{ id: String(id), kind: String(kind), words: String(words) },
  }))
}
