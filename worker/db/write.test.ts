import { sql } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import type { UserId } from '#schema/domain/ids.ts'
import { createMarket } from '#testing/worker/market.ts'
import { createBackgroundContext } from '#worker/background/context.ts'
import { changedForUser } from './own-changes.ts'
import { assertRowsChanged, partsOf, type Change, type Effect } from './write.ts'

const [first, second, third] = [sql`SELECT 1`, sql`SELECT 2`, sql`SELECT 3`]
const user = (id: string): Change[] => changedForUser(id as UserId)

describe('effects', () => {
  it('are one list, whatever lists they stand in, in the order in which they stand', () => {
    const nested: Effect = [[], [first, user('a')], [[[second]], user('b')], third]
    expect(partsOf(nested)).toEqual({
      writes: [first, second, third],
      changes: [...user('a'), ...user('b')],
      afterCommit: [],
      onAbort: [],
      endedSessionsOf: [],
    })
    expect(partsOf(first).writes).toEqual([first])
  })

  it('have one change for each entity in a scope, the last', () => {
    const [left] = user('a').map((change) => ({ ...change, op: 'del' as const }))
    const inFeed: Change = { scope: 'feed:Baker', entity: 'feed', id: 'a' }
    expect(partsOf([user('a'), user('b'), inFeed, left as Change]).changes).toEqual([
      left,
      ...user('b'),
      inFeed,
    ])
  })
})

describe('a batch', () => {
  const run = async (effects: Effect) => {
    const market = await createMarket()
    await createBackgroundContext(market.deps).commit(effects)
  }
  const hooks = () => ({ afterCommit: vi.fn(async () => null), onAbort: vi.fn(async () => null) })

  it('that is committed starts the work of each effect that has some after it', async () => {
    const [one, another] = [hooks(), hooks()]
    await run([one, [first, [another]]])
    for (const { afterCommit, onAbort } of [one, another]) {
      expect(afterCommit.mock.calls).toEqual([[expect.objectContaining({ isPushDue: false })]])
      expect(onAbort).not.toHaveBeenCalled()
    }
  })

  it('that is aborted runs what each effect has for it, and nothing else', async () => {
    const [one, another] = [hooks(), hooks()]
    const nobody = sql`UPDATE users SET username = 'Nobody' WHERE id = 'nobody'`
    await expect(run([one, nobody, assertRowsChanged('user_state'), [another]])).rejects.toThrow(
      'assertion',
    )
    for (const { afterCommit, onAbort } of [one, another]) {
      expect(onAbort).toHaveBeenCalledTimes(1)
      expect(afterCommit).not.toHaveBeenCalled()
    }
  })
})
