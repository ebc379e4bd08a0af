import { expect, it } from 'vitest'
import { updateProfile } from '#schema/contract/accounts.ts'
import { decideAdjustment, requestAdjustment } from '#schema/contract/adjustments.ts'
import { decideReport, listMaskedContacts, report } from '#schema/contract/trust.ts'
import type { Id } from '#schema/domain/ids.ts'
import { createPayoutMarket } from '#testing/worker/payout-market.ts'

/** What the tables have, counted from all rows. */
const RECOUNTS = [
  `INSERT INTO transaction_facets (entry_id, type, status, amount_class)
  SELECT e.id, iif(e.debit_account LIKE 'ua:%', 'debit', 'credit'),
    CASE
      WHEN p.status IN ('requested', 'sending', 'sent', 'needs_review') THEN 'pending'
      WHEN p.status = 'failed' THEN 'failed'
      WHEN j.type IN ('award', 'hold') AND t.status IN ('in-progress', 'submitted', 'disputed') AND j.created_at >= coalesce(t.awarded_at, 0) THEN 'pending'
      ELSE 'completed' END,
    2 * ((e.amount > 100000) + (e.amount > 500000) + (e.amount > 1000000) + (e.amount > 2000000) + (e.amount > 5000000)) + (e.amount IN (100000, 500000, 1000000, 2000000, 5000000))
  FROM ledger_entries e JOIN ledger_journals j ON j.id = e.journal_id
    LEFT JOIN payouts p ON p.journal_id = j.id LEFT JOIN tasks t ON t.id = j.subject_id
  WHERE (e.debit_account LIKE 'ua:%' OR e.credit_account LIKE 'ua:%') AND j.type <> 'payout_failed'`,
  `INSERT INTO counters (name, value)
  SELECT 'users', count(*) FROM users WHERE user_type <> 'admin' AND closed_at IS NULL
  UNION ALL SELECT 'activeTasks', count(*) FROM tasks WHERE status IN ('pending', 'in-progress', 'submitted', 'disputed')
  UNION ALL SELECT 'transactions', count(*) FROM transaction_facets
  UNION ALL SELECT 'disputes', count(*) FROM disputes WHERE closed_at IS NULL
  UNION ALL SELECT 'reports', count(*) FROM reports WHERE status = 'open' AND reporter_id IS NOT NULL
  UNION ALL SELECT 'maskedContacts', count(*) FROM reports WHERE status = 'open' AND reporter_id IS NULL
  UNION ALL SELECT 'withdrawalsInReview', count(*) FROM payouts WHERE status = 'needs_review'
  UNION ALL SELECT 'discrepancies', count(*) FROM discrepancies WHERE resolved_at IS NULL
  UNION ALL SELECT 'adjustments', count(*) FROM adjustments WHERE status = 'requested'`,
  `INSERT INTO daily_figures (day, name, value)
  SELECT date((at + 3600000) / 1000, 'unixepoch') AS day, name, sum(amount) FROM (
    SELECT created_at AS at, 'signUps' AS name, 1 AS amount FROM users WHERE user_type <> 'admin'
    UNION ALL SELECT created_at, 'tasks', 1 FROM tasks
    UNION ALL SELECT opened_at, 'disputes', 1 FROM disputes
    UNION ALL SELECT e.created_at, 'awards', 1 FROM ledger_entries e JOIN ledger_journals j ON j.id = e.journal_id WHERE j.type = 'award'
    UNION ALL SELECT e.created_at, 'held', e.amount FROM ledger_entries e JOIN ledger_journals j ON j.id = e.journal_id WHERE j.type IN ('award', 'hold')
    UNION ALL SELECT e.created_at, 'released', e.amount FROM ledger_entries e JOIN ledger_journals j ON j.id = e.journal_id WHERE j.type = 'release'
    UNION ALL SELECT e.created_at, 'paidOut', e.amount FROM ledger_entries e JOIN ledger_journals j ON j.id = e.journal_id WHERE j.type = 'payout' AND e.debit_account LIKE 'pi:%'
  ) GROUP BY day, name`,
]

it('triggers keep what a count of all rows has', async () => {
  const market = await createPayoutMarket()
  const [client, tasker] = [await market.createClient(), await market.createTasker()]
  const [maker, checker] = [await market.createUser('admin'), await market.createUser('admin')]
  await market.createCompletedTask(client, tasker)
  await market.openDispute(client, await market.createAssignedTask(client, tasker))
  await market.postTask(client)
  await market.withdraw(await market.createRichUser())
  for (const amount of ['500', '600']) {
    const { body } = await maker.send(requestAdjustment, {
      user: client.id,
      direction: 'credit',
      amount,
      reason: 'A fare.',
    })
    if (amount === '500')
      await checker.send(decideAdjustment, {
        id: body.adjustment._id,
        decision: 'approve',
        reason: 'Seen.',
      })
  }
  const targetId = tasker.id as string as Id<'reported'>
  await client.send(report, { target: 'user', targetId, reason: 'scam' })
  for (const text of ['08031234567', 'ada@home.ng', 'WhatsApp 08031234567'])
    await client.send(updateProfile, { profileDescription: text })
  const { contacts } = (await maker.send(listMaskedContacts, {})).body
  await market.expectInvariants()
  const read = async () => ({
    counters: await market.runSql('SELECT * FROM counters ORDER BY name'),
    days: await market.runSql('SELECT * FROM daily_figures ORDER BY day, name'),
    facets: await market.runSql('SELECT * FROM transaction_facets ORDER BY entry_id'),
  })
  const kept = await read()
  expect(kept.counters).toEqual(
    expect.arrayContaining([
      { name: 'adjustments', value: 1 },
      { name: 'reports', value: 1 },
      { name: 'maskedContacts', value: 1 },
    ]),
  )
  for (const table of ['counters', 'daily_figures', 'transaction_facets'])
    await market.runSql(`DELETE FROM ${table}`)
  for (const statement of RECOUNTS) await market.runSql(statement)
  expect(await read()).toEqual(kept)

  const [id] = contacts.map(({ _id }) => _id)
  if (id) await maker.send(decideReport, { id, decision: 'dismissed', reason: 'A joke.' })
  await market.expectInvariants()
  const [row] = await market.runSql("SELECT value FROM counters WHERE name = 'maskedContacts'")
  expect(row).toEqual({ value: 0 })
})
