import { eq } from 'drizzle-orm'
import { DomainError } from '#schema/domain/errors.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { ERROR_FACTS } from '#schema/domain/messages/errors.ts'
import { users } from '#schema/tables/users.ts'
import type { Context } from '#worker/context.ts'
import { prepare, queryBuilder, type Slots } from '#worker/db/prepared.ts'
import { verifyInQueue } from '#worker/secrets/passwords.ts'
import { ownerSender } from './address.ts'
import {
  consumeAttempts,
  counterOf,
  refundAttempt,
  resetAttempts,
  type Counter,
} from './rate-limit.ts'

export const passwordOf = prepare(({ userId }: Slots<{ userId: UserId }>) =>
  queryBuilder.select({ hash: users.passwordHash }).from(users).where(eq(users.id, userId)),
)

/**
 * Wrong passwords of a signed-in user have a count of their own, so that a stolen session allows few guesses, and
 * strangers at the log-in cannot use it up. The right password does not refund `others`.
 */
export async function verifyPasswordOf(
  ctx: Context,
  { entered, hash, field = 'password' }: { entered: string; hash: string; field?: string },
  ...others: Counter[]
) {
  const { deps, userId } = ctx
  const password = counterOf(deps, 'password', userId)
  await consumeAttempts(ctx, password, ...others)
  const { isCorrect } = await verifyInQueue(
    deps,
    { password: entered, stored: hash },
    ownerSender(userId),
  ).catch(async (busy: unknown) => {
    await ctx.write([password, ...others].map(refundAttempt))
    throw busy
  })
  if (!isCorrect) {
    const message = ERROR_FACTS.wrong_password
    throw new DomainError('wrong_password', message, { fields: { [field]: message } })
  }
  return [resetAttempts(password)]
}
