import { expect, test } from 'vitest'
import { contractProblems } from './contract-steps.ts'
import { readMigrations, type Migration } from './migrate.ts'

/** 0000 is the release of before. */
const BEFORE = `CREATE TABLE tasks (id text PRIMARY KEY, name text, note text) STRICT;
CREATE UNIQUE INDEX tasks_name ON tasks (name);
CREATE INDEX tasks_note ON tasks (note);
CREATE TRIGGER tasks_kept BEFORE DELETE ON tasks BEGIN SELECT RAISE(ABORT, 'kept'); END;
CREATE VIEW named AS SELECT name FROM tasks;`

const problemsOf = (...later: (string | [sql: string, contracts: string])[]) =>
  contractProblems(
    [BEFORE, ...later].map((each, idx): Migration => {
      const [sql, contracts] = typeof each === 'string' ? [each, null] : each
      return { idx, tag: `000${idx}_step`, statements: [sql], hash: '', contracts }
    }),
  )

test('the migrations of this repository break no earlier build', () => {
  expect(contractProblems(readMigrations())).toEqual([])
})

test.each([
  'ALTER TABLE tasks ADD COLUMN title text;',
  "ALTER TABLE tasks ADD COLUMN title text NOT NULL DEFAULT '';",
  'CREATE TABLE notes (id text PRIMARY KEY, text text NOT NULL) STRICT;',
  'DROP INDEX tasks_note;',
  "DROP TRIGGER tasks_kept; CREATE TRIGGER tasks_kept BEFORE DELETE ON tasks BEGIN SELECT RAISE(ABORT, 'still'); END;",
  `PRAGMA legacy_alter_table = 1; CREATE TABLE __new_tasks (id text PRIMARY KEY, name text, note text, title text) STRICT; DROP TRIGGER tasks_kept;
   INSERT INTO __new_tasks SELECT id, name, note, NULL FROM tasks; DROP TABLE tasks; ALTER TABLE __new_tasks RENAME TO tasks;
   CREATE UNIQUE INDEX tasks_name ON tasks (name);
   CREATE TRIGGER tasks_kept BEFORE DELETE ON tasks BEGIN SELECT RAISE(ABORT, 'kept'); END;`,
])('an earlier build runs after %s', (sql) => {
  expect(problemsOf(sql)).toEqual([])
})

test.each([
  ['alter table tasks /* the note */ drop note;', 'column tasks.note', 'DROP INDEX tasks_note;'],
  ['ALTER TABLE tasks RENAME COLUMN note TO remark;', 'column tasks.note', ''],
  ['DROP VIEW named; ALTER TABLE `tasks` RENAME TO jobs;', 'table tasks', ''],
  ['DROP INDEX tasks_name;', 'index tasks_name', ''],
  ['DROP TRIGGER tasks_kept;', 'trigger tasks_kept', ''],
  ['DROP VIEW named;', 'view named', ''],
])('%s needs a mark: it removes %s', (sql, removed, first) => {
  expect(problemsOf(first + sql)).toEqual([expect.stringContaining(removed)])
})

test('a column that becomes required needs a mark, because an earlier build leaves it out', () => {
  const sql =
    'CREATE TABLE notes (id text PRIMARY KEY, text text) STRICT;--> later\nDROP TABLE notes; CREATE TABLE notes (id text PRIMARY KEY, text text NOT NULL) STRICT;'
  const [first = '', second = ''] = sql.split('--> later\n')
  expect(problemsOf(first, second)).toEqual([expect.stringContaining('leave out notes.text')])
})

test('a marked removal is accepted after the migration that it names', () => {
  const drop = 'DROP INDEX tasks_note; ALTER TABLE tasks DROP COLUMN note;'
  const expand = 'ALTER TABLE tasks ADD COLUMN remark text;'
  expect(problemsOf(expand, [drop, '0001_step'])).toEqual([])
  expect(problemsOf(expand, [drop, '0002_step'])).toEqual([expect.stringContaining('no earlier')])
  expect(problemsOf(expand, [drop, '0007_gone'])).toEqual([expect.stringContaining('no earlier')])
})

test('a marked removal adds nothing, because the build of before would get both at once', () => {
  const rename = 'ALTER TABLE tasks RENAME COLUMN note TO remark;'
  expect(problemsOf([rename, '0000_step'])).toEqual([expect.stringContaining('adds and removes')])
})
