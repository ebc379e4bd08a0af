import { listBanks, type Bank } from '#schema/contract/withdrawals.ts'
import { Refusal, REFUSALS } from '#schema/domain/refusal.ts'
import type { Context } from '../context.ts'
import { first } from '../db/read.ts'
import { errandOf, type Errand } from '../http/errand.ts'
import { serve } from '../http/serve.ts'
import { openProvider } from '../payments/provider.ts'
import { claimRefresh, isStale, keep, kept, type Kept } from './provider-cache.ts'

export const BANKS = 'banks'

export const providerOf = ({ deps, outside }: Pick<Errand, 'deps' | 'outside'>) =>
  openProvider({ settings: deps.settings, outside })

/** The provider gave no answer that a person could go on with. Nothing was done. */
export const unreached = () =>
  new Refusal('provider_unavailable', REFUSALS.provider_unavailable, { retryAfter: 10 })

/** A list with nothing in it is no list: what was there before is better. */
async function fetchBanks(errand: Errand): Promise<Bank[] | null> {
  const heard = await providerOf(errand).banks()
  if (heard.kind === 'said' && heard.data.length > 0) return heard.data
  const why = heard.kind === 'said' ? 'none' : heard.words
  errand.deps.log({ provider: 'banks', why })
  return null
}

async function refresh(errand: Errand): Promise<void> {
  const [claimed] = await errand.write(claimRefresh(BANKS, errand.now()))
  if (!claimed?.[0]) return
  const banks = await fetchBanks(errand)
  if (banks) await errand.write(keep(BANKS, banks, errand.now()))
}

/** SPEC 3: at most a day old; older while the provider is down, and fetched anew where nobody waits for it. */
export async function banksFrom(ctx: Context, row: Kept | null): Promise<Bank[]> {
  const errand = errandOf(ctx.deps)
  if (row) {
    if (isStale(row, ctx.now)) ctx.later(refresh(errand))
    return JSON.parse(row.body) as Bank[]
  }
  const banks = await fetchBanks(errand)
  if (!banks) throw unreached()
  ctx.later(errand.write(keep(BANKS, banks, ctx.now)))
  return banks
}

/** R43: only a bank from the list. */
export async function bankIn(ctx: Context, row: Kept | null, code: string): Promise<Bank> {
  const bank = (await banksFrom(ctx, row)).find((each) => each.code === code)
  if (bank) return bank
  const words = REFUSALS.unknown_bank
  throw new Refusal('unknown_bank', words, { fields: { bankCode: words } })
}

export const showBanks = serve(listBanks, async (ctx) => {
  const { row } = await ctx.read({ row: first(kept(ctx.db, BANKS)) })
  return banksFrom(ctx, row)
})
