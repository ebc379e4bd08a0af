import { eq, sql, type SQL } from 'drizzle-orm'
import { listAllUsers } from '#schema/contract/admin-lists.ts'
import type { ParsedInput } from '#schema/contract/endpoint.ts'
import type { UserFilter } from '#schema/domain/admin-lists.ts'
import { users } from '#schema/tables/users.ts'
import type { Db } from '#worker/db/client.ts'
import { matchesPattern, patternOf } from '#worker/db/fold-sql.ts'
import { decodeCursor, pageSizeOf } from '#worker/db/paging.ts'
import { first } from '#worker/db/read.ts'
import { route } from '#worker/http/serve.ts'
import {
  candidatePageOf,
  candidatesOf,
  isIn,
  lastCandidateOf,
  phraseOf,
  type Candidates,
} from './candidates.ts'
import {
  adminUserColumns,
  presentAdminUser,
  standingColumns,
  waitingVerificationColumn,
} from './user-columns.ts'

type Criteria = ParsedInput<typeof listAllUsers>

const IS_OPEN = sql.raw('closed_at IS NULL')
/** The conditions of the partial indexes, literally. */
const CONDITIONS: Record<UserFilter, SQL> = {
  verified: sql.raw('is_verified = 1 AND closed_at IS NULL'),
  unverified: sql.raw("is_verified = 0 AND closed_at IS NULL AND user_type <> 'admin'"),
  limited: sql.raw('suppressed_at IS NOT NULL AND suspended_at IS NULL AND closed_at IS NULL'),
  suspended: sql.raw('suspended_at IS NOT NULL AND closed_at IS NULL'),
  closed: sql.raw('closed_at IS NOT NULL'),
}
const conditionOf = (status: UserFilter | undefined): SQL => (status ? CONDITIONS[status] : IS_OPEN)

const directionOf = ({ sort }: Criteria) =>
  sort === 'oldest' ? { beyond: sql`>`, order: sql`ASC` } : { beyond: sql`<`, order: sql`DESC` }

const ofType = ({ userType, place }: Criteria): SQL[] => [
  ...(userType ? [sql`${users.userType} = ${userType}`] : []),
  ...isIn(users.place, place),
]

/** Matches of the full-text index by the order of registration. */
function matches(criteria: Criteria, phrase: string): Candidates {
  const { beyond, order } = directionOf(criteria)
  const position = decodeCursor(criteria)
  // The client sends every number as a REAL, and FTS5 seeks by an INTEGER only.
  const after = position ? sql`AND rowid ${beyond} CAST(${position.at} AS INTEGER)` : sql``
  return {
    select: (limit) => sql`
      SELECT at, e.user_id AS id FROM (
        SELECT rowid AS at FROM user_search WHERE user_search MATCH ${phrase} ${after} ORDER BY rowid ${order} ${limit}
      ) CROSS JOIN user_emails e ON e.id = at`,
    filters: [conditionOf(criteria.status), ...ofType(criteria)],
  }
}

/** Along the unique index, of those who have an email; the cursor has the id of the user whose email was the last one. */
function byEmail(criteria: Criteria): Candidates {
  const position = decodeCursor(criteria)
  const after = position
    ? sql`WHERE email > (SELECT email FROM users WHERE id = ${position.id})`
    : sql`WHERE email IS NOT NULL`
  return {
    select: (limit) => sql`SELECT 0 AS at, id FROM users ${after} ORDER BY email ${limit}`,
    filters: [conditionOf(criteria.status), ...ofType(criteria), ...contains(criteria)],
  }
}

const contains = ({ q }: Criteria): SQL[] =>
  q
    ? [
        matchesPattern(
          sql`(${users.username} || char(10) || coalesce(${users.email}, '') || char(10) || coalesce(${users.phone}, ''))`,
          patternOf(q),
        ),
      ]
    : []

function byRegistration(criteria: Criteria): Candidates {
  const { beyond, order } = directionOf(criteria)
  const position = decodeCursor(criteria)
  const { status } = criteria
  // Few are unverified, limited, suspended or closed, and each of these has an index.
  const isIndexed = status !== 'verified'
  const after = position
    ? sql`AND (created_at, id) ${beyond} (${position.at}, ${position.id})`
    : sql``
  return {
    select: (limit) => sql`
      SELECT created_at AS at, id FROM users WHERE ${isIndexed ? conditionOf(status) : IS_OPEN} ${after}
      ORDER BY created_at ${order}, id ${order} ${limit}`,
    filters: [
      ...(isIndexed ? [] : [conditionOf(status)]),
      ...ofType(criteria),
      ...contains(criteria),
    ],
  }
}

function sourceOf(criteria: Criteria): Candidates {
  const phrase = phraseOf(criteria.q ?? '')
  if (phrase !== null) return matches(criteria, phrase)
  return criteria.sort === 'email' ? byEmail(criteria) : byRegistration(criteria)
}

/** `users` is joined in the order of the candidates and stops at a full page, so the cost does not grow with the users. */
function selectUsers(db: Db, criteria: Criteria, source: Candidates) {
  const filters = source.filters.map((filter) => sql` AND ${filter}`)
  return db
    .select({
      ...adminUserColumns,
      ...standingColumns,
      waitingVerification: waitingVerificationColumn,
      at: sql<number>`candidate.at`.mapWith(Number),
      position: sql<string>`candidate.id`,
    })
    .from(candidatesOf(source, criteria))
    .crossJoin(users)
    .where(sql`${eq(users.id, sql`candidate.id`)}${sql.join(filters)}`)
    .limit(pageSizeOf(criteria) + 1)
}

export const listAllUsersRoute = route(listAllUsers, async ({ db, read }, criteria) => {
  const source = sourceOf(criteria)
  const { rows, last } = await read({
    rows: selectUsers(db, criteria, source),
    last: first(lastCandidateOf(db, source)),
  })
  const { shown, nextCursor } = candidatePageOf(rows, criteria, last)
  return {
    users: shown.map(({ waitingVerification, ...user }) => ({
      ...presentAdminUser(user),
      waitingVerification,
    })),
    nextCursor,
  }
})
