import { and, asc, desc, eq, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Id } from '#schema/domain/ids.ts'
import type { SHARED_BY } from '#schema/domain/verification.ts'
import { bankAccounts } from '#schema/tables/payments.ts'
import { users } from '#schema/tables/users.ts'
import { verifications } from '#schema/tables/verifications.ts'
import { IS_WAITING_PROOF } from '#worker/admin/queue-counts.ts'
import { adminUserColumns, standingColumns } from '#worker/admin/user-columns.ts'
import type { Db } from '#worker/db/client.ts'
import { decodeCursor, limitWithLookAhead, type Page } from '#worker/db/paging.ts'

type VerificationId = Id<'verification'>
const SHARING_MAX = 20

const userColumns = { ...adminUserColumns, ...standingColumns }
const reviewer = alias(users, 'reviewer')
const ofUser = (id: VerificationId) =>
  sql`(SELECT user_id FROM verifications WHERE verifications.id = ${id})`

export function selectWaiting(db: Db, page: Page) {
  const position = decodeCursor(page)
  return db
    .select({ row: verifications, user: userColumns, reviewer: reviewer.username })
    .from(verifications)
    .innerJoin(users, eq(users.id, verifications.userId))
    .leftJoin(reviewer, eq(reviewer.id, verifications.reviewerId))
    .where(
      and(
        IS_WAITING_PROOF,
        position
          ? sql`(${verifications.sentAt}, ${verifications.id}) > (${position.at}, ${position.id})`
          : undefined,
      ),
    )
    .orderBy(asc(verifications.sentAt), asc(verifications.id))
    .limit(limitWithLookAhead(page))
}

export const selectFile = (db: Db, id: VerificationId) =>
  db
    .select({ row: verifications, user: userColumns, reviewer: reviewer.username })
    .from(verifications)
    .innerJoin(users, eq(users.id, verifications.userId))
    .leftJoin(reviewer, eq(reviewer.id, verifications.reviewerId))
    .where(eq(verifications.id, id))

export const selectEarlier = (db: Db, id: VerificationId) =>
  db
    .select()
    .from(verifications)
    .where(sql`${eq(verifications.userId, ofUser(id))} AND ${ne(verifications.id, id)}`)
    .orderBy(desc(verifications.createdAt))
    .limit(SHARING_MAX)

export const selectBankNames = (db: Db, id: VerificationId) =>
  db
    .select({
      bankName: bankAccounts.bankName,
      accountLast4: bankAccounts.accountLast4,
      accountName: bankAccounts.accountName,
    })
    .from(bankAccounts)
    .where(eq(bankAccounts.userId, ofUser(id)))
    .orderBy(desc(bankAccounts.lastUsedAt))

/** Other accounts with the same document, bank account or browser. Every part is read along an index. */
export const selectSharing = (db: Db, id: VerificationId) =>
  db
    .select({ by: sql<(typeof SHARED_BY)[number]>`shared.by`, user: userColumns })
    .from(
      sql`(
        SELECT DISTINCT 'document' AS by, other.user_id FROM verifications own
          JOIN verifications other ON other.number_hash = own.number_hash
          WHERE own.id = ${id} AND other.user_id <> own.user_id
        UNION ALL
        SELECT DISTINCT 'bankAccount', other.user_id FROM bank_accounts own
          JOIN bank_accounts other ON other.fingerprint = own.fingerprint
          WHERE own.user_id = ${ofUser(id)} AND other.user_id <> own.user_id
        UNION ALL
        SELECT DISTINCT 'device', other.user_id FROM known_devices own
          JOIN known_devices other ON other.device = own.device
          WHERE own.user_id = ${ofUser(id)} AND other.user_id <> own.user_id
        LIMIT ${SHARING_MAX}) AS shared`,
    )
    .innerJoin(users, sql`${users.id} = shared.user_id`)
