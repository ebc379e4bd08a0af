import { and, eq, sql, type SQL } from 'drizzle-orm'
import { FREE_MAX_JOBS, type Tier } from '#schema/domain/directory.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { RATINGS_MIN_FOR_AVERAGE } from '#schema/domain/limits.ts'
import { HELD_STATUSES } from '#schema/domain/task.ts'
import type { Trade } from '#schema/domain/trade-names.ts'
import { isIn } from '#schema/tables/columns.ts'
import { users } from '#schema/tables/users.ts'
import { trackRecordOf, userSummaryColumns } from '#worker/accounts/queries.ts'
import { prepare, queryBuilder, type RowOf, type Slots } from '#worker/db/prepared.ts'
import { isNotHiddenSql } from '#worker/trust/blocks.ts'
import { isShownAt } from '#worker/works/queries.ts'

/** Most professionals of a group that one request examines. The next page continues after them. */
export const MAX_CANDIDATES = 100

export type Candidates = {
  /** JSON of the parts of the key that are read, one after the other (`ranges.ts`). */
  ranges: string
  trade: Trade
  tier: Tier
}
type Wanted = Candidates & {
  reader: UserId
  now: number
  max: number
  /** JSON of the places that are near, each with its position, where only they are listed. */
  positions?: string | undefined
  /** A JSON list. */
  skills?: string | undefined
  wellRated?: 1 | undefined
  verified?: 1 | undefined
  free?: 1 | undefined
}

const field = (name: string) => sql.raw(`range.value ->> '${name}'`)

/** Along the key, range by range: CROSS JOIN keeps that order. */
const candidates = ({ ranges, trade, tier }: Slots<Candidates>) => sql`
  SELECT ${field('index')} AS at, entry.spot, entry.user_id AS id, ${field('km')} AS km,
    ${field('position')} AS position, ${field('reaches')} AS reaches
  FROM json_each(${ranges}) AS range CROSS JOIN directory_entries AS entry
  WHERE entry.trade = ${trade} AND entry.tier = ${tier} AND entry.area = ${field('area')}
    AND entry.spot >= ${field('from')} AND entry.spot < ${field('to')}
  LIMIT ${sql.raw(String(MAX_CANDIDATES))}`

const ownPlaces = sql.raw(
  "iif(users.place IS NULL, users.areas, json_insert(users.areas, '$[#]', users.place))",
)
/** Goes to the place that is asked for, and this is the nearest of the own places from which that is so. */
const isNearest = (positions: SQL<string>) => sql`
  instr(candidate.reaches, '|' || users.reach || '|') > 0
  AND coalesce((SELECT min(json_extract(${positions}, '$."' || iif(users.reach = 'state', 'state:', '') || own.value || '"'))
    FROM json_each(${ownPlaces}) AS own), candidate.position) >= candidate.position`

const runningJobs = sql.raw(`(SELECT count(*) FROM (SELECT 1 FROM tasks
  WHERE tasker_id = users.id AND ${isIn('status', HELD_STATUSES)} LIMIT ${FREE_MAX_JOBS}))`)

const filtersOf = ({ positions, skills, wellRated, verified, free }: Slots<Wanted>) => [
  positions && isNearest(positions),
  skills &&
    sql`EXISTS (SELECT 1 FROM json_each(${skills}) AS skill WHERE instr(users.skillsets, '"' || skill.value || '"') > 0)`,
  // The values are in the texts so that each combination has one of its own.
  wellRated &&
    sql`users.tasker_rating_count >= ${sql.raw(String(RATINGS_MIN_FOR_AVERAGE))}
      AND users.tasker_rating_sum >= 4 * ${wellRated} * users.tasker_rating_count`,
  verified && sql`users.is_verified = ${verified}`,
  free && sql`users.takes_jobs = ${free} AND ${runningJobs} < ${sql.raw(String(FREE_MAX_JOBS))}`,
]

type Work = { src: string; caption: string }
const firstWork = (now: SQL<number>) =>
  sql`(SELECT json_object('src', coalesce(thumbnail, picture), 'caption', caption) FROM work_pictures
    WHERE user_id = users.id AND ${isShownAt(now)} ORDER BY position, id LIMIT 1)`
    .mapWith((text: string | null) => (text === null ? null : (JSON.parse(text) as Work)))
    .as('work')

const columnsAt = (now: SQL<number>) => ({
  at: sql`candidate.at`.mapWith(Number).as('at'),
  spot: sql<string>`candidate.spot`.as('spot'),
  km: sql<number | null>`candidate.km`.as('km'),
  user: { ...userSummaryColumns, location: users.location, takesJobs: users.takesJobs },
  trade: users.trade,
  record: trackRecordOf(users),
  answers: {
    answers: users.answers,
    answersInHour: users.answersInHour,
    answersInDay: users.answersInDay,
  },
  runningJobs: sql`${runningJobs}`.mapWith(Number).as('running_jobs'),
  work: firstWork(now),
})

/** The professionals of one group, as far as a page may show them. The triggers list nobody whom strangers must not see. */
export const selectProfessionals = prepare((wanted: Slots<Wanted>) =>
  queryBuilder
    .select(columnsAt(wanted.now))
    .from(sql`(${candidates(wanted)}) AS candidate`)
    .crossJoin(users)
    .where(
      and(
        eq(users.id, sql<UserId>`candidate.id`),
        isNotHiddenSql(wanted.reader, users.id),
        ...filtersOf(wanted),
      ),
    )
    .limit(wanted.max as unknown as number),
)
export type ProfessionalRow = RowOf<typeof selectProfessionals>

const selectLast = prepare(({ checks, ...wanted }: Slots<Candidates & { checks: number }>) =>
  queryBuilder
    .select({ at: sql`at`.mapWith(Number), spot: sql<string>`spot` })
    .from(sql`(${candidates(wanted)}) AS candidate`)
    .limit(checks as unknown as number)
    .offset(MAX_CANDIDATES - 1),
)
/**
 * The last one that was examined, when there were as many as are examined at once; no row otherwise. A list without filters
 * is full before.
 */
export const selectLastCandidate = ({
  hasFilters,
  ...wanted
}: Candidates & { hasFilters: boolean }) => selectLast({ ...wanted, checks: hasFilters ? 1 : 0 })
