import { and, desc, eq, lt, sql } from 'drizzle-orm'
import { listUserNotes, sendSupportNotice, writeUserNote } from '#schema/contract/admin-desk.ts'
import { DomainError } from '#schema/domain/errors.ts'
import { newId, type Id, type UserId } from '#schema/domain/ids.ts'
import { ADMIN_MESSAGES } from '#schema/domain/messages/admin.ts'
import { adminNotes, users } from '#schema/tables/index.ts'
import type { Context } from '#worker/context.ts'
import { decodeCursor, limitWithLookAhead, pageOf } from '#worker/db/paging.ts'
import { first } from '#worker/db/read.ts'
import { assertThat, commit } from '#worker/db/write.ts'
import { route } from '#worker/http/serve.ts'
import { consumeAttempts, counterOf } from '#worker/limits/rate-limit.ts'
import { notify } from '#worker/notices/notify.ts'
import { selectSubject } from './subject.ts'

/** Ids are made in the order of time, so the primary key is the keyset. */
export const listUserNotesRoute = route(listUserNotes, async ({ db, read }, { id, ...page }) => {
  const position = decodeCursor(page)
  const { rows } = await read({
    rows: db
      .select({
        _id: adminNotes.id,
        text: adminNotes.text,
        author: users.username,
        createdAt: adminNotes.createdAt,
      })
      .from(adminNotes)
      .innerJoin(users, eq(users.id, adminNotes.authorId))
      .where(
        and(
          eq(adminNotes.userId, id),
          position ? lt(adminNotes.id, position.id as Id<'adminNote'>) : undefined,
        ),
      )
      .orderBy(desc(adminNotes.id))
      .limit(limitWithLookAhead(page)),
  })
  const { shown, nextCursor } = pageOf(rows, page, ({ createdAt: at, _id }) => ({ at, id: _id }))
  return { notes: shown, nextCursor }
})

async function readOpenAccount({ db, read }: Context, id: UserId): Promise<void> {
  const { user } = await read({ user: first(selectSubject(db, id)) })
  if (!user || user.closedAt !== null) throw new DomainError('not_found')
}

/** Asserted again in the batch: a note must not outlive the erasure. */
const insertNote = ({ db, userId, now }: Context, of: UserId, text: string) => {
  const id = newId('adminNote')
  return {
    id,
    effects: [
      assertThat(
        'user_state',
        sql`EXISTS (SELECT 1 FROM users WHERE id = ${of} AND closed_at IS NULL)`,
      ),
      db.insert(adminNotes).values({ userId: of, id, authorId: userId, text, createdAt: now }),
    ],
  }
}

export const writeUserNoteRoute = route(writeUserNote, async (ctx, { id, text }) => {
  await readOpenAccount(ctx, id)
  const note = insertNote(ctx, id, text)
  return commit({
    effects: note.effects,
    // The text stays out of the log, which nobody can erase.
    audit: { subject: id, reason: ADMIN_MESSAGES.noteReason, details: { note: note.id } },
    response: { message: ADMIN_MESSAGES.noteWritten },
    status: 201,
  })
})

/** The text is kept as a note, so that the next administrator knows what was said. */
export const sendSupportNoticeRoute = route(
  sendSupportNotice,
  async (ctx, { id, title, text, email, reason }) => {
    const { deps, userId, now } = ctx
    await readOpenAccount(ctx, id)
    await consumeAttempts(
      ctx,
      counterOf(deps, 'supportNotice', id),
      counterOf(deps, 'supportSender', userId),
    )
    const lines = text.split('\n').filter((line) => line.trim() !== '')
    const note = insertNote(ctx, id, ADMIN_MESSAGES.noticeNote(title, text))
    return commit({
      effects: [
        note.effects,
        notify({ to: id, kind: 'support', data: { title, lines }, hasEmail: email, now }),
      ],
      audit: { subject: id, reason, details: { note: note.id, email } },
      response: { message: ADMIN_MESSAGES.noticeSent },
      status: 201,
    })
  },
)
