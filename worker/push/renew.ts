import { and, eq, sql } from 'drizzle-orm'
import { renewPush } from '#schema/contract/push.ts'
import { DomainError } from '#schema/domain/errors.ts'
import { PUSH_FACTS } from '#schema/domain/messages/push.ts'
import { pushSubscriptions } from '#schema/tables/push.ts'
import { first } from '#worker/db/read.ts'
import { assertRowsChanged, commit } from '#worker/db/write.ts'
import { route } from '#worker/http/serve.ts'
import { checkSubscription } from './check-subscription.ts'

/** A service worker has no session, so the old subscription itself is the proof. */
export const renewPushRoute = route(
  renewPush,
  async (ctx, { oldEndpoint, oldAuth, endpoint, p256dh, auth }) => {
    const { id: keyId } = await checkSubscription(ctx.deps.settings, { endpoint, p256dh })
    const { known } = await ctx.read({
      known: first(
        ctx.db
          .select({ userId: pushSubscriptions.userId })
          .from(pushSubscriptions)
          .where(
            and(eq(pushSubscriptions.endpoint, oldEndpoint), eq(pushSubscriptions.auth, oldAuth)),
          ),
      ),
    })
    if (!known) throw new DomainError('not_found')
    const replace = sql`
      UPDATE push_subscriptions SET endpoint = ${endpoint}, p256dh = ${p256dh}, auth = ${auth},
        key_id = ${keyId}, created_at = ${ctx.now}, failures = 0, retry_at = 0
      WHERE endpoint = ${oldEndpoint} AND auth = ${oldAuth} AND NOT EXISTS (
        SELECT 1 FROM push_subscriptions o WHERE o.endpoint = ${endpoint} AND o.user_id <> push_subscriptions.user_id)`
    return commit({
      effects: [
        // The page may have sent the new one already.
        sql`DELETE FROM push_subscriptions WHERE endpoint = ${endpoint} AND endpoint <> ${oldEndpoint}
          AND user_id = ${known.userId}`,
        replace,
        assertRowsChanged('user_state'),
      ],
      response: { message: PUSH_FACTS.subscribed },
    })
  },
)
