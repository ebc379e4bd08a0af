import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Day } from '#schema/domain/days.ts'
import type { Language } from '#schema/domain/languages.ts'
import { PHONE_CHANNELS } from '#schema/domain/phone-channels.ts'
import { instant, kobo, optionalId, optionalInstant } from './columns.ts'
import { personalRow } from './personal.ts'

/** By SMS or WhatsApp: written in the batch of the event that they report, sent after it, and retried by a job. */
export const phoneMessages = sqliteTable(
  'phone_messages',
  {
    id: text('id').primaryKey(),
    /** Null before there is an account. */
    userId: personalRow(optionalId('user', 'user_id')),
    /** E.164. */
    phone: text('phone').notNull(),
    channel: text('channel', { enum: PHONE_CHANNELS }).notNull(),
    template: text('template').notNull(),
    /** Of the template; empty once it is sent. */
    params: text('params', { mode: 'json' }).$type<Record<string, unknown>>().notNull(),
    /** That of its reader when it was written; null: English. */
    language: text('language').$type<Language>(),
    /** By the prices of the settings when it was written. */
    cost: kobo('cost'),
    createdAt: instant('created_at'),
    /** It is not sent after that: a code would not work any more. */
    expiresAt: instant('expires_at'),
    leaseUntil: optionalInstant('lease_until'),
    attempts: integer('attempts').notNull().default(0),
    sentAt: optionalInstant('sent_at'),
    lastError: text('last_error'),
    /** By which the provider's delivery report names it. */
    providerId: text('provider_id'),
    /** The first delivery report; null as long as there is none. */
    report: text('report', { enum: ['delivered', 'failed'] }),
  },
  (t) => [
    index('phone_messages_waiting')
      .on(t.createdAt)
      .where(sql`sent_at IS NULL`),
    index('phone_messages_reported')
      .on(t.providerId)
      .where(sql`provider_id IS NOT NULL AND report IS NULL`),
    index('phone_messages_of_user')
      .on(t.userId, t.createdAt)
      .where(sql`user_id IS NOT NULL`),
  ],
)

/** What was sent in a day in Lagos, by the day on which it was written; triggers count it. */
export const phoneMessageDays = sqliteTable(
  'phone_message_days',
  {
    day: text('day').$type<Day>().notNull(),
    channel: text('channel', { enum: PHONE_CHANNELS }).notNull(),
    /** Of what was sent or waits; one that is refused or expires costs nothing. */
    cost: kobo('cost'),
    sent: integer('sent').notNull().default(0),
    delivered: integer('delivered').notNull().default(0),
    /** Refused, expired, or reported as not delivered. */
    failed: integer('failed').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.day, t.channel] })],
)
