import { sql } from 'drizzle-orm'
import type { UserId } from '#schema/domain/ids.ts'
import type { Job } from '#worker/background/job.ts'
import { koboOf, textOf } from '#worker/db/row.ts'
import { payDebt } from './postings.ts'

const PER_RUN = 50

/** Every credit pays the debt in its own batch; this collects from balances of before that rule. */
export const collectDebtsJob: Job = {
  name: 'collect-debts',
  async run({ read, background, now }) {
    const [rows = []] = await read(sql`
      SELECT d.owner_id AS user, d.debits - d.credits AS debt, a.credits - a.debits AS available
      FROM ledger_accounts d JOIN ledger_accounts a ON a.id = 'ua:' || d.owner_id
      WHERE d.kind = 'user_debt' AND d.debits > d.credits AND a.credits > a.debits LIMIT ${PER_RUN}`)
    for (const row of rows) {
      const user = textOf<UserId>(row, 'user')
      const debt = koboOf(row, 'debt')
      const credited = koboOf(row, 'available')
      const paid = payDebt({ user, debt, credited, cause: `${user}:${now}`, now })
      await background.commit(paid.effects)
    }
    return { users: rows.length }
  },
}
