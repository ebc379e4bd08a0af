import { expect, it } from 'vitest'
import { readReconciliation } from '#schema/contract/books.ts'
import { DAY } from '#schema/domain/limits.ts'
import { naira } from '#schema/domain/money.ts'
import { ring } from '../clock/clock.ts'
import { laws } from '../clock/laws.ts'
import { seals } from '../clock/seals.ts'
import { newWorld } from '../test/world.ts'

it('an administrator is shown what is open, newest first, and how far the clock has come; nobody else is', async () => {
  const world = await newWorld()
  const admin = await world.person('admin')
  const ask = async () => (await admin.send(readReconciliation, {})).body
  expect(await ask()).toEqual({
    ...{ items: [], openItems: 0, lawsLookedAt: null, compared: null, seal: null },
  })

  expect(world.cost()).toMatchObject({ trips: 1 })

  await world.person('client', naira(50))
  const began = new Date(world.now()).toISOString()
  await world.rows("UPDATE ledger_accounts SET credits = 5, debits = 5 WHERE id = 'suspense'")
  await ring(world.deps, [laws])
  world.wait(DAY)
  await world.rows(
    `INSERT INTO recon_items (id, kind, ours, theirs, words, seen_at, settled_at) VALUES
       ('payment:fw-1', 'amount', 499900, 500000, 'another amount', ${world.now()}, NULL),
       ('payment:fw-0', 'amount', 1, 2, 'settled', 1, 2)`,
  )
  await world.rows('UPDATE sessions SET expires_at = expires_at + 86400000')
  await ring(world.deps, [seals])
  const { items, openItems, lawsLookedAt, seal } = await ask()
  expect(items).toMatchObject([
    { _id: 'payment:fw-1', kind: 'amount', ours: 4999, theirs: 5000, words: 'another amount' },
    { kind: 'law', ours: null, theirs: null, words: expect.stringContaining('suspense') },
  ])
  expect({ openItems, lawsLookedAt }).toEqual({ openItems: 2, lawsLookedAt: began })
  expect(seal).toEqual({
    ...{ day: '2026-03-04', sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
    sealedAt: new Date(world.now()).toISOString(),
  })
})
