import { eq } from 'drizzle-orm'
import type { UserId } from '#schema/domain/ids.ts'
import { pins } from '#schema/tables/payments.ts'
import { users } from '#schema/tables/users.ts'
import type { Db } from '#worker/db/client.ts'

export const pinOf = (db: Db, userId: UserId) =>
  db.select().from(pins).where(eq(pins.userId, userId))
export type PinRow = Awaited<ReturnType<typeof pinOf>>[number]

/** Where emails about the PIN go. */
export const recipientOf = (db: Db, userId: UserId) =>
  db
    .select({ id: users.id, email: users.email, username: users.username })
    .from(users)
    .where(eq(users.id, userId))
