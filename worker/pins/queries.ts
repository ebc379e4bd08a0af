import { eq } from 'drizzle-orm'
import type { UserId } from '#schema/domain/ids.ts'
import { pins } from '#schema/tables/payments.ts'
import { users } from '#schema/tables/users.ts'
import { prepare, queryBuilder, type RowOf, type Slots } from '#worker/db/prepared.ts'

type Owner = Slots<{ userId: UserId }>
export const pinOf = prepare(({ userId }: Owner) =>
  queryBuilder.select().from(pins).where(eq(pins.userId, userId)),
)
export type PinRow = RowOf<typeof pinOf>

/** Where emails about the PIN and its codes go. */
export const recipientOf = prepare(({ userId }: Owner) =>
  queryBuilder
    .select({
      id: users.id,
      email: users.email,
      username: users.username,
      phone: users.phone,
      emailProvenAt: users.emailProvenAt,
    })
    .from(users)
    .where(eq(users.id, userId)),
)
