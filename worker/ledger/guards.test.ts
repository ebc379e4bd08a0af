import { beforeAll, describe, expect, it } from 'vitest'
import { fundWallet } from '#schema/contract/payments.ts'
import { DAY_MS } from '#schema/domain/limits.ts'
import { naira } from '#schema/domain/money.ts'
import { createPaidPayment } from '#testing/worker/payment-cases.ts'
import { createPayoutMarket, type PayoutMarket } from '#testing/worker/payout-market.ts'
import { runJobs } from '#worker/jobs/run-jobs.ts'
import { checksumsJob } from './jobs.ts'

// The tests before the last one change nothing.
let market: PayoutMarket
beforeAll(async () => {
  market = await createPayoutMarket()
  const [client, tasker] = [await market.createClient(), await market.createTasker()]
  const task = await market.createAssignedTask(client, tasker)
  await market.submit(tasker, task)
  await market.approve(client, task)
  const { reference } = await createPaidPayment(market, client)
  await client.send(fundWallet, { reference })
  market.provider.setTransferOutcome('failed')
  await market.withdraw(await market.createRichUser(naira(10_000)))
  market.advanceClock(DAY_MS)
  await runJobs(market.deps, [checksumsJob])
})

/** Copies a row of a table onto itself with one other value. */
async function replaceRow(table: string, where: string, changes: Record<string, string>) {
  const rows = await market.runSql(`SELECT name FROM pragma_table_info('${table}')`)
  const columns = rows.map(({ name }) => String(name))
  const values = columns.map((column) => changes[column] ?? column)
  return market.runSql(
    `INSERT OR REPLACE INTO ${table} (${columns.join()}) SELECT ${values.join()} FROM ${table} WHERE ${where}`,
  )
}

describe('INSERT OR REPLACE', () => {
  it.each([
    ['ledger_entries', 'id = 1', { amount: 'amount + 1' }],
    ['ledger_journals', "type = 'fund'", { meta: `'{"note":"other"}'` }],
    ['ledger_checksums', '1', { sha256: 'prev_sha256' }],
    ['ledger_account_kinds', "kind = 'suspense'", { rule: `'none'` }],
    ['tasks', "status = 'completed'", { price: 'price + 1' }],
    ['payments', "status = 'success'", { paid_amount: 'paid_amount + 1' }],
    ['payouts', "status = 'failed'", { amount: 'amount + 1' }],
    ['idempotency_keys', '1', { response: `'{}'` }],
  ])('overwrites nothing of %s', async (table, where, changes) => {
    await expect(replaceRow(table, where, changes)).rejects.toThrow(
      /immutable|UNIQUE constraint failed/,
    )
  })

  it('leaves an account as it is', async () => {
    const accounts = () => market.runSql('SELECT * FROM ledger_accounts ORDER BY id')
    const before = await accounts()
    await replaceRow('ledger_accounts', "kind = 'user_available'", { credits: 'credits + 1' })
    expect(await accounts()).toEqual(before)
  })

  it('cannot take the key of another journal', async () => {
    await expect(
      market.runSql(
        `INSERT OR REPLACE INTO ledger_journals (id, type, idem_key, created_at)
         SELECT 'j', type, idem_key, 1 FROM ledger_journals WHERE type = 'fund'`,
      ),
    ).rejects.toThrow('ledger_journals.idem_key')
  })
})

describe('what is final', () => {
  it.each([
    "UPDATE ledger_accounts SET kind = 'platform_fee' WHERE kind = 'user_available'",
    "UPDATE ledger_accounts SET rule = 'none' WHERE kind = 'user_available'",
    "UPDATE ledger_accounts SET credits = credits + 7 WHERE kind = 'user_available'",
    "UPDATE ledger_accounts SET debits = debits - 7 WHERE kind = 'user_available'",
    "UPDATE ledger_account_kinds SET rule = 'none'",
    'DELETE FROM ledger_posting_rules',
    "UPDATE tasks SET price = price + 1 WHERE status = 'completed'",
    "UPDATE tasks SET tasker_id = client_id WHERE status = 'completed'",
    "UPDATE tasks SET fee_bps = 1 WHERE status = 'completed'",
    "UPDATE tasks SET status = 'removed' WHERE status = 'completed'",
    "DELETE FROM tasks WHERE status = 'completed'",
    "UPDATE payments SET status = 'failed' WHERE status = 'success'",
    "UPDATE payments SET user_id = 'x' WHERE status = 'success'",
    "DELETE FROM payments WHERE status = 'success'",
    "UPDATE payouts SET status = 'requested'",
    'UPDATE payouts SET amount = amount - 1',
    'DELETE FROM payouts',
    "UPDATE idempotency_keys SET response = '{}'",
  ])('rejects %s', async (statement) => {
    await expect(market.runSql(statement)).rejects.toThrow('immutable')
  })

  it.each([
    ['an account that does not fit its kind', 'ua:x', 'user_available', 'none'],
    ['an account with the id of another kind', 'te:x', 'user_available', 'credit_normal'],
    ['an account of an unknown kind', 'zz:x', 'stamp_duty', 'none'],
  ])('rejects %s', async (_, id, kind, rule) => {
    await expect(
      market.runSql(
        `INSERT INTO ledger_accounts (id, kind, owner_id, rule, created_at) VALUES (?, ?, 'x', ?, 1)`,
        id,
        kind,
        rule,
      ),
    ).rejects.toThrow('account_kind')
  })

  it('rejects an entry that the posting rules do not name', async () => {
    await expect(
      market.runSql(
        `INSERT INTO ledger_entries (journal_id, leg, debit_account, credit_account, amount, created_at)
         SELECT id, 9, 'platform_capital', 'platform_fee', 1, 1 FROM ledger_journals LIMIT 1`,
      ),
    ).rejects.toThrow('posting_rule')
  })
})

it('a new kind of account and its postings are rows', async () => {
  await market.db.$client.batch(
    [
      "INSERT INTO ledger_account_kinds (kind, rule, id_prefix) VALUES ('stamp_duty', 'credit_normal', NULL)",
      `INSERT INTO ledger_posting_rules (journal_type, debit_kind, credit_kind)
       VALUES ('stamp_duty', 'user_available', 'stamp_duty')`,
      "INSERT INTO ledger_accounts (id, kind, rule, created_at) VALUES ('stamp_duty', 'stamp_duty', 'credit_normal', 1)",
      "INSERT INTO ledger_journals (id, type, idem_key, created_at) VALUES ('j', 'stamp_duty', 'sd:1', 1)",
      `INSERT INTO ledger_entries (journal_id, leg, debit_account, credit_account, amount, created_at)
       SELECT 'j', 1, id, 'stamp_duty', 5000, 1 FROM ledger_accounts
       WHERE kind = 'user_available' AND credits - debits >= 5000 LIMIT 1`,
    ],
    'write',
  )
  expect(await market.ledgerBalance('stamp_duty')).toBe(5000)
  await market.expectInvariants()
})
