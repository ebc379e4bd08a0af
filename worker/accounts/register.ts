import { eq } from 'drizzle-orm'
import { register } from '#schema/contract/accounts.ts'
import { throwIf } from '#schema/domain/errors.ts'
import { newId } from '#schema/domain/ids.ts'
import { GENERAL_FACTS } from '#schema/domain/messages/general.ts'
import { users } from '#schema/tables/users.ts'
import { changedForUser } from '#worker/db/own-changes.ts'
import { first } from '#worker/db/read.ts'
import { commit } from '#worker/db/write.ts'
import { route } from '#worker/http/serve.ts'
import { openWallet } from '#worker/ledger/postings.ts'
import { strangerSender } from '#worker/limits/address.ts'
import { addressCounters, consumeAttempts, refundAttempt } from '#worker/limits/rate-limit.ts'
import { rejectCommonPassword } from '#worker/secrets/common-passwords.ts'
import { hashInQueue } from '#worker/secrets/passwords.ts'

/** Of two registrations at once with one e-mail, the UNIQUE index aborts the later one, and its retry is rejected. */
export const registerRoute = route(
  register,
  async (ctx, { userType, username, email, password }) => {
    rejectCommonPassword(password, { email, username })
    // Before anything is answered: the answer tells whether an e-mail has an account.
    const counters = addressCounters(ctx.deps, 'register', ctx.ip)
    await consumeAttempts(ctx, ...counters)
    const { userWithEmail } = await ctx.read({
      userWithEmail: first(
        ctx.db.select({ id: users.id }).from(users).where(eq(users.email, email)),
      ),
    })
    throwIf(userWithEmail ? 'email_in_use' : null)

    const passwordHash = await hashInQueue(ctx.deps, password, strangerSender(ctx.ip)).catch(
      async (busy: unknown) => {
        await ctx.write(counters.map(refundAttempt))
        throw busy
      },
    )
    const { now } = ctx
    const id = newId('user')
    const user = {
      id,
      userType,
      username,
      email,
      passwordHash,
      createdAt: now,
      updatedAt: now,
    }
    return commit({
      status: 201,
      effects: [ctx.db.insert(users).values(user), openWallet(id, now), changedForUser(id)],
      response: { message: GENERAL_FACTS.registered },
    })
  },
)
