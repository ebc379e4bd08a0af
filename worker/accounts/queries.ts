import { and, count, eq, inArray, isNull, sql, sum } from 'drizzle-orm'
import type { Id, UserId } from '#schema/domain/ids.ts'
import type { Kobo } from '#schema/domain/money.ts'
import { HELD_STATUSES } from '#schema/domain/task.ts'
import { availableOf } from '#schema/domain/wallet.ts'
import { ledgerAccounts, tasks, users } from '#schema/tables/index.ts'
import type { Db } from '../db/client.ts'

type People = Pick<typeof users, 'id' | 'username' | 'profilePicture' | 'isVerified' | 'jobTitle'>

/** What stands beside something of somebody's: on a card, a proposal, a task. */
export const faceOf = <P extends People>(people: P) => ({
  _id: people.id,
  username: people.username,
  profilePicture: people.profilePicture,
  isVerified: people.isVerified,
  jobTitle: people.jobTitle,
})
export const faceColumns = faceOf(users)

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

export const ownUser = (db: Db, id: UserId) =>
  db.select(ownColumns).from(users).where(eq(users.id, id))
export type OwnRow = Awaited<ReturnType<typeof ownUser>>[number]

export const walletOf = (db: Db, id: UserId) =>
  db
    .select({ balance: sql<Kobo>`${ledgerAccounts.credits} - ${ledgerAccounts.debits}` })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.id, availableOf(id)))

/** A todo this person's money waits with (R22 I4). */
export const isHeldFor = (id: UserId) =>
  and(eq(tasks.clientId, id), inArray(tasks.status, [...HELD_STATUSES]))

/** Money that waits with this person's todos, and how many those are (R23). */
export const heldFor = (db: Db, id: UserId) =>
  db
    .select({ held: sum(tasks.price).mapWith(Number), heldTasks: count() })
    .from(tasks)
    .where(isHeldFor(id))

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
