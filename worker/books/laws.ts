import { sql } from 'drizzle-orm'
import type { Errand } from '../http/errand.ts'
import { lawsBrokenBy } from '../wallet/invariants.ts'
import { keepItem, settleOthers } from './items.ts'

/** Where it is kept that the laws were looked at, so that a clock which stands still is seen. */
export const LAWS_LOOKED_AT = 'laws'

/**
 * MONEY 1.3: every law of the books, about one moment. A broken one is said loudly each time it is found, and kept
 * for the administrators until it holds again.
 */
export async function checkLaws(errand: Errand): Promise<{ broken: number }> {
  const broken = await lawsBrokenBy((queries) =>
    errand.read(...queries.map((query) => sql.raw(query))),
  )
  const now = errand.now()
  const items = broken.map(({ law, rows }) => ({
    ...{ id: `law:${law}`, kind: 'law' as const, ours: null, theirs: null },
    words: `${law}: ${rows.join(', ')}`,
  }))
  for (const { law, rows } of broken) errand.deps.log({ level: 'error', law, rows })
  await errand.write(
    ...items.map((item) => keepItem(item, now)),
    settleOthers(
      'law:',
      items.map(({ id }) => id),
      now,
    ),
    sql`INSERT INTO clock_places (job, place) VALUES (${LAWS_LOOKED_AT}, ${String(now)})
      ON CONFLICT (job) DO UPDATE SET place = excluded.place`,
  )
  return { broken: broken.length }
}
