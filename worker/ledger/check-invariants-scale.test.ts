import { expect, it } from 'vitest'
import { naira } from '#schema/domain/money.ts'
import { createMarket, type Market } from '#testing/worker/market.ts'
import { runJobs } from '#worker/jobs/run-jobs.ts'
import { adjust } from './adjustments.ts'
import { checkInvariantsJob } from './jobs.ts'

type Range = { client: string; tasker: string; from: number; to: number }

/** A valid ledger of a given size: tasks under way and completed, payments, sent and successful payouts. */
async function fill(market: Market, { client, tasker, from, to }: Range) {
  const n = `WITH RECURSIVE n(i) AS (SELECT CAST(${from} AS INTEGER) UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ${to})`
  const journal = (key: string, type: string, subject: string, movement: number | null = null) =>
    `${n} INSERT INTO ledger_journals (id, type, idem_key, subject_id, meta, created_at, movement)
     SELECT ${key}, '${type}', ${key}, ${subject}, '{}', 1, ${movement} FROM n`
  const entry = (key: string, debit: string, credit: string) =>
    `${n} INSERT INTO ledger_entries (journal_id, leg, debit_account, credit_account, amount, created_at)
     SELECT ${key}, 1, ${debit}, ${credit}, 10000, 1 FROM n`
  const isDone = `CASE WHEN i % 2 = 0 THEN 'completed' ELSE 'in-progress' END`
  const out = `CASE WHEN i % 2 = 0 THEN 'success' ELSE 'sent' END`
  const evens = (statement: string) => `${statement} WHERE i % 2 = 0`
  await market.db.$client.batch(
    [
      `${n} INSERT INTO payments (reference, user_id, amount, paid_amount, status, created_at)
       SELECT 'fw-' || i, '${client}', 10000, 10000, 'success', 1 FROM n`,
      journal(`'fund:fw-' || i`, 'fund', `'fw-' || i`),
      entry(`'fund:fw-' || i`, `'provider_clearing'`, `'ua:${client}'`),
      `${n} INSERT INTO tasks (id, client_id, tasker_id, title, description, price, duration, project_type, location,
         skills, trade, status, fee_bps, created_at, updated_at)
       SELECT 't' || i, '${client}', '${tasker}', 't', 'd', 10000, 1, 'Remote', '', '[]', 'Barber', ${isDone}, 0, i, i FROM n`,
      `${n} INSERT INTO proposals (id, task_id, tasker_id, title, price, description, date, status, created_at, updated_at)
       SELECT 'p' || i, 't' || i, '${tasker}', 't', 10000, 'd', '2026-03-20', 'accepted', i, i FROM n`,
      `${n} INSERT INTO ledger_accounts (id, kind, owner_id, rule, created_at)
       SELECT 'te:t' || i, 'task_escrow', 't' || i, 'credit_normal', 1 FROM n`,
      journal(`'award:t' || i`, 'award', `'t' || i`, 1),
      entry(`'award:t' || i`, `'ua:${client}'`, `'te:t' || i`),
      evens(journal(`'release:t' || i`, 'release', `'t' || i`, 2)),
      evens(entry(`'release:t' || i`, `'te:t' || i`, `'ua:${tasker}'`)),
      `${n} INSERT INTO payouts (id, user_id, journal_id, amount, charge, bank_code, bank_name, account_number_enc,
         account_last4, account_name, reference, status, created_at, updated_at)
       SELECT 'o' || i, '${tasker}', 'wd:o' || i, 10000, 1, '057', 'b', '', '1', 'n', 'wd_o' || i, ${out}, 1, 1 FROM n WHERE i % 4 < 2`,
      journal(`'wd:o' || i`, 'withdraw', `'o' || i`).replace(/$/, ' WHERE i % 4 < 2'),
      entry(`'wd:o' || i`, `'ua:${tasker}'`, `'pi:${tasker}'`).replace(/$/, ' WHERE i % 4 < 2'),
      journal(`'ps:wd_o' || i`, 'payout', `'o' || i`).replace(/$/, ' WHERE i % 4 = 0'),
      entry(`'ps:wd_o' || i`, `'pi:${tasker}'`, `'provider_clearing'`).replace(
        /$/,
        ' WHERE i % 4 = 0',
      ),
    ],
    'write',
  )
}

it(
  'reads twice the rows for twice the ledger, and fewer than 130 rows per task',
  { timeout: 60_000 },
  async () => {
    const market = await createMarket({ engine: 'sqld' })
    const [client, tasker] = [await market.createClient(), await market.createTasker()]
    await market.write(
      ...adjust({ user: tasker.id, amount: naira(1_000_000), note: 'for withdrawals', now: 1 }),
    )
    await market.runSql(
      `INSERT INTO ledger_accounts (id, kind, owner_id, rule, created_at) VALUES ('pi:${tasker.id}', 'payout_inflight', '${tasker.id}', 'credit_normal', 1)`,
    )
    const cost = async () => {
      await runJobs(market.deps, [checkInvariantsJob])
      const line = market.logLines.at(-1)
      expect(line).toMatchObject({ job: 'check-invariants', broken: 0 })
      return Number(line?.['rowsRead'])
    }
    await fill(market, { client: client.id, tasker: tasker.id, from: 0, to: 400 })
    const once = await cost()
    await fill(market, { client: client.id, tasker: tasker.id, from: 400, to: 800 })
    const twice = await cost()
    expect(twice / once).toBeLessThan(2.2)
    expect(twice / 800).toBeLessThan(130)
  },
)
