import { sql, type SQL } from 'drizzle-orm'
import { DAY, RECEIPT_MS } from '#schema/domain/limits.ts'
import { keepPlace, placeOf, type Job } from './job.ts'

/** As many people as one turn looks at, and as many of their receipts as it takes away. */
export const PEOPLE_AT_ONCE = 500
export const RECEIPTS_AT_ONCE = 500

/** How a UUIDv7 of that time begins. */
const prefixOf = (at: number): string => {
  const hex = at.toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}`
}

/** The next people who have receipts, one row read for each: from one to the next along the key. */
const people = (after: SQL): SQL => sql`
  WITH RECURSIVE person(id, n) AS (
    SELECT (SELECT min(user_id) FROM receipts WHERE user_id > ${after} OR ${after} = ''), 1
    UNION ALL
    SELECT (SELECT min(user_id) FROM receipts WHERE user_id > person.id), n + 1
    FROM person WHERE person.id IS NOT NULL AND n < ${PEOPLE_AT_ONCE})`

/**
 * R51: an answer is remembered for 30 days. There is no index by time: a key of ours is a UUIDv7 and so begins with
 * it, which leads straight to a person's old ones. Keys that seem to come from the future are other people's
 * inventions (or a phone whose clock is ahead); they are few and looked at one by one. What decides is our own clock.
 */
export const receipts: Job = {
  name: 'receipts',
  async turn({ read, write, now }) {
    const after = placeOf('receipts')
    const old = now - RECEIPT_MS
    const of = (range: SQL) => sql`
      SELECT r.user_id AS person, r.key AS key FROM person CROSS JOIN receipts r ON r.user_id = person.id AND ${range}
      WHERE r.created_at < ${old}`
    const [places, looked, doomed] = await read(
      sql`SELECT ${after} AS place`,
      sql`${people(after)} SELECT id FROM person WHERE id IS NOT NULL`,
      sql`${people(after)}
        ${of(sql`r.key < ${prefixOf(old)}`)} UNION ALL ${of(sql`r.key > ${prefixOf(now + DAY)}`)}
        LIMIT ${RECEIPTS_AT_ONCE}`,
    )
    const place = String(places?.[0]?.['place'])
    const forgotten = doomed?.length ?? 0
    const isDone = forgotten < RECEIPTS_AT_ONCE
    const hasMore = looked?.length === PEOPLE_AT_ONCE
    const next = isDone ? String((hasMore && looked?.at(-1)?.['id']) || '') : place

    if (forgotten > 0 || next !== place) {
      const pairs = JSON.stringify(doomed?.map(({ person, key }) => [person, key]))
      await write(
        sql`DELETE FROM receipts WHERE created_at < ${old} AND (user_id, key) IN
          (SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]') FROM json_each(${pairs}))`,
        keepPlace('receipts', next),
      )
    }
    return { looked: looked?.length ?? 0, forgotten }
  },
}
