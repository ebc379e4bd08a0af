import { readDashboard } from '#schema/contract/dashboard.ts'
import type { Endpoint, WireInput } from '#schema/contract/endpoint.ts'
import { buildRequest } from '#schema/contract/request.ts'
import { SYNC_SCHEMA, sync } from '#schema/contract/sync.ts'
import { findTask, listOpenTasks } from '#schema/contract/task-reads.ts'
import { listTransactions } from '#schema/contract/wallet.ts'
import type { TestUser } from '#testing/server/users.ts'
import type { BenchDatabase } from './database.ts'

/** One HTTP request, to be sent any number of times to any server. */
export type Call = {
  name: string
  method: string
  path: string
  headers: Record<string, string>
  body: string | undefined
  status: number
}

type CallOptions = { name: string; headers?: Record<string, string>; status?: number }

/** A request as a phone sends it. */
export async function createCall<E extends Endpoint>(
  user: Pick<TestUser, 'token'>,
  endpoint: E,
  input: WireInput<E>,
  { name, headers = {}, status = 200 }: CallOptions,
): Promise<Call> {
  const request = buildRequest(endpoint, input as Record<string, unknown>, 'http://127.0.0.1', {
    authorization: `Bearer ${user.token}`,
    'x-client': `bench/${SYNC_SCHEMA}`,
    ...headers,
  })
  const { pathname, search } = new URL(request.url)
  const body = await request.text()
  return {
    name,
    method: request.method,
    path: pathname + search,
    headers: Object.fromEntries(request.headers),
    body: body === '' ? undefined : body,
    status,
  }
}

/** The cursor of a phone that has everything. */
async function readCursor(user: TestUser): Promise<string> {
  let cursor: string | undefined
  for (;;) {
    const { status, body } = await user.send(sync, cursor === undefined ? {} : { c: cursor })
    if (status === 204 && cursor !== undefined) return cursor
    cursor = body.n
    if (!body.m) return cursor
  }
}

export async function createReads(database: BenchDatabase): Promise<Call[]> {
  const { reader, wealthyClient, firstTask } = database
  const list = await reader.send(listOpenTasks, {})
  const etag = list.headers.get('etag') ?? ''
  const cursor = await readCursor(reader)
  return [
    await createCall(reader, sync, { c: cursor }, { name: 'poll', status: 204 }),
    await createCall(reader, listOpenTasks, {}, { name: 'list' }),
    await createCall(
      reader,
      listOpenTasks,
      {},
      { name: 'unchanged', headers: { 'if-none-match': etag }, status: 304 },
    ),
    await createCall(reader, findTask, { id: firstTask }, { name: 'detail' }),
    await createCall(reader, readDashboard, {}, { name: 'dashboard' }),
    await createCall(wealthyClient, listTransactions, {}, { name: 'transactions' }),
  ]
}
