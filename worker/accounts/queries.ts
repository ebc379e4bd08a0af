import { and, count, eq, inArray, isNull, sql, sum, type SQL } from 'drizzle-orm'
import type { Id, UserId } from '#schema/domain/ids.ts'
import type { Kobo } from '#schema/domain/money.ts'
import { HELD_STATUSES } from '#schema/domain/task.ts'
import { availableOf } from '#schema/domain/wallet.ts'
import { ledgerAccounts, tasks, users } from '#schema/tables/index.ts'
import type { Db } from '../db/client.ts'

/** What stands beside something of somebody's: on a card, a proposal, a task. */
export const faceColumns = {
  _id: users.id,
  username: users.username,
  profilePicture: users.profilePicture,
  isVerified: users.isVerified,
  jobTitle: users.jobTitle,
}

/** R52: nothing private is even asked of the database. */
export const publicColumns = {
  _id: users.id,
  userType: users.userType,
  username: users.username,
  profilePicture: users.profilePicture,
  jobTitle: users.jobTitle,
  profileDescription: users.profileDescription,
  location: users.location,
  skillsets: users.skillsets,
  isVerified: users.isVerified,
  createdAt: users.createdAt,
}
export const ownColumns = { ...publicColumns, email: users.email, trade: users.trade }

export const publicUser = (db: Db, id: UserId) =>
  db
    .select(publicColumns)
    .from(users)
    .where(and(eq(users.id, id), isNull(users.closedAt)))

/** Somebody by id; or by an expression that names them only when they are wanted, so that a quiet pull reads nothing. */
export type Whom = UserId | SQL

export const ownUser = (db: Db, id: Whom) =>
  db.select(ownColumns).from(users).where(eq(users.id, id))
export type OwnRow = Awaited<ReturnType<typeof ownUser>>[number]

export const walletOf = (db: Db, id: Whom) =>
  db
    .select({ balance: sql<Kobo>`${ledgerAccounts.credits} - ${ledgerAccounts.debits}` })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.id, typeof id === 'string' ? availableOf(id) : sql`'ua:' || ${id}`))

/** Money that waits with this person's todos, and how many those are (R23). */
export const heldFor = (db: Db, id: Whom) =>
  db
    .select({ held: sum(tasks.price).mapWith(Number), heldTasks: count() })
    .from(tasks)
    .where(and(eq(tasks.clientId, id), inArray(tasks.status, [...HELD_STATUSES])))

type MeRows = {
  user: OwnRow
  wallet: { balance: Kobo } | null
  held: { held: number | null; heldTasks: number } | null
}

/** Dashboard data (SPEC 3), for the dashboard and for the change log alike. */
export const meOf = ({ user, wallet, held }: MeRows) => ({
  user,
  balance: wallet?.balance ?? (0 as Kobo),
  held: (held?.held ?? 0) as Kobo,
  heldTasks: held?.heldTasks ?? 0,
})

/** For the door only, inside a write batch, so it comes as the bare row. */
export const userByEmail = (email: string) => sql`
  SELECT id, user_type, username, email, password_hash, profile_picture, job_title, profile_description,
    location, skillsets, trade, is_verified, suspended_at, created_at
  FROM users WHERE email = ${email} AND closed_at IS NULL`

/** The same person, from the bare row to the shape that drizzle gives. */
export const ownFromRow = (row: Record<string, unknown>): OwnRow => ({
  _id: row['id'] as UserId,
  userType: row['user_type'] as OwnRow['userType'],
  username: String(row['username']),
  email: String(row['email']),
  profilePicture: row['profile_picture'] as string | null,
  jobTitle: String(row['job_title']),
  profileDescription: String(row['profile_description']),
  location: String(row['location']),
  skillsets: JSON.parse(String(row['skillsets'])) as string[],
  trade: row['trade'] as OwnRow['trade'],
  isVerified: row['is_verified'] === 1,
  createdAt: Number(row['created_at']),
})

export const openSession = (
  session: { id: Id<'session'>; userId: UserId; idle: number },
  now: number,
) => sql`
  INSERT INTO sessions (id, user_id, created_at, seen_at, expires_at)
  VALUES (${session.id}, ${session.userId}, ${now}, ${now}, ${now + session.idle})
  ON CONFLICT (id) DO NOTHING`
