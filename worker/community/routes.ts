import { and, desc, gt, isNull, lte, type SQL, eq, sql } from 'drizzle-orm'
import { readCommunity, listUpdates, retractUpdate } from '#schema/contract/community.ts'
import { DomainError } from '#schema/domain/errors.ts'
import { UPDATE_MESSAGES } from '#schema/domain/messages/updates.ts'
import {
  audiencesOf,
  UPDATE_AHEAD_MS,
  UPDATE_SHOWN_MS,
  UPDATES_SHOWN_MAX,
} from '#schema/domain/updates.ts'
import { updates } from '#schema/tables/updates.ts'
import { prepare, queryBuilder, type Slots } from '#worker/db/prepared.ts'
import { first } from '#worker/db/read.ts'
import { assertRowsChanged, commit } from '#worker/db/write.ts'
import { type Route, route } from '#worker/http/serve.ts'
import { postUpdateRoute } from './post-update.ts'
import { presentUpdate } from './present.ts'

/** `COMMUNITY_LINKS` as env.ts has checked it: `Name=https://…`, joined by `|`. */
const parseCommunities = (text: string) =>
  text
    .split('|')
    .map((each) => each.trim())
    .filter(Boolean)
    .map((each) => {
      const at = each.indexOf('=')
      return { name: each.slice(0, at).trim(), url: each.slice(at + 1).trim() }
    })

const readCommunityRoute = route(readCommunity, async ({ read, deps }) => {
  await read({})
  return { communities: parseCommunities(deps.settings.COMMUNITY_LINKS) }
})

/** Of all audiences: enough to find the newest of one. */
const ROWS_MAX = 3 * UPDATES_SHOWN_MAX

const isBetween = (from: SQL<number>, to: SQL<number>) =>
  and(isNull(updates.retractedAt), gt(updates.showFrom, from), lte(updates.showFrom, to))
type Period = Slots<{ from: number; to: number }>
const selectShown = prepare(({ from, to }: Period) =>
  queryBuilder
    .select()
    .from(updates)
    .where(isBetween(from, to))
    .orderBy(desc(updates.showFrom), desc(updates.id))
    .limit(ROWS_MAX),
)
const selectScheduled = prepare(({ from, to }: Period) =>
  queryBuilder.select().from(updates).where(isBetween(from, to)).orderBy(desc(updates.showFrom)),
)

const listUpdatesRoute = route(listUpdates, async (ctx) => {
  const { now } = ctx
  // The role is known after this read, so it has what only administrators see too.
  const { actor, shown, scheduled } = await ctx.read({
    shown: selectShown({ from: now - UPDATE_SHOWN_MS, to: now }),
    scheduled: selectScheduled({ from: now, to: now + UPDATE_AHEAD_MS }),
  })
  const audiences = audiencesOf(actor.userType)
  const rows = shown
    .filter(({ audience }) => audiences.includes(audience))
    .slice(0, UPDATES_SHOWN_MAX)
  if (actor.userType === 'admin') rows.unshift(...scheduled)
  return { updates: await Promise.all(rows.map((row) => presentUpdate(row, ctx))) }
})

const retractUpdateRoute = route(retractUpdate, async (ctx, { id, reason }) => {
  const { db, now } = ctx
  const shown = and(eq(updates.id, id), isNull(updates.retractedAt))
  const { update } = await ctx.read({
    update: first(db.select({ id: updates.id }).from(updates).where(shown)),
  })
  if (!update) throw new DomainError('not_found')
  return commit({
    effects: [
      // Its day is free again unless the job has begun.
      db
        .update(updates)
        .set({
          retractedAt: now,
          pushDay: sql`CASE WHEN pushed_to = '' THEN NULL ELSE push_day END`,
          pushedTo: null,
        })
        .where(shown),
      assertRowsChanged('user_state'),
    ],
    audit: { subject: id, reason },
    response: { message: UPDATE_MESSAGES.retracted },
  })
})

export const communityRoutes: readonly Route[] = [
  readCommunityRoute,
  listUpdatesRoute,
  postUpdateRoute,
  retractUpdateRoute,
]
