import { proveEmail } from '#schema/contract/accounts.ts'
import { ACCOUNT_FACTS } from '#schema/domain/messages/accounts.ts'
import { commit } from '#worker/db/write.ts'
import { done, route } from '#worker/http/serve.ts'
import { verifyCode } from '#worker/mail/email-codes.ts'
import { notify } from '#worker/notices/notify.ts'
import { changedForUser } from './changes.ts'

export const proveEmailRoute = route(proveEmail, async (ctx, { code }) => {
  const { actor } = await ctx.read({})
  if (actor.emailProvenAt !== null) return done({ message: ACCOUNT_FACTS.emailProven })
  const codeWrites = await verifyCode(ctx, 'email', code)
  const { userId, now } = ctx
  const newNotices = notify({ to: userId, kind: 'emailProven', now })
  return commit({
    writes: [...codeWrites, ...newNotices.writes],
    changes: [...changedForUser(userId), ...newNotices.changes],
    response: { message: ACCOUNT_FACTS.emailProven },
  })
})
