import { sql } from 'drizzle-orm'
import { dayOf } from '#schema/domain/days.ts'
import { TOMBSTONE_MS } from '#schema/domain/limits.ts'
import type { Job } from './job.ts'

/** As many as one turn clears away. */
export const TOMBSTONES_AT_ONCE = 500

/**
 * SYNC 1: what is gone is remembered for 90 days; then the floor is raised to the newest tombstone that was cleared
 * away in its scope, and a phone that has not come so far starts afresh. Oldest first, so that below a floor no
 * tombstone is left and above it none is missing.
 */
export const tombstones: Job = {
  name: 'tombstones',
  async turn({ read, write, now }) {
    const today = dayOf(now)
    const then = dayOf(now - TOMBSTONE_MS)
    // The counter stood there at some time of that day, so all below it is older than the day's end.
    const old = sql`coalesce((SELECT seq FROM sync_days WHERE day < ${then} ORDER BY day DESC LIMIT 1), -1)`
    const doomed = sql`
      SELECT scope, entity, id, seq FROM changes WHERE op = 'del' AND seq <= ${old}
      ORDER BY seq LIMIT ${TOMBSTONES_AT_ONCE}`
    const [noted, found] = await read(
      sql`SELECT 1 FROM sync_days WHERE day = ${today}`,
      sql`SELECT count(*) AS n FROM (${doomed})`,
    )
    const cleared = Number(found?.[0]?.['n'])
    const isNoted = noted?.length === 1
    if (cleared === 0 && isNoted) return { cleared }

    await write(
      sql`INSERT INTO sync_days (day, seq) SELECT ${today}, v FROM sync_head WHERE k = 1
        ON CONFLICT (day) DO NOTHING`,
      sql`INSERT INTO sync_floor (scope, seq)
        SELECT scope, max(seq) FROM (${doomed}) WHERE true GROUP BY scope
        ON CONFLICT (scope) DO UPDATE SET seq = max(seq, excluded.seq)`,
      sql`DELETE FROM changes WHERE (scope, entity, id) IN (SELECT scope, entity, id FROM (${doomed}))`,
      // Of the days that are old enough the last one is all that is needed.
      sql`DELETE FROM sync_days WHERE day < (SELECT max(day) FROM sync_days WHERE day < ${then})`,
    )
    return { cleared }
  },
}
