import { sql } from 'drizzle-orm'
import { subscribePush } from '#schema/contract/push.ts'
import { PUSH_FACTS } from '#schema/domain/messages/push.ts'
import { PUSH_SUBSCRIPTIONS_MAX } from '#schema/domain/push.ts'
import { assertRowsChanged, commit } from '#worker/db/write.ts'
import { route } from '#worker/http/serve.ts'
import { checkSubscription } from './check-subscription.ts'

/**
 * Another user of the same browser takes its subscription over: the secret proves that it is the same browser. An
 * endpoint alone is not enough to end another user's notices.
 */
export const subscribePushRoute = route(subscribePush, async (ctx, { endpoint, p256dh, auth }) => {
  const { userId, sessionId, now } = ctx
  const { id: keyId } = await checkSubscription(ctx.deps.settings, { endpoint, p256dh })
  await ctx.read({})
  const upsert = sql`
    INSERT INTO push_subscriptions (endpoint, user_id, session_id, p256dh, auth, key_id, created_at)
    VALUES (${endpoint}, ${userId}, ${sessionId}, ${p256dh}, ${auth}, ${keyId}, ${now})
    ON CONFLICT (endpoint) DO UPDATE SET user_id = excluded.user_id, session_id = excluded.session_id,
      p256dh = excluded.p256dh, auth = excluded.auth, key_id = excluded.key_id,
      created_at = excluded.created_at, failures = 0, retry_at = 0
    WHERE push_subscriptions.user_id = excluded.user_id OR push_subscriptions.auth = excluded.auth`
  const deleteOldest = sql`
    DELETE FROM push_subscriptions WHERE endpoint IN (
      SELECT endpoint FROM push_subscriptions WHERE user_id = ${userId}
      ORDER BY created_at DESC, endpoint = ${endpoint} DESC LIMIT -1 OFFSET ${PUSH_SUBSCRIPTIONS_MAX})`
  return commit({
    effects: [upsert, assertRowsChanged('user_state'), deleteOldest],
    response: { message: PUSH_FACTS.subscribed },
    status: 201,
  })
})
