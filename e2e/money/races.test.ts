import { afterAll, afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { fundWallet, initFunding } from '#schema/contract/payments.ts'
import { applyForTask, awardTask } from '#schema/contract/proposals.ts'
import { approveTask, createTask, deleteTask, submitWork } from '#schema/contract/tasks.ts'
import { newId, type TaskId } from '#schema/domain/ids.ts'
import { naira } from '#schema/domain/money.ts'
import { payments } from '#worker/clock/payments.ts'
import { todo } from '#worker/test/market.ts'
import { openHouse, type House, type Person, type Reply } from './house.ts'

/** On the libSQL server itself: what happens at one moment there is decided by it, and not by one engine's single thread. */
let house: House
const told: string[] = []
beforeEach(async () => {
  const server: string = inject('database' as never)
  const url = `${server}/@r${crypto.randomUUID().replaceAll('-', '')}/`
  house = await openHouse({ engine: { wire: fetch, url } })
})
afterEach(async () => {
  const found = [...(await house.broken()), ...house.faults]
  await house.close()
  if (found.length > 0) throw new Error(found.join('\n'))
})
afterAll(() => console.log(`races: ${told.join('; ')}`))

const times = <A>(count: number, go: (at: number) => Promise<A>): Promise<A>[] =>
  Array.from({ length: count }, (_, at) => go(at))
const heard = (replies: readonly Reply[]) => {
  const counts: Record<string, number> = {}
  for (const { status, body } of replies) {
    const name = status < 300 ? String(status) : String(body.code)
    counts[name] = (counts[name] ?? 0) + 1
  }
  return counts
}
const kobo = async (account: string) => {
  const [row] = await house.rows(
    'SELECT credits - debits AS kobo FROM ledger_accounts WHERE id = ?',
    account,
  )
  return Number(row?.['kobo'] ?? 0)
}
const journals = async (type: string) =>
  (await house.rows('SELECT id FROM ledger_journals WHERE type = ?', type)).length

async function pair(taskers: number): Promise<[Person, Person[]]> {
  const [client, ...others] = await house.people(
    { userType: 'client', money: naira(100_000) },
    ...Array.from({ length: taskers }, () => ({ userType: 'tasker' as const })),
  )
  return [client as Person, others]
}
async function offered(client: Person, taskers: readonly Person[]) {
  const _id = newId('task')
  await house.send(client, createTask, todo({ _id, price: '5000' }))
  const offer = { taskId: _id, price: 5000, description: 'I can.', date: '2026-04-01' }
  await Promise.all(taskers.map((tasker) => house.send(tasker, applyForTask, offer)))
  return _id
}

describe('MONEY 1.4: at one moment, on the server itself', { timeout: 120_000 }, () => {
  it('fund ×60 with one reference: forty who ask, twenty times told, and the clock: once in the wallet', async () => {
    const [client] = await pair(0)
    const { body } = await house.send(client, initFunding, { amount: 20_000 })
    const { reference } = body.payment
    await house.paystack.control('pay', { reference, outcome: 'success' })
    house.wait(11 * 60_000)
    const [replies] = await Promise.all([
      Promise.all(times(40, () => house.send(client, fundWallet, { reference }))),
      house.tell({ copies: 20 }),
      house.clock(payments),
    ])
    expect(heard(replies)).toEqual({ 200: 40 })
    expect(await journals('fund')).toBe(1)
    expect(await kobo(`ua:${client.id}`)).toBe(naira(120_000))
    told.push('fund ×60: 1 credit')
  })

  it('award ×50, each to another: one winner, whose price is held', async () => {
    const [client, taskers] = await pair(50)
    const taskId = await offered(client, taskers)
    const replies = await Promise.all(
      times(50, (at) =>
        house.send(client, awardTask, { taskId, taskerId: (taskers[at] as Person).id }),
      ),
    )
    const { 200: won, ...others } = heard(replies)
    expect(won).toBe(1)
    expect(Object.values(others).reduce((sum, count) => sum + count, 0)).toBe(49)
    expect(replies.every(({ status }) => status === 200 || status === 409)).toBe(true)
    expect([await journals('award'), await kobo(`te:${taskId}`)]).toEqual([1, naira(5000)])
    told.push('award ×50: 1 winner')
  })

  it('approve ×50: all hear yes, one release', async () => {
    const [client, taskers] = await pair(1)
    const [tasker] = taskers as [Person]
    const id = await offered(client, taskers)
    await house.send(client, awardTask, { taskId: id, taskerId: tasker.id })
    await house.send(tasker, submitWork, { id, submissionNotes: 'Done.' })
    const replies = await Promise.all(times(50, () => house.send(client, approveTask, { id })))
    expect(heard(replies)).toEqual({ 200: 50 })
    expect([await journals('release'), await kobo(`ua:${tasker.id}`)]).toEqual([1, naira(5000)])
    told.push('approve ×50: 1 release')
  })

  it('award against delete ×25 each: of every todo one of the two is true, and its money is where that says', async () => {
    const [client, taskers] = await pair(1)
    const [tasker] = taskers as [Person]
    // Ten todos a day may be posted by one person.
    const owners = await house.people(
      ...Array.from({ length: 25 }, () => ({ userType: 'client' as const, money: naira(5000) })),
    )
    const ids: TaskId[] = []
    for (const owner of owners) ids.push(await offered(owner, taskers))
    const pairs = await Promise.all(
      owners.map((owner, at) => {
        const id = ids[at] ?? newId('task')
        // Now the one is first, now the other.
        const soon = () => new Promise((done) => setTimeout(done, 150 * Math.random()))
        const award = async () => {
          await soon()
          return house.send(owner, awardTask, { taskId: id, taskerId: tasker.id })
        }
        const remove = async () => {
          await soon()
          return house.send(owner, deleteTask, { id })
        }
        return Promise.all([award(), remove()])
      }),
    )
    expect(pairs.every((both) => both.filter(({ status }) => status === 200).length === 1)).toBe(
      true,
    )
    const held = await Promise.all(ids.map((id) => kobo(`te:${id}`)))
    const left = await Promise.all(owners.map(({ id }) => kobo(`ua:${id}`)))
    expect(held.map((each, at) => each + (left[at] ?? 0))).toEqual(Array(25).fill(naira(5000)))
    const awarded = held.filter((each) => each > 0).length
    expect(await journals('award')).toBe(awarded)
    expect(await kobo(`ua:${client.id}`)).toBe(naira(100_000))
    told.push(`award against delete ×25: ${awarded} awarded, ${25 - awarded} deleted`)
  })
})
