// @vitest-environment node
import { describe, expect, test } from 'vitest'
import type { Transport } from '#pwa/api/call.ts'
import { createQueryClient } from '#pwa/api/queries.ts'
import { pullProposals } from '#pwa/features/proposals/mine/reads.ts'
import { applyForTask } from '#pwa/features/proposals/queueable.ts'
import { pullOpenTasks } from '#pwa/features/tasks/list/open-tasks.ts'
import { enqueue } from '#pwa/outbox/queue.ts'
import type { Session } from '#pwa/session/session.tsx'
import { storeRows } from '#pwa/sync/apply-response.ts'
import { fetchList } from '#pwa/sync/fetch-list.ts'
import { pull } from '#pwa/sync/pull.ts'
import { listOpenTasks, listPostedTasks } from '#schema/contract/task-reads.ts'
import { createDevice } from '#testing/pwa/device.ts'
import { createTestServer } from '#testing/worker/test-server.ts'
import { createTasker, postTask, proposalInput, syncOnce } from './client-server.ts'

type ResponseSize = { path: string; status: number; bodyBytes: number; totalBytes: number }

const headerBytes = (headers: Headers) =>
  [...headers].reduce((sum, [name, value]) => sum + name.length + value.length + 4, 0)

/** A plumber's device that measures responses, and open tasks of another trade. */
async function setUpMeasured() {
  const server = await createTestServer()
  const client = await server.createUser('client')
  const { tasker } = await createTasker(server)
  for (const title of ['Bake a cake', 'Ice a cake', 'Carry a cake'])
    await postTask(client, { title, skills: 'Pastries' })
  const responses: ResponseSize[] = []
  const transport: Transport = async (request) => {
    const response = (await server.app.request(request as never)) as unknown as Response
    const bodyBytes = (await response.clone().arrayBuffer()).byteLength
    const { pathname } = new URL(request.url)
    const { status } = response
    const totalBytes = headerBytes(response.headers) + bodyBytes
    responses.push({ path: pathname, status, bodyBytes, totalBytes })
    return response
  }
  const device = createDevice({
    userId: tasker.id,
    token: tasker.token,
    transport,
    now: server.now,
  })
  await pull(device)
  // A new query client for each visit: only the replica and its ETags remain.
  const visitList = () => createQueryClient().fetchInfiniteQuery(pullOpenTasks(device))
  const lastResponse = () => responses.at(-1)
  return { server, client, tasker, device, visitList, responses, lastResponse }
}
const browsedTitles = async ({ replica }: Session) =>
  (await replica.browsed.toArray()).map(({ title }) => title).toSorted()

describe('lists with an ETag', () => {
  test('an unchanged list has no body and writes nothing; its rows and its next page remain', async () => {
    const { device, visitList, lastResponse } = await setUpMeasured()
    const first = await visitList()
    const before = await device.replica.browsed.toArray()
    expect(lastResponse()).toMatchObject({ status: 200 })
    const second = await visitList()
    expect(lastResponse()).toMatchObject({ status: 304, bodyBytes: 0 })
    expect(second.pages).toEqual(first.pages)
    expect(await device.replica.browsed.toArray()).toEqual(before)
  })

  test('a repeated visit costs two empty responses of less than 1.5 kB together, uncompressed', async () => {
    const { device, visitList, responses } = await setUpMeasured()
    await visitList()
    await pull(device)
    responses.length = 0
    await pull(device)
    await visitList()
    expect(responses.map(({ status, bodyBytes }) => [status, bodyBytes])).toEqual([
      [204, 0],
      [304, 0],
    ])
    const total = responses.reduce((sum, { totalBytes }) => sum + totalBytes, 0)
    expect(total).toBeLessThanOrEqual(1500)
  })

  test('a changed list is sent as a whole and stored', async () => {
    const { client, device, visitList, lastResponse } = await setUpMeasured()
    await visitList()
    await postTask(client, { title: 'Cut a cake', skills: 'Pastries' })
    await visitList()
    expect(lastResponse()).toMatchObject({ status: 200 })
    expect(await browsedTitles(device)).toContain('Cut a cake')
    await visitList()
    expect(lastResponse()).toMatchObject({ status: 304 })
  })

  test('a list is fetched as a whole after some of its rows were deleted or the replica was reset', async () => {
    const { server, tasker, device, visitList, lastResponse } = await setUpMeasured()
    await visitList()
    const [row] = await device.replica.browsed.toArray()
    if (row) await device.replica.browsed.delete(row._id)
    await visitList()
    expect(lastResponse()).toMatchObject({ status: 200 })
    expect(await browsedTitles(device)).toHaveLength(3)

    await server.runSql(`INSERT INTO sync_floor (scope, seq) VALUES ('u:${tasker.id}', 100000)`)
    await pull(device).catch(() => {})
    await device.replica.transaction('rw', device.replica.syncedTables, async () => {
      for (const table of device.replica.syncedTables) await table.clear()
    })
    await visitList()
    expect(lastResponse()).toMatchObject({ status: 200 })
    expect(await browsedTitles(device)).toHaveLength(3)
  })

  test('each page of each list has its own ETag', async () => {
    const { client, device, lastResponse } = await setUpMeasured()
    const fetchPage = (input: object) =>
      fetchList(device, listOpenTasks, input, {
        tables: ['browsed'],
        apply: ({ tasks }) => storeRows(device.replica, 'browsed', tasks),
      })
    const cursor = await fetchPage({ limit: 2 })
    await fetchPage({ limit: 2, cursor })
    expect(await fetchPage({ limit: 2, cursor })).toBe(null)
    expect(lastResponse()).toMatchObject({ status: 304 })
    expect(await fetchPage({ limit: 2 })).toBe(cursor)
    expect(lastResponse()).toMatchObject({ status: 304 })
    expect((await client.send(listPostedTasks, {})).headers.get('etag')).toMatch(/^W\//)
  })

  test('the list of own proposals changes with a proposal sent from this device', async () => {
    const { client, device, lastResponse } = await setUpMeasured()
    const visitProposals = () => createQueryClient().fetchInfiniteQuery(pullProposals(device))
    await visitProposals()
    await visitProposals()
    expect(lastResponse()).toMatchObject({ status: 304 })
    const task = await postTask(client)
    await enqueue(device, applyForTask, proposalInput(task._id))
    await syncOnce(device)
    await visitProposals()
    expect(lastResponse()).toMatchObject({ status: 200 })
    expect(await device.replica.proposals.count()).toBe(1)
  })
})

test('stores the ETags of at most 40 pages', async () => {
  const { device } = await setUpMeasured()
  for (let limit = 1; limit <= 45; limit++)
    await fetchList(
      device,
      listOpenTasks,
      { limit },
      { tables: ['browsed'], apply: async () => {} },
    )
  expect(Object.keys((await device.replica.getMeta('pages')) ?? {})).toHaveLength(40)
})
