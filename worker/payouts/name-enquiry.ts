import { resolveAccount } from '#schema/contract/payouts.ts'
import { DomainError } from '#schema/domain/errors.ts'
import { ERROR_FACTS } from '#schema/domain/messages/errors.ts'
import { MONEY_FACTS } from '#schema/domain/messages/money.ts'
import { createBackgroundContext } from '#worker/background/context.ts'
import type { Context } from '#worker/context.ts'
import { first } from '#worker/db/read.ts'
import { done, route } from '#worker/http/serve.ts'
import { consumeAttempts, counterOf } from '#worker/limits/rate-limit.ts'
import { openProvider } from '#worker/paystack/provider.ts'
import { decrypt, encrypt } from '#worker/secrets/encryption.ts'
import { BANKS, findBank, providerUnavailable } from './banks.ts'
import { isStale, selectCached, writeCached } from './provider-cache.ts'
import { accountOf, destinationQueries, type OpenedAccount } from './saved-accounts.ts'

/** The account holder's name from the cache of the last day, else from the provider, which counts as an enquiry. */
export async function resolveAccountName(
  ctx: Context,
  { account, cachedName: { key, cached } }: OpenedAccount,
): Promise<string> {
  const { BANK_SECRET } = ctx.deps.settings
  if (cached && !isStale(cached, ctx.now))
    return decrypt([BANK_SECRET], JSON.parse(cached.body) as string, key)

  await consumeAttempts(ctx, counterOf(ctx.deps, 'nameEnquiry', ctx.userId))
  const result = await openProvider(ctx.deps).resolve(account.accountNumber, account.bankCode)
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
    const message = ERROR_FACTS.unknown_account
    throw new DomainError('unknown_account', message, { fields: { accountNumber: message } })
  }
  ctx.deps.log({ provider: 'resolve', message: result.message })
  throw providerUnavailable()
}

export const resolveAccountRoute = route(resolveAccount, async (ctx, destination) => {
  const { banks, ...known } = await ctx.read({
    banks: first(selectCached({ name: BANKS })),
    ...(await destinationQueries(ctx, destination)),
  })
  const opened = await accountOf(ctx, destination, known)
  const { name: bankName } = await findBank(ctx, banks, opened.account.bankCode)
  const accountName = await resolveAccountName(ctx, opened)
  return done({ message: MONEY_FACTS.accountFound, accountName, bankName })
})
