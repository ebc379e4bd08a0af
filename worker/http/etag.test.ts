import { beforeEach, describe, expect, it, test } from 'vitest'
import { updateProfile } from '#schema/contract/accounts.ts'
import type { Endpoint, WireInput } from '#schema/contract/endpoint.ts'
import { readExport } from '#schema/contract/export.ts'
import { ENDPOINTS } from '#schema/contract/index.ts'
import { editProposal, listApplicants, listProposals } from '#schema/contract/proposals.ts'
import * as taskReads from '#schema/contract/task-reads.ts'
import * as tasks from '#schema/contract/tasks.ts'
import { listTransactions } from '#schema/contract/wallet.ts'
import { createMarket, taskInput, type Market } from '#testing/worker/market.ts'
import type { Engine, TestUser } from '#testing/worker/test-server.ts'
import { ROUTES } from '#worker/app.ts'

let market: Market
let client: TestUser
let tasker: TestUser
async function setUp(engine: Engine = 'in-process') {
  market = await createMarket({ engine })
  client = await market.createClient()
  tasker = await market.createTasker()
}
beforeEach(() => setUp())

const request = <E extends Endpoint>(user: TestUser, endpoint: E, input: WireInput<E>, etag = '') =>
  market.sendWithHeaders(user.token, endpoint, input, etag ? { 'if-none-match': etag } : {})
const etagOf = async <E extends Endpoint>(user: TestUser, endpoint: E, input: WireInput<E>) => {
  const { status, headers } = await request(user, endpoint, input)
  expect([endpoint.name, status]).toEqual([endpoint.name, 200])
  return headers.get('etag') ?? ''
}
/** The session and its user. */
const SESSION_ROWS = 2

test('every paged list but the export has an ETag, and nothing else has', () => {
  const declared = ENDPOINTS.filter(({ hasEtag }) => hasEtag).map(({ name }) => name)
  const routed = ROUTES.filter(({ etagInputs }) => etagInputs).map(({ endpoint }) => endpoint.name)
  expect(routed.toSorted()).toEqual(declared.toSorted())
  const paged = ENDPOINTS.filter(
    ({ name, kind, input, access }) =>
      // A page of an export is requested once.
      name !== readExport.name &&
      kind === 'query' &&
      access === 'signedIn' &&
      'cursor' in (input as unknown as { entries: object }).entries,
  )
  expect(declared.toSorted()).toEqual(paged.map(({ name }) => name).toSorted())
})

describe('a list requested with its ETag', () => {
  it('is answered with 304 in one round trip without reading the list', async () => {
    await setUp('sqld')
    const task = await market.postTask(client)
    await market.apply(tasker, task)
    await market.createAssignedTask(client, tasker)
    const lists: [TestUser, Endpoint, object, number][] = [
      // The list's version is read twice, with one row per scope and one for the user summaries.
      [tasker, taskReads.listOpenTasks, {}, 2 * 2],
      [tasker, taskReads.listOpenTasks, { field: 'Furniture', limit: 5 }, 2 * 2],
      [client, taskReads.listPostedTasks, {}, 2 * 2],
      [client, taskReads.listClientOngoing, {}, 2 * 2],
      [tasker, taskReads.listAssignedTasks, {}, 2 * 2],
      [tasker, listProposals, {}, 2],
      // And the tasks whose money is held.
      [client, listTransactions, {}, 3],
      // And the task's owner.
      [client, listApplicants, { id: task._id }, 2 * 2 + 1],
    ]
    for (const [user, endpoint, input, rows] of lists) {
      const etag = await etagOf(user, endpoint, input as never)
      expect(etag).toMatch(/^W\/"\d+\.[0-9a-f]{20}"$/)
      const again = await request(user, endpoint, input as never, etag)
      expect([endpoint.name, again.status, again.body]).toEqual([endpoint.name, 304, null])
      expect(Object.fromEntries(again.headers)).toMatchObject({
        etag,
        'cache-control': 'no-store',
        vary: 'Authorization',
      })
      const { roundTrips, rowsRead } = market.lastRequestCost()
      const label = [endpoint.name, roundTrips, rowsRead - SESSION_ROWS]
      expect([...label, rowsRead <= SESSION_ROWS + rows]).toEqual([...label, true])
      expect(roundTrips).toBe(1)
    }
  })

  it('costs the same for short and long lists', async () => {
    await setUp('sqld')
    const costs = []
    for (const count of [1, 15]) {
      market.advanceClock(86_400_000)
      for (let each = 0; each < count; each++) await market.postTask(await market.createClient())
      const etag = await etagOf(tasker, taskReads.listOpenTasks, {})
      expect((await request(tasker, taskReads.listOpenTasks, {}, etag)).status).toBe(304)
      costs.push(market.lastRequestCost().rowsRead)
    }
    expect(costs[1]).toBe(costs[0])
  })

  it('is sent with a new ETag once anything in it has changed', async () => {
    const task = await market.postTask(client)
    const proposal = await market.apply(tasker, task)
    const lists: [TestUser, Endpoint, object][] = [
      [tasker, taskReads.listOpenTasks, {}],
      [tasker, taskReads.listOpenTasks, { field: 'Furniture' }],
      [client, taskReads.listPostedTasks, {}],
      [tasker, listProposals, {}],
      [client, listApplicants, { id: task._id }],
    ]
    const steps: [string, () => Promise<unknown>, number[]][] = [
      [
        'an edit of the todo',
        () => client.send(tasks.editTask, { id: task._id, ...taskInput({ title: 'Other' }) }),
        [0, 1, 2, 3, 4],
      ],
      [
        'an edit of the proposal',
        () => tasker.send(editProposal, { id: proposal._id, price: '17000' }),
        [2, 3, 4],
      ],
      ['another todo', async () => market.postTask(await market.createClient()), [0, 1]],
      [
        'another user summary',
        () => tasker.send(updateProfile, { jobTitle: 'Master joiner' }),
        [0, 1, 2, 3, 4],
      ],
      ['an award', () => market.award(client, task, tasker), [0, 1, 2, 3, 4]],
    ]
    for (const [label, step, changed] of steps) {
      const etags = await Promise.all(lists.map(([user, list, input]) => etagOf(user, list, input)))
      await step()
      for (const [index, [user, list, input]] of lists.entries()) {
        const again = await request(user, list, input, etags[index])
        if (again.status === 304) {
          const { body } = await request(user, list, input)
          expect([label, index, changed.includes(index)]).toEqual([label, index, false])
          expect(body).toEqual((await request(user, list, input)).body)
        } else {
          expect([label, index, again.status]).toEqual([label, index, 200])
          expect(again.headers.get('etag')).not.toBe(etags[index])
          expect(again.body).toEqual((await request(user, list, input)).body)
          expect(market.lastRequestCost().roundTrips).toBe(1)
        }
      }
    }
  })

  it('is sent in full for an ETag of another user, of other parameters or of another list', async () => {
    const task = await market.postTask(client)
    await market.apply(tasker, task)
    const other = await market.createTasker()
    const etag = await etagOf(tasker, taskReads.listOpenTasks, {})
    for (const input of [{ limit: 5 }, { field: 'Furniture' as const }, { cursor: '1.x' }])
      expect((await request(tasker, taskReads.listOpenTasks, input, etag)).status).toBe(200)
    expect((await request(other, taskReads.listOpenTasks, {}, etag)).status).toBe(200)
    expect((await request(tasker, listProposals, {}, etag)).status).toBe(200)
    const amongOthers = await request(tasker, taskReads.listOpenTasks, {}, `"x", ${etag}`)
    expect(amongOthers.status).toBe(304)
    for (const invalid of ['*', '"1.abc"', 'W/"', etag.replace('W/"', 'W/"9')]) {
      const { status } = await request(tasker, taskReads.listOpenTasks, {}, invalid)
      expect([invalid, status]).toEqual([invalid, 200])
    }
  })

  it('an ETag gives no access: 401 after the session has ended, 404 for another user', async () => {
    const task = await market.postTask(client)
    const etag = await etagOf(client, listApplicants, { id: task._id })
    const stranger = await market.createClient()
    expect((await request(stranger, listApplicants, { id: task._id }, etag)).status).toBe(404)
    await market.runSql('UPDATE sessions SET revoked_at = 1 WHERE user_id = ?', client.id)
    const signedOut = await request(client, listApplicants, { id: task._id }, etag)
    expect([signedOut.status, signedOut.headers.get('cache-control')]).toEqual([401, 'no-store'])
  })

  it('has no ETag for an admin who reads the list of another user', async () => {
    const admin = await market.createUser('admin')
    const task = await market.postTask(client)
    expect(await etagOf(admin, listApplicants, { id: task._id })).toBe('')
    expect(await etagOf(admin, taskReads.listOpenTasks, {})).not.toBe('')
  })
})

describe('client version and change-log counter', () => {
  it('an X-Client with an unsupported schema is answered with 426, any other value is ignored', async () => {
    const post = (value: string) =>
      market.sendWithHeaders(client.token, tasks.createTask, taskInput(), { 'x-client': value })
    const { status, body } = await post('2026.11.20-abc/0')
    expect([status, body.code]).toEqual([426, 'client_too_old'])
    expect(await market.runSql('SELECT id FROM tasks')).toEqual([])
    for (const value of ['2026.11.20-abc/1', 'dev/7', 'curl', 'x/y/0'])
      expect([value, (await post(value)).status]).toEqual([value, 201])
  })

  it('a command that was done before returns the current counter', async () => {
    await setUp('sqld')
    const task = await market.createAssignedTask(client, tasker)
    await market.submit(tasker, task)
    const first = await client.send(tasks.approveTask, { id: task._id })
    expect(first.body.seq).toBe(await market.changeCounter())
    await market.postTask(client)
    const again = await client.send(tasks.approveTask, { id: task._id })
    expect(again.body.seq).toBe(await market.changeCounter())
    expect(market.lastRequestCost()).toMatchObject({ roundTrips: 1, rowsWritten: 0 })
  })
})
