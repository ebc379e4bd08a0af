import { sql } from 'drizzle-orm'
import type { BankAccountId } from '#schema/domain/ids.ts'
import type { Job } from '#worker/background/job.ts'
import { textOf } from '#worker/db/row.ts'
import { keyIdOf } from '#worker/secrets/keys.ts'
import { numberOf, resealed, sealed } from './saved-accounts.ts'

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
