import { eq, sql } from 'drizzle-orm'
import { readPresence } from '#schema/contract/chats.ts'
import { dayOf, startOfDay } from '#schema/domain/days.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { isPresenceShown } from '#schema/domain/presence.ts'
import { users } from '#schema/tables/users.ts'
import type { Deps } from '#worker/context.ts'
import { prepare, queryBuilder, type Slots } from '#worker/db/prepared.ts'
import { first } from '#worker/db/read.ts'
import { faultText } from '#worker/http/fault-text.ts'
import { route } from '#worker/http/serve.ts'
import { sidesColumns, type Writers } from './queries.ts'

/** `today`: since when a session has been used today. */
const selectOwner = prepare(({ me, other, today }: Slots<Writers & { today: number }>) =>
  queryBuilder
    .select({
      ...sidesColumns({ me, other }),
      showsOnline: users.showsOnline,
      isSeenToday: sql<boolean>`EXISTS (
        SELECT 1 FROM sessions WHERE user_id = ${other} AND seen_at >= ${today})`.mapWith(Boolean),
    })
    .from(users)
    .where(eq(users.id, other)),
)

/** A channel that fails is no reason to fail, as after a commit. */
async function isOnline({ live, log }: Deps, userId: UserId): Promise<boolean> {
  try {
    return (await live?.isOnline(userId)) ?? false
  } catch (error) {
    log({ level: 'error', fault: faultText(error), where: 'live channel' })
    return false
  }
}

export const readPresenceRoute = route(
  readPresence,
  async ({ deps, userId: me, now, read }, { otherUserId: other }) => {
    const { owner } = await read({
      owner: first(selectOwner({ me, other, today: startOfDay(dayOf(now)) })),
    })
    if (!owner || !isPresenceShown(owner, now)) return { presence: null }
    if (await isOnline(deps, other)) return { presence: 'online' as const }
    return { presence: owner.isSeenToday ? ('today' as const) : null }
  },
)
