import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { ENTITIES } from '#schema/contract/entities.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { FEED_PARTS, OWN_PARTS } from './queries.ts'

test('every entity of the change log is shown by one part', () => {
  const shown = [...OWN_PARTS, ...FEED_PARTS].flatMap(({ present }) => Object.keys(present))
  expect([...new Set(shown)].toSorted()).toEqual(Object.keys(ENTITIES).toSorted())
})

test('no two parts of one statement have a column of the same name', () => {
  const names = OWN_PARTS.flatMap(({ columns }) =>
    Object.keys(columns({ userId: sql<UserId>`?`, wallet: sql<string>`?`, now: sql<number>`?` })),
  )
  expect(names.toSorted()).toEqual([...new Set(names)].toSorted())
})
