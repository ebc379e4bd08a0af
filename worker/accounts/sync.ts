import { and, count, eq, sql, sum, type SQLWrapper } from 'drizzle-orm'
import type { Kobo } from '#schema/domain/money.ts'
import { changes, ledgerAccounts, tasks, users } from '#schema/tables/index.ts'
import { queryBuilder } from '#worker/db/prepared.ts'
import { isEntity, syncPart, type Reader } from '#worker/db/sync-part.ts'
import { clearingsColumn, parseClearings } from '#worker/ledger/clearings.ts'
import { parseVerification, verificationColumn } from './own-verification.ts'
import { presentMe } from './present.ts'
import { balanceColumn, isHeldTaskOf, ownColumns } from './queries.ts'

function meColumns({ userId }: Reader) {
  const held = queryBuilder
    .select({ all: sum(balanceColumn) })
    .from(tasks)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, sql`'te:' || ${tasks.id}`))
    .where(isHeldTaskOf(userId))
  const heldTasks = queryBuilder.select({ all: count() }).from(tasks).where(isHeldTaskOf(userId))
  const onlyForMe = (total: SQLWrapper) =>
    sql<number | null>`CASE WHEN ${changes.entity} = 'me' THEN (${total}) END`
  return {
    user: ownColumns,
    wallet: { balance: balanceColumn.as('balance') },
    held: onlyForMe(held).as('held'),
    heldTasks: onlyForMe(heldTasks).as('held_tasks'),
    clearings: onlyForMe(clearingsColumn(userId)).mapWith(parseClearings).as('clearings'),
    verification: onlyForMe(verificationColumn(userId))
      .mapWith(parseVerification)
      .as('verification'),
  }
}

export const accountSync = syncPart({
  columns: meColumns,
  joins: ({ wallet }) => [
    { table: users, on: and(eq(users.id, sql`${changes.id}`), isEntity('me')) },
    {
      table: ledgerAccounts,
      on: and(eq(ledgerAccounts.id, wallet), isEntity('me')),
    },
  ],
  present: {
    me: ({ user, wallet, held, heldTasks, clearings, verification }) =>
      user &&
      presentMe({
        user,
        wallet,
        held: { held: Number(held ?? 0) as Kobo, heldTasks: heldTasks ?? 0 },
        clearing: clearings ?? [],
        verification,
      }),
  },
})
