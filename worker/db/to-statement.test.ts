import { and, eq, inArray, isNull, not, sql } from 'drizzle-orm'
import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core'
import { expect, test } from 'vitest'
import type { TaskId, UserId } from '#schema/domain/ids.ts'
import { aboutFigures, tasks, users } from '#schema/tables/index.ts'
import { queryBuilder as db } from './prepared.ts'
import { toStatement } from './to-statement.ts'

const dialect = new SQLiteSyncDialect()
const id = 'task' as TaskId
const figures = { services: 1, vendors: 2, customers: 3, jobs: 4, changedAt: 5 }

const STATEMENTS = {
  'a text with values of every type': sql`SELECT ${'a'}, ${1}, ${null}, ${true}, ${sql.raw("'?'")}${undefined}`,
  'texts in a text': sql`SELECT ${sql.join([sql`${1}`, sql`x`], sql`, `)} ${not(sql`${2}`)}`,
  'a list': sql`SELECT 1 WHERE ${inArray(tasks.id, [id, id])} AND x IN ${['a', 'b']}`,
  names: sql`SELECT ${tasks.title} FROM ${tasks} AS ${sql.identifier('a"b')}`,
  'a sub-select': sql`SELECT (${db.select({ id: tasks.id }).from(tasks).where(eq(tasks.id, id))})`,
  'a text without arguments': sql`SELECT ${1}`.inlineParams(),
  'an update': db
    .update(tasks)
    .set({ title: 'New', skills: ['Taps'], dispute: null, price: sql`${tasks.price} + ${1}` })
    .where(and(eq(tasks.id, id), isNull(tasks.taskerId), eq(tasks.version, 3)))
    .returning(),
  'an upsert': db
    .insert(aboutFigures)
    .values({ id: 1, ...figures })
    .onConflictDoUpdate({ target: aboutFigures.id, set: figures }),
  'a value that its column encodes': db
    .update(users)
    .set({ isVerified: true, jobTitle: '' })
    .where(eq(users.id, 'user' as UserId)),
  'a delete': db.delete(tasks).where(eq(tasks.id, id)),
}

test.each(Object.entries(STATEMENTS))('renders %s as drizzle does', (_, statement) => {
  const { sql: text, params } = dialect.sqlToQuery(statement.getSQL())
  expect(toStatement(statement)).toEqual({ sql: text, args: params })
})
