import { expect, it } from 'vitest'
import { listTransactions } from '#schema/contract/wallet.ts'
import { PAGE_SIZE } from '#schema/domain/limits.ts'
import { naira } from '#schema/domain/money.ts'
import { newPayer } from '../test/payer.ts'

const settings = { PENDING_WITHDRAWALS_MAX: 1000 }
/** DESIGN 8, the row of the version, and one for each withdrawal: where it went. */
const MOST = 3 * PAGE_SIZE + 5 + 1

it(
  'DESIGN 8: a history of withdrawals costs one trip and at most 3 × page + 5 rows, however long it is',
  { timeout: 120_000 },
  async () => {
    const payer = await newPayer({ settings }, { money: naira(9_000_000) })
    const person = await payer.rich()
    await payer.rows("UPDATE users SET is_verified = 1, username = 'Musa' WHERE id = ?", person.id)
    const reads: number[] = []
    for (const count of [30, 30]) {
      for (let i = 0; i < count; i++) {
        payer.bank.decide(['success', 'failed', 'pending'][i % 3] ?? 'pending')
        expect((await payer.rush(person, { amount: '1000' })).status).toBe(200)
      }
      const { body } = await payer.send(person.token, listTransactions, {})
      // What came back is read and not shown, so a page may be a little shorter.
      expect(body.trx.length).toBeGreaterThan(PAGE_SIZE / 2)
      expect(body.trx.slice(0, 3).map((row) => row.TransactionStatus)).toEqual([
        ...['pending', 'failed', 'completed'],
      ])
      expect(payer.cost().trips).toBe(1)
      reads.push(payer.cost().rowsRead)
    }
    // Every row of all pages, each once, and the sum of what counts is the balance (R22 I3).
    const all = []
    let cursor: string | undefined
    do {
      const { body } = await payer.send(person.token, listTransactions, { limit: 7, cursor })
      expect(body.trx.length).toBeGreaterThan(0)
      all.push(...body.trx)
      cursor = body.nextCursor ?? undefined
    } while (cursor)
    expect(new Set(all.map(({ _id }) => _id)).size).toBe(61)
    const sum = all
      .filter(({ TransactionStatus }) => TransactionStatus !== 'failed')
      .reduce((total, row) => total + row.amount * (row.TransactionType === 'credit' ? 1 : -1), 0)
    expect(sum * 100).toBe(await payer.available(person))
    expect(Math.max(...reads)).toBeLessThanOrEqual(MOST)
    expect(Math.abs((reads[1] ?? 0) - (reads[0] ?? 0))).toBeLessThanOrEqual(3)
  },
)
