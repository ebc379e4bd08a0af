import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { updateProfile } from '#schema/contract/accounts.ts'
import { decideAdjustment, requestAdjustment } from '#schema/contract/adjustments.ts'
import { decideReport, listMaskedContacts, report } from '#schema/contract/trust.ts'
import type { Id } from '#schema/domain/ids.ts'
import { createPayoutMarket } from '#testing/worker/payout-market.ts'

const MIGRATION = new URL('../../schema/migrations/0030_admin-lists.sql', import.meta.url)
/** What fills the tables from rows that were there before the triggers. */
const backfills = readFileSync(MIGRATION, 'utf8')
  .split('--> statement-breakpoint')
  .map((statement) => statement.replaceAll(/^--.*$/gm, '').trim())
  .filter((statement) =>
    /^INSERT INTO (?:counters|daily_figures|transaction_facets)\b/.test(statement),
  )

it('triggers keep what the migration counts in rows that were there before them', async () => {
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
  for (const statement of backfills) await market.runSql(statement)
  expect(backfills).toHaveLength(3)
  expect(await read()).toEqual(kept)

  const [id] = contacts.map(({ _id }) => _id)
  if (id) await maker.send(decideReport, { id, decision: 'dismissed', reason: 'A joke.' })
  await market.expectInvariants()
  const [row] = await market.runSql("SELECT value FROM counters WHERE name = 'maskedContacts'")
  expect(row).toEqual({ value: 0 })
})
