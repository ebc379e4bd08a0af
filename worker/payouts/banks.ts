import { listBanks, type Bank } from '#schema/contract/payouts.ts'
import { DomainError } from '#schema/domain/errors.ts'
import { ERROR_FACTS } from '#schema/domain/messages/errors.ts'
import { createBackgroundContext, type BackgroundContext } from '#worker/background/context.ts'
import type { Context } from '#worker/context.ts'
import { first } from '#worker/db/read.ts'
import { route } from '#worker/http/serve.ts'
import { openProvider } from '#worker/paystack/provider.ts'
import {
  claimRefresh,
  isStale,
  selectCached,
  writeCached,
  type CachedResponse,
} from './provider-cache.ts'

export const BANKS = 'banks'

export const providerUnavailable = () =>
  new DomainError('provider_unavailable', undefined, { retryAfter: 10 })

/** Null also for an empty list, which does not replace the cached one. */
async function fetchBanks(background: BackgroundContext): Promise<Bank[] | null> {
  const result = await openProvider(background.deps).banks()
  if (result.kind === 'ok' && result.data.length > 0) return result.data
  const message = result.kind === 'ok' ? 'empty list' : result.message
  background.deps.log({ provider: 'banks', message })
  return null
}

async function refresh(background: BackgroundContext): Promise<void> {
  const [claimed] = await background.write(claimRefresh(BANKS, background.now()))
  if (!claimed?.[0]) return
  const banks = await fetchBanks(background)
  if (banks) await background.write(writeCached(BANKS, banks, background.now()))
}

/** A stale list is returned at once and refreshed after the response; it is never too old to be used. */
async function banksOf(ctx: Context, cached: CachedResponse | null): Promise<Bank[]> {
  const background = createBackgroundContext(ctx.deps)
  if (cached) {
    if (isStale(cached, ctx.now)) ctx.waitUntil(refresh(background))
    return JSON.parse(cached.body) as Bank[]
  }
  const banks = await fetchBanks(background)
  if (!banks) throw providerUnavailable()
  ctx.waitUntil(background.write(writeCached(BANKS, banks, ctx.now)))
  return banks
}

export async function findBank(
  ctx: Context,
  cached: CachedResponse | null,
  code: string,
): Promise<Bank> {
  const banks = await banksOf(ctx, cached)
  const bank = banks.find((each) => each.code === code)
  if (bank) return bank
  const message = ERROR_FACTS.unknown_bank
  throw new DomainError('unknown_bank', message, { fields: { bankCode: message } })
}

export const listBanksRoute = route(listBanks, async (ctx) => {
  const { cached } = await ctx.read({ cached: first(selectCached({ name: BANKS })) })
  return banksOf(ctx, cached)
})
