import { sql, type SQL } from 'drizzle-orm'
import type { UserId } from '#schema/domain/ids.ts'
import { hasWaited, planPush, type PushPlan } from '#schema/domain/push-plan.ts'
import { PUSH_FAILURES_MAX, pushRetryDelayMs } from '#schema/domain/push.ts'
import type { BackgroundContext } from '#worker/background/context.ts'
import type { Job } from '#worker/background/job.ts'
import { numberOf, textOf } from '#worker/db/row.ts'
import { composeDigest, composePush } from './compose.ts'
import {
  forgetUnreachable,
  parseNotice,
  parseSubscription,
  selectDueNotices,
  selectDueSubscriptions,
  type DueNotice,
  type DueSubscription,
  selectRetriedNotices,
  selectRetries,
} from './due-notices.ts'
import { postMessage, type PushMessage, type PushResult } from './post-message.ts'

/** How long one sender owns a notice; after a crash it is sent again, and replaces itself on the phone by its tag. */
const LEASE_MS = 60_000

/** About one notice, or several that have waited, to all browsers of a user. */
type Delivery = { userId: UserId; notices: readonly DueNotice[]; isDigest: boolean }

function groupByUser<R extends { userId: UserId }>(rows: readonly R[]): Map<UserId, R[]> {
  const groups = new Map<UserId, R[]>()
  for (const row of rows) groups.set(row.userId, [...(groups.get(row.userId) ?? []), row])
  return groups
}

function planDeliveries(notices: readonly DueNotice[], now: number): Delivery[] {
  const byUser = groupByUser(notices)
  return [...byUser].flatMap(([userId, all]) => {
    const waited = all.filter((notice) => hasWaited(notice, now))
    const together = waited.length > 1 ? waited : []
    const single = all.filter((notice) => !together.includes(notice))
    return [
      ...single.map((each) => ({ userId, notices: [each], isDigest: false })),
      ...(together.length > 0 ? [{ userId, notices: together, isDigest: true }] : []),
    ]
  })
}

/** Two senders at once read the same rows; only one of them finds `push_at` as it was read. */
const moveTo = ({ userId, id, pushAt }: DueNotice, next: number | null): SQL => sql`
  UPDATE notices SET push_at = ${next} WHERE user_id = ${userId} AND id = ${id} AND push_at = ${pushAt}
  RETURNING id`

function writeOfPlan(notice: DueNotice, plan: PushPlan, now: number): SQL {
  if (plan.step === 'hold') return moveTo(notice, plan.until)
  return moveTo(notice, plan.step === 'drop' ? null : now + LEASE_MS)
}

/** The notices that this run sends, by the batch that takes them from any other. */
async function claimNotices(background: BackgroundContext, due: readonly DueNotice[], now: number) {
  const plans = due.map((notice) => ({ notice, plan: planPush(notice, now) }))
  const results = await background.write(
    ...plans.map(({ notice, plan }) => writeOfPlan(notice, plan, now)),
  )
  return plans.flatMap(({ notice, plan }, i) =>
    plan.step === 'send' && results[i]?.length === 1 ? [notice] : [],
  )
}

type Attempt = { subscription: DueSubscription; notices: readonly DueNotice[]; attempts: number }

type BackingOff = { kind: 'backingOff' }

const insertRetries = ({ subscription, notices, attempts }: Attempt, retryAt: number): SQL[] =>
  notices.map(
    ({ id }) => sql`
      INSERT INTO push_retries (notice_id, endpoint, attempts, retry_at)
      VALUES (${id}, ${subscription.endpoint}, ${attempts}, ${retryAt})
      ON CONFLICT DO UPDATE SET attempts = excluded.attempts, retry_at = excluded.retry_at`,
  )

/** What a result changes for the browser, and for the notices that it has not received. */
export function writesOfResult(
  { subscription, notices, attempts }: Attempt,
  result: PushResult | BackingOff,
  now: number,
): SQL[] {
  const { endpoint, failures } = subscription
  if (result.kind === 'backingOff')
    return insertRetries(
      { subscription, notices, attempts: Math.max(attempts, 1) },
      subscription.retryAt,
    )
  const remove = [
    sql`DELETE FROM push_subscriptions WHERE endpoint = ${endpoint}`,
    sql`DELETE FROM push_retries WHERE endpoint = ${endpoint}`,
  ]
  if (result.kind === 'gone') return remove
  if (result.kind !== 'later') {
    const settle = notices.map(
      ({ id }) => sql`DELETE FROM push_retries WHERE notice_id = ${id} AND endpoint = ${endpoint}`,
    )
    const reset = sql`UPDATE push_subscriptions SET failures = 0, retry_at = 0 WHERE endpoint = ${endpoint}`
    return [...(attempts > 0 ? settle : []), ...(failures > 0 ? [reset] : [])]
  }
  if (failures + 1 >= PUSH_FAILURES_MAX) return remove
  const retryAt = now + pushRetryDelayMs(attempts + 1, result.afterMs)
  return [
    sql`UPDATE push_subscriptions SET failures = failures + 1, retry_at = ${retryAt} WHERE endpoint = ${endpoint}`,
    ...insertRetries({ subscription, notices, attempts: attempts + 1 }, retryAt),
  ]
}

/** Nothing is sent before the time that the push service has requested for this browser. It is no failure. */
export async function postUnlessBackedOff(
  background: BackgroundContext,
  subscription: DueSubscription,
  message: PushMessage,
  now: number,
): Promise<PushResult | BackingOff> {
  if (subscription.retryAt > now) return { kind: 'backingOff' }
  const result = await postMessage(background, subscription, message)
  if ('reason' in result) background.deps.log({ push: result.kind, reason: result.reason })
  return result
}

function messageOf({ notices, isDigest }: Delivery, now: number): PushMessage {
  const [only] = notices
  return isDigest || !only ? composeDigest(notices, now) : composePush(only, now)
}

async function deliver(
  background: BackgroundContext,
  delivery: Delivery,
  subscriptions: readonly DueSubscription[],
  now: number,
): Promise<SQL[]> {
  const { notices } = delivery
  const message = messageOf(delivery, now)
  const writes = await Promise.all(
    subscriptions.map(async (subscription) => {
      const result = await postUnlessBackedOff(background, subscription, message, now)
      return writesOfResult({ subscription, notices, attempts: 0 }, result, now)
    }),
  )
  // A message that arrived in between has set `push_at` again.
  const done = notices.map(
    ({ userId, id }) => sql`
      UPDATE notices SET push_at = nullif(push_at, ${now + LEASE_MS}), pushed_at = ${background.now()}
      WHERE user_id = ${userId} AND id = ${id}`,
  )
  return [...writes.flat(), ...done]
}

/** Sends the pushes that are due, also those of earlier commands. One round trip where no user is subscribed. */
export async function sendDuePushes(background: BackgroundContext): Promise<{ sent: number }> {
  const now = background.now()
  const [, rows = [], subscriptionRows = []] = await background.write(
    forgetUnreachable(now),
    selectDueNotices(now),
    selectDueSubscriptions(now),
  )
  const due = rows.flatMap((row) => parseNotice(row) ?? [])
  if (due.length === 0) return { sent: 0 }
  const claimed = await claimNotices(background, due, now)
  if (claimed.length === 0) return { sent: 0 }
  const byUser = groupByUser(subscriptionRows.map(parseSubscription))
  const writes = await Promise.all(
    planDeliveries(claimed, now).map((delivery) =>
      deliver(background, delivery, byUser.get(delivery.userId) ?? [], now),
    ),
  )
  await background.write(...writes.flat())
  return { sent: claimed.length }
}

/** Sends again what a push service has not accepted yet, unless the user has read it by now. */
async function retryPushes(background: BackgroundContext): Promise<{ retried: number }> {
  const now = background.now()
  const [retries = [], rows = []] = await background.write(
    selectRetries(now),
    selectRetriedNotices(now),
    sql`DELETE FROM push_retries WHERE retry_at <= ${now} AND endpoint NOT IN (SELECT endpoint FROM push_subscriptions)`,
  )
  const notices = new Map(rows.map((row) => [textOf(row, 'id'), parseNotice(row)]))
  const writes = await Promise.all(
    retries.map(async (row) => {
      const subscription = parseSubscription(row)
      const notice = notices.get(textOf(row, 'notice_id'))
      const isRetry = sql`notice_id = ${textOf(row, 'notice_id')} AND endpoint = ${subscription.endpoint}`
      // A gap is between notices; this one was due already.
      const plan = notice ? planPush({ ...notice, lastGapPushAt: null }, now) : null
      if (!notice || !plan || plan.step === 'drop')
        return [sql`DELETE FROM push_retries WHERE ${isRetry}`]
      if (plan.step === 'hold')
        return [sql`UPDATE push_retries SET retry_at = ${plan.until} WHERE ${isRetry}`]
      const message = composePush(notice, now)
      const attempts = numberOf(row, 'attempts')
      const result = await postUnlessBackedOff(background, subscription, message, now)
      return writesOfResult({ subscription, notices: [notice], attempts }, result, now)
    }),
  )
  if (writes.flat().length > 0) await background.write(...writes.flat())
  return { retried: retries.length }
}

/** What was held, what no command has sent after its commit, and what a push service could not take. */
export const sendPushesJob: Job = {
  name: 'send-pushes',
  async run({ background }) {
    const { sent } = await sendDuePushes(background)
    return { sent, ...(await retryPushes(background)) }
  },
}
