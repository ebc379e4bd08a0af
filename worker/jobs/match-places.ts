import { sql } from 'drizzle-orm'
import type { UserId } from '#schema/domain/ids.ts'
import { matchPlace } from '#schema/domain/places/match-place.ts'
import { saveCursor, type Job } from '#worker/background/job.ts'
import { changedForUser } from '#worker/db/own-changes.ts'
import type { Effect } from '#worker/db/write.ts'
import { changedByUpdate } from '#worker/tasks/changes.ts'
import type { TaskRow } from '#worker/tasks/queries.ts'

/** Raised with new names of places: then every row without one is tried again. */
const ROUND = 1
const ROWS_PER_RUN = 500
const NAME = 'match-places'

type Progress = {
  round: number
  table: 'tasks' | 'users' | null
  after: string
  matched: number
  unmatched: number
}

const START: Progress = { round: ROUND, table: 'tasks', after: '', matched: 0, unmatched: 0 }
const parseProgress = (cursor: unknown): Progress => {
  const progress = typeof cursor === 'string' ? (JSON.parse(cursor) as Progress) : START
  return progress.round === ROUND ? progress : START
}

type Located = Pick<
  TaskRow,
  'id' | 'clientId' | 'taskerId' | 'trade' | 'status' | 'removedFrom' | 'askedId' | 'location'
> & { isWithout: 0 | 1 }

const selectRows = ({ table, after }: Progress) =>
  table === 'tasks'
    ? sql`SELECT id, client_id AS clientId, tasker_id AS taskerId, trade, status, removed_from AS removedFrom, asked_id AS askedId, location,
          place IS NULL AND project_type <> 'Remote' AS isWithout
        FROM tasks WHERE id > ${after} ORDER BY id LIMIT ${ROWS_PER_RUN}`
    : sql`SELECT id, location, place IS NULL AND location <> '' AS isWithout
        FROM users WHERE id > ${after} ORDER BY id LIMIT ${ROWS_PER_RUN}`

/** Not a new version: an edit that somebody has begun stays right. */
const store = (table: Progress['table'], row: Located, place: string): Effect =>
  table === 'tasks'
    ? [
        sql`UPDATE tasks SET place = ${place} WHERE id = ${row.id} AND place IS NULL AND location = ${row.location}`,
        changedByUpdate(row, {}),
      ]
    : [
        sql`UPDATE users SET place = ${place} WHERE id = ${row.id} AND place IS NULL AND location = ${row.location}`,
        changedForUser(row.id as string as UserId),
      ]

/** Gives a place to what older clients have stored with a location alone, where that is certain; counts the rest. */
export const matchPlacesJob: Job = {
  name: NAME,
  async run({ read, background }) {
    const [[stored] = []] = await read(sql`SELECT cursor FROM job_cursors WHERE job = ${NAME}`)
    const progress = parseProgress(stored?.['cursor'])
    const { table, round } = progress
    if (table === null) return { matched: progress.matched, unmatched: progress.unmatched }
    const [rows = []] = (await read(selectRows(progress))) as unknown as Located[][]
    const found = rows
      .filter(({ isWithout }) => isWithout)
      .map((row) => ({ row, place: matchPlace(row.location) }))
    const matches = found.flatMap(({ row, place }) => (place ? store(table, row, place.id) : []))
    const matched = progress.matched + found.filter(({ place }) => place !== null).length
    const unmatched = progress.unmatched + found.filter(({ place }) => place === null).length
    const isLast = rows.length < ROWS_PER_RUN
    const next = table === 'tasks' ? 'users' : null
    const position = isLast ? { table: next, after: '' } : { table, after: rows.at(-1)?.id ?? '' }
    const after: Progress = { round, ...position, matched, unmatched } as Progress
    await background.commit([matches, saveCursor(NAME, JSON.stringify(after))])
    return { matched, unmatched }
  },
}
