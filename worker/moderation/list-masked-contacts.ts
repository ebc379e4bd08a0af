import { asc, desc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { listMaskedContacts } from '#schema/contract/trust.ts'
import { MASKED_TEXTS_MS } from '#schema/domain/limits.ts'
import { userStandingOf } from '#schema/domain/user.ts'
import { maskedContacts, reports, tasks, users } from '#schema/tables/index.ts'
import { userSummaryColumnsOf } from '#worker/accounts/queries.ts'
import { route } from '#worker/http/serve.ts'

const CONTACTS_MAX = 50
const TEXTS_MAX = 500

/** The condition of the partial index, literally. */
const isOpenMasking = sql`${reports.status} = 'open' AND ${reports.reporterId} IS NULL`

const recipient = alias(users, 'recipient')

export const listMaskedContactsRoute = route(listMaskedContacts, async ({ db, now, read }) => {
  const { rows, texts } = await read({
    rows: db
      .select({
        _id: reports.id,
        createdAt: reports.createdAt,
        subject: userSummaryColumnsOf(users),
        times: {
          closedAt: users.closedAt,
          suspendedAt: users.suspendedAt,
          suppressedAt: users.suppressedAt,
        },
      })
      .from(reports)
      .innerJoin(users, eq(users.id, reports.subjectId))
      .where(isOpenMasking)
      .orderBy(asc(reports.createdAt), asc(reports.id))
      .limit(CONTACTS_MAX),
    texts: db
      .select({
        _id: maskedContacts.id,
        userId: maskedContacts.userId,
        text: maskedContacts.text,
        createdAt: maskedContacts.createdAt,
        task: { _id: tasks.id, title: tasks.title },
        recipient: userSummaryColumnsOf(recipient),
      })
      .from(maskedContacts)
      .leftJoin(tasks, eq(tasks.id, maskedContacts.taskId))
      .leftJoin(recipient, eq(recipient.id, maskedContacts.otherUserId))
      .where(
        sql`${maskedContacts.userId} IN (
            SELECT subject_id FROM reports WHERE status = 'open' AND reporter_id IS NULL
            ORDER BY created_at, id LIMIT ${CONTACTS_MAX})
          AND ${maskedContacts.createdAt} > ${now - MASKED_TEXTS_MS}`,
      )
      .orderBy(desc(maskedContacts.createdAt))
      .limit(TEXTS_MAX),
  })
  return {
    contacts: rows.map(({ times, ...contact }) => ({
      ...contact,
      standing: userStandingOf(times),
      texts: texts.filter(({ userId }) => userId === contact.subject._id),
    })),
  }
})
