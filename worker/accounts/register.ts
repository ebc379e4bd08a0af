import { eq, type SQL } from 'drizzle-orm'
import { register } from '#schema/contract/accounts.ts'
import type { ParsedInput } from '#schema/contract/endpoint.ts'
import { throwIf } from '#schema/domain/errors.ts'
import { newId } from '#schema/domain/ids.ts'
import { GENERAL_FACTS } from '#schema/domain/messages/general.ts'
import { users } from '#schema/tables/users.ts'
import type { Context } from '#worker/context.ts'
import type { Db } from '#worker/db/client.ts'
import { changedForUser } from '#worker/db/own-changes.ts'
import { first } from '#worker/db/read.ts'
import { commit } from '#worker/db/write.ts'
import { route } from '#worker/http/serve.ts'
import { openWallet } from '#worker/ledger/postings.ts'
import { strangerSender } from '#worker/limits/address.ts'
import { addressCounters, consumeAttempts, refundAttempt } from '#worker/limits/rate-limit.ts'
import { verifyPhoneCode } from '#worker/phone-messages/phone-codes.ts'
import { rejectCommonPassword } from '#worker/secrets/common-passwords.ts'
import { hashInQueue } from '#worker/secrets/passwords.ts'

type Contacts = { email?: string | undefined; phone?: string | undefined }

const selectOwners = (db: Db, { email, phone }: Contacts) => ({
  ofEmail: first(
    db
      .select({ id: users.id })
      .from(users)
      .where(eq(users.email, email ?? '')),
  ),
  ofPhone: first(
    db
      .select({ id: users.id })
      .from(users)
      .where(eq(users.phone, phone ?? '')),
  ),
})

/** The writes that use up the code of the number; none for a registration by email. */
async function provePhone(ctx: Context, { phone, codeId, code }: PhoneProof): Promise<SQL[]> {
  if (phone === undefined || codeId === undefined || code === undefined) return []
  const proven = await verifyPhoneCode(ctx, { codeId, code, purpose: 'register' })
  throwIf(proven.phone === phone ? null : 'wrong_code')
  return proven.writes
}
type PhoneProof = Pick<ParsedInput<typeof register>, 'phone' | 'codeId' | 'code'>

/** Of two registrations at once with one contact, the UNIQUE index aborts the later one, and its retry is rejected. */
export const registerRoute = route(
  register,
  async (ctx, { userType, username, email, phone, codeId, code, password }) => {
    rejectCommonPassword(password, { email: email ?? null, username })
    // Before anything is answered: the answer tells whether an e-mail has an account.
    const counters = addressCounters(ctx.deps, 'register', ctx.ip)
    await consumeAttempts(ctx, ...counters)
    const { ofEmail, ofPhone } = await ctx.read(selectOwners(ctx.db, { email, phone }))
    throwIf(ofEmail ? 'email_in_use' : null)
    const codeWrites = await provePhone(ctx, { phone, codeId, code })
    // Only whoever has the number learns it.
    throwIf(ofPhone ? 'phone_in_use' : null)

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
      email: email ?? null,
      phone: phone ?? null,
      phoneProvenAt: phone === undefined ? null : now,
      passwordHash,
      createdAt: now,
      updatedAt: now,
    }
    return commit({
      status: 201,
      effects: [
        codeWrites,
        ctx.db.insert(users).values(user),
        openWallet(id, now),
        changedForUser(id),
      ],
      response: { message: GENERAL_FACTS.registered },
    })
  },
)
