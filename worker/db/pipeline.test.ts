import { expect, test } from 'vitest'
import { setShowsPhone } from '#schema/contract/accounts.ts'
import { readDashboard } from '#schema/contract/dashboard.ts'
import { createTestServer } from '#testing/worker/test-server.ts'
import { isOutage } from './errors.ts'
import { runBatch, Streams, type Post } from './pipeline.ts'

type Pipeline = { baton: string | null; requests: { type: string }[] }

type Change = (pipeline: Pipeline) => Pipeline

/** A server on sqld, and the pipelines of its batches that begin so. `change` may replace a pipeline on its way. */
async function createServer(change: Change = (pipeline) => pipeline, begin = 'BEGIN DEFERRED') {
  const reads: Pipeline[] = []
  const server = await createTestServer({
    engine: 'sqld',
    wrapDatabase: (direct) => async (input, init) => {
      const request = input as Request
      const pipeline = JSON.parse(await request.clone().text()) as Pipeline
      if (!JSON.stringify(pipeline).includes(begin)) return direct(request, init)
      reads.push(pipeline)
      const body = JSON.stringify(change(pipeline))
      return direct(new Request(request.url, { method: 'POST', headers: request.headers, body }))
    },
  })
  return { server, reads, user: await server.createUser('client') }
}

test('sends the next batch to the stream of the last one', async () => {
  const { server, reads, user } = await createServer()
  for (const _ of [1, 2, 3]) {
    expect((await user.send(readDashboard, {})).status).toBe(200)
    expect(server.lastRequestCost().roundTrips).toBe(1)
  }
  expect(reads[0]?.baton).toBeNull()
  expect(reads[1]?.baton).toEqual(expect.any(String))
  expect(new Set(reads.map(({ baton }) => baton)).size).toBe(3)
  expect(reads.flatMap(({ requests }) => requests.map(({ type }) => type))).not.toContain('close')
})

test('sends the batch again without a stream that the server does not know', async () => {
  const { server, reads, user } = await createServer((pipeline) => ({
    ...pipeline,
    baton: pipeline.baton && 'unknown',
  }))
  await user.send(readDashboard, {})
  expect((await user.send(readDashboard, {})).status).toBe(200)
  expect(server.lastRequestCost().roundTrips).toBe(2)
  expect(reads.map(({ baton }) => baton !== null)).toEqual([false, true, false])
})

test('gives no stream to two batches at a time, and closes those beyond the limit', async () => {
  const { reads, user } = await createServer()
  const responses = await Promise.all([...'abcdefgh'].map(() => user.send(readDashboard, {})))
  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200))
  const isClosed = ({ requests }: Pipeline) => requests.some(({ type }) => type === 'close')
  expect(reads.filter(isClosed)).toHaveLength(4)
  const batons = reads.flatMap(({ baton }) => baton ?? [])
  expect(new Set(batons).size).toBe(batons.length)
})

test('uses no stream that the server may have closed, and waits for no request that was cancelled', () => {
  const streams = new Streams()
  const lease = streams.lease(0)
  if (lease) streams.end(lease, { baton: 'a', url: 'http://database.test', usedAt: 0 })
  expect(streams.lease(1000)?.stream?.baton).toBe('a')
  const others = [1, 2, 3, 4].map(() => streams.lease(2000))
  expect(others.map((each) => each !== null)).toEqual([true, true, true, false])
  expect(streams.lease(60_000)).toEqual({ at: 60_000, stream: null })
})

test('a write uses the stream of the last batch, and another one when the server does not know it', async () => {
  const unknown = (pipeline: Pipeline) => ({ ...pipeline, baton: pipeline.baton && 'unknown' })
  for (const [change, trips] of [
    [(pipeline: Pipeline) => pipeline, 2],
    [unknown, 3],
  ] as const) {
    const { server, reads: writes, user } = await createServer(change, 'BEGIN IMMEDIATE')
    await user.send(readDashboard, {})
    writes.length = 0
    expect((await user.send(setShowsPhone, { showsPhone: true })).status).toBe(200)
    expect(server.lastRequestCost().roundTrips).toBe(trips)
    expect(writes[0]?.baton).toEqual(expect.any(String))
    expect(writes).toHaveLength(trips - 1)
  }
})

const UPDATES = [
  { sql: 'UPDATE a SET b = 1', args: [] },
  { sql: 'UPDATE a SET b = 2', args: [] },
]
const serverOf = (post: Post, streams = new Streams()) => ({
  url: 'http://database.test',
  post,
  streams,
  now: () => 0,
})
/** Runs a write batch against a server that answers with these steps. Returns what it was sent, the error, and the streams. */
async function runAgainst(results: object, begin: 'BEGIN IMMEDIATE' | null = 'BEGIN IMMEDIATE') {
  const sent: Pipeline[] = []
  const post = async (_: string, body: string) => {
    sent.push(JSON.parse(body) as Pipeline)
    const response = { type: 'batch', result: results }
    const text = JSON.stringify({ baton: 'x', base_url: null, results: [{ type: 'ok', response }] })
    return { ok: true, text }
  }
  const streams = new Streams()
  const server = serverOf(post, streams)
  const error = await runBatch(UPDATES, begin, server).then(() => null, String)
  return { sent, error, stream: streams.lease(0)?.stream ?? null }
}
const DONE = { cols: [], rows: [] }
const ABORTED = [null, null, { message: 'assertion:task_state' }, null, null]

test.each([
  ['was rolled back', [DONE, DONE, null, null, DONE], 'x'],
  ['could not be rolled back', [DONE, DONE, null, null, null], undefined],
])('a write is sent once; when it %s its stream is %s', async (_, steps, baton) => {
  const { sent, error, stream } = await runAgainst({ step_results: steps, step_errors: ABORTED })
  expect(error).toContain('assertion:task_state')
  expect(sent).toMatchObject([{ baton: null, requests: [{ type: 'batch' }] }])
  expect(stream?.baton).toBe(baton)
})

test('a statement without a transaction has a stream of its own, which its request closes', async () => {
  const { sent, stream } = await runAgainst({ step_results: [DONE, DONE], step_errors: [] }, null)
  expect(sent).toMatchObject([{ baton: null, requests: [{ type: 'batch' }, { type: 'close' }] }])
  expect(stream).toBeNull()
})

test.each([
  ['a statement', [DONE, DONE, null, null, DONE]],
  ['the commit', [DONE, DONE, DONE, null, DONE]],
  ['everything', []],
])('a write fails when %s was not executed, without an error', async (_, steps) => {
  const { error } = await runAgainst({ step_results: steps, step_errors: [] })
  expect(error).toContain('was not executed')
})

test('a write needs the results of a database', async () => {
  const post = async () => ({ ok: true, text: '{"message":"Welcome"}' })
  const run = runBatch(UPDATES, 'BEGIN IMMEDIATE', serverOf(post))
  expect(isOutage(await run.catch((error: unknown) => error))).toBe(true)
})

test.each([[undefined], [Number.NaN]])('%s is no argument of a statement', async (value) => {
  const statement = { sql: 'SELECT ?', args: [value as unknown as number] }
  const post = async () => ({ ok: true, text: '{}' })
  const run = runBatch([statement], null, serverOf(post))
  await expect(run).rejects.toThrow(TypeError)
})
