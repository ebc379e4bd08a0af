import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { PHONE_CODE_PURPOSES } from '#schema/domain/codes.ts'
import type { NoticeSettings } from '#schema/domain/notice.ts'
import { DEFAULT_REACH, REACHES } from '#schema/domain/places/reach.ts'
import { TRADE_NAMES, type Trade } from '#schema/domain/trade-names.ts'
import { USER_TYPES } from '#schema/domain/user.ts'
import { id, instant, optionalId, optionalInstant, textList } from './columns.ts'
import { personal, personalRow } from './personal.ts'

export const users = sqliteTable(
  'users',
  {
    id: id('user').primaryKey(),
    userType: text('user_type', { enum: USER_TYPES }).notNull(),
    username: personal(text('username').notNull(), { of: 'id', leaves: "'Former user'" }),
    /** Trimmed and lower-cased; null for an account that has a phone number instead. Free once this one is closed. */
    email: personal(text('email').unique('users_email'), { of: 'id', leaves: "'closed:' || id" }),
    /** E.164, always proven by a code. */
    phone: personal(text('phone').unique('users_phone'), { of: 'id' }),
    phoneProvenAt: personal(optionalInstant('phone_proven_at'), { of: 'id' }),
    /** The other side of an awarded task reads the number (schema/domain/shown-phone.ts). */
    showsPhone: personal(integer('shows_phone', { mode: 'boolean' }).notNull().default(false), {
      of: 'id',
    }),
    /** The other side of an awarded task reads whether the user is online (schema/domain/presence.ts). */
    showsOnline: personal(integer('shows_online', { mode: 'boolean' }).notNull().default(false), {
      of: 'id',
    }),
    /** In the directory for everybody (schema/domain/directory.ts); only who chooses it. */
    isListed: personal(integer('is_listed', { mode: 'boolean' }).notNull().default(false), {
      of: 'id',
    }),
    takesJobs: personal(integer('takes_jobs', { mode: 'boolean' }).notNull().default(true), {
      of: 'id',
    }),
    passwordHash: personal(text('password_hash').notNull(), { of: 'id' }),
    profilePicture: personal(text('profile_picture'), { of: 'id' }),
    jobTitle: personal(text('job_title').notNull().default(''), { of: 'id' }),
    profileDescription: personal(text('profile_description').notNull().default(''), { of: 'id' }),
    location: personal(text('location').notNull().default(''), { of: 'id' }),
    /** A local government area (schema/domain/places), never a coordinate; null where none is known. */
    place: personal(text('place'), { of: 'id' }),
    /** Where else a professional works. */
    areas: personal(textList('areas').default([]), { of: 'id' }),
    /** How far from each of these places. */
    reach: personal(text('reach', { enum: REACHES }).notNull().default(DEFAULT_REACH), {
      of: 'id',
    }),
    skillsets: personal(textList('skillsets').default([]), { of: 'id' }),
    /** The trade of the skills, which decides the tasker's feed. */
    trade: personal(text('trade', { enum: TRADE_NAMES as [string, ...string[]] }).$type<Trade>(), {
      of: 'id',
    }),
    /** When a code from an email to this address was entered; money moves only after that. */
    emailProvenAt: personal(optionalInstant('email_proven_at'), { of: 'id' }),
    isVerified: personal(integer('is_verified', { mode: 'boolean' }).notNull().default(false), {
      of: 'id',
    }),
    /** When an administrator saw a document of the user, or the proof that was sent; null for a badge without evidence. */
    identityCheckedAt: personal(optionalInstant('identity_checked_at'), { of: 'id' }),
    /** When the bank's name of a saved account was found to be the one on the document. */
    bankNameCheckedAt: personal(optionalInstant('bank_name_checked_at'), { of: 'id' }),
    /** Of the public reviews about the user, by the role they are about. */
    clientRatingSum: integer('client_rating_sum').notNull().default(0),
    clientRatingCount: integer('client_rating_count').notNull().default(0),
    taskerRatingSum: integer('tasker_rating_sum').notNull().default(0),
    taskerRatingCount: integer('tasker_rating_count').notNull().default(0),
    /** The jobs of a tasker for the completion rate; triggers in the migrations count them. */
    completedJobs: integer('completed_jobs').notNull().default(0),
    cancelledJobs: integer('cancelled_jobs').notNull().default(0),
    /** What a client is like (schema/domain/client-record.ts); triggers count them too. */
    postedTasks: integer('posted_tasks').notNull().default(0),
    awardedTasks: integer('awarded_tasks').notNull().default(0),
    paidTasks: integer('paid_tasks').notNull().default(0),
    unpaidTasks: integer('unpaid_tasks').notNull().default(0),
    approvals: integer('approvals').notNull().default(0),
    approvalMs: integer('approval_ms').notNull().default(0),
    lostDisputes: integer('lost_disputes').notNull().default(0),
    /** How fast a tasker answers messages (schema/domain/directory.ts); a trigger counts. */
    answers: integer('answers').notNull().default(0),
    answersInHour: integer('answers_in_hour').notNull().default(0),
    answersInDay: integer('answers_in_day').notNull().default(0),
    /** Null: all channels, with quiet hours. */
    noticeSettings: personal(text('notice_settings', { mode: 'json' }).$type<NoticeSettings>(), {
      of: 'id',
    }),
    suspendedAt: optionalInstant('suspended_at'),
    /** When reports, an administrator or a suspension limited the account to current work. */
    suppressedAt: optionalInstant('suppressed_at'),
    /** When an administrator decided so: a report that is dismissed does not end it. */
    limitedAt: optionalInstant('limited_at'),
    /** When the account became an administrator's; null for others, for the first one and for those from before it was recorded. */
    adminSince: optionalInstant('admin_since'),
    closedAt: optionalInstant('closed_at'),
    createdAt: instant('created_at'),
    updatedAt: instant('updated_at'),
  },
  (t) => [
    index('users_picture')
      .on(t.profilePicture)
      .where(sql`profile_picture IS NOT NULL`),
    // The lists of administrators.
    index('users_listed')
      .on(t.createdAt, t.id)
      .where(sql`closed_at IS NULL`),
    index('users_unverified')
      .on(t.createdAt, t.id)
      .where(sql`is_verified = 0 AND closed_at IS NULL AND user_type <> 'admin'`),
    index('users_limited')
      .on(t.createdAt, t.id)
      .where(sql`suppressed_at IS NOT NULL AND suspended_at IS NULL AND closed_at IS NULL`),
    index('users_suspended')
      .on(t.createdAt, t.id)
      .where(sql`suspended_at IS NOT NULL AND closed_at IS NULL`),
    index('users_administrators')
      .on(t.id)
      .where(sql`user_type = 'admin' AND closed_at IS NULL`),
    index('users_closed')
      .on(t.createdAt, t.id)
      .where(sql`closed_at IS NOT NULL`),
  ],
)

/** A token names one session; revoking the session ends it at once. */
export const sessions = sqliteTable(
  'sessions',
  {
    id: id('session').primaryKey(),
    userId: id('user', 'user_id').references(() => users.id),
    createdAt: instant('created_at'),
    seenAt: instant('seen_at'),
    expiresAt: instant('expires_at'),
    revokedAt: optionalInstant('revoked_at'),
    /** Browser and system in words, as of the login; null when they were not named. */
    device: personal(text('device')),
    /** When an administrator passed the second factor in this session. */
    secondFactorAt: optionalInstant('second_factor_at'),
  },
  (t) => [index('sessions_user').on(t.userId)],
)

/** Attempts within a window (schema/domain/rate-limits.ts); the key names the limit and who is counted. */
export const rateLimitCounters = sqliteTable('rate_limit_counters', {
  key: text('key').primaryKey(),
  attempts: integer('attempts').notNull(),
  expiresAt: instant('expires_at'),
})

/** A code sent to a phone number, entered with the id that only its requester has: strangers cannot use up its attempts. */
export const phoneCodes = sqliteTable(
  'phone_codes',
  {
    /** 256 random bits. */
    id: text('id').primaryKey(),
    /** Whose code it is; null while there is no account. */
    userId: personalRow(optionalId('user', 'user_id').references(() => users.id)),
    phone: text('phone').notNull(),
    purpose: text('purpose', { enum: PHONE_CODE_PURPOSES }).notNull(),
    /** Keyed; empty when no code was sent, which its requester does not learn. */
    hash: text('hash').notNull(),
    attempts: integer('attempts').notNull().default(0),
    expiresAt: instant('expires_at'),
  },
  (t) => [index('phone_codes_user').on(t.userId)],
)

/** Browsers that have logged in to an account: wrong passwords from there have a count of their own. */
export const knownDevices = sqliteTable(
  'known_devices',
  {
    userId: personalRow(id('user', 'user_id').references(() => users.id)),
    /** A digest of the cookie's random id. */
    device: text('device').notNull(),
    seenAt: instant('seen_at'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.device] }),
    // Accounts that share one, for administrators.
    index('known_devices_shared').on(t.device),
  ],
)

/** The authenticator app of an administrator (docs/security.md#second-factor). */
export const secondFactors = sqliteTable('second_factors', {
  userId: id('user', 'user_id')
    .primaryKey()
    .references(() => users.id),
  /** AES-GCM with BANK_SECRET; null before the first confirmation. */
  secretEnc: text('secret_enc'),
  /** One that waits for its confirmation. */
  newSecretEnc: text('new_secret_enc'),
  newSecretAt: optionalInstant('new_secret_at'),
  /** Codes of this time step and of earlier ones were used. */
  lastStep: integer('last_step').notNull().default(0),
  /** Keyed hashes of the recovery codes that are left. */
  recoveryHashes: textList('recovery_hashes').default([]),
  updatedAt: instant('updated_at'),
})
