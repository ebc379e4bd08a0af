import { sql, type SQL } from 'drizzle-orm'
import { setShowsOnline, setShowsPhone } from '#schema/contract/accounts.ts'
import { NOTICE_FACTS } from '#schema/domain/messages/notice-settings.ts'
import type { Context } from '#worker/context.ts'
import { changedForUser } from '#worker/db/own-changes.ts'
import { commit } from '#worker/db/write.ts'
import { route, type Route } from '#worker/http/serve.ts'

/** What the other side of awarded work reads. It is decided at each reading, so a choice is effective at once. */
async function choose({ userId, now, read }: Context, assignment: SQL) {
  await read({})
  return commit({
    effects: [
      sql`UPDATE users SET ${assignment}, updated_at = ${now} WHERE id = ${userId}`,
      changedForUser(userId),
    ],
    response: { message: NOTICE_FACTS.saved },
  })
}

export const otherSideRoutes: readonly Route[] = [
  route(setShowsPhone, async (ctx, { showsPhone }) =>
    choose(ctx, sql`shows_phone = ${showsPhone ? 1 : 0} AND phone_proven_at IS NOT NULL`),
  ),
  route(setShowsOnline, async (ctx, { showsOnline }) =>
    choose(ctx, sql`shows_online = ${showsOnline ? 1 : 0}`),
  ),
]
