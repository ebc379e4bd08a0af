import { sql } from 'drizzle-orm'
import type { Destination } from '#schema/contract/payouts.ts'
import { DomainError } from '#schema/domain/errors.ts'
import { newId, type BankAccountId, type UserId } from '#schema/domain/ids.ts'
import { BANK_ACCOUNTS_MAX } from '#schema/domain/limits.ts'
import { providerCache } from '#schema/tables/reconciliation.ts'
import type { Job } from '#worker/background/job.ts'
import type { Context } from '#worker/context.ts'
import { prepare, queryBuilder, type Slots } from '#worker/db/prepared.ts'
import { first } from '#worker/db/read.ts'
import { textOf } from '#worker/db/row.ts'
import type { Effect } from '#worker/db/write.ts'
import type { Settings } from '#worker/env.ts'
import { keyedHash } from '#worker/secrets/codes.ts'
import { decrypt, encrypt } from '#worker/secrets/encryption.ts'
import { keyIdOf, withOld } from '#worker/secrets/keys.ts'
import { selectBankAccounts, type BankAccountRow } from './bank-accounts.ts'
import { selectCached, type CachedResponse } from './provider-cache.ts'

export type Account = { accountNumber: string; bankCode: string }
type BankSecrets = Pick<Settings, 'BANK_SECRET' | 'BANK_SECRET_OLD'>

const fingerprintOf = (secret: string, { bankCode, accountNumber }: Account) =>
  keyedHash(secret, bankCode, accountNumber)

/** The cache contains neither the number nor the name in plain text: this key is a keyed hash. */
const nameKeyOf = (fingerprint: string) => `name:${fingerprint}`

/** The cached name of a saved account, whose number is known only after the read. */
const selectCachedOf = prepare(({ id, userId }: Slots<{ id: BankAccountId; userId: UserId }>) =>
  queryBuilder
    .select()
    .from(providerCache)
    .where(
      sql`${providerCache.name} = (SELECT ${nameKeyOf('')} || fingerprint FROM bank_accounts
        WHERE id = ${id} AND user_id = ${userId})`,
    ),
)

/** What `accountOf` needs, for the same batch as everything else. */
export async function destinationQueries(ctx: Context, destination: Destination) {
  const { userId, deps } = ctx
  const name =
    destination.bankAccount === null
      ? selectCached({
          name: nameKeyOf(await fingerprintOf(deps.settings.BANK_SECRET, destination)),
        })
      : selectCachedOf({ id: destination.bankAccount, userId })
  return { accounts: selectBankAccounts({ userId }), name: first(name) }
}

/** Null when it was made with a secret that is gone. */
async function numberOf(
  { BANK_SECRET, BANK_SECRET_OLD }: BankSecrets,
  row: Pick<BankAccountRow, 'id' | 'accountNumberEnc'>,
): Promise<string | null> {
  const secrets = withOld(BANK_SECRET, BANK_SECRET_OLD)
  return decrypt(secrets, row.accountNumberEnc, row.id).catch(() => null)
}

/** An account with what is cached of its name. */
export type OpenedAccount = {
  account: Account
  cachedName: { key: string; cached: CachedResponse | null }
}

/** The account of a destination. A saved one is the caller's, or there is none. */
export async function accountOf(
  { deps: { settings } }: Context,
  destination: Destination,
  { accounts, name }: { accounts: readonly BankAccountRow[]; name: CachedResponse | null },
): Promise<OpenedAccount> {
  let account: Account
  if (destination.bankAccount === null) {
    const { accountNumber, bankCode } = destination
    account = { accountNumber, bankCode }
  } else {
    const row = accounts.find(({ id }) => id === destination.bankAccount)
    const accountNumber = row ? await numberOf(settings, row) : null
    if (!row || accountNumber === null) throw new DomainError('bank_account_gone')
    account = { accountNumber, bankCode: row.bankCode }
  }
  const key = nameKeyOf(await fingerprintOf(settings.BANK_SECRET, account))
  // During a rotation it may be one of the old secret.
  return {
    account,
    cachedName: { key, cached: name?.name === key ? name : null },
  }
}

/** The number and its fingerprint, made with the present secret. */
async function sealed({ BANK_SECRET }: BankSecrets, id: BankAccountId, account: Account) {
  return {
    enc: await encrypt(BANK_SECRET, account.accountNumber, id),
    fingerprint: await fingerprintOf(BANK_SECRET, account),
    keyId: keyIdOf(BANK_SECRET),
  }
}

/** An account that was saved twice, before and during a rotation, becomes one. */
const resealed = (
  id: BankAccountId,
  { enc, fingerprint, keyId }: Awaited<ReturnType<typeof sealed>>,
) =>
  sql`UPDATE OR REPLACE bank_accounts
    SET account_number_enc = ${enc}, fingerprint = ${fingerprint}, key_id = ${keyId} WHERE id = ${id}`

type Used = Account & { bankName: string; accountName: string }

/** Stores the account of a withdrawal for the next one. The one that was used longest ago goes. */
export async function rememberAccount(
  { userId, now, deps: { settings } }: Context,
  accounts: readonly BankAccountRow[],
  used: Used,
): Promise<{ effects: Effect; isAccountNew: boolean }> {
  const secrets = withOld(settings.BANK_SECRET, settings.BANK_SECRET_OLD)
  const known = await Promise.all(secrets.map((secret) => fingerprintOf(secret, used)))
  const saved = accounts.find(({ fingerprint }) => known.includes(fingerprint))
  const id = saved?.id ?? newId('bankAccount')
  const seal = await sealed(settings, id, used)
  const { bankCode, bankName, accountName } = used
  if (saved) {
    const touch = sql`UPDATE bank_accounts
      SET bank_name = ${bankName}, account_name = ${accountName}, last_used_at = ${now}
      WHERE id = ${id} AND user_id = ${userId}`
    const isOld = saved.fingerprint !== seal.fingerprint
    return {
      effects: isOld ? [touch, resealed(id, seal)] : [touch],
      isAccountNew: false,
    }
  }
  return {
    effects: [
      sql`INSERT INTO bank_accounts (id, user_id, bank_code, bank_name, account_number_enc, account_last4,
          account_name, fingerprint, key_id, created_at, last_used_at)
        VALUES (${id}, ${userId}, ${bankCode}, ${bankName}, ${seal.enc}, ${used.accountNumber.slice(-4)},
          ${accountName}, ${seal.fingerprint}, ${seal.keyId}, ${now}, ${now})
        ON CONFLICT (user_id, fingerprint) DO UPDATE SET
          account_name = excluded.account_name, last_used_at = excluded.last_used_at`,
      sql`DELETE FROM bank_accounts WHERE id IN (SELECT id FROM bank_accounts WHERE user_id = ${userId}
        ORDER BY last_used_at DESC, id DESC LIMIT -1 OFFSET ${BANK_ACCOUNTS_MAX})`,
    ],
    isAccountNew: true,
  }
}

const ACCOUNTS_PER_RUN = 200

/** During a rotation of BANK_SECRET: saved accounts, which nothing else would encrypt again, get the new one. */
export const resealAccountsJob: Job = {
  name: 'reseal-accounts',
  async run({ read, write, background }) {
    const { settings } = background.deps
    if (settings.BANK_SECRET_OLD === '') return { resealed: 0, removed: 0 }
    const [rows = []] = await read(sql`
      SELECT id, bank_code, account_number_enc FROM bank_accounts
      WHERE key_id = ${keyIdOf(settings.BANK_SECRET_OLD)} LIMIT ${ACCOUNTS_PER_RUN}`)
    let removed = 0
    const writes = await Promise.all(
      rows.map(async (row) => {
        const id = textOf<BankAccountId>(row, 'id')
        const accountNumberEnc = textOf(row, 'account_number_enc')
        const accountNumber = await numberOf(settings, {
          id,
          accountNumberEnc,
        })
        if (accountNumber === null) {
          removed += 1
          return sql`DELETE FROM bank_accounts WHERE id = ${id}`
        }
        const account = { accountNumber, bankCode: textOf(row, 'bank_code') }
        return resealed(id, await sealed(settings, id, account))
      }),
    )
    if (writes.length > 0) await write(...writes)
    return { resealed: writes.length - removed, removed }
  },
}
