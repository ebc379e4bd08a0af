import { and, eq, sql } from 'drizzle-orm'
import { unverifyUser, verifyUser } from '#schema/contract/admin-lists.ts'
import { DomainError, throwIf } from '#schema/domain/errors.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { ADMIN_MESSAGES } from '#schema/domain/messages/admin.ts'
import type { NoticeData } from '#schema/domain/notice.ts'
import { users } from '#schema/tables/users.ts'
import type { Context } from '#worker/context.ts'
import { changedForUser } from '#worker/db/own-changes.ts'
import { first } from '#worker/db/read.ts'
import { assertRowsChanged, commit } from '#worker/db/write.ts'
import { route } from '#worker/http/serve.ts'
import { notify } from '#worker/notices/notify.ts'
import { selectSubject } from './subject.ts'

async function readClientOrTasker({ db, read }: Context, id: UserId) {
  const { user } = await read({ user: first(selectSubject(db, id)) })
  if (!user || user.closedAt !== null || user.userType === 'admin')
    throw new DomainError('not_found')
  return user
}

type Badge = { isVerified: boolean; identityCheckedAt?: number | null }

/** The badge changes once, and the user is told in the same batch. */
function setVerified(
  { db, now }: Context,
  id: UserId,
  { isVerified, identityCheckedAt = null }: Badge,
  data?: NoticeData,
) {
  return {
    effects: [
      db
        .update(users)
        .set({ isVerified, identityCheckedAt, bankNameCheckedAt: null, updatedAt: now })
        .where(and(eq(users.id, id), eq(users.isVerified, !isVerified))),
      assertRowsChanged('user_state'),
      changedForUser(id),
      notify({
        to: id,
        kind: isVerified ? 'verified' : 'verificationEnded',
        ...(data && { data }),
        now,
      }),
    ],
    touchesUserSummary: true,
  }
}

export const verifyUserRoute = route(verifyUser, async (ctx, { id, document, reason }) => {
  const user = await readClientOrTasker(ctx, id)
  throwIf(user.isVerified ? 'already_verified' : null)
  const details = { before: false, after: true, withoutProof: true, ...(document && { document }) }
  return commit({
    ...setVerified(ctx, id, { isVerified: true, identityCheckedAt: document ? ctx.now : null }),
    audit: { subject: id, reason, details },
    response: { message: ADMIN_MESSAGES.verified },
  })
})

export const unverifyUserRoute = route(unverifyUser, async (ctx, { id, reason }) => {
  const user = await readClientOrTasker(ctx, id)
  if (!user.isVerified) throw new DomainError('moved_on', ADMIN_MESSAGES.notVerified)
  const { effects, touchesUserSummary } = setVerified(
    ctx,
    id,
    { isVerified: false },
    { note: reason },
  )
  return commit({
    effects: [
      effects,
      sql`UPDATE verifications SET state = 'ended' WHERE user_id = ${id} AND state = 'verified'`,
    ],
    touchesUserSummary,
    audit: { subject: id, reason, details: { before: true, after: false } },
    response: { message: ADMIN_MESSAGES.unverified },
  })
})
