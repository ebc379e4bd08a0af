import { and, desc, eq } from 'drizzle-orm'
import { listBankAccounts, removeBankAccount } from '#schema/contract/payouts.ts'
import { DomainError } from '#schema/domain/errors.ts'
import type { BankAccountId, UserId } from '#schema/domain/ids.ts'
import { MONEY_FACTS } from '#schema/domain/messages/money.ts'
import { bankAccounts } from '#schema/tables/payments.ts'
import { prepare, queryBuilder, type RowOf, type Slots } from '#worker/db/prepared.ts'
import { first } from '#worker/db/read.ts'
import { assertRowsChanged, commit } from '#worker/db/write.ts'
import { route } from '#worker/http/serve.ts'
import { keyIdOf, withOld } from '#worker/secrets/keys.ts'

type Owner = { userId: UserId }
type OwnAccount = Owner & { id: BankAccountId }

/** Those of a user, the last used one first. */
export const selectBankAccounts = prepare(({ userId }: Slots<Owner>) =>
  queryBuilder
    .select()
    .from(bankAccounts)
    .where(eq(bankAccounts.userId, userId))
    .orderBy(desc(bankAccounts.lastUsedAt), desc(bankAccounts.id)),
)
export type BankAccountRow = RowOf<typeof selectBankAccounts>

export const listBankAccountsRoute = route(listBankAccounts, async ({ userId, deps, read }) => {
  const { BANK_SECRET, BANK_SECRET_OLD } = deps.settings
  const { rows } = await read({ rows: selectBankAccounts({ userId }) })
  const readable = withOld(BANK_SECRET, BANK_SECRET_OLD).map(keyIdOf)
  const accounts = rows.filter(({ keyId }) => readable.includes(keyId))
  return {
    accounts: accounts.map(({ id, ...row }) => Object.assign(row, { _id: id })),
  }
})

const isOwn = ({ id, userId }: OwnAccount | Slots<OwnAccount>) =>
  and(eq(bankAccounts.id, id), eq(bankAccounts.userId, userId))
const selectBankAccount = prepare((account: Slots<OwnAccount>) =>
  queryBuilder.select({ id: bankAccounts.id }).from(bankAccounts).where(isOwn(account)),
)

/** Payouts have the number themselves, so those in progress go on. */
export const removeBankAccountRoute = route(removeBankAccount, async (ctx, { id }) => {
  const { db, userId } = ctx
  const { account } = await ctx.read({
    account: first(selectBankAccount({ id, userId })),
  })
  if (!account) throw new DomainError('not_found')
  return commit({
    effects: [
      db.delete(bankAccounts).where(isOwn({ id, userId })),
      assertRowsChanged('payout_state'),
    ],
    response: { message: MONEY_FACTS.accountRemoved },
  })
})
