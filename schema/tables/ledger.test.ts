import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { KINDS_OF_ACCOUNT, POSTING_RULES } from '#schema/domain/ledger-accounts.ts'

const folder = new URL('../migrations/', import.meta.url)
const sql = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .toSorted()
  .map((name) => readFileSync(new URL(name, folder), 'utf8'))
  .join('\n')

/** The rows of every `INSERT INTO … VALUES` of a table. */
function insertedRows(table: string): string[][] {
  const statements = sql.matchAll(
    new RegExp(`INSERT INTO ${table} \\([^)]*\\) VALUES([^;]*);`, 'g'),
  )
  return [...statements].flatMap(([, values = '']) =>
    [...values.matchAll(/\(([^)]*)\)/g)].map(([, row = '']) =>
      row.split(', ').map((value) => value.replaceAll("'", '')),
    ),
  )
}

test('the migrations insert the kinds of accounts that the code uses', () => {
  const expected = Object.entries(KINDS_OF_ACCOUNT).map(([kind, { rule, idPrefix }]) => [
    kind,
    rule,
    idPrefix ?? 'NULL',
  ])
  expect(insertedRows('ledger_account_kinds').toSorted()).toEqual(expected.toSorted())
})

test('the migrations insert the posting rules that the code follows', () => {
  const expected = Object.entries(POSTING_RULES).flatMap(([type, rules]) =>
    rules.map((rule) => [type, ...rule]),
  )
  expect(insertedRows('ledger_posting_rules').toSorted()).toEqual(expected.toSorted())
})
