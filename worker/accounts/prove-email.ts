import { proveEmail } from '#schema/contract/accounts.ts'
import { ACCOUNT_FACTS } from '#schema/domain/messages/accounts.ts'
import { changedForUser } from '#worker/db/own-changes.ts'
import { commit } from '#worker/db/write.ts'
import { done, route } from '#worker/http/serve.ts'
import { verifyCode } from '#worker/mail/email-codes.ts'
import { notify } from '#worker/notices/notify.ts'

export const proveEmailRoute = route(proveEmail, async (ctx, { code }) => {
  const { actor } = await ctx.read({})
  if (actor.emailProvenAt !== null) return done({ message: ACCOUNT_FACTS.emailProven })
  const codeWrites = await verifyCode(ctx, 'email', code)
  const { userId, now } = ctx
  return commit({
    effects: [codeWrites, changedForUser(userId), notify({ to: userId, kind: 'emailProven', now })],
    response: { message: ACCOUNT_FACTS.emailProven },
  })
})
