import { asc, eq, sql, type SQL } from 'drizzle-orm'
import {
  ALERT_NOTICES_PER_TASK,
  type AlertDelivery,
  type AlertTask,
} from '#schema/domain/alerts.ts'
import { dayOf, startOfDay } from '#schema/domain/days.ts'
import type { AlertId, TaskId, UserId } from '#schema/domain/ids.ts'
import type { Kobo } from '#schema/domain/money.ts'
import { alertAreasOf } from '#schema/domain/places/alert-areas.ts'
import type { Trade } from '#schema/domain/trade-names.ts'
import { alerts } from '#schema/tables/alerts.ts'
import { prepare, queryBuilder, type RowOf, type Slots } from '#worker/db/prepared.ts'
import { numberOf, textOf, type Row } from '#worker/db/row.ts'
import { uuidPrefixOf } from '#worker/db/uuid-prefix.ts'
import { isBlockedSql } from '#worker/trust/blocks.ts'

export const selectAlerts = prepare(({ userId }: Slots<{ userId: UserId }>) =>
  queryBuilder.select().from(alerts).where(eq(alerts.userId, userId)).orderBy(asc(alerts.id)),
)
export type AlertRow = RowOf<typeof selectAlerts>

/** A todo of the queue. */
export type QueuedTask = AlertTask & {
  id: TaskId
  clientId: UserId
  title: string
  place: string | null
}

/** The todo that became open first of those that are not compared yet. One that was deleted for good has its id alone. */
export const selectQueued = sql`
  SELECT q.task_id, q.opened_at, t.client_id, t.title, t.trade, t.skills, t.price, t.place,
    t.status = 'pending' AND t.suppressed_at IS NULL AND t.asked_id IS NULL AND u.suspended_at IS NULL AND u.suppressed_at IS NULL
      AND u.closed_at IS NULL AS is_shown
  FROM (SELECT * FROM alert_queue ORDER BY opened_at LIMIT 1) q
  LEFT JOIN tasks t ON t.id = q.task_id LEFT JOIN users u ON u.id = t.client_id`

export const parseQueued = (row: Row): QueuedTask => ({
  id: textOf<TaskId>(row, 'task_id'),
  clientId: textOf<UserId>(row, 'client_id'),
  title: textOf(row, 'title'),
  trade: textOf<Trade>(row, 'trade'),
  skills: JSON.parse(textOf(row, 'skills')) as string[],
  price: numberOf(row, 'price') as Kobo,
  place: row['place'] === null ? null : textOf(row, 'place'),
})

/** Alerts examined for one todo: a user may have several that match. */
export const CANDIDATES_MAX = 5 * ALERT_NOTICES_PER_TASK

/**
 * The alerts that a todo matches, the nearest first. Each area and trade or skill is one range of the key of
 * `alert_keys`, in the order of the list of areas, which CROSS JOIN keeps: what does not match is not read.
 */
export function selectMatches(
  { id, clientId, trade, skills, price, place }: QueuedTask,
  now: number,
): SQL {
  const today = startOfDay(dayOf(now))
  return sql`
    SELECT k.user_id, k.alert_id, json_extract(area.value, '$[0]') AS km, a.delivery, (
      SELECT count(*) FROM notices n WHERE n.user_id = k.user_id AND n.id >= ${uuidPrefixOf(today)} AND n.created_at >= ${today} AND n.kind = 'todoAlert') AS sent_today
    FROM json_each(${JSON.stringify(alertAreasOf(place))}) area
    CROSS JOIN json_each(${JSON.stringify([trade, ...skills])}) what
    CROSS JOIN alert_keys k ON k.what = what.value AND k.area = json_extract(area.value, '$[1]') AND k.min_price <= ${price}
    CROSS JOIN users u ON u.id = k.user_id AND u.user_type = 'tasker'
      AND u.suspended_at IS NULL AND u.suppressed_at IS NULL AND u.closed_at IS NULL
    CROSS JOIN alerts a ON a.user_id = k.user_id AND a.id = k.alert_id
    WHERE k.user_id <> ${clientId} AND NOT ${isBlockedSql(clientId, sql`k.user_id`)}
      AND NOT EXISTS (SELECT 1 FROM proposals p WHERE p.task_id = ${id} AND p.tasker_id = k.user_id)
      AND NOT EXISTS (SELECT 1 FROM alert_matches m WHERE m.user_id = k.user_id AND m.task_id = ${id})
    LIMIT ${CANDIDATES_MAX}`
}

export type AlertMatch = {
  userId: UserId
  alertId: AlertId
  km: number | null
  delivery: AlertDelivery
  sentToday: number
}

export const parseMatch = (row: Row): AlertMatch => ({
  userId: textOf<UserId>(row, 'user_id'),
  alertId: textOf<AlertId>(row, 'alert_id'),
  km: row['km'] === null ? null : numberOf(row, 'km'),
  delivery: textOf<AlertDelivery>(row, 'delivery'),
  sentToday: numberOf(row, 'sent_today'),
})
