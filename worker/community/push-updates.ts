import { sql, type SQL } from 'drizzle-orm'
import { dayOf, type Day } from '#schema/domain/days.ts'
import type { Id } from '#schema/domain/ids.ts'
import { DEFAULT_NOTICE_SETTINGS, isChannelOn, type NoticeSettings } from '#schema/domain/notice.ts'
import { quietUntil } from '#schema/domain/quiet-hours.ts'
import { audiencesOf, type UpdateAudience } from '#schema/domain/updates.ts'
import type { UserType } from '#schema/domain/user.ts'
import type { BackgroundContext } from '#worker/background/context.ts'
import type { Job } from '#worker/background/job.ts'
import { numberOf, textOf, textOrNull, type Row } from '#worker/db/row.ts'
import { composeUpdate } from '#worker/push/compose.ts'
import { postUnlessBackedOff, writesOfResult } from '#worker/push/deliver.ts'
import { isLive, parseSubscription } from '#worker/push/due-notices.ts'
import { currentKey } from '#worker/push/keys.ts'

/** Whatever the size of the table. */
export const BROWSERS_PER_RUN = 100
/** A worker has few connections at a time, and each waits for its push service. */
const BROWSERS_AT_ONCE = 20

/** Two administrators' updates never have the same day. */
const isDue = (day: Day, now: number): SQL =>
  sql`push_day = ${day} AND show_from <= ${now} AND pushed_to IS NOT NULL AND retracted_at IS NULL`

const selectBrowsers = (day: Day, now: number): SQL => sql`
  SELECT p.*, u.user_type, u.notice_settings, u.suspended_at IS NULL AND ${isLive(now)} AS is_live
  FROM (
    SELECT * FROM push_subscriptions
    WHERE endpoint > (SELECT pushed_to FROM updates WHERE ${isDue(day, now)})
    ORDER BY endpoint LIMIT ${BROWSERS_PER_RUN}) p
  JOIN users u ON u.id = p.user_id
  ORDER BY p.endpoint`

function isWanted(row: Row, audience: UpdateAudience): boolean {
  if (numberOf(row, 'is_live') !== 1) return false
  if (!audiencesOf(textOf<UserType>(row, 'user_type')).includes(audience)) return false
  const stored = textOrNull(row, 'notice_settings')
  const settings =
    stored === null ? DEFAULT_NOTICE_SETTINGS : (JSON.parse(stored) as NoticeSettings)
  return isChannelOn(settings, 'updates', 'push')
}

/** Of runs at the same time, one gets these browsers. After a crash they are skipped: the update is in the app too. */
async function claimBrowsers(background: BackgroundContext, update: Row, rows: readonly Row[]) {
  const isLast = rows.length < BROWSERS_PER_RUN
  const next = isLast ? null : textOf(rows.at(-1), 'endpoint')
  const [claimed] = await background.write(sql`
    UPDATE updates SET pushed_to = ${next}
    WHERE id = ${textOf(update, 'id')} AND pushed_to = ${textOf(update, 'pushed_to')} AND retracted_at IS NULL
    RETURNING id`)
  return claimed?.length === 1
}

async function sendTo(background: BackgroundContext, update: Row, rows: readonly Row[]) {
  const message = composeUpdate(
    { id: textOf<Id<'update'>>(update, 'id'), caption: textOf(update, 'caption') },
    background.now(),
  )
  for (let from = 0; from < rows.length; from += BROWSERS_AT_ONCE) {
    const now = background.now()
    const writes = await Promise.all(
      rows.slice(from, from + BROWSERS_AT_ONCE).map(async (row) => {
        const subscription = parseSubscription(row)
        const result = await postUnlessBackedOff(background, subscription, message, now)
        // Nothing is sent again, so there is no notice to repeat.
        return writesOfResult({ subscription, notices: [], attempts: 0 }, result, now)
      }),
    )
    if (writes.flat().length > 0) await background.write(...writes.flat())
  }
}

/**
 * Pushes the update of the day to those who allow it, browser by browser in the order of endpoints. What is not reached
 * before the quiet hours is not sent the next day.
 */
export const pushUpdatesJob: Job = {
  name: 'push-updates',
  async run({ read, background, now }) {
    const nothing = { reached: 0, sent: 0 }
    if (quietUntil(now) !== null || !currentKey(background.deps.settings)) return nothing
    const day = dayOf(now)
    const [[update] = [], rows = []] = await read(
      sql`SELECT id, audience, caption, pushed_to FROM updates WHERE ${isDue(day, now)}`,
      selectBrowsers(day, now),
    )
    if (!update || !(await claimBrowsers(background, update, rows))) return nothing
    const wanted = rows.filter((row) => isWanted(row, textOf<UpdateAudience>(update, 'audience')))
    await sendTo(background, update, wanted)
    return { reached: rows.length, sent: wanted.length }
  },
}
