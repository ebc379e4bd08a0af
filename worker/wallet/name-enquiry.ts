import { resolveAccount } from '#schema/contract/withdrawals.ts'
import { MONEY_TEXTS } from '#schema/domain/money-texts.ts'
import { Refusal, REFUSALS } from '#schema/domain/refusal.ts'
import type { Context } from '../context.ts'
import { first } from '../db/read.ts'
import { errandOf } from '../http/errand.ts'
import { done, serve } from '../http/serve.ts'
import { refuseTooManyTries, takeTry, type Bound } from '../secrets/attempts.ts'
import { seal, unseal } from '../secrets/box.ts'
import { keyedHash } from '../secrets/codes.ts'
import { BANKS, bankIn, providerOf, unreached } from './banks.ts'
import { isStale, keep, kept, type Kept } from './provider-cache.ts'

const HOUR = 3_600_000
/** A name enquiry tells whose account a number is: nobody may walk through the numbers. */
const ENQUIRIES: Bound = { most: 20, windowMs: HOUR }

export type Account = { accountNumber: string; bankCode: string }

/** What is kept of an enquiry names no number: it is found by a keyed hash, and the name in it is sealed. */
export const nameKey = async (ctx: Context, { accountNumber, bankCode }: Account) =>
  `name:${await keyedHash(ctx.deps.settings.BANK_SECRET, bankCode, accountNumber)}`

/** The name that the bank has for an account: as it was told within the last day, or asked for now (R44). */
export async function nameOf(
  ctx: Context,
  account: Account,
  key: string,
  row: Kept | null,
): Promise<string> {
  const { BANK_SECRET } = ctx.deps.settings
  if (row && !isStale(row, ctx.now)) return unseal(BANK_SECRET, JSON.parse(row.body) as string, key)

  const errand = errandOf(ctx.deps)
  const heard = await providerOf(errand).resolve(account.accountNumber, account.bankCode)
  if (heard.kind === 'said') {
    const { accountName } = heard.data
    const box = await seal(BANK_SECRET, accountName, key)
    ctx.later(errand.write(keep(key, box, ctx.now)))
    return accountName
  }
  if (heard.kind === 'refused' && heard.code === 'unresolved') {
    const words = REFUSALS.unknown_account
    throw new Refusal('unknown_account', words, { fields: { accountNumber: words } })
  }
  ctx.deps.log({ provider: 'resolve', why: heard.words })
  throw unreached()
}

/** R43: the name is seen before any money is sent. What is known already costs no enquiry. */
export const findAccount = serve(resolveAccount, async (ctx, account) => {
  const { db, now, me } = ctx
  const key = await nameKey(ctx, account)
  const { banks, row } = await ctx.read({
    banks: first(kept(db, BANKS)),
    row: first(kept(db, key)),
  })
  const { name: bankName } = await bankIn(ctx, banks, account.bankCode)
  if (!row || isStale(row, now)) {
    const taken = await ctx.write([takeTry(`resolve:${me}`, now, ENQUIRIES)])
    refuseTooManyTries(taken.flat(), now, ENQUIRIES)
  }
  const accountName = await nameOf(ctx, account, key, row)
  return done({ message: MONEY_TEXTS.accountFound, accountName, bankName })
})
