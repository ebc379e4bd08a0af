import { eq, sql, type SQL } from 'drizzle-orm'
import type { UserId } from '#schema/domain/ids.ts'
import {
  REFUSALS_MAX,
  type DocumentKind,
  type Refusal,
  type StepReason,
  type VerificationState,
} from '#schema/domain/verification.ts'
import { users } from '#schema/tables/users.ts'
import { prepare, queryBuilder, type Slots } from '#worker/db/prepared.ts'

/** A user's latest proof of identity, as the user sees it. */
export type OwnVerificationRow = {
  state: VerificationState
  again: StepReason[]
  refusal: Refusal | null
  documentKind: DocumentKind
  documentLast4: string
  sentAt: number
  decidedAt: number | null
  refusedAt: number[]
}

/** As JSON in a column; null before the first. */
export const verificationColumn = (user: SQL<UserId>) => sql`
  SELECT json_object('state', state, 'again', json(again), 'refusal', refusal, 'documentKind', document_kind,
    'documentLast4', number_last4, 'sentAt', sent_at, 'decidedAt', decided_at, 'refusedAt', (
      SELECT json_group_array(decided_at) FROM (SELECT decided_at FROM verifications
        WHERE user_id = ${user} AND state = 'refused' ORDER BY created_at DESC, id DESC LIMIT ${sql.raw(String(REFUSALS_MAX))})))
  FROM verifications WHERE user_id = ${user} ORDER BY created_at DESC, id DESC LIMIT 1`

export const parseVerification = (json: unknown): OwnVerificationRow | null =>
  typeof json === 'string' ? (JSON.parse(json) as OwnVerificationRow) : null

export const selectOwnVerification = prepare(({ userId }: Slots<{ userId: UserId }>) =>
  queryBuilder
    .select({ verification: sql`(${verificationColumn(userId)})`.mapWith(parseVerification) })
    .from(users)
    .where(eq(users.id, userId)),
)
