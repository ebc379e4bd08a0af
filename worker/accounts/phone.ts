import { and, eq, isNull, sql } from 'drizzle-orm'
import {
  proveOwnPhone,
  readPhoneChannels,
  sendOwnPhoneCode,
  sendPhoneCode,
} from '#schema/contract/accounts.ts'
import { DomainError, throwIf } from '#schema/domain/errors.ts'
import { ACCOUNT_FACTS } from '#schema/domain/messages/accounts.ts'
import { users } from '#schema/tables/users.ts'
import type { Db } from '#worker/db/client.ts'
import { changedForUser } from '#worker/db/own-changes.ts'
import { first } from '#worker/db/read.ts'
import { assertThat, commit } from '#worker/db/write.ts'
import { route, type Route } from '#worker/http/serve.ts'
import { consumeAttempts, counterOf } from '#worker/limits/rate-limit.ts'
import { verifyPasswordOf } from '#worker/limits/verify-password.ts'
import { notify } from '#worker/notices/notify.ts'
import { channelsOf } from '#worker/phone-messages/channels.ts'
import { phoneSpending } from '#worker/phone-messages/outbound-message.ts'
import {
  channelTo,
  createPhoneCode,
  rejectOverCap,
  sendingCounters,
  sendInBatch,
  verifyPhoneCode,
} from '#worker/phone-messages/phone-codes.ts'

const readPhoneChannelsRoute = route(readPhoneChannels, async ({ deps }) => ({
  channels: [...channelsOf(deps.settings)],
}))

const selectByPhone = (db: Db, phone: string) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.phone, phone), isNull(users.closedAt)))

const selectSpending = (db: Db, now: number) => db.select(phoneSpending(now)).from(sql`(SELECT 1)`)

/**
 * For a registration. The answer is the same whether the number has an account or not: only a message tells its owner, which
 * then has no code.
 */
const sendPhoneCodeRoute = route(
  sendPhoneCode,
  async (ctx, { phone, channel: asked, language }) => {
    const { db, now } = ctx
    const channel = channelTo(ctx, phone, asked)
    const { owner, spending } = await ctx.read({
      owner: first(selectByPhone(db, phone)),
      spending: first(selectSpending(db, now)),
    })
    await consumeAttempts(ctx, ...sendingCounters(ctx, phone))
    const { id, code, write } = await createPhoneCode(ctx, {
      phone,
      purpose: 'register',
      userId: null,
    })
    const addressed = { to: { phone, id: owner?.id ?? null }, channel, now, language }
    const params = { code, purpose: 'register' as const }
    const message = { ...addressed, template: 'code' as const, params }
    if (spending) rejectOverCap(ctx, message, spending)
    return commit({
      effects: [
        write,
        owner
          ? sendInBatch(ctx, { ...addressed, template: 'hasAccount', params: {} })
          : sendInBatch(ctx, message),
      ],
      response: { message: ACCOUNT_FACTS.phoneCodeSent(channel), codeId: id, channel },
    })
  },
)

/** To a number that becomes the account's. The password, because whoever has the number can be trusted with money. */
const sendOwnPhoneCodeRoute = route(
  sendOwnPhoneCode,
  async (ctx, { phone, channel: asked, password }) => {
    const { db, now, deps, userId } = ctx
    const channel = channelTo(ctx, phone, asked)
    const { own, spending } = await ctx.read({
      own: first(
        db
          .select({ phone: users.phone, hash: users.passwordHash })
          .from(users)
          .where(eq(users.id, userId)),
      ),
      spending: first(selectSpending(db, now)),
    })
    if (!own) throw new DomainError('signed_out')
    if (own.phone === phone) throw new DomainError('phone_own')
    const refunds = await verifyPasswordOf(ctx, { entered: password, hash: own.hash })
    await consumeAttempts(
      ctx,
      counterOf(deps, 'phoneCodeUser', userId),
      ...sendingCounters(ctx, phone),
    )
    const { id, code, write } = await createPhoneCode(ctx, { phone, purpose: 'phone', userId })
    const params = { code, purpose: 'phone' as const }
    const message = { to: { phone, id: userId }, channel, template: 'code' as const, params, now }
    if (spending) rejectOverCap(ctx, message, spending)
    return commit({
      effects: [refunds, write, sendInBatch(ctx, message)],
      response: { message: ACCOUNT_FACTS.phoneCodeSent(channel), codeId: id, channel },
    })
  },
)

const proveOwnPhoneRoute = route(proveOwnPhone, async (ctx, { codeId, code }) => {
  const { db, now, userId } = ctx
  await ctx.read({})
  const proven = await verifyPhoneCode(ctx, { codeId, code, purpose: 'phone' })
  if (proven.userId !== userId) throw new DomainError('wrong_code')
  const { phone } = proven
  const { owner } = await ctx.read({ owner: first(selectByPhone(db, phone)) })
  throwIf(owner && owner.id !== userId ? 'phone_in_use' : null)
  return commit({
    effects: [
      proven.writes,
      assertThat(
        'user_state',
        sql`NOT EXISTS (SELECT 1 FROM users WHERE phone = ${phone} AND id <> ${userId})`,
      ),
      sql`UPDATE users SET phone = ${phone}, phone_proven_at = ${now}, updated_at = ${now} WHERE id = ${userId}`,
      changedForUser(userId),
      notify({ to: userId, kind: 'phoneProven', data: { note: phone.slice(-4) }, now }),
    ],
    touchesUserSummary: true,
    response: { message: ACCOUNT_FACTS.phoneProven },
  })
})

export const phoneRoutes: readonly Route[] = [
  readPhoneChannelsRoute,
  sendPhoneCodeRoute,
  sendOwnPhoneCodeRoute,
  proveOwnPhoneRoute,
]
