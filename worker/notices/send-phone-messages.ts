import { and, asc, eq, isNotNull, lte, sql } from 'drizzle-orm'
import { dayOf, startOfDay } from '#schema/domain/days.ts'
import { PHONE_NOTICES_PER_DAY, phoneDeliveryOf } from '#schema/domain/notice-delivery.ts'
import { shortNoticeLink } from '#schema/domain/notice-links.ts'
import {
  categoryOf,
  DEFAULT_NOTICE_SETTINGS,
  DEFAULT_PHONE_NOTICES,
  isNoticeKind,
} from '#schema/domain/notice.ts'
import { notices, users } from '#schema/tables/index.ts'
import type { BackgroundContext } from '#worker/background/context.ts'
import type { Job } from '#worker/background/job.ts'
import type { Db } from '#worker/db/client.ts'
import { isConstraint } from '#worker/db/errors.ts'
import { assertRowsChanged, type Statement } from '#worker/db/write.ts'
import { channelsTo } from '#worker/phone-messages/channels.ts'
import { insertPhoneMessage, sendPhoneMessage } from '#worker/phone-messages/outbound-message.ts'

const NOTICES_PER_RUN = 200

const selectDue = (db: Db, now: number) =>
  db
    .select({
      id: notices.id,
      userId: notices.userId,
      kind: notices.kind,
      data: notices.data,
      deadline: notices.deadline,
      phone: users.phone,
      settings: users.noticeSettings,
      sentToday: sql<number>`(SELECT count(*) FROM phone_messages WHERE phone_messages.user_id = "notices"."user_id"
        AND phone_messages.template = 'notice' AND phone_messages.created_at >= ${startOfDay(dayOf(now))})`,
    })
    .from(notices)
    .innerJoin(users, eq(users.id, notices.userId))
    .where(and(lte(notices.phoneAt, now), isNotNull(notices.phoneAt)))
    .orderBy(asc(notices.phoneAt))
    .limit(NOTICES_PER_RUN)
type Due = Awaited<ReturnType<typeof selectDue>>[number]

/** Aborts when it was read, sent or moved in between. */
const setPhoneAt = ({ id, userId }: Due, at: number | null): Statement[] => [
  sql`UPDATE notices SET phone_at = ${at} WHERE user_id = ${userId} AND id = ${id} AND phone_at IS NOT NULL`,
  assertRowsChanged('user_state'),
]

/** Null when the number is not reached by any channel that is set up. */
function messageOf({ deps }: BackgroundContext, due: Due, now: number) {
  const { id, userId, kind, data, phone, settings } = due
  if (phone === null) return null
  const { channel: wanted } = settings?.phone ?? DEFAULT_PHONE_NOTICES
  const offered = channelsTo(deps.settings, phone)
  const channel = offered.find((each) => each === wanted) ?? offered[0]
  if (!channel) return null
  return insertPhoneMessage(deps.settings, {
    to: { phone, id: userId },
    channel,
    template: 'notice',
    params: { kind, data, link: shortNoticeLink(deps.settings.ONISE_URL, id) },
    now,
  })
}

/** Whether a message was written. */
async function sendOne(background: BackgroundContext, due: Due, now: number): Promise<boolean> {
  const at = phoneDeliveryOf(due, due.settings ?? DEFAULT_NOTICE_SETTINGS, now)
  if (at !== null && at > now) {
    await background.write(...setPhoneAt(due, at))
    return false
  }
  const message = at === null ? null : messageOf(background, due, now)
  await background.write(...setPhoneAt(due, null), ...(message ? [message.write] : []))
  if (message) await sendPhoneMessage(background, message.id)
  return message !== null
}

/** What may leave today: three of each user, security first. */
async function sendToUser(background: BackgroundContext, due: readonly Due[], now: number) {
  let left = PHONE_NOTICES_PER_DAY - (due[0]?.sentToday ?? 0)
  let sent = 0
  const isSecurity = ({ kind }: Due) => Number(categoryOf(kind) === 'security')
  for (const each of due.toSorted((one, other) => isSecurity(other) - isSecurity(one)))
    if (left <= 0) await background.write(...setPhoneAt(each, null))
    else if (await sendOne(background, each, now)) {
      left--
      sent++
    }
  return sent
}

/**
 * Sends the notices whose message to the phone number is due: the settings, the quiet hours and the number of this moment
 * count. More than three a day are left to the app, push and email. The batch that stores a message ends the waiting of its notice.
 */
export const sendNoticeMessagesJob: Job = {
  name: 'send-notice-messages',
  async run({ query, background, now }) {
    const rows = await query((db) => selectDue(db, now))
    // Kinds of a newer version of the worker wait for it.
    const due = rows.filter(({ kind }) => isNoticeKind(kind))
    const byUser = new Map<string, Due[]>()
    for (const row of due) byUser.set(row.userId, [...(byUser.get(row.userId) ?? []), row])
    let sent = 0
    for (const dueOfUser of byUser.values()) {
      try {
        sent += await sendToUser(background, dueOfUser, now)
      } catch (error) {
        if (!isConstraint(error)) throw error
      }
    }
    return { due: due.length, sent }
  },
}
