import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { USER_TYPES } from '../domain/person.ts'
import { TRADE_NAMES } from '../domain/trades.ts'
import { id, instant, maybeInstant, words } from './columns.ts'

export const users = sqliteTable(
  'users',
  {
    id: id('user').primaryKey(),
    userType: text('user_type', { enum: USER_TYPES }).notNull(),
    username: text('username').notNull(),
    /** Trimmed and lower-cased: one account each (R1). */
    email: text('email').notNull().unique('users_email'),
    passwordHash: text('password_hash').notNull(),
    profilePicture: text('profile_picture'),
    jobTitle: text('job_title').notNull().default(''),
    profileDescription: text('profile_description').notNull().default(''),
    location: text('location').notNull().default(''),
    skillsets: words('skillsets').default([]),
    /** The field the skills belong to; decides which feed a tasker's phone follows. */
    trade: text('trade', { enum: TRADE_NAMES as [string, ...string[]] }).$type<
      (typeof TRADE_NAMES)[number]
    >(),
    isVerified: integer('is_verified', { mode: 'boolean' }).notNull().default(false),
    suspendedAt: maybeInstant('suspended_at'),
    closedAt: maybeInstant('closed_at'),
    createdAt: instant('created_at'),
    updatedAt: instant('updated_at'),
  },
  (t) => [
    index('users_picture')
      .on(t.profilePicture)
      .where(sql`profile_picture IS NOT NULL`),
  ],
)

/** R3: the token names one of these; revoking it ends the session at once. */
export const sessions = sqliteTable('sessions', {
  id: id('session').primaryKey(),
  userId: id('user', 'user_id').references(() => users.id),
  createdAt: instant('created_at'),
  seenAt: instant('seen_at'),
  expiresAt: instant('expires_at'),
  revokedAt: maybeInstant('revoked_at'),
})

/** R2: failures counted per account and per address; the row's window restarts by itself. */
export const loginAttempts = sqliteTable('login_attempts', {
  key: text('key').primaryKey(),
  tries: integer('tries').notNull(),
  windowStart: instant('window_start'),
})
