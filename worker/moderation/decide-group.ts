import { sql } from 'drizzle-orm'
import { decideSharingGroup } from '#schema/contract/admin-fraud.ts'
import { DomainError, throwIf } from '#schema/domain/errors.ts'
import { GROUP_MAX } from '#schema/domain/fraud.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { ADMIN_MESSAGES } from '#schema/domain/messages/admin.ts'
import { userStandingOf } from '#schema/domain/user.ts'
import { tasks } from '#schema/tables/tasks.ts'
import type { Db } from '#worker/db/client.ts'
import { commit } from '#worker/db/write.ts'
import { route } from '#worker/http/serve.ts'
import { applyStanding } from './apply-standing.ts'
import { selectGroup } from './sharing-queries.ts'

const listOf = (ids: readonly UserId[]) =>
  sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`

const selectOpenTasks = (db: Db, clients: readonly UserId[]) =>
  db
    .select({ id: tasks.id, trade: tasks.trade, askedId: tasks.askedId, clientId: tasks.clientId })
    .from(tasks)
    .where(sql`status = 'pending' AND client_id IN ${listOf(clients)}`)

/**
 * Accounts that are limited or suspended already stay as they are, so a second administrator who decides the same changes
 * nothing. The shown accounts are decided about; others that share the value with them keep it in the list.
 */
export const decideSharingGroupRoute = route(decideSharingGroup, async (ctx, input) => {
  const { db, userId, now } = ctx
  const { id, decision, reason } = input
  const chosen = decision === 'limited' ? (input.users ?? []) : []
  if (decision === 'limited' && chosen.length === 0)
    throw new DomainError('invalid_input', ADMIN_MESSAGES.chooseAccounts, {
      fields: { users: ADMIN_MESSAGES.chooseAccounts },
    })
  const { found, feedTasks } = await ctx.read({
    found: selectGroup(db, id),
    feedTasks: selectOpenTasks(db, chosen),
  })
  const members = found.slice(0, GROUP_MAX)
  const isMember = (user: UserId) => members.some(({ _id }) => _id === user)
  if (members.length < 2 || !chosen.every(isMember)) throw new DomainError('not_found')
  throwIf(chosen.includes(userId) ? 'not_yourself' : null)
  const limited = members.filter(
    (member) => chosen.includes(member._id) && userStandingOf(member) === 'active',
  )
  const ids = members.map(({ _id }) => _id)
  return commit({
    effects: [
      limited.map((member) =>
        applyStanding(ctx, {
          user: Object.assign({}, member, { id: member._id }),
          standing: 'limited',
          feedTasks: feedTasks.filter(({ clientId }) => clientId === member._id),
        }),
      ),
      sql`UPDATE sharings SET decided_at = ${now} WHERE user_id IN ${listOf(ids)} AND decided_at IS NULL`,
    ],
    touchesUserSummary: limited.length > 0,
    audit:
      limited.length > 0
        ? limited.map(({ _id }) => ({
            subject: _id,
            reason,
            details: { before: 'active', after: 'limited', group: id },
          }))
        : { subject: id, reason, details: { decision, accounts: ids } },
    response: { message: ADMIN_MESSAGES.groupDecided[decision] },
  })
})
