import { expect, it } from 'vitest'
import { listTransactions } from '#schema/contract/wallet.ts'
import { PAGE_SIZE } from '#schema/domain/limits.ts'
import { naira } from '#schema/domain/money.ts'
import { createPayoutMarket } from '#testing/worker/payout-market.ts'

const OUTCOMES = ['success', 'failed', 'pending'] as const
const settings = { PENDING_WITHDRAWALS_MAX: 1000 }
/** 2 × page + 5, one row per withdrawal, and the version of the list (docs/performance.md#budgets). */
const MAX_ROWS = 3 * PAGE_SIZE + 5 + 1

it(
  'a page of withdrawals costs one round trip and at most 3 × page + 6 rows in a history of any length',
  { timeout: 120_000 },
  async () => {
    const market = await createPayoutMarket(
      { engine: 'sqld', settings },
      { money: naira(9_000_000) },
    )
    const user = await market.createRichUser()
    await market.runSql("UPDATE users SET is_verified = 1, username = 'Musa' WHERE id = ?", user.id)
    const reads: number[] = []
    for (const count of [24, 24]) {
      for (let i = 0; i < count; i++) {
        market.provider.setTransferOutcome(OUTCOMES[i % 3] ?? 'pending')
        expect((await market.withdrawDirectly(user, { amount: '1000' })).status).toBe(200)
      }
      const { body } = await market.send(user.token, listTransactions, {})
      // Returns of failed withdrawals are read and not listed, so a page may be shorter.
      expect(body.trx.length).toBeGreaterThan(PAGE_SIZE / 2)
      expect(body.trx.slice(0, 3).map((row) => row.TransactionStatus)).toEqual([
        'pending',
        'failed',
        'completed',
      ])
      expect(market.lastRequestCost().roundTrips).toBe(1)
      reads.push(market.lastRequestCost().rowsRead)
    }
    // All pages contain each transaction once, and the sum of the successful ones is the balance.
    const all = []
    let cursor: string | undefined
    do {
      const { body } = await market.send(user.token, listTransactions, { limit: 7, cursor })
      expect(body.trx.length).toBeGreaterThan(0)
      all.push(...body.trx)
      cursor = body.nextCursor ?? undefined
    } while (cursor)
    expect(new Set(all.map(({ _id }) => _id)).size).toBe(49)
    const sum = all
      .filter(({ TransactionStatus }) => TransactionStatus !== 'failed')
      .reduce((total, row) => total + row.amount * (row.TransactionType === 'credit' ? 1 : -1), 0)
    expect(sum * 100).toBe(await market.availableBalance(user))
    expect(Math.max(...reads)).toBeLessThanOrEqual(MAX_ROWS)
    expect(Math.abs((reads[1] ?? 0) - (reads[0] ?? 0))).toBeLessThanOrEqual(3)
  },
)
