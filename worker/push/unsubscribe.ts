import { and, eq } from 'drizzle-orm'
import { unsubscribePush } from '#schema/contract/push.ts'
import { PUSH_FACTS } from '#schema/domain/messages/push.ts'
import { pushSubscriptions } from '#schema/tables/push.ts'
import { commit } from '#worker/db/write.ts'
import { route } from '#worker/http/serve.ts'

export const unsubscribePushRoute = route(unsubscribePush, async (ctx, { endpoint }) => {
  await ctx.read({})
  const remove = ctx.db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.endpoint, endpoint), eq(pushSubscriptions.userId, ctx.userId)))
  return commit({
    effects: [remove],
    response: { message: PUSH_FACTS.unsubscribed },
  })
})
