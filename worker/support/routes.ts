import { eq } from 'drizzle-orm'
import { readSupport, writeToSupport } from '#schema/contract/support.ts'
import { DomainError } from '#schema/domain/errors.ts'
import type { TaskId } from '#schema/domain/ids.ts'
import { GENERAL_FACTS } from '#schema/domain/messages/general.ts'
import { tasks } from '#schema/tables/tasks.ts'
import { users } from '#schema/tables/users.ts'
import { contactColumn } from '#worker/admin/user-columns.ts'
import { createBackgroundContext } from '#worker/background/context.ts'
import { first } from '#worker/db/read.ts'
import { commit } from '#worker/db/write.ts'
import { route, type Route } from '#worker/http/serve.ts'
import { consumeAttempts, counterOf } from '#worker/limits/rate-limit.ts'
import { insertEmail, sendEmail } from '#worker/mail/outbound-email.ts'

const readSupportRoute = route(readSupport, async ({ read, deps }) => {
  await read({})
  const { SUPPORT_EMAIL, SUPPORT_WHATSAPP, SUPPORT_PHONE } = deps.settings
  return {
    email: SUPPORT_EMAIL || null,
    whatsApp: SUPPORT_WHATSAPP || null,
    phone: SUPPORT_PHONE || null,
  }
})

/** An e-mail in the user's name, which waits in the database until it is sent. */
const writeToSupportRoute = route(writeToSupport, async (ctx, { text, taskId, payment }) => {
  const { db, userId, now, deps } = ctx
  const { sender, task } = await ctx.read({
    sender: first(
      db
        .select({ email: contactColumn, username: users.username })
        .from(users)
        .where(eq(users.id, userId)),
    ),
    task: first(
      db
        .select({ id: tasks.id, title: tasks.title })
        .from(tasks)
        .where(eq(tasks.id, taskId ?? ('' as TaskId))),
    ),
  })
  if (!sender) throw new DomainError('signed_out')
  const { SUPPORT_EMAIL, ONISE_URL } = deps.settings
  if (SUPPORT_EMAIL === '') throw new DomainError('not_found')
  await consumeAttempts(ctx, counterOf(deps, 'support', userId))
  const email = insertEmail({
    to: SUPPORT_EMAIL,
    template: 'help',
    // With the pages of both, for the person who answers.
    params: {
      text,
      sender: { ...sender, page: `${ONISE_URL}/admin/users/${userId}` },
      task: task && { title: task.title, page: `${ONISE_URL}/admin/tasks/${task.id}` },
      payment: payment || null,
    },
    now,
  })
  return commit({
    effects: [
      email.write,
      { afterCommit: () => sendEmail(createBackgroundContext(deps), email.id) },
    ],
    response: { message: GENERAL_FACTS.supportSent },
    status: 201,
  })
})

export const supportRoutes: readonly Route[] = [readSupportRoute, writeToSupportRoute]
