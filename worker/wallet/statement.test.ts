import { beforeEach, describe, expect, it } from 'vitest'
import { requestTo } from '#schema/contract/request.ts'
import { readStatement } from '#schema/contract/statements.ts'
import { monthSpan } from '#schema/domain/days.ts'
import { newPayer, type Payer } from '../test/payer.ts'
import type { Person } from '../test/world.ts'

let payer: Payer
let person: Person
beforeEach(async () => {
  payer = await newPayer()
  person = await payer.rich()
})
const MARCH = '2026-03'
const HOUR = 3_600_000
const read = async (month = MARCH) => (await person.send(readStatement, { month })).body
async function download(month = MARCH) {
  const request = requestTo(readStatement, { month, format: 'csv' }, 'http://onise.test', {
    authorization: `Bearer ${person.token}`,
  })
  return payer.app.request(request)
}
/** A file as a spreadsheet reads it (RFC 4180). */
function parse(text: string): string[][] {
  const cells = [...text.matchAll(/(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r\n)/g)]
  const rows: string[][] = [[]]
  for (const [, quoted, plain = '', end] of cells) {
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === '\r\n') rows.push([])
  }
  return rows.slice(0, -1)
}
/** As many entries as wanted, one a minute from a time on: in, in, out. */
const fill = (count: number, from: number) =>
  payer.db.$client.batch(
    [
      `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ${count})
       INSERT INTO ledger_journals (id, type, idem_key, meta, created_at)
       SELECT 'row-' || i || '-${from}', 'adjust', 'row-' || i || '-${from}', '{"note":"row"}', ${from} + i * 60000 FROM n`,
      `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ${count})
       INSERT INTO ledger_entries (journal_id, leg, debit_account, credit_account, amount, created_at)
       SELECT 'row-' || i || '-${from}', 1, CASE WHEN i % 3 = 2 THEN 'ua:${person.id}' ELSE 'admin_adjust' END,
         CASE WHEN i % 3 = 2 THEN 'admin_adjust' ELSE 'ua:${person.id}' END, 101 + i, ${from} + i * 60000 FROM n`,
    ],
    'write',
  )

describe('R45: a month of the wallet', () => {
  it('begins with what was there, and each row tells what was there after it', async () => {
    payer.bank.decide('success')
    await payer.take(person)
    payer.bank.decide('failed')
    payer.wait(HOUR)
    await payer.take(person, { amount: '2000' })
    const { rows, ...whole } = await read()
    expect(whole).toEqual({
      ...{ month: MARCH, opening: 0, closing: 95_000 },
      ...{ moneyIn: 102_000, moneyOut: 7000 },
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

  it('a month is Lagos’s: midnight there divides, and one month closes as the next opens', async () => {
    const { to } = monthSpan(MARCH)
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

  it('two thousand rows of one month are exact, to the kobo, whatever came after', async () => {
    const { from, to } = monthSpan(MARCH)
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
    const wallet = await payer.available(person)
    const april = await read('2026-04')
    expect(Math.round(april.closing * 100)).toBe(wallet)
  })

  it('needs a session, a month, and is nobody else’s', async () => {
    const other = await payer.rich()
    const { rows } = (await other.send(readStatement, { month: MARCH })).body
    expect(rows).toHaveLength(1)
    expect((await payer.send(null, readStatement, { month: MARCH })).status).toBe(401)
    for (const month of ['2026-13', '2026', '', "2026-03'"])
      expect((await person.send(readStatement, { month })).status).toBe(400)
  })
})

describe('R45: as a file', () => {
  it('is what the screen says, with ₦ that a spreadsheet reads', async () => {
    payer.bank.decide('success')
    await payer.take(person)
    const response = await download()
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="onise-2026-03.csv"',
      'cache-control': 'no-store',
    })
    const bytes = new Uint8Array(await response.arrayBuffer())
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const [header, ...rows] = parse(new TextDecoder().decode(bytes))
    expect(header?.slice(5)).toEqual(['Money out (₦)', 'Money in (₦)', 'Balance (₦)'])
    const reference = expect.stringMatching(/^ON260304-/)
    expect(rows).toEqual([
      ['2026-03-01', '', 'Opening balance', '', '', '', '', '0.00'],
      ['2026-03-04', '10:00', 'for a test', reference, 'completed', '', '100000.00', '100000.00'],
      [
        ...['2026-03-04', '10:00', 'Withdrawal to BELLO MUSA A., Access Bank …6789', reference],
        ...['completed', '5000.00', '', '95000.00'],
      ],
      ['2026-03-31', '', 'Closing balance', '', '', '', '', '95000.00'],
    ])
  })

  it.each([
    ['=HYPERLINK("http://evil.test","Pay")', `'=HYPERLINK("http://evil.test","Pay")`],
    ['+2348012345678', "'+2348012345678"],
    ['-1+1', "'-1+1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    [' =1+1', "' =1+1"],
    ['＝1+1', "'＝1+1"],
    ['a "b", c\r\nd', 'a "b", c\r\nd'],
  ])('a title of somebody’s is text and nothing else: %s', async (note, shown) => {
    const { from } = monthSpan(MARCH)
    await fill(1, from)
    await payer.rows('DROP TRIGGER ledger_journals_no_update')
    await payer.rows(
      "UPDATE ledger_journals SET meta = json_object('note', ?) WHERE id LIKE 'row-%'",
      note,
    )
    const rows = parse(await (await download()).text())
    expect(rows.map(([, , details]) => details)).toContain(shown)
    expect(rows.every((row) => row.length === 8)).toBe(true)
  })
})

describe('DESIGN 8: what a statement costs', () => {
  it('reads the rows of its month and what came after, not what was before', async () => {
    const { from } = monthSpan(MARCH)
    await fill(3000, monthSpan('2025-06').from)
    await fill(50, from + 24 * HOUR)
    await read()
    const { trips, rowsRead } = payer.cost()
    expect(trips).toBe(2)
    expect(rowsRead).toBeLessThan(50 * 8 + 400)
  })
})
