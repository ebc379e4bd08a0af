// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { listOpenTasks, listPostedTasks } from '#schema/contract/tasks.ts'
import type { Transport } from '#pwa/api/call.ts'
import { pullOpenTasks } from '#pwa/features/tasks/reads.ts'
import { pullProposals } from '#pwa/features/proposals/reads.ts'
import { applyForTask } from '#pwa/features/proposals/writes.ts'
import { newQueries } from '#pwa/api/queries.ts'
import { say } from '#pwa/replica/outbox.ts'
import type { Session } from '#pwa/session/session.tsx'
import { askList } from '#pwa/sync/ask-list.ts'
import { pull } from '#pwa/sync/pull.ts'
import { keepRows } from '#pwa/sync/settle.ts'
import { newPhone } from '#pwa/test/phone.ts'
import { newWorld } from '#worker/test/world.ts'
import { offerOn, plumber, post, turn } from './line.ts'

type Carried = { what: string; status: number; body: number; bytes: number }

const headBytes = (headers: Headers) =>
  [...headers].reduce((sum, [name, value]) => sum + name.length + value.length + 4, 0)

/** A tasker of another trade than the todos', with a line that counts what comes down it. */
async function looker() {
  const world = await newWorld()
  const client = await world.person('client')
  const { person } = await plumber(world)
  for (const title of ['Bake a cake', 'Ice a cake', 'Carry a cake'])
    await post(client, { title, skills: 'Pastries' })
  const carried: Carried[] = []
  const transport: Transport = async (request) => {
    const response = (await world.app.request(request as never)) as unknown as Response
    const body = (await response.clone().arrayBuffer()).byteLength
    const { pathname } = new URL(request.url)
    const { status } = response
    carried.push({ what: pathname, status, body, bytes: headBytes(response.headers) + body })
    return response
  }
  const phone = newPhone({ me: person.id, token: person.token, transport, now: world.now })
  await pull(phone)
  // What React Query held in memory is gone with each visit.
  const visit = () => newQueries().fetchInfiniteQuery(pullOpenTasks(phone))
  const last = () => carried.at(-1)
  return { world, client, person, phone, visit, carried, last }
}
const titles = async ({ replica }: Session) =>
  (await replica.seen.toArray()).map(({ title }) => title).toSorted()

describe('a list that is the same (SYNC 1, version ETags)', () => {
  test('costs no body and lets nothing in; the phone still has it, and where the next page begins', async () => {
    const { phone, visit, last } = await looker()
    const first = await visit()
    const before = await phone.replica.seen.toArray()
    expect(last()).toMatchObject({ status: 200 })
    const again = await visit()
    expect(last()).toMatchObject({ status: 304, body: 0 })
    expect(again.pages).toEqual(first.pages)
    expect(await phone.replica.seen.toArray()).toEqual(before)
  })

  test('PERFORMANCE P4: a repeat visit within the day is two empty answers, under 1.5 kB before any compression', async () => {
    const { phone, visit, carried } = await looker()
    await visit()
    await pull(phone)
    carried.length = 0
    await pull(phone)
    await visit()
    expect(carried.map(({ status, body }) => [status, body])).toEqual([
      [204, 0],
      [304, 0],
    ])
    const all = carried.reduce((sum, { bytes }) => sum + bytes, 0)
    expect(all).toBeLessThanOrEqual(1500)
  })

  test('that is not the same any more comes whole, and is let in', async () => {
    const { client, phone, visit, last } = await looker()
    await visit()
    await post(client, { title: 'Cut a cake', skills: 'Pastries' })
    await visit()
    expect(last()).toMatchObject({ status: 200 })
    expect(await titles(phone)).toContain('Cut a cake')
    await visit()
    expect(last()).toMatchObject({ status: 304 })
  })

  test('is asked for anew when any of it was cleared away: for want of room, or by a new start', async () => {
    const { world, person, phone, visit, last } = await looker()
    await visit()
    const [one] = await phone.replica.seen.toArray()
    if (one) await phone.replica.seen.delete(one._id)
    await visit()
    expect(last()).toMatchObject({ status: 200 })
    expect(await titles(phone)).toHaveLength(3)

    await world.rows(`INSERT INTO sync_floor (scope, seq) VALUES ('u:${person.id}', 100000)`)
    await pull(phone).catch(() => {})
    await phone.replica.transaction('rw', phone.replica.base, async () => {
      for (const table of phone.replica.base) await table.clear()
    })
    await visit()
    expect(last()).toMatchObject({ status: 200 })
    expect(await titles(phone)).toHaveLength(3)
  })

  test('page by page, and each list by itself', async () => {
    const { client, phone, last } = await looker()
    const ask = (input: object) =>
      askList(phone, listOpenTasks, input, {
        tables: ['seen'],
        letIn: ({ tasks }) => keepRows(phone.replica, 'seen', tasks),
      })
    const cursor = await ask({ limit: 2 })
    await ask({ limit: 2, cursor })
    expect(await ask({ limit: 2, cursor })).toBe(null)
    expect(last()).toMatchObject({ status: 304 })
    expect(await ask({ limit: 2 })).toBe(cursor)
    expect(last()).toMatchObject({ status: 304 })
    expect((await client.send(listPostedTasks, {})).headers.get('etag')).toMatch(/^W\//)
  })

  test('one’s own proposals: what this phone itself said makes the list newer', async () => {
    const { client, phone, last } = await looker()
    const mine = () => newQueries().fetchInfiniteQuery(pullProposals(phone))
    await mine()
    await mine()
    expect(last()).toMatchObject({ status: 304 })
    const task = await post(client)
    await say(phone, applyForTask, offerOn(task._id))
    await turn(phone)
    await mine()
    expect(last()).toMatchObject({ status: 200 })
    expect(await phone.replica.proposals.count()).toBe(1)
  })
})

test('what is remembered of lists does not grow without end', async () => {
  const { phone } = await looker()
  for (let page = 1; page <= 45; page++)
    await askList(
      phone,
      listOpenTasks,
      { limit: page },
      { tables: ['seen'], letIn: async () => {} },
    )
  expect(Object.keys((await phone.replica.fact('pages')) ?? {})).toHaveLength(40)
})
