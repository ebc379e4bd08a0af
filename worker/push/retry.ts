import { sql } from 'drizzle-orm'
import { planPush } from '#schema/domain/push-plan.ts'
import type { BackgroundContext } from '#worker/background/context.ts'
import { numberOf, textOf } from '#worker/db/row.ts'
import { composePush } from './compose.ts'
import { postUnlessBackedOff, writesOfResult } from './deliver.ts'
import {
  parseNotice,
  parseSubscription,
  selectRetriedNotices,
  selectRetries,
} from './due-notices.ts'

/** Sends again what a push service has not accepted yet, unless the user has read it by now. */
export async function retryPushes(background: BackgroundContext): Promise<{ retried: number }> {
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
