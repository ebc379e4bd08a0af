import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { TaskId } from '#schema/domain/ids.ts'
import { tasks, users } from '#schema/tables/index.ts'
import { countBuiltTexts, prepare, queryBuilder, type Slots } from './prepared.ts'

test('builds one text for each combination of optional values', () => {
  const select = prepare(({ id, title }: Slots<{ id: TaskId; title?: string }>) =>
    queryBuilder
      .select({ id: tasks.id })
      .from(tasks)
      .where(title ? sql`${eq(tasks.id, id)} AND title = ${title}` : eq(tasks.id, id)),
  )
  const before = countBuiltTexts()
  const [plain, titled] = [select({ id: 'a' as TaskId }), select({ id: 'b' as TaskId, title: 't' })]
  expect(select({ id: 'c' as TaskId }).statement).toEqual({ ...plain.statement, args: ['c'] })
  expect(titled.statement.args).toEqual(['b', 't'])
  expect(titled.statement.sql).not.toBe(plain.statement.sql)
  expect(countBuiltTexts() - before).toBe(2)
})

test('fills in the values of a list, and encodes a value as its column does', () => {
  const select = prepare(({ names, flag }: Slots<{ names: readonly string[]; flag: number }>) =>
    queryBuilder
      .select({ id: users.id })
      .from(users)
      .where(sql`username IN ${[...names]} AND ${flag} AND ${eq(users.isVerified, true)}`),
  )
  expect(select({ names: ['a', 'b'], flag: 7 }).statement.args).toEqual(['a', 'b', 7, 1])
  expect(select({ names: ['c'], flag: 8 }).statement.args).toEqual(['c', 8, 1])
})

test('maps a row as drizzle does: decoded values, groups, and null for a joined table without a row', () => {
  const select = prepare(() =>
    queryBuilder
      .select({
        id: tasks.id,
        tasker: { name: users.username, isVerified: users.isVerified },
        text: { skills: tasks.skills, count: sql<number>`1`.mapWith(Number) },
      })
      .from(tasks)
      .leftJoin(users, eq(users.id, tasks.taskerId)),
  )
  const { mapRow } = select({})
  expect(mapRow(['t', 'Ada', 1, '["Taps"]', '3'])).toEqual({
    id: 't',
    tasker: { name: 'Ada', isVerified: true },
    text: { skills: ['Taps'], count: 3 },
  })
  expect(mapRow(['t', null, null, '[]', 3])).toMatchObject({ tasker: null })
})
