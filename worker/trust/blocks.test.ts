import { sql } from 'drizzle-orm'
import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core'
import { expect, test } from 'vitest'
import { createMarket, type Market } from '#testing/worker/market.ts'
import { isNotHiddenSql, isBlockedSql } from './blocks.ts'

const run = (market: Market, query: ReturnType<typeof sql>) => {
  const { sql: text, params } = new SQLiteSyncDialect().sqlToQuery(query)
  return market.runSql(text, ...(params as string[]))
}

test('a block counts in both directions, and for no other user', async () => {
  const market = await createMarket()
  const users = [await market.createClient(), await market.createTasker()] as const
  const other = await market.createTasker()
  const isBlocked = async (a: { id: typeof other.id }, b: { id: typeof other.id }) => {
    const [row] = await run(market, sql`SELECT ${isBlockedSql(a.id, b.id)} AS blocked`)
    return row?.['blocked']
  }
  const [ada, musa] = users
  await market.runSql('INSERT INTO blocks VALUES (?, ?, 1)', ada.id, musa.id)
  expect([await isBlocked(ada, musa), await isBlocked(musa, ada)]).toEqual([1, 1])
  expect([await isBlocked(ada, other), await isBlocked(other, musa)]).toEqual([0, 0])
  for (const [user, shown] of [
    [ada, [ada.id, other.id]],
    [musa, [musa.id, other.id]],
    [other, [ada.id, musa.id, other.id]],
  ] as const) {
    const condition = isNotHiddenSql(user.id, sql`users.id`)
    const rows = await run(market, sql`SELECT id FROM users WHERE ${condition}`)
    expect(rows.map(({ id }) => id).toSorted()).toEqual(shown.toSorted())
  }
})
