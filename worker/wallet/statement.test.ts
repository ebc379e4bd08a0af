import { beforeEach, describe, expect, it } from 'vitest'
import { buildRequest } from '#schema/contract/request.ts'
import { readStatement } from '#schema/contract/statements.ts'
import { monthRange } from '#schema/domain/days.ts'
import { createPayoutMarket, type PayoutMarket } from '#testing/worker/payout-market.ts'
import type { Engine, TestUser } from '#testing/worker/test-server.ts'

let market: PayoutMarket
let user: TestUser
async function setUp(engine: Engine = 'in-process') {
  market = await createPayoutMarket({ engine })
  user = await market.createRichUser()
}
beforeEach(() => setUp())
const MARCH = '2026-03'
const HOUR = 3_600_000
const read = async (month = MARCH) => (await user.send(readStatement, { month })).body
async function download(month = MARCH) {
  const request = buildRequest(readStatement, { month, format: 'csv' }, 'http://onise.test', {
    authorization: `Bearer ${user.token}`,
  })
  return market.app.request(request)
}
/** RFC 4180 */
function parse(text: string): string[][] {
  const cells = [...text.matchAll(/(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r\n)/g)]
  const rows: string[][] = [[]]
  for (const [, quoted, plain = '', end] of cells) {
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === '\r\n') rows.push([])
  }
  return rows.slice(0, -1)
}
/** Entries one minute apart: two credits, then one debit. */
const fill = (count: number, from: number) =>
  market.db.$client.batch(
    [
      `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ${count})
       INSERT INTO ledger_journals (id, type, idem_key, meta, created_at)
       SELECT 'row-' || i || '-${from}', 'adjust', 'row-' || i || '-${from}', '{"note":"row"}', ${from} + i * 60000 FROM n`,
      `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ${count})
       INSERT INTO ledger_entries (journal_id, leg, debit_account, credit_account, amount, created_at)
       SELECT 'row-' || i || '-${from}', 1, CASE WHEN i % 3 = 2 THEN 'ua:${user.id}' ELSE 'admin_adjust' END,
         CASE WHEN i % 3 = 2 THEN 'admin_adjust' ELSE 'ua:${user.id}' END, 101 + i, ${from} + i * 60000 FROM n`,
      `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ${count})
       INSERT INTO adjustments (id, user_id, amount, reason, status, requested_by, requested_at)
       SELECT 'row-' || i || '-${from}', '${user.id}', (101 + i) * iif(i % 3 = 2, -1, 1), 'row', 'requested', 'a', 1 FROM n`,
      `UPDATE adjustments SET status = 'approved', decided_by = 'b', decided_at = 1, journal_id = id WHERE status = 'requested'`,
    ],
    'write',
  )

describe('a statement', () => {
  it('starts with the opening balance and shows the balance after each row', async () => {
    market.provider.setTransferOutcome('success')
    await market.withdraw(user)
    market.provider.setTransferOutcome('failed')
    market.advanceClock(HOUR)
    await market.withdraw(user, { amount: '2000' })
    const { rows, ...totals } = await read()
    expect(totals).toEqual({
      month: MARCH,
      opening: 0,
      closing: 95_000,
      moneyIn: 102_000,
      moneyOut: 7000,
    })
    expect(
      rows.map((row) => [row.details, row.TransactionStatus, row.amount, row.balance]),
    ).toEqual([
      ['for a test', 'completed', 100_000, 100_000],
      ['Withdrawal', 'completed', 5000, 95_000],
      ['Withdrawal', 'failed', 2000, 93_000],
      ['Withdrawal that did not go through', 'completed', 2000, 95_000],
    ])
    expect(rows[1]?.withdrawal?.accountLast4).toBe('6789')
    expect(rows[1]?.reference_number).toMatch(/^ON260304-/)
  })

  it('covers a Lagos month, and closes with the opening balance of the next', async () => {
    const { to } = monthRange(MARCH)
    await fill(1, to - 1)
    await fill(2, to)
    const [march, april, may] = [await read(), await read('2026-04'), await read('2026-05')]
    expect(march.rows).toHaveLength(2)
    expect(april.rows).toHaveLength(2)
    expect([april.opening, may.opening]).toEqual([march.closing, april.closing])
    expect(may).toMatchObject({ rows: [], opening: may.closing, moneyIn: 0, moneyOut: 0 })
    expect(await read('2026-02')).toMatchObject({ opening: 0, closing: 0, rows: [] })
    expect(new Date(to).toISOString()).toBe('2026-03-31T23:00:00.000Z')
  })

  it('is exact for two thousand rows, also when later entries exist', async () => {
    const { from, to } = monthRange(MARCH)
    await fill(2000, from + 5 * 24 * HOUR)
    await fill(500, to + HOUR)
    const { rows, opening, closing } = await read()
    expect(rows).toHaveLength(2001)
    const sum = rows.reduce(
      (total, { TransactionType, amount }) =>
        total + Math.round(amount * 100) * (TransactionType === 'credit' ? 1 : -1),
      Math.round(opening * 100),
    )
    expect(Math.round(closing * 100)).toBe(sum)
    expect(rows.at(-1)?.balance).toBe(closing)
    const wallet = await market.availableBalance(user)
    const april = await read('2026-04')
    expect(Math.round(april.closing * 100)).toBe(wallet)
  })

  it('requires a session and a valid month and contains only the caller’s rows', async () => {
    const other = await market.createRichUser()
    const { rows } = (await other.send(readStatement, { month: MARCH })).body
    expect(rows).toHaveLength(1)
    expect((await market.send(null, readStatement, { month: MARCH })).status).toBe(401)
    for (const month of ['2026-13', '2026', '', "2026-03'"])
      expect((await user.send(readStatement, { month })).status).toBe(400)
  })
})

describe('the statement as a file', () => {
  it('contains the same rows, in UTF-8 with a byte order mark', async () => {
    market.provider.setTransferOutcome('success')
    await market.withdraw(user)
    const response = await download()
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="onise-2026-03.csv"',
      'cache-control': 'no-store',
    })
    const bytes = new Uint8Array(await response.arrayBuffer())
    expect(bytes.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]))
    const [header, ...rows] = parse(new TextDecoder().decode(bytes))
    expect(header?.slice(5)).toEqual(['Money out (₦)', 'Money in (₦)', 'Balance (₦)'])
    const reference = expect.stringMatching(/^ON260304-/)
    expect(rows).toEqual([
      ['2026-03-01', '', 'Opening balance', '', '', '', '', '0.00'],
      ['2026-03-04', '10:00', 'for a test', reference, 'completed', '', '100000.00', '100000.00'],
      [
        '2026-03-04',
        '10:00',
        'Withdrawal to BELLO MUSA A., Access Bank …6789',
        reference,
        'completed',
        '5000.00',
        '',
        '95000.00',
      ],
      ['2026-03-31', '', 'Closing balance', '', '', '', '', '95000.00'],
    ])
  })

  it.each([
    ['=HYPERLINK("http://evil.test","Pay")', `'=HYPERLINK("http://evil.test","Pay")`],
    ['+2348012345678', "'+2348012345678"],
    ['-1+1', "'-1+1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    [' =1+1', "'=1+1"],
    ['＝1+1', "'＝1+1"],
    ['a "b", c\r\nd', 'a "b", c d'],
  ])('writes a note as text that a spreadsheet does not calculate: %s', async (note, shown) => {
    const { from } = monthRange(MARCH)
    await fill(1, from)
    await market.runSql('DROP TRIGGER ledger_journals_no_update')
    await market.runSql(
      "UPDATE ledger_journals SET meta = json_object('note', ?) WHERE id LIKE 'row-%'",
      note,
    )
    const rows = parse(await (await download()).text())
    expect(rows.map(([, , details]) => details)).toContain(shown)
    expect(rows.every((row) => row.length === 8)).toBe(true)
  })
})

describe('names in the file', () => {
  const tellDetails = async (client: TestUser) => {
    const request = buildRequest(
      readStatement,
      { month: MARCH, format: 'csv' },
      'http://onise.test',
      { authorization: `Bearer ${client.token}` },
    )
    const rows = parse(await (await market.app.request(request)).text())
    return rows.slice(3, -1).map(([, , details]) => details)
  }

  it('stand beside what is held, paid and given back, and not those of closed accounts', async () => {
    const client = await market.createClient()
    const tasker = await market.createTasker()
    await market.runSql("UPDATE users SET username = 'Musa' WHERE id = ?", tasker.id)
    await market.runSql("UPDATE users SET username = 'Bukola' WHERE id = ?", client.id)
    const [done, ended, held] = [
      await market.createAssignedTask(client, tasker, { title: 'Doors' }),
      await market.createAssignedTask(client, tasker, { title: 'Lamps' }),
      await market.createAssignedTask(client, tasker, { title: 'Taps' }),
    ]
    await market.submit(tasker, done)
    await market.approve(client, done)
    await market.cancel(client, ended)
    expect(held.status).toBe('in-progress')
    const details = (name: string) => [
      `Payment for Doors to ${name}`,
      'Payment held for Lamps',
      `Payment held for Taps for ${name}`,
      `Refund for Lamps held for ${name}`,
    ]
    expect(await tellDetails(client)).toEqual(details('Musa'))
    await market.runSql('UPDATE users SET closed_at = 1 WHERE id = ?', tasker.id)
    expect(await tellDetails(client)).toEqual(details('a closed account'))
  })
})

describe('cost of a statement', () => {
  it('reads no rows of earlier months', async () => {
    await setUp('sqld')
    const { from } = monthRange(MARCH)
    await fill(3000, monthRange('2025-06').from)
    await fill(50, from + 24 * HOUR)
    await read()
    const { roundTrips, rowsRead } = market.lastRequestCost()
    expect(roundTrips).toBe(2)
    expect(rowsRead).toBeLessThan(50 * 8 + 400)
  })
})
