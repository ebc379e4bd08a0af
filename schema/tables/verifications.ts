import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import {
  REGISTER_ANSWERS,
  DOCUMENT_KINDS,
  OPEN_STATES,
  REFUSALS,
  VERIFICATION_STATES,
  WAITING_STATES,
  type StepReason,
} from '#schema/domain/verification.ts'
import { id, instant, isIn, optionalId, optionalInstant } from './columns.ts'
import { personalRow } from './personal.ts'
import { users } from './users.ts'

/** Attempts of users to prove who they are (docs/security.md#proof-of-identity). */
export const verifications = sqliteTable(
  'verifications',
  {
    id: id('verification').primaryKey(),
    userId: personalRow(id('user', 'user_id').references(() => users.id)),
    state: text('state', { enum: VERIFICATION_STATES }).notNull(),
    /** Each AES-GCM with IDENTITY_SECRET. The name stays as long as the verification stands, the others go with the pictures. */
    nameEnc: text('name_enc'),
    birthDateEnc: text('birth_date_enc'),
    numberEnc: text('number_enc'),
    documentKind: text('document_kind', { enum: DOCUMENT_KINDS }).notNull(),
    /** Keyed hash of kind and number, by which accounts with one document are found. */
    numberHash: text('number_hash').notNull(),
    numberLast4: text('number_last4').notNull(),
    /** Which IDENTITY_SECRET all of it was made with (`keyIdOf`). */
    keyId: text('key_id').notNull(),
    /** Names of the encrypted pictures in R2; null once they are deleted. */
    documentFile: text('document_file'),
    faceFile: text('face_file'),
    /** What is needed again, and why. */
    again: text('again', { mode: 'json' }).$type<StepReason[]>().notNull().default([]),
    refusal: text('refusal', { enum: REFUSALS }),
    /** What the register of the state answered; null as long as it was not asked. */
    registerAnswer: text('register_answer', { enum: REGISTER_ANSWERS }),
    registerAttempts: integer('register_attempts').notNull().default(0),
    /** Until when nobody else asks. */
    registerLeaseUntil: optionalInstant('register_lease_until'),
    /** The administrator who is looking at it, or who decided. */
    reviewerId: optionalId('user', 'reviewer_id'),
    reviewingSince: optionalInstant('reviewing_since'),
    /** Of the latest sending: the queue is in this order. */
    sentAt: instant('sent_at'),
    decidedAt: optionalInstant('decided_at'),
    createdAt: instant('created_at'),
  },
  (t) => [
    index('verifications_of').on(t.userId, t.createdAt, t.id),
    uniqueIndex('verifications_open')
      .on(t.userId)
      .where(sql.raw(isIn('state', OPEN_STATES))),
    index('verifications_waiting')
      .on(t.sentAt, t.id)
      .where(sql.raw(isIn('state', WAITING_STATES))),
    index('verifications_unasked')
      .on(t.sentAt, t.id)
      .where(sql.raw(`register_answer IS NULL AND ${isIn('state', WAITING_STATES)}`)),
    index('verifications_number').on(t.numberHash),
    index('verifications_kept')
      .on(t.decidedAt)
      .where(sql`number_enc IS NOT NULL`),
    index('verifications_key').on(t.keyId),
    check('verification_state', sql.raw(isIn('state', VERIFICATION_STATES))),
    check('verification_refusal', sql`(state = 'refused') = (refusal IS NOT NULL)`),
  ],
)
