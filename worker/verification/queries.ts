import { and, desc, eq, sql } from 'drizzle-orm'
import type { UserId } from '#schema/domain/ids.ts'
import { verifications } from '#schema/tables/verifications.ts'
import { prepare, queryBuilder, type RowOf, type Slots } from '#worker/db/prepared.ts'

/** The latest attempt of a user. */
export const selectLatest = prepare(({ userId }: Slots<{ userId: UserId }>) =>
  queryBuilder
    .select()
    .from(verifications)
    .where(eq(verifications.userId, userId))
    .orderBy(desc(verifications.createdAt), desc(verifications.id))
    .limit(1),
)
export type VerificationRow = RowOf<typeof selectLatest>

export const selectRefusals = prepare(({ userId }: Slots<{ userId: UserId }>) =>
  queryBuilder
    .select({ at: sql<number>`${verifications.decidedAt}`.mapWith(Number) })
    .from(verifications)
    .where(and(eq(verifications.userId, userId), eq(verifications.state, 'refused')))
    .orderBy(desc(verifications.createdAt))
    .limit(3),
)
