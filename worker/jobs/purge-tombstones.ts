import { sql } from 'drizzle-orm'
import { dayOf } from '#schema/domain/days.ts'
import { TOMBSTONE_MS } from '#schema/domain/limits.ts'
import type { Job } from '#worker/background/job.ts'

export const TOMBSTONES_PER_RUN = 500

/**
 * Deletes tombstones after 90 days, oldest first, and raises the floor of their scopes: below a floor no tombstone is
 * left, above it none is missing. A client with a cursor below the floor loads everything again.
 */
export const purgeTombstonesJob: Job = {
  name: 'purge-tombstones',
  async run({ read, write, now }) {
    const today = dayOf(now)
    const lastDay = dayOf(now - TOMBSTONE_MS)
    // The counter had this value during that day, so all positions up to it are older than the day's end.
    const lastSeq = sql`coalesce((SELECT seq FROM sync_days WHERE day < ${lastDay} ORDER BY day DESC LIMIT 1), -1)`
    const expired = sql`
      SELECT scope, entity, id, seq FROM changes WHERE op = 'del' AND seq <= ${lastSeq}
      ORDER BY seq LIMIT ${TOMBSTONES_PER_RUN}`
    const [days, counts] = await read(
      sql`SELECT 1 FROM sync_days WHERE day = ${today}`,
      sql`SELECT count(*) AS n FROM (${expired})`,
    )
    const deleted = Number(counts?.[0]?.['n'])
    if (deleted === 0 && days?.length === 1) return { deleted }

    await write(
      sql`INSERT INTO sync_days (day, seq) SELECT ${today}, v FROM sync_counter WHERE k = 1
        ON CONFLICT (day) DO NOTHING`,
      sql`INSERT INTO sync_floor (scope, seq)
        SELECT scope, max(seq) FROM (${expired}) WHERE true GROUP BY scope
        ON CONFLICT (scope) DO UPDATE SET seq = max(seq, excluded.seq)`,
      sql`DELETE FROM changes WHERE (scope, entity, id) IN (SELECT scope, entity, id FROM (${expired}))`,
      // Of the days before the last one only the newest is needed.
      sql`DELETE FROM sync_days WHERE day < (SELECT max(day) FROM sync_days WHERE day < ${lastDay})`,
    )
    return { deleted }
  },
}
