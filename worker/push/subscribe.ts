import { sql, and, eq } from 'drizzle-orm'
import { subscribePush, unsubscribePush, renewPush } from '#schema/contract/push.ts'
import { DomainError } from '#schema/domain/errors.ts'
import { PUSH_FACTS } from '#schema/domain/messages/push.ts'
import { VALIDATION_FACTS as messages } from '#schema/domain/messages/validation.ts'
import { PUSH_SUBSCRIPTIONS_MAX, isPushEndpoint } from '#schema/domain/push.ts'
import { pushSubscriptions } from '#schema/tables/push.ts'
import { first } from '#worker/db/read.ts'
import { assertRowsChanged, commit } from '#worker/db/write.ts'
import type { Settings } from '#worker/env.ts'
import { route } from '#worker/http/serve.ts'
import { currentKey, type VapidKey } from './keys.ts'
import { pushServicesOf } from './post-message.ts'

const reject = (field: 'endpoint' | 'p256dh', message: string) =>
  new DomainError('invalid_input', message, { fields: { [field]: message } })

const isPoint = (p256dh: string) =>
  crypto.subtle
    .importKey(
      'raw',
      Buffer.from(p256dh, 'base64url'),
      { name: 'ECDH', namedCurve: 'P-256' },
      false,
      [],
    )
    .then(
      () => true,
      () => false,
    )

/** The key that messages to this browser are signed with. Throws when none could be sent. */
async function checkSubscription(
  settings: Settings,
  { endpoint, p256dh }: { endpoint: string; p256dh: string },
): Promise<VapidKey> {
  const key = currentKey(settings)
  if (!key || !isPushEndpoint(endpoint, pushServicesOf(settings)))
    throw reject('endpoint', messages.pushEndpoint)
  if (!(await isPoint(p256dh))) throw reject('p256dh', messages.pushKeys)
  return key
}

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
