import { asc, eq, lte, sql } from 'drizzle-orm'
import { stoppableCategories } from '#schema/domain/email-choice.ts'
import { deliveryOf } from '#schema/domain/notice-delivery.ts'
import { DEFAULT_NOTICE_SETTINGS, isNoticeKind } from '#schema/domain/notice.ts'
import { notices, users } from '#schema/tables/index.ts'
import type { BackgroundContext } from '#worker/background/context.ts'
import type { Job } from '#worker/background/job.ts'
import type { Db } from '#worker/db/client.ts'
import { isConstraint } from '#worker/db/errors.ts'
import { assertRowsChanged, type Statement } from '#worker/db/write.ts'
import { insertEmail, sendEmail } from '#worker/mail/outbound-email.ts'

const NOTICES_PER_RUN = 200

const selectDue = (db: Db, now: number) =>
  db
    .select({
      id: notices.id,
      kind: notices.kind,
      data: notices.data,
      deadline: notices.deadline,
      user: { id: users.id, email: users.email, username: users.username },
      settings: users.noticeSettings,
      closedAt: users.closedAt,
    })
    .from(notices)
    .innerJoin(users, eq(users.id, notices.userId))
    .where(lte(notices.emailAt, now))
    .orderBy(asc(notices.emailAt))
    .limit(NOTICES_PER_RUN)
type Due = Awaited<ReturnType<typeof selectDue>>[number]

function deliveryOfRow({ kind, deadline, settings, closedAt }: Due, now: number) {
  if (closedAt !== null) return null
  return deliveryOf({ kind, deadline, channel: 'email' }, settings ?? DEFAULT_NOTICE_SETTINGS, now)
}

/** Aborts when one of them was read, sent or moved in between; the next run reads what is left. */
function setEmailAt(due: readonly Due[], at: number | null): Statement[] {
  const [first] = due
  if (!first) return []
  const ids = JSON.stringify(due.map(({ id }) => id))
  return [
    sql`UPDATE notices SET email_at = ${at}
      WHERE user_id = ${first.user.id} AND email_at IS NOT NULL AND id IN (SELECT value FROM json_each(${ids}))`,
    assertRowsChanged('user_state', due.length),
  ]
}

/** One email, or a digest of several. */
function emailOf(due: readonly [Due, ...Due[]], now: number) {
  return insertEmail({
    to: due[0].user,
    template: 'notices',
    params: { notices: due.map(({ kind, data }) => ({ kind, data })) },
    categories: stoppableCategories(due.map(({ kind }) => kind)),
    now,
  })
}

async function sendToUser(background: BackgroundContext, due: readonly Due[], now: number) {
  const planned = due.map((row) => ({ row, at: deliveryOfRow(row, now) }))
  const at = (matches: (at: number | null) => boolean) =>
    planned.filter((each) => matches(each.at)).map(({ row }) => row)
  const later = planned.find((each) => each.at !== null && each.at > now)?.at ?? null
  const [first, ...rest] = at((time) => time !== null && time <= now)
  const email = first && emailOf([first, ...rest], now)
  await background.write(
    ...setEmailAt(first ? [first, ...rest] : [], null),
    ...setEmailAt(
      at((time) => time === null),
      null,
    ),
    ...setEmailAt(
      at((time) => time !== null && time > now),
      later,
    ),
    ...(email ? [email.write] : []),
  )
  return email ? sendEmail(background, email.id) : false
}

/**
 * Sends the notices whose email is due, by user: the settings and quiet hours of this moment count, and several become
 * one. The batch that stores the email ends the waiting of its notices, so each is sent once.
 */
export const sendNoticeEmailsJob: Job = {
  name: 'send-notice-emails',
  async run({ query, background, now }) {
    const rows = await query((db) => selectDue(db, now))
    // Kinds of a newer version of the worker wait for it.
    const due = rows.filter(({ kind }) => isNoticeKind(kind))
    const byUser = new Map<string, Due[]>()
    for (const row of due) byUser.set(row.user.id, [...(byUser.get(row.user.id) ?? []), row])
    let sent = 0
    for (const dueOfUser of byUser.values()) {
      try {
        if (await sendToUser(background, dueOfUser, now)) sent++
      } catch (error) {
        if (!isConstraint(error)) throw error
      }
    }
    return { due: due.length, sent }
  },
}
