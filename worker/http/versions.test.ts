import { beforeEach, describe, expect, it, test } from 'vitest'
import { updateProfile } from '#schema/contract/accounts.ts'
import type { Endpoint, Sent } from '#schema/contract/endpoint.ts'
import { ENDPOINTS } from '#schema/contract/index.ts'
import { editProposal, listApplicants, listProposals } from '#schema/contract/proposals.ts'
import * as tasks from '#schema/contract/tasks.ts'
import { listTransactions } from '#schema/contract/wallet.ts'
import { SERVED } from '../app.ts'
import { newMarket, todo, type Market } from '../test/market.ts'
import type { Person } from '../test/world.ts'

let market: Market
let client: Person
let tasker: Person
beforeEach(async () => {
  market = await newMarket()
  client = await market.client()
  tasker = await market.tasker()
})

const ask = <E extends Endpoint>(person: Person, endpoint: E, input: Sent<E>, tag = '') =>
  market.send(person.token, endpoint, input, undefined, tag ? { 'if-none-match': tag } : {})
const tagOf = async <E extends Endpoint>(person: Person, endpoint: E, input: Sent<E>) => {
  const { status, headers } = await ask(person, endpoint, input)
  expect([endpoint.name, status]).toEqual([endpoint.name, 200])
  return headers.get('etag') ?? ''
}
/** The session and its person. */
const SESSION_ROWS = 2

test('SYNC 1: every list of the contract has a version, and nothing else has', () => {
  const promised = ENDPOINTS.filter(({ isVersioned }) => isVersioned).map(({ name }) => name)
  const kept = SERVED.filter(({ versionedBy }) => versionedBy).map(({ endpoint }) => endpoint.name)
  expect(kept.toSorted()).toEqual(promised.toSorted())
  const paged = ENDPOINTS.filter(
    ({ kind, input, who }) =>
      kind === 'query' &&
      who === 'signedIn' &&
      'cursor' in (input as unknown as { entries: object }).entries,
  )
  expect(promised.toSorted()).toEqual(paged.map(({ name }) => name).toSorted())
})

describe('a list asked for again (SYNC 1)', () => {
  it('is 304 without a body in one round trip, and the list is not looked at', async () => {
    const task = await market.post(client)
    await market.apply(tasker, task)
    await market.underWay(client, tasker)
    const lists: [Person, Endpoint, object, number][] = [
      // A version is told once, and asked for once more beside each list: a row for each scope, one for faces.
      [tasker, tasks.listOpenTasks, {}, 2 * 2],
      [tasker, tasks.listOpenTasks, { field: 'Furniture', limit: 5 }, 2 * 2],
      [client, tasks.listPostedTasks, {}, 2 * 2],
      [client, tasks.listClientOngoing, {}, 2 * 2],
      [tasker, tasks.listAssignedTasks, {}, 2 * 2],
      [tasker, listProposals, {}, 2],
      // Beside its lines the todos that money waits with.
      [client, listTransactions, {}, 3],
      // Beside the list the todo's owner.
      [client, listApplicants, { id: task._id }, 2 * 2 + 1],
    ]
    for (const [person, endpoint, input, rows] of lists) {
      const tag = await tagOf(person, endpoint, input as never)
      expect(tag).toMatch(/^W\/"\d+\.[0-9a-f]{20}"$/)
      const again = await ask(person, endpoint, input as never, tag)
      expect([endpoint.name, again.status, again.body]).toEqual([endpoint.name, 304, null])
      expect(Object.fromEntries(again.headers)).toMatchObject({
        etag: tag,
        'cache-control': 'private, no-cache',
        vary: 'Authorization',
      })
      const { trips, rowsRead } = market.cost()
      const what = [endpoint.name, trips, rowsRead - SESSION_ROWS]
      expect([...what, rowsRead <= SESSION_ROWS + rows]).toEqual([...what, true])
      expect(trips).toBe(1)
    }
  })

  it('costs the same however much there is to list', async () => {
    const costs = []
    for (const many of [1, 15]) {
      market.wait(86_400_000)
      for (let each = 0; each < many; each++) await market.post(await market.client())
      const tag = await tagOf(tasker, tasks.listOpenTasks, {})
      expect((await ask(tasker, tasks.listOpenTasks, {}, tag)).status).toBe(304)
      costs.push(market.cost().rowsRead)
    }
    expect(costs[1]).toBe(costs[0])
  })

  it('is answered whole, with a new version, once anything in it is different', async () => {
    const task = await market.post(client)
    const proposal = await market.apply(tasker, task)
    const lists: [Person, Endpoint, object][] = [
      [tasker, tasks.listOpenTasks, {}],
      [tasker, tasks.listOpenTasks, { field: 'Furniture' }],
      [client, tasks.listPostedTasks, {}],
      [tasker, listProposals, {}],
      [client, listApplicants, { id: task._id }],
    ]
    const steps: [string, () => Promise<unknown>, number[]][] = [
      [
        'an edit of the todo',
        () => client.send(tasks.editTask, { id: task._id, ...todo({ title: 'Other' }) }),
        [0, 1, 2, 3, 4],
      ],
      [
        'an edit of the proposal',
        () => tasker.send(editProposal, { id: proposal._id, price: '17000' }),
        [2, 3, 4],
      ],
      ['another todo', async () => market.post(await market.client()), [0, 1]],
      [
        'another face',
        () => tasker.send(updateProfile, { jobTitle: 'Master joiner' }),
        [0, 1, 2, 3, 4],
      ],
      ['an award', () => market.award(client, task, tasker), [0, 1, 2, 3, 4]],
    ]
    for (const [what, step, touched] of steps) {
      const tags = await Promise.all(lists.map(([who, list, input]) => tagOf(who, list, input)))
      await step()
      for (const [place, [who, list, input]] of lists.entries()) {
        const again = await ask(who, list, input, tags[place])
        if (again.status === 304) {
          // What was said to be the same is the same.
          const { body } = await ask(who, list, input)
          expect([what, place, touched.includes(place)]).toEqual([what, place, false])
          expect(body).toEqual((await ask(who, list, input)).body)
        } else {
          expect([what, place, again.status]).toEqual([what, place, 200])
          expect(again.headers.get('etag')).not.toBe(tags[place])
          expect(again.body).toEqual((await ask(who, list, input)).body)
          expect(market.cost().trips).toBe(1)
        }
      }
    }
  })

  it('never takes somebody else’s version, or another question’s, for this one', async () => {
    const task = await market.post(client)
    await market.apply(tasker, task)
    const other = await market.tasker()
    const tag = await tagOf(tasker, tasks.listOpenTasks, {})
    for (const input of [{ limit: 5 }, { field: 'Furniture' as const }, { cursor: '1.x' }])
      expect((await ask(tasker, tasks.listOpenTasks, input, tag)).status).toBe(200)
    expect((await ask(other, tasks.listOpenTasks, {}, tag)).status).toBe(200)
    expect((await ask(tasker, listProposals, {}, tag)).status).toBe(200)
    expect((await ask(tasker, tasks.listOpenTasks, {}, `"x", ${tag}`)).status).toBe(304)
    for (const bad of ['*', '"1.abc"', 'W/"', tag.replace('W/"', 'W/"9')])
      expect([bad, (await ask(tasker, tasks.listOpenTasks, {}, bad)).status]).toEqual([bad, 200])
  })

  it('R3, R52: a version opens nothing: 401 when the session has ended, 404 for what is not theirs', async () => {
    const task = await market.post(client)
    const tag = await tagOf(client, listApplicants, { id: task._id })
    const stranger = await market.client()
    expect((await ask(stranger, listApplicants, { id: task._id }, tag)).status).toBe(404)
    await market.rows('UPDATE sessions SET revoked_at = 1 WHERE user_id = ?', client.id)
    const gone = await ask(client, listApplicants, { id: task._id }, tag)
    expect([gone.status, gone.headers.get('cache-control')]).toEqual([401, 'no-store'])
  })

  it('has no version for an admin who looks on other people’s todos', async () => {
    const admin = await market.person('admin')
    const task = await market.post(client)
    expect(await tagOf(admin, listApplicants, { id: task._id })).toBe('')
    expect(await tagOf(admin, tasks.listOpenTasks, {})).not.toBe('')
  })
})

describe('SYNC 1: who is too old, and where the log stands', () => {
  it('X-Client with a schema we no longer speak is 426, whatever is asked; another is heard', async () => {
    const say = (value: string) =>
      market.send(client.token, tasks.createTask, todo(), undefined, { 'x-client': value })
    const { status, body } = await say('2026.11.20-abc/0')
    expect([status, body.code]).toEqual([426, 'client_too_old'])
    expect(await market.rows('SELECT id FROM tasks')).toEqual([])
    for (const value of ['2026.11.20-abc/1', 'dev/7', 'curl', 'x/y/0'])
      expect([value, (await say(value)).status]).toEqual([value, 201])
  })

  it('a command that found it done already says how far the log has come', async () => {
    const task = await market.underWay(client, tasker)
    await market.submit(tasker, task)
    const first = await client.send(tasks.approveTask, { id: task._id })
    expect(first.body.seq).toBe(await market.head())
    await market.post(client)
    const again = await client.send(tasks.approveTask, { id: task._id })
    expect(again.body.seq).toBe(await market.head())
    expect(market.cost()).toMatchObject({ trips: 1, rowsWritten: 0 })
  })
})
