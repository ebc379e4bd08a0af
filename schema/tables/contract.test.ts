import { readdirSync, readFileSync } from 'node:fs'
import { getTableConfig, type SQLiteTable } from 'drizzle-orm/sqlite-core'
import type * as v from 'valibot'
import { expect, expectTypeOf, test } from 'vitest'
import type { OwnUser } from '#schema/contract/accounts.schemas.ts'
import type { Proposal } from '#schema/contract/proposals.schemas.ts'
import type { Submission } from '#schema/contract/task-parts.schemas.ts'
import type { Task } from '#schema/contract/tasks.schemas.ts'
import { ASSERTION_CODES } from '#schema/domain/ledger.ts'
import * as tables from './index.ts'
import { WITHOUT_ROWID } from './storage.ts'

const folder = new URL('../migrations/', import.meta.url)
const migrations = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .toSorted()
  .map((name) => readFileSync(new URL(name, folder), 'utf8'))
const sql = migrations.join('\n')
const names = Object.values(tables).map((table) => getTableConfig(table as SQLiteTable).name)

test('the assertions trigger has one arm per assertion code', () => {
  const [, trigger = ''] = sql.split('CREATE TRIGGER assertions_insert').slice(-2)
  const arms = [
    ...trigger.matchAll(/WHEN NEW\.code = '(\w+)' THEN RAISE\(ABORT, 'assertion:(\w+)'\)/g),
  ]
  expect(arms.map(([, code]) => code)).toEqual([...ASSERTION_CODES])
  expect(arms.every(([, code, raised]) => code === raised)).toBe(true)
})

test('journals and entries can be neither updated nor deleted', () => {
  for (const table of ['ledger_entries', 'ledger_journals'])
    for (const operation of ['UPDATE', 'DELETE'])
      expect(sql).toMatch(
        new RegExp(`BEFORE ${operation} ON ${table} BEGIN SELECT RAISE\\(ABORT, 'immutable'\\)`),
      )
})

test('every table is strict, and the listed ones have no rowid', () => {
  const created = [...sql.matchAll(/CREATE TABLE `(\w+)` \([\s\S]*?\n\)([^;]*);/g)]
  expect(created.map(([, name]) => name).toSorted()).toEqual(names.toSorted())
  for (const [, name = '', options = ''] of created) {
    expect([name, options.includes('STRICT')]).toEqual([name, true])
    expect([name, options.includes('WITHOUT ROWID')]).toEqual([name, WITHOUT_ROWID.includes(name)])
  }
})

type Row<T extends SQLiteTable> = T['$inferSelect']
type Api<S extends v.GenericSchema> = v.InferInput<S>

test('a column and its field in the API have the same type', () => {
  type Same =
    | 'title'
    | 'description'
    | 'price'
    | 'duration'
    | 'projectType'
    | 'location'
    | 'skills'
    | 'status'
  expectTypeOf<Pick<Row<typeof tables.tasks>, Same>>().toExtend<Pick<Api<typeof Task>, Same>>()
  expectTypeOf<Row<typeof tables.tasks>['trade']>().toEqualTypeOf<Api<typeof Task>['field']>()
  type Offer = 'description' | 'price' | 'date' | 'status' | 'version' | 'reason' | 'changedFields'
  expectTypeOf<Pick<Row<typeof tables.proposals>, Offer>>().toExtend<
    Pick<Api<typeof Proposal>, Offer>
  >()
  type Own = Exclude<keyof Api<typeof OwnUser>, '_id' | 'isEmailProven'>
  expectTypeOf<Pick<Row<typeof tables.users>, Own>>().toExtend<Pick<Api<typeof OwnUser>, Own>>()
  expectTypeOf<Row<typeof tables.submissions>['id']>().toEqualTypeOf<
    Api<typeof Submission>['_id']
  >()
  expectTypeOf<Row<typeof tables.tasks>['clientId']>().toEqualTypeOf<Api<typeof Task>['client']>()
})
