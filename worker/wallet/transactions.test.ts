import { beforeEach, describe, expect, it } from 'vitest'
import { readDashboard } from '#schema/contract/dashboard.ts'
import * as disputes from '#schema/contract/disputes.ts'
import { listTransactions } from '#schema/contract/wallet.ts'
import { naira } from '#schema/domain/money.ts'
import { createMarket, type Market } from '#testing/worker/market.ts'
import type { TestUser } from '#testing/worker/test-server.ts'

let market: Market
let client: TestUser
let tasker: TestUser
beforeEach(async () => {
  market = await createMarket()
  client = await market.createClient()
  tasker = await market.createTasker()
})
const history = async (user: TestUser) => (await user.send(listTransactions, {})).body.trx
const nameOf = async (user: TestUser) => (await dashboardOf(user)).user.username
/** What the rows name, newest first, without the money at the start. */
const sides = async (user: TestUser) =>
  (await history(user)).slice(0, -1).map(({ kind, other }) => [kind, other])
const dashboardOf = async (user: TestUser) => (await user.send(readDashboard, {})).body.userDetails

describe('the list of transactions', () => {
  it('shows an award as a pending debit, which completes when the tasker is paid', async () => {
    const task = await market.createAssignedTask(client, tasker)
    const [held, opening] = await history(client)
    expect(held).toMatchObject({
      details: `Payment held for ${task.title}`,
      task: task._id,
      amount: 18_000,
      TransactionType: 'debit',
      TransactionStatus: 'pending',
      createdAt: new Date(market.now()).toISOString(),
    })
    expect(opening).not.toHaveProperty('task')
    expect(opening).toMatchObject({
      details: 'for a test',
      amount: 100_000,
      TransactionType: 'credit',
      TransactionStatus: 'completed',
    })
    await market.submit(tasker, task)
    expect((await history(client))[0]?.TransactionStatus).toBe('pending')
    await market.approve(client, task)
    expect((await history(client))[0]).toEqual({
      ...held,
      details: `Payment for ${task.title}`,
      says: ['transactions.release', { title: task.title }],
      TransactionStatus: 'completed',
    })
    expect(await history(tasker)).toMatchObject([
      {
        details: `Payment for ${task.title}`,
        task: task._id,
        amount: 18_000,
        TransactionType: 'credit',
        TransactionStatus: 'completed',
      },
    ])
  })

  it('names both sides: for whom money is held, who was paid, who paid, and nobody of a closed account', async () => {
    const task = await market.createAssignedTask(client, tasker)
    const [clientName, taskerName] = [await nameOf(client), await nameOf(tasker)]
    expect((await history(client))[0]).toMatchObject({ kind: 'award', other: taskerName })
    expect((await history(client))[1]).not.toHaveProperty('other')
    await market.submit(tasker, task)
    await market.approve(client, task)
    expect((await history(client))[0]).toMatchObject({ kind: 'award', other: taskerName })
    expect((await history(tasker))[0]).toMatchObject({ kind: 'release', other: clientName })
    await market.runSql('UPDATE users SET closed_at = 1 WHERE id = ?', tasker.id)
    expect((await history(client))[0]).toMatchObject({ kind: 'award', other: null })
  })

  it('names the professional of each hold where the todo was assigned again', async () => {
    const second = await market.createTasker()
    const task = await market.createAssignedTask(client, tasker)
    await market.cancel(client, task, true)
    const [former, next] = [await nameOf(tasker), await nameOf(second)]
    expect((await history(client))[0]).toMatchObject({ kind: 'task_refund', other: former })
    await market.apply(second, task)
    await market.award(client, task, second)
    const earlier = [
      ['task_refund', former],
      ['award', undefined],
    ]
    expect(await sides(client)).toEqual([['award', next], ...earlier])
    await market.submit(second, task)
    await market.approve(client, task)
    expect(await sides(client)).toEqual([['award', next], ...earlier])
    expect((await history(client)).map(({ details }) => details)).toEqual([
      `Payment for ${task.title}`,
      `Refund for ${task.title}`,
      `Payment held for ${task.title}`,
      'for a test',
    ])
  })

  it.each([
    ['a part', 8000, ['task_refund', 'award']],
    ['nothing', 0, ['task_refund']],
  ])('names the professional of a hold of which %s was paid', async (_, release, named) => {
    const task = await market.createAssignedTask(client, tasker)
    await market.openDispute(client, task)
    await market.answerDispute(tasker, task)
    const { _id: id } = await market.findDispute(client, task)
    const split = { outcome: 'split', release, refund: 18_000 - release } as const
    const admin = await market.createUser('admin')
    await admin.send(disputes.decideDispute, { id, ...split, reason: 'Both were there.' })
    const name = await nameOf(tasker)
    const rows = await history(client)
    expect(rows.filter(({ other }) => other === name).map(({ kind }) => kind)).toEqual(named)
  })

  it('adds up to the balance, with held money shown separately', async () => {
    const tasks = [
      await market.createAssignedTask(client, tasker),
      await market.createAssignedTask(client, tasker),
    ]
    const [first] = tasks
    if (first) {
      await market.submit(tasker, first)
      await market.approve(client, first)
    }
    for (const user of [client, tasker]) {
      const rows = await history(user)
      const sum = rows.reduce(
        (total, { TransactionType, amount }) =>
          total + (TransactionType === 'credit' ? amount : -amount),
        0,
      )
      expect((await dashboardOf(user)).balance).toBe(sum)
    }
    expect(await dashboardOf(client)).toMatchObject({ balance: 64_000, held: 18_000, heldTasks: 1 })
    expect(await dashboardOf(tasker)).toMatchObject({ balance: 18_000, held: 0, heldTasks: 0 })
  })

  it('gives each transaction a unique, readable reference', async () => {
    for (let i = 0; i < 4; i++) await market.createAssignedTask(client, tasker)
    const references = (await history(client)).map(({ reference_number }) => reference_number)
    expect(new Set(references).size).toBe(5)
    for (const reference of references)
      expect(reference).toMatch(/^ON260304-[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{4}$/)
  })

  it('pages newest first, each transaction once, to the end', async () => {
    const rich = await market.createClient(naira(1_000_000))
    for (let i = 0; i < 6; i++)
      await market.createAssignedTask(rich, tasker, { title: `Todo ${i}` })
    const all = await history(rich)
    expect(all[0]?.details).toBe('Payment held for Todo 5')
    const paged = []
    let cursor: string | undefined
    do {
      const { body } = await rich.send(listTransactions, { limit: 3, cursor })
      paged.push(...body.trx)
      cursor = body.nextCursor ?? undefined
    } while (cursor)
    expect(paged).toEqual(all)
    expect(all).toHaveLength(7)
  })

  it('contains only the caller’s transactions, requires a session and rejects a foreign cursor', async () => {
    await market.createAssignedTask(client, tasker)
    const other = await market.createClient(naira(0))
    expect(await history(other)).toEqual([])
    expect(await history(tasker)).toEqual([])
    expect((await market.send(null, listTransactions, {})).status).toBe(401)
    expect((await client.send(listTransactions, { cursor: 'mine' })).status).toBe(400)
    expect((await client.send(listTransactions, { limit: 1000 })).status).toBe(400)
  })
})
