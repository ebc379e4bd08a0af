import { beforeEach, describe, expect, it } from 'vitest'
import { fundWallet } from '#schema/contract/payments.ts'
import { naira } from '#schema/domain/money.ts'
import { paidFor } from '../test/funding-cases.ts'
import { newMarket, type Market } from '../test/market.ts'
import { newPayer, type Payer } from '../test/payer.ts'
import type { Person } from '../test/world.ts'
import { brokenLaws } from './invariants.ts'

let market: Market
let task: string
let paid: string
beforeEach(async () => {
  market = await newMarket()
  const [client, tasker] = [await market.client(), await market.tasker()]
  task = (await market.underWay(client, tasker))._id
  const done = await market.underWay(client, tasker)
  await market.submit(tasker, done)
  await market.approve(client, done)
  paid = done._id
})
/** Behind the product's back. */
const force = async (...statements: string[]) => {
  await market.db.$client.batch(statements, 'write')
}
const broken = async () => (await brokenLaws(market.db)).join('\n')

/** A payment that is in the wallet. */
const funded = async () => {
  const client = await market.client()
  const { reference } = await paidFor(market, client)
  await client.send(fundWallet, { reference })
  return reference
}

describe('R22, MONEY 1.3: the laws of the books', () => {
  it('hold for a market that was only ever used', async () => {
    expect(await brokenLaws(market.db)).toEqual([])
  })

  it.each([
    ['I1', `UPDATE ledger_accounts SET credits = credits + 1 WHERE id = 'platform_fee'`],
    [
      'I3 M2',
      `UPDATE ledger_accounts SET credits = credits + 1, debits = debits + 1 WHERE id = 'admin_adjust'`,
    ],
    ['I4', `UPDATE tasks SET status = 'pending' WHERE status = 'in-progress'`],
    ['I4', `UPDATE tasks SET price = price + 100 WHERE status = 'in-progress'`],
    [
      'I6: at most',
      `INSERT INTO proposals SELECT 'p', task_id, (SELECT id FROM users LIMIT 1), 9, title, price, description, date, 'accepted', 1, NULL, '[]', 1, 1 FROM proposals LIMIT 1`,
    ],
    ['I6: the accepted', `UPDATE proposals SET price = price + 1 WHERE status = 'accepted'`],
    ['R18', `UPDATE proposals SET status = 'pending'`],
    [
      'M4',
      `INSERT INTO ledger_journals (id, type, idem_key, created_at) VALUES ('j', 'adjust', 'j', 1)`,
    ],
    ['M8: a completed', `UPDATE tasks SET status = 'removed' WHERE status = 'completed'`],
    [
      'M9',
      `INSERT INTO ledger_journals (id, type, idem_key, created_at) VALUES ('j', 'adjust', 'j', 1)`,
      `INSERT INTO ledger_entries (journal_id, leg, debit_account, credit_account, amount, created_at) VALUES ('j', 1, 'suspense', 'platform_fee', 5, 1)`,
    ],
  ])('%s is found broken', async (law, ...statements) => {
    await force(...statements)
    expect(await broken()).toContain(law)
  })

  it.each([
    ['added', `UPDATE payments SET status = 'abandoned'`, 'M7: nothing was added'],
    ['the same since', `UPDATE payments SET taken_back = 1`, 'M7: what was taken back'],
    ['as it was paid', `UPDATE payments SET paid = paid + 1`, 'M7: a payment that succeeded'],
    [
      'to its own wallet',
      `UPDATE payments SET user_id = (SELECT id FROM users LIMIT 1)`,
      'M7: a payment that succeeded',
    ],
    [
      'at all',
      `INSERT INTO payments (reference, user_id, amount, status, paid, created_at) SELECT 'fw-other', user_id, amount, 'success', paid, 1 FROM payments`,
      'M7: a payment that succeeded',
    ],
  ])('M7: a payment that was not %s is found', async (_, statement, law) => {
    await funded()
    expect(await brokenLaws(market.db)).toEqual([])
    await force(statement)
    expect(await broken()).toContain(law)
  })

  it('I7: a reference that counts twice is found', async () => {
    const reference = await funded()
    await force(
      'DROP INDEX ledger_journals_once',
      `INSERT INTO ledger_journals (id, type, idem_key, created_at) VALUES ('j', 'fund', 'fund:${reference}', 1)`,
    )
    expect(await broken()).toContain(`I7: a reference counts once: fund:${reference}`)
  })

  it('M8: a release beside a cancellation is found', async () => {
    await force(
      `INSERT INTO ledger_journals (id, type, idem_key, subject_id, created_at) VALUES ('j', 'cancel', 'cancel:${paid}', '${paid}', 1)`,
    )
    expect(await broken()).toContain('M8: never released and cancelled')
  })

  it('I5: a hold that was not wholly paid out is found', async () => {
    await force(`UPDATE tasks SET status = 'cancelled' WHERE id = '${task}'`)
    expect(await broken()).toContain('I5: what left a finished hold')
  })
})

describe('MONEY 1: what the database itself refuses', () => {
  it.each([
    [
      'an overdraft',
      `INSERT INTO ledger_entries (journal_id, leg, debit_account, credit_account, amount, created_at) SELECT id, 7, 'platform_fee', 'suspense', 1, 1 FROM ledger_journals LIMIT 1`,
      /insufficient_funds/,
    ],
    ['changing an entry', 'UPDATE ledger_entries SET amount = 1', /immutable/],
    ['deleting an entry', 'DELETE FROM ledger_entries', /immutable/],
    ['changing a journal', `UPDATE ledger_journals SET type = 'fund'`, /immutable/],
    ['deleting a journal', 'DELETE FROM ledger_journals', /immutable/],
    ['deleting an account', 'DELETE FROM ledger_accounts', /immutable/],
    [
      'an entry of nothing',
      `INSERT INTO ledger_entries (journal_id, leg, debit_account, credit_account, amount, created_at) SELECT id, 7, 'suspense', 'platform_fee', 0, 1 FROM ledger_journals LIMIT 1`,
      /entry_amount/,
    ],
    [
      'the same reference twice',
      `INSERT INTO ledger_journals (id, type, idem_key, created_at) SELECT 'j2', type, idem_key, 1 FROM ledger_journals LIMIT 1`,
      /idem_key/,
    ],
  ])('%s', async (_, statement, words) => {
    await expect(force(statement)).rejects.toThrow(words)
    expect(await brokenLaws(market.db)).toEqual([])
  })

  it('a closed account takes no money', async () => {
    const rich = await market.client(naira(10))
    await force(`UPDATE ledger_accounts SET closed_at = 1 WHERE id = 'ua:${rich.id}'`)
    const entry = `INSERT INTO ledger_entries (journal_id, leg, debit_account, credit_account, amount, created_at) SELECT id, 7, 'suspense', 'ua:${rich.id}', 1, 1 FROM ledger_journals LIMIT 1`
    await expect(force(entry)).rejects.toThrow(/account_closed/)
  })
})

describe('M6: the laws of withdrawals', () => {
  let payer: Payer
  let person: Person
  let id: string
  let reference: string
  beforeEach(async () => {
    payer = await newPayer()
    person = await payer.rich()
    payer.bank.decide('success')
    await payer.take(person)
    payer.bank.decide('pending')
    await payer.take(person)
    const [first] = await payer.payouts()
    id = String(first?.['id'])
    reference = String(first?.['reference'])
  })
  const laws = async (...statements: string[]) => {
    await payer.db.$client.batch(statements, 'write')
    return (await brokenLaws(payer.db)).join('\n')
  }
  const journal = (type: string, key: string) =>
    `INSERT INTO ledger_journals (id, type, idem_key, subject_id, created_at) VALUES ('j', '${type}', '${key}', '${id}', 1)`
  const entry = (debit: string, credit: string, amount: number) =>
    `INSERT INTO ledger_entries (journal_id, leg, debit_account, credit_account, amount, created_at) VALUES ('j', 1, '${debit}', '${credit}', ${amount}, 1)`

  it('hold for withdrawals that ended and for those under way', async () => {
    expect(await brokenLaws(payer.db)).toEqual([])
  })

  it('money in flight of which no withdrawal knows, or the other way round', async () => {
    expect(await laws("UPDATE payouts SET status = 'success' WHERE status = 'sent'")).toMatch(
      /M6: what is in flight[^]*M6: a withdrawal ends as its books do/,
    )
    expect(await laws("UPDATE payouts SET status = 'sent'")).toContain('M6: what is in flight')
  })

  it('given back beside having arrived', async () => {
    expect(
      await laws(
        journal('payout_returned', `prv:${reference}`),
        entry('provider_clearing', `ua:${person.id}`, 499_000),
      ),
    ).toContain('M6: a withdrawal ends as its books do, arrived or given back and never both')
  })

  it('given back under another key', async () => {
    const second = {
      journal: journal('payout_failed', `ps:again`),
      back: entry(`pi:${person.id}`, `ua:${person.id}`, 500_000),
    }
    expect(await laws(second.journal, second.back)).toContain('M6: what is in flight')
  })

  it('the database itself lets only one of the two be', async () => {
    await expect(laws(journal('payout_failed', `ps:${reference}`))).rejects.toThrow('idem_key')
  })

  it('a withdrawal that took another amount, or belongs to nobody', async () => {
    expect(await laws(`UPDATE payouts SET amount = amount + 1 WHERE id = '${id}'`)).toMatch(
      /M6: a withdrawal took its amount[^]*M6: what a withdrawal came to/,
    )
    expect(await laws(`DELETE FROM payouts WHERE id = '${id}'`)).toContain(
      'M6: no end of a withdrawal',
    )
  })
})
