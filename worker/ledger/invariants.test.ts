import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { fundWallet } from '#schema/contract/payments.ts'
import { naira } from '#schema/domain/money.ts'
import { createMarket, type Market } from '#testing/worker/market.ts'
import { createPaidPayment } from '#testing/worker/payment-cases.ts'
import { createPayoutMarket, type PayoutMarket } from '#testing/worker/payout-market.ts'
import { tamper } from '#testing/worker/tamper.ts'
import type { TestUser } from '#testing/worker/test-server.ts'
import { moveIntoSuspense } from './corrections.ts'
import { brokenInvariants } from './invariants.ts'
import { openLedgerAccount } from './postings.ts'

let market: Market
beforeEach(async () => {
  market = await createMarket({ checksInvariants: false })
  const [client, tasker] = [await market.createClient(), await market.createTasker()]
  await market.createAssignedTask(client, tasker)
  const done = await market.createAssignedTask(client, tasker)
  await market.submit(tasker, done)
  await market.approve(client, done)
})
/** Writes rows as any statement could. */
const force = async (...statements: string[]) => {
  await market.db.$client.batch(statements, 'write')
}
const brokenNames = async () => (await brokenInvariants(market.db)).join('\n')

/** Returns the reference of a credited payment. */
const fundWalletOnce = async () => {
  const client = await market.createClient()
  const { reference } = await createPaidPayment(market, client)
  await client.send(fundWallet, { reference })
  return reference
}

describe('invariants', () => {
  it('are satisfied after ordinary use', async () => {
    expect(await brokenInvariants(market.db)).toEqual([])
  })

  it.each([
    [
      'Accounts equal their entries',
      `UPDATE ledger_accounts SET credits = credits + 1, debits = debits + 1 WHERE id = 'admin_adjust'`,
    ],
    [
      'Holds match tasks under way',
      `UPDATE tasks SET status = 'pending' WHERE status = 'in-progress'`,
    ],
    [
      'Holds match tasks under way',
      `UPDATE tasks SET price = price + 100 WHERE status = 'in-progress'`,
    ],
    [
      'One accepted proposal',
      `INSERT INTO proposals SELECT 'p', task_id, (SELECT id FROM users LIMIT 1), 9, title, price, description, date, NULL, NULL, 'accepted', 1, NULL, '[]', 1, 1, NULL, NULL FROM proposals LIMIT 1`,
    ],
    [
      'The accepted proposal matches the task',
      `UPDATE proposals SET price = price + 1 WHERE status = 'accepted'`,
    ],
    ['No pending proposal on an assigned task', `UPDATE proposals SET status = 'pending'`],
    [
      'Disputed tasks have an open dispute',
      `UPDATE tasks SET status = 'disputed' WHERE status = 'in-progress'`,
    ],
    [
      'Disputed tasks have an open dispute',
      `INSERT INTO disputes (id, task_id, opened_by, reason, held, opened_at, answer_by, decide_by, ends_at, offers)
        SELECT 'd', id, client_id, 'late', price, 1, 2, 3, 4, '[]' FROM tasks WHERE status = 'in-progress'`,
    ],
    [
      'Tasks have what their status needs',
      `UPDATE tasks SET due_at = NULL WHERE status = 'in-progress'`,
    ],
    [
      'Tasks have what their status needs',
      `UPDATE tasks SET due_at = 1 WHERE status = 'completed'`,
    ],
    [
      'Tasks have what their status needs',
      `UPDATE tasks SET cancel_offer = '{}' WHERE status = 'completed'`,
    ],
    [
      'No empty journal',
      `INSERT INTO ledger_journals (id, type, idem_key, created_at) VALUES ('j', 'adjust', 'j', 1)`,
    ],
    [
      'Completed tasks are released',
      `UPDATE tasks SET price = price + 100 WHERE status = 'completed'`,
    ],
    [
      'Released money carries the frozen fee',
      `UPDATE tasks SET fee_bps = 500 WHERE status = 'completed'`,
    ],
    [
      'Journals follow the posting rules',
      `INSERT INTO ledger_journals (id, type, idem_key, created_at) VALUES ('j', 'settle', 'j', 1)`,
      `INSERT INTO ledger_entries (journal_id, leg, debit_account, credit_account, amount, created_at) VALUES ('j', 1, 'provider_fees', 'platform_fee', 5, 1)`,
    ],
    ['Adjustments equal their records', `UPDATE adjustments SET amount = amount + 1`],
    ['Movements are numbered', `UPDATE ledger_journals SET movement = 7 WHERE type = 'release'`],
    ['Movements are numbered', `UPDATE ledger_journals SET movement = NULL WHERE type = 'award'`],
    [
      'Accounts are of their kind',
      `UPDATE ledger_accounts SET rule = 'none' WHERE kind = 'user_available'`,
    ],
    [
      'A hold has a task',
      `INSERT INTO ledger_accounts (id, kind, owner_id, rule, created_at) VALUES ('te:x', 'task_escrow', 'x', 'credit_normal', 1)`,
    ],
  ])('finds a violation of: %s', async (invariant, ...statements) => {
    await tamper(market.db, ...statements)
    expect(await brokenNames()).toContain(invariant)
  })

  it.each([
    [
      'before its status changed',
      `UPDATE payments SET status = 'abandoned'`,
      'Fund journals have a payment',
    ],
    [
      'with the same amount returned',
      `UPDATE payments SET returned = 1`,
      'Money taken back matches its journals',
    ],
    [
      'with the paid amount',
      `UPDATE payments SET paid_amount = paid_amount + 1`,
      'Payments match fund journals',
    ],
    [
      'to its own wallet',
      `UPDATE payments SET user_id = (SELECT id FROM users LIMIT 1)`,
      'Payments match fund journals',
    ],
    [
      'at all',
      `INSERT INTO payments (reference, user_id, amount, status, paid_amount, created_at) SELECT 'fw-other', user_id, amount, 'success', paid_amount, 1 FROM payments`,
      'Payments match fund journals',
    ],
  ])('finds a payment that was not credited %s', async (_, statement, invariant) => {
    await fundWalletOnce()
    expect(await brokenInvariants(market.db)).toEqual([])
    await tamper(market.db, statement)
    expect(await brokenNames()).toContain(invariant)
  })

  it('finds a repeated idempotency key', async () => {
    const reference = await fundWalletOnce()
    await tamper(
      market.db,
      'DROP INDEX ledger_journals_once',
      `INSERT INTO ledger_journals (id, type, idem_key, created_at) VALUES ('j', 'fund', 'fund:${reference}', 1)`,
    )
    expect(await brokenNames()).toMatch(/Idempotency keys are unique: .*j/)
  })

  it('finds money in suspense that was also credited, and a debt beside a balance', async () => {
    const reference = await fundWalletOnce()
    await market.write(
      ...moveIntoSuspense({ reference, amount: naira(10), fees: naira(0), now: 1 }).writes,
    )
    const rich = await market.createClient(naira(10))
    await market.write(
      openLedgerAccount('user_debt', rich.id, 1),
      sql`INSERT INTO ledger_journals (id, type, idem_key, created_at) VALUES ('j', 'chargeback', 'j', 1)`,
      sql`INSERT INTO ledger_entries (journal_id, leg, debit_account, credit_account, amount, created_at)
        VALUES ('j', 1, ${`ud:${rich.id}`}, 'provider_clearing', 5, 1)`,
    )
    expect(await brokenNames()).toContain('No credited payment is in suspense')
    expect(await brokenNames()).toContain('No debt beside an available balance')
  })
})

describe('database guards', () => {
  it.each([
    [
      'an overdraft',
      `INSERT INTO ledger_entries (journal_id, leg, debit_account, credit_account, amount, created_at) SELECT j.id, 7, a.id, 'admin_adjust', a.credits + 1, 1 FROM ledger_journals j, ledger_accounts a WHERE j.type = 'adjust' AND a.kind = 'user_available' LIMIT 1`,
      /insufficient_funds/,
    ],
    ['changing an entry', 'UPDATE ledger_entries SET amount = 1', /immutable/],
    ['deleting an entry', 'DELETE FROM ledger_entries', /immutable/],
    ['changing a journal', `UPDATE ledger_journals SET type = 'fund'`, /immutable/],
    ['deleting a journal', 'DELETE FROM ledger_journals', /immutable/],
    ['deleting an account', 'DELETE FROM ledger_accounts', /immutable/],
    [
      'an entry of zero',
      `INSERT INTO ledger_entries (journal_id, leg, debit_account, credit_account, amount, created_at) SELECT j.id, 7, 'admin_adjust', a.id, 0, 1 FROM ledger_journals j, ledger_accounts a WHERE j.type = 'adjust' AND a.kind = 'user_available' LIMIT 1`,
      /entry_amount/,
    ],
    [
      'the same idempotency key twice',
      `INSERT INTO ledger_journals (id, type, idem_key, created_at) SELECT 'j2', type, idem_key, 1 FROM ledger_journals LIMIT 1`,
      /idem_key/,
    ],
  ])('reject %s', async (_, statement, message) => {
    await expect(force(statement)).rejects.toThrow(message)
    expect(await brokenInvariants(market.db)).toEqual([])
  })

  it('reject an entry on a closed account', async () => {
    const rich = await market.createClient(naira(10))
    await force(`UPDATE ledger_accounts SET closed_at = 1 WHERE id = 'ua:${rich.id}'`)
    const entry = `INSERT INTO ledger_entries (journal_id, leg, debit_account, credit_account, amount, created_at) SELECT id, 7, 'admin_adjust', 'ua:${rich.id}', 1, 1 FROM ledger_journals WHERE type = 'adjust' LIMIT 1`
    await expect(force(entry)).rejects.toThrow(/account_closed/)
  })
})

describe('invariants of payouts', () => {
  let payouts: PayoutMarket
  let user: TestUser
  let id: string
  let reference: string
  beforeEach(async () => {
    payouts = await createPayoutMarket({ checksInvariants: false })
    user = await payouts.createRichUser()
    payouts.provider.setTransferOutcome('success')
    await payouts.withdraw(user)
    payouts.provider.setTransferOutcome('pending')
    await payouts.withdraw(user)
    const [first] = await payouts.listPayouts()
    id = String(first?.['id'])
    reference = String(first?.['reference'])
  })
  const brokenAfter = async (...statements: string[]) => {
    await tamper(payouts.db, ...statements)
    return (await brokenInvariants(payouts.db)).join('\n')
  }
  const journal = (type: string, key: string) =>
    `INSERT INTO ledger_journals (id, type, idem_key, subject_id, created_at) VALUES ('j', '${type}', '${key}', '${id}', 1)`
  const entry = (debit: string, credit: string, amount: number) =>
    `INSERT INTO ledger_entries (journal_id, leg, debit_account, credit_account, amount, created_at) VALUES ('j', 1, '${debit}', '${credit}', ${amount}, 1)`

  it('are satisfied for finished and unfinished payouts', async () => {
    expect(await brokenInvariants(payouts.db)).toEqual([])
  })

  it('find in-flight money without a payout and a payout without in-flight money', async () => {
    expect(
      await brokenAfter("UPDATE payouts SET status = 'success' WHERE status = 'sent'"),
    ).toMatch(/In-flight money matches unfinished payouts[^]*A payout ends once/)
    expect(await brokenAfter("UPDATE payouts SET status = 'sent'")).toContain(
      'In-flight money matches unfinished payouts',
    )
  })

  it('find a payout that was returned and also arrived', async () => {
    expect(
      await brokenAfter(
        journal('payout_returned', `prv:${reference}`),
        entry('provider_clearing', `ua:${user.id}`, 499_000),
      ),
    ).toContain('A payout ends once')
  })

  it('find a return under another key', async () => {
    const failure = journal('payout_failed', `ps:again`)
    const back = entry(`pi:${user.id}`, `ua:${user.id}`, 500_000)
    expect(await brokenAfter(failure, back)).toContain('In-flight money matches unfinished payouts')
  })

  it('are guarded by the database: one end per payout', async () => {
    await expect(payouts.runSql(journal('payout_failed', `ps:${reference}`))).rejects.toThrow(
      'idem_key',
    )
  })

  it('find a payout with another amount and journals without a payout', async () => {
    expect(await brokenAfter(`UPDATE payouts SET amount = amount + 1 WHERE id = '${id}'`)).toMatch(
      /A payout debits its wallet once[^]*A payout ends with its full amount/,
    )
    expect(await brokenAfter(`DELETE FROM payouts WHERE id = '${id}'`)).toContain(
      'Payout journals have a payout',
    )
  })
})
