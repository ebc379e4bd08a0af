import { proveEmail } from '#schema/contract/accounts.ts'
import { ACCOUNT_MESSAGES } from '#schema/domain/messages/accounts.ts'
import { commit } from '#worker/db/write.ts'
import { done, route } from '#worker/http/serve.ts'
import { verifyCode } from '#worker/mail/email-codes.ts'
import { changedForUser } from './changes.ts'

export const proveEmailRoute = route(proveEmail, async (ctx, { code }) => {
  const { actor } = await ctx.read({})
  if (actor.emailProvenAt !== null) return done({ message: ACCOUNT_MESSAGES.emailProven })
  const codeWrites = await verifyCode(ctx, 'email', code)
  return commit({
    writes: codeWrites,
    changes: changedForUser(ctx.userId),
    response: { message: ACCOUNT_MESSAGES.emailProven },
  })
})
