import { resolveAccount } from '#schema/contract/payouts.ts'
import { DomainError } from '#schema/domain/errors.ts'
import { ERROR_MESSAGES } from '#schema/domain/messages/errors.ts'
import { MONEY_MESSAGES } from '#schema/domain/messages/money.ts'
import { createBackgroundContext } from '#worker/background/context.ts'
import type { Context } from '#worker/context.ts'
import { first } from '#worker/db/read.ts'
import { done, route } from '#worker/http/serve.ts'
import { consumeAttempts, counterOf } from '#worker/limits/rate-limit.ts'
import { openProvider } from '#worker/paystack/provider.ts'
import { keyedHash } from '#worker/secrets/codes.ts'
import { decrypt, encrypt } from '#worker/secrets/encryption.ts'
import { BANKS, findBank, providerUnavailable } from './banks.ts'
import { isStale, selectCached, writeCached, type CachedResponse } from './provider-cache.ts'

type Account = { accountNumber: string; bankCode: string }

/** The cache contains neither the number nor the name in plain text: this key is a keyed hash. */
export const nameKey = async (ctx: Context, { accountNumber, bankCode }: Account) =>
  `name:${await keyedHash(ctx.deps.settings.BANK_SECRET, bankCode, accountNumber)}`

/** The account holder's name from the cache of the last day, else from the provider, which counts as an enquiry. */
export async function resolveAccountName(
  ctx: Context,
  { accountNumber, bankCode }: Account,
  { key, cached }: { key: string; cached: CachedResponse | null },
): Promise<string> {
  const { BANK_SECRET } = ctx.deps.settings
  if (cached && !isStale(cached, ctx.now))
    return decrypt([BANK_SECRET], JSON.parse(cached.body) as string, key)

  await consumeAttempts(ctx, counterOf(ctx.deps, 'nameEnquiry', ctx.userId))
  const result = await openProvider(ctx.deps).resolve(accountNumber, bankCode)
  if (result.kind === 'ok') {
    const { accountName } = result.data
    const encrypted = await encrypt(BANK_SECRET, accountName, key)
    const background = createBackgroundContext(ctx.deps)
    ctx.waitUntil(background.write(writeCached(key, encrypted, ctx.now)))
    return accountName
  }
  if (result.kind === 'rejected') {
    if (result.code !== 'unresolved')
      ctx.deps.log({ level: 'error', provider: 'resolve', ...result })
    const message = ERROR_MESSAGES.unknown_account
    throw new DomainError('unknown_account', message, { fields: { accountNumber: message } })
  }
  ctx.deps.log({ provider: 'resolve', message: result.message })
  throw providerUnavailable()
}

export const resolveAccountRoute = route(resolveAccount, async (ctx, account) => {
  const key = await nameKey(ctx, account)
  const { banks, cached } = await ctx.read({
    banks: first(selectCached({ name: BANKS })),
    cached: first(selectCached({ name: key })),
  })
  const { name: bankName } = await findBank(ctx, banks, account.bankCode)
  const accountName = await resolveAccountName(ctx, account, { key, cached })
  return done({ message: MONEY_MESSAGES.accountFound, accountName, bankName })
})
