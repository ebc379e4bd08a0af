import { readdirSync, readFileSync } from 'node:fs'
import { getTableConfig, type SQLiteTable } from 'drizzle-orm/sqlite-core'
import type * as v from 'valibot'
import { expect, expectTypeOf, test } from 'vitest'
import type { OwnUser } from '../contract/accounts.ts'
import type { Proposal } from '../contract/proposals.ts'
import type { Submission, Task } from '../contract/tasks.ts'
import { ACCOUNT_KINDS, GUARDS, HOUSE_ACCOUNTS } from '../domain/wallet.ts'
import * as tables from './index.ts'
import { WITHOUT_ROWID } from './storage.ts'

const folder = new URL('../migrations/', import.meta.url)
const migrations = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .toSorted()
  .map((name) => readFileSync(new URL(name, folder), 'utf8'))
const sql = migrations.join('\n')
const names = Object.values(tables).map((table) => getTableConfig(table as SQLiteTable).name)

test('MONEY 1: the database knows every guard by name, and no other', () => {
  const arms = [...sql.matchAll(/WHEN NEW\.code = '(\w+)' THEN RAISE\(ABORT, 'guard:(\w+)'\)/g)]
  expect(arms.map(([, code]) => code)).toEqual([...GUARDS])
  expect(arms.every(([, code, word]) => code === word)).toBe(true)
})

test('MONEY 1: the house has its accounts from the first migration', () => {
  const rows = [...sql.matchAll(/\('(\w+)', '(\w+)', '(\w+)', 0\)/g)]
  expect(rows.map(([, id, kind, rule]) => ({ id, kind, rule }))).toEqual([...HOUSE_ACCOUNTS])
  for (const kind of ACCOUNT_KINDS) expect(sql).toContain(`'${kind}'`)
})

test('MONEY 1: what is in the books can be neither changed nor taken out', () => {
  for (const table of ['ledger_entries', 'ledger_journals'])
    for (const move of ['UPDATE', 'DELETE'])
      expect(sql).toMatch(
        new RegExp(`BEFORE ${move} ON ${table} BEGIN SELECT RAISE\\(ABORT, 'immutable'\\)`),
      )
})

test('every table is strict, and those keyed by their own ids are the key itself (DESIGN 8)', () => {
  const made = [...sql.matchAll(/CREATE TABLE `(\w+)` \([\s\S]*?\n\)([^;]*);/g)]
  expect(made.map(([, name]) => name).toSorted()).toEqual(names.toSorted())
  for (const [, name = '', words = ''] of made) {
    expect([name, words.includes('STRICT')]).toEqual([name, true])
    expect([name, words.includes('WITHOUT ROWID')]).toEqual([name, WITHOUT_ROWID.includes(name)])
  }
})

type Row<T extends SQLiteTable> = T['$inferSelect']
type Wire<S extends v.GenericSchema> = v.InferInput<S>

test('a column and the field it is shown as hold the same', () => {
  type Same =
    | 'title'
    | 'description'
    | 'price'
    | 'duration'
    | 'projectType'
    | 'location'
    | 'skills'
    | 'status'
  expectTypeOf<Pick<Row<typeof tables.tasks>, Same>>().toExtend<Pick<Wire<typeof Task>, Same>>()
  expectTypeOf<Row<typeof tables.tasks>['trade']>().toEqualTypeOf<Wire<typeof Task>['field']>()
  type Offer = 'description' | 'price' | 'date' | 'status' | 'version' | 'reason' | 'changedFields'
  expectTypeOf<Pick<Row<typeof tables.proposals>, Offer>>().toExtend<
    Pick<Wire<typeof Proposal>, Offer>
  >()
  type Own = Exclude<keyof Wire<typeof OwnUser>, '_id'>
  expectTypeOf<Pick<Row<typeof tables.users>, Own>>().toExtend<Pick<Wire<typeof OwnUser>, Own>>()
  expectTypeOf<Row<typeof tables.submissions>['id']>().toEqualTypeOf<
    Wire<typeof Submission>['_id']
  >()
  expectTypeOf<Row<typeof tables.tasks>['clientId']>().toEqualTypeOf<Wire<typeof Task>['client']>()
})
