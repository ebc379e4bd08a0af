import { eq } from 'drizzle-orm'
import { setNotices } from '#schema/contract/notices.ts'
import { NOTICE_MESSAGES } from '#schema/domain/messages/notice-settings.ts'
import { users } from '#schema/tables/users.ts'
import { commit } from '#worker/db/write.ts'
import { route } from '#worker/http/serve.ts'

/** What is waiting follows the new choice, because settings count at the time of sending. */
export const setNoticesRoute = route(setNotices, async (ctx, { push, email, quietHours }) => {
  const { db, userId } = ctx
  await ctx.read({})
  return commit({
    writes: [
      db
        .update(users)
        .set({ noticeSettings: { off: { push, email }, quietHours } })
        .where(eq(users.id, userId)),
    ],
    changes: [{ scope: `u:${userId}`, entity: 'me', id: userId }],
    response: { message: NOTICE_MESSAGES.saved },
  })
})
