import { eq, sql } from 'drizzle-orm'
import { setNotices } from '#schema/contract/notices.ts'
import { NOTICE_FACTS } from '#schema/domain/messages/notice-settings.ts'
import { DEFAULT_NOTICE_SETTINGS } from '#schema/domain/notice.ts'
import { users } from '#schema/tables/users.ts'
import { changedForUser } from '#worker/db/own-changes.ts'
import { commit } from '#worker/db/write.ts'
import { route } from '#worker/http/serve.ts'

/** A merge patch (RFC 7396): what is left out stays. What is waiting follows the new choice, because settings count at the time of sending. */
export const setNoticesRoute = route(setNotices, async (ctx, { push, email, ...others }) => {
  const { db, userId } = ctx
  await ctx.read({})
  return commit({
    effects: [
      db
        .update(users)
        .set({
          noticeSettings: sql`json_patch(coalesce(notice_settings, ${JSON.stringify(DEFAULT_NOTICE_SETTINGS)}),
            ${JSON.stringify({ off: { push, email }, ...others })})`,
        })
        .where(eq(users.id, userId)),
      changedForUser(userId),
    ],
    response: { message: NOTICE_FACTS.saved },
  })
})
