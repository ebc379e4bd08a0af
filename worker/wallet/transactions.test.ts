import { beforeEach, describe, expect, it } from 'vitest'
import { readDashboard } from '#schema/contract/accounts.ts'
import { listTransactions } from '#schema/contract/wallet.ts'
import { naira } from '#schema/domain/money.ts'
import { newMarket, type Market } from '../test/market.ts'
import type { Person } from '../test/world.ts'

let market: Market
let client: Person
let tasker: Person
beforeEach(async () => {
  market = await newMarket()
  client = await market.client()
  tasker = await market.tasker()
})
const history = async (person: Person) => (await person.send(listTransactions, {})).body.trx
const purse = async (person: Person) => (await person.send(readDashboard, {})).body.userDetails

describe('R22: the wallet’s history', () => {
  it('shows an award as a pending debit, which completes when the tasker is paid', async () => {
    const task = await market.underWay(client, tasker)
    const [held, opening] = await history(client)
    expect(held).toMatchObject({
      details: `Payment held for ${task.title}`,
      amount: 18_000,
      TransactionType: 'debit',
      TransactionStatus: 'pending',
      createdAt: new Date(market.now()).toISOString(),
    })
    expect(opening).toMatchObject({
      details: 'for a test',
      amount: 100_000,
      TransactionType: 'credit',
      TransactionStatus: 'completed',
    })
    await market.submit(tasker, task)
    expect((await history(client))[0]?.TransactionStatus).toBe('pending')
    await market.approve(client, task)
    expect((await history(client))[0]).toEqual({ ...held, TransactionStatus: 'completed' })
    expect(await history(tasker)).toMatchObject([
      {
        details: `Payment for ${task.title}`,
        amount: 18_000,
        TransactionType: 'credit',
        TransactionStatus: 'completed',
      },
    ])
  })

  it('R22 I3, R23: what is shown adds up to the balance, and what is held stands beside it', async () => {
    const tasks = [await market.underWay(client, tasker), await market.underWay(client, tasker)]
    const [first] = tasks
    if (first) {
      await market.submit(tasker, first)
      await market.approve(client, first)
    }
    for (const person of [client, tasker]) {
      const rows = await history(person)
      const sum = rows.reduce(
        (total, { TransactionType, amount }) =>
          total + (TransactionType === 'credit' ? amount : -amount),
        0,
      )
      expect((await purse(person)).balance).toBe(sum)
    }
    expect(await purse(client)).toMatchObject({ balance: 64_000, held: 18_000, heldTasks: 1 })
    expect(await purse(tasker)).toMatchObject({ balance: 18_000, held: 0, heldTasks: 0 })
  })

  it('gives each row a reference that a person can read out, never the same twice', async () => {
    for (let i = 0; i < 4; i++) await market.underWay(client, tasker)
    const references = (await history(client)).map(({ reference_number }) => reference_number)
    expect(new Set(references).size).toBe(5)
    for (const reference of references)
      expect(reference).toMatch(/^ON260304-[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{4}$/)
  })

  it('pages newest first, each row once, and ends', async () => {
    const rich = await market.client(naira(1_000_000))
    for (let i = 0; i < 6; i++) await market.underWay(rich, tasker, { title: `Todo ${i}` })
    const whole = await history(rich)
    expect(whole[0]?.details).toBe('Payment held for Todo 5')
    const paged = []
    let cursor: string | undefined
    do {
      const { body } = await rich.send(listTransactions, { limit: 3, cursor })
      paged.push(...body.trx)
      cursor = body.nextCursor ?? undefined
    } while (cursor)
    expect(paged).toEqual(whole)
    expect(whole).toHaveLength(7)
  })

  it('is nobody else’s, needs a session, and refuses a cursor that is not ours (R52)', async () => {
    await market.underWay(client, tasker)
    const other = await market.client(naira(0))
    expect(await history(other)).toEqual([])
    expect(await history(tasker)).toEqual([])
    expect((await market.send(null, listTransactions, {})).status).toBe(401)
    expect((await client.send(listTransactions, { cursor: 'mine' })).status).toBe(400)
    expect((await client.send(listTransactions, { limit: 1000 })).status).toBe(400)
  })
})
