import { and, count, eq, inArray, isNull, sql, sum, type SQL } from 'drizzle-orm'
import type { Id, TaskId, UserId } from '#schema/domain/ids.ts'
import { availableOf } from '#schema/domain/ledger.ts'
import type { Kobo } from '#schema/domain/money.ts'
import { HELD_STATUSES } from '#schema/domain/task.ts'
import { ledgerAccounts, tasks, users } from '#schema/tables/index.ts'
import { prepare, queryBuilder, type RowOf, type Slots } from '#worker/db/prepared.ts'
import { canSeeUserSql } from '#worker/trust/visibility.ts'

type SummaryField = 'id' | 'username' | 'profilePicture' | 'isVerified' | 'jobTitle'
type StandingField = 'suspendedAt' | 'suppressedAt'

/** The user summary of a signed-in user, which has the same fields as a row. */
export const userSummaryOf = <U extends Record<SummaryField, unknown>>(user: U) => ({
  _id: user.id as U['id'],
  username: user.username as U['username'],
  profilePicture: user.profilePicture as U['profilePicture'],
  isVerified: user.isVerified as U['isVerified'],
  jobTitle: user.jobTitle as U['jobTitle'],
})

const isInGoodStanding = (user: Record<StandingField, unknown>) =>
  sql`${user.suspendedAt} IS NULL AND ${user.suppressedAt} IS NULL`

/** The badge of a limited or suspended user is hidden. The type is the column's, which it replaces in lists. */
const badgeOf = <C>(user: { isVerified: C } & Record<StandingField, unknown>): C =>
  sql`(${user.isVerified} AND ${isInGoodStanding(user)})`.mapWith(Boolean) as C

/** The columns of the user summary in the users table or an alias. */
export const userSummaryColumnsOf = <U extends Record<SummaryField | StandingField, unknown>>(
  user: U,
) => ({ ...userSummaryOf(user), isVerified: badgeOf(user as U & { isVerified: U['isVerified'] }) })
export const userSummaryColumns = userSummaryColumnsOf(users)

type CheckField = 'isVerified' | 'identityCheckedAt' | 'bankNameCheckedAt' | 'phoneProvenAt'

/** When the facts behind the badge were found, as long as it is shown; a proven phone number needs no badge. */
export const checksOf = (user: Record<CheckField | StandingField, unknown>) => {
  const shown = (at: unknown) => sql<number | null>`iif(${badgeOf(user)}, ${at}, NULL)`
  return {
    identityAt: shown(user.identityCheckedAt),
    bankAt: shown(user.bankNameCheckedAt),
    phoneAt: sql<number | null>`iif(${isInGoodStanding(user)}, ${user.phoneProvenAt}, NULL)`,
  }
}

type TrackRecordField = 'taskerRatingSum' | 'taskerRatingCount' | 'completedJobs' | 'cancelledJobs'

/** What is shown of a tasker's earlier work; from the users table or an alias. */
export const trackRecordOf = <U extends Record<TrackRecordField, unknown>>(user: U) => ({
  ratingSum: user.taskerRatingSum as U['taskerRatingSum'],
  ratingCount: user.taskerRatingCount as U['taskerRatingCount'],
  completedJobs: user.completedJobs as U['completedJobs'],
  cancelledJobs: user.cancelledJobs as U['cancelledJobs'],
})

/** What a client is like; from the users table. */
const clientColumns = {
  postedTasks: users.postedTasks,
  awardedTasks: users.awardedTasks,
  paidTasks: users.paidTasks,
  unpaidTasks: users.unpaidTasks,
  approvals: users.approvals,
  approvalMs: users.approvalMs,
  lostDisputes: users.lostDisputes,
}

export const selectClientOf = prepare(({ taskId }: Slots<{ taskId: TaskId }>) =>
  queryBuilder
    .select({
      counts: clientColumns,
      since: users.createdAt,
      ratings: { sum: users.clientRatingSum, count: users.clientRatingCount },
    })
    .from(tasks)
    .innerJoin(users, eq(users.id, tasks.clientId))
    .where(eq(tasks.id, taskId)),
)

const publicColumns = {
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
export const ownColumns = {
  ...publicColumns,
  place: users.place,
  areas: users.areas,
  reach: users.reach,
  email: users.email,
  isEmailProven: sql<boolean>`${users.emailProvenAt} IS NOT NULL`.mapWith(Boolean),
  phone: users.phone,
  showsPhone: users.showsPhone,
  showsOnline: users.showsOnline,
  isListed: users.isListed,
  takesJobs: users.takesJobs,
  trade: users.trade,
  noticeSettings: users.noticeSettings,
}

/** The totals of the public reviews about the user, by role, and of the jobs. */
const totalColumns = {
  asClient: { sum: users.clientRatingSum, count: users.clientRatingCount },
  asTasker: trackRecordOf(users),
}

/** No row when the reader must not see the user. */
export const selectPublicUser = prepare(({ id, reader }: Slots<{ id: UserId; reader: UserId }>) =>
  queryBuilder
    .select({
      user: { ...publicColumns, isVerified: badgeOf(users) },
      checks: checksOf(users),
      ...totalColumns,
      clientCounts: clientColumns,
    })
    .from(users)
    .where(and(eq(users.id, id), isNull(users.closedAt), canSeeUserSql(reader, id))),
)

export const selectOwnUser = prepare(({ id }: Slots<{ id: UserId }>) =>
  queryBuilder.select(ownColumns).from(users).where(eq(users.id, id)),
)
export type OwnUserRow = RowOf<typeof selectOwnUser>

export const balanceColumn = sql<Kobo>`${ledgerAccounts.credits} - ${ledgerAccounts.debits}`

const selectBalanceOf = prepare(({ account }: Slots<{ account: string }>) =>
  queryBuilder
    .select({ balance: balanceColumn })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.id, account)),
)
export const selectBalance = (id: UserId) => selectBalanceOf({ account: availableOf(id) })

/** A task of this client that money is held for. */
export const isHeldTaskOf = (clientId: UserId | SQL<UserId>) =>
  and(eq(tasks.clientId, clientId), inArray(tasks.status, [...HELD_STATUSES]))

/** How much of the client's money is held, and for how many tasks. */
export const selectHeldTotals = prepare(({ clientId }: Slots<{ clientId: UserId }>) =>
  queryBuilder
    .select({ held: sum(balanceColumn).mapWith(Number), heldTasks: count() })
    .from(tasks)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, sql`'te:' || ${tasks.id}`))
    .where(isHeldTaskOf(clientId)),
)

/** What names an account at the log-in. */
export type LoginContact = { email: string } | { phone: string }
const isAt = (contact: LoginContact): SQL =>
  'email' in contact ? sql`users.email = ${contact.email}` : sql`users.phone = ${contact.phone}`
/** As counters name it. */
export const contactText = (contact: LoginContact): string =>
  'email' in contact ? contact.email : contact.phone

type LoginSender = { device: string | null; sender: string; now: number }

/**
 * Raw SQL, because it runs in the write batch of a login; see `parseUserRow`. The first device of an account is not new,
 * and neither is one whose sender was reported a short time ago.
 */
export const selectUserBy = (contact: LoginContact, { device, sender, now }: LoginSender) => sql`
  SELECT id, user_type, username, email, phone, shows_phone, shows_online, is_listed, takes_jobs, password_hash, profile_picture, job_title, profile_description,
    location, place, areas, reach, skillsets, trade, email_proven_at, is_verified, suspended_at, created_at,
    EXISTS (SELECT 1 FROM known_devices WHERE user_id = users.id) AND NOT EXISTS (
      SELECT 1 FROM known_devices WHERE user_id = users.id AND device = ${device}) AND NOT EXISTS (
      SELECT 1 FROM rate_limit_counters
      WHERE key = 'newDeviceNotice:' || users.id || ':' || ${sender} AND expires_at > ${now}) AS is_new_device
  FROM users WHERE ${isAt(contact)} AND closed_at IS NULL`

/** Whether the account with this contact has been used on this device. */
export const isKnownDevice = (contact: LoginContact, device: string) => sql`
  EXISTS (SELECT 1 FROM known_devices JOIN users ON users.id = known_devices.user_id
    WHERE ${isAt(contact)} AND known_devices.device = ${device})`

export const upsertKnownDevice = (userId: UserId, device: string, now: number) => sql`
  INSERT INTO known_devices (user_id, device, seen_at) VALUES (${userId}, ${device}, ${now})
  ON CONFLICT (user_id, device) DO UPDATE SET seen_at = excluded.seen_at`

export const parseUserRow = (row: Record<string, unknown>): OwnUserRow => ({
  _id: row['id'] as UserId,
  userType: row['user_type'] as OwnUserRow['userType'],
  username: String(row['username']),
  email: row['email'] as string | null,
  isEmailProven: row['email_proven_at'] !== null,
  phone: row['phone'] as string | null,
  showsPhone: row['shows_phone'] === 1,
  showsOnline: row['shows_online'] === 1,
  isListed: row['is_listed'] === 1,
  takesJobs: row['takes_jobs'] === 1,
  profilePicture: row['profile_picture'] as string | null,
  jobTitle: String(row['job_title']),
  profileDescription: String(row['profile_description']),
  location: String(row['location']),
  place: row['place'] as string | null,
  areas: JSON.parse(String(row['areas'])) as string[],
  reach: row['reach'] as OwnUserRow['reach'],
  skillsets: JSON.parse(String(row['skillsets'])) as string[],
  trade: row['trade'] as OwnUserRow['trade'],
  isVerified: row['is_verified'] === 1,
  createdAt: Number(row['created_at']),
  // A log-in does not show them.
  noticeSettings: null,
})

export const insertSession = (
  session: { id: Id<'session'>; userId: UserId; idleMs: number; device?: string | null },
  now: number,
) => sql`
  INSERT INTO sessions (id, user_id, created_at, seen_at, expires_at, device)
  VALUES (${session.id}, ${session.userId}, ${now}, ${now}, ${now + session.idleMs}, ${session.device ?? null})
  ON CONFLICT (id) DO NOTHING`
