// `npm run bench:conversations [-- --messages 600 --rounds 5 --pairs 40]`: what a message costs where it could be stored: in the main
// database as the product sends it, in libSQL databases of conversations by hash, in SQLite of a Durable Object per
// conversation. The stores alternate in one run; no worker but that of the objects stands before them. It asserts nothing.
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { migrate } from '#tools/db/migrate.ts'
import { startDatabase } from '#tools/dev/database.ts'
import { Sqld } from '#tools/dev/sqld.ts'
import { toCount } from '../count-option.ts'
import { createMessage, createPair, type Pair } from '../live/pairs.ts'
import { fillDatabase, type BenchDatabase } from '../server/database.ts'
import { median, percentile } from '../statistics.ts'
import { closeObjects, messageTo, startObjects } from './objects.ts'
import { closePipelines, replay, type Outcome, type Target, type Write } from './pipelines.ts'
import {
  createConversation,
  createSmallMessage,
  pipelineOf,
  SMALL_STORE,
  type Writers,
} from './small-store.ts'

const TEXT = 'I am on my way and have the cable with me.'
const LARGEST = { messages: 5000, rounds: 50, pairs: 500 }
const DATABASES = [1, 4, 16]

const { values } = parseArgs({
  options: {
    messages: { type: 'string', default: '600' },
    rounds: { type: 'string', default: '5' },
    pairs: { type: 'string', default: '40' },
  },
})
const numberOf = (name: keyof typeof LARGEST): number => toCount(name, values[name], LARGEST[name])
const COUNT = numberOf('messages')

const writersOf = ({ client, tasker }: Pair, index: number): Writers =>
  index % 2 === 0 ? { me: client.id, other: tasker.id } : { me: tasker.id, other: client.id }

function nth<T>(list: readonly T[], index: number): T {
  const item = list[index % list.length]
  if (item === undefined) throw new Error('The list is empty.')
  return item
}

/** What the product sends to its database for a message, not executed yet. */
async function recordMessages({ server, recorder }: BenchDatabase, pairs: readonly Pair[]) {
  const bodies: string[] = []
  for (let index = 0; index < COUNT; index++) {
    const { client, tasker } = nth(pairs, index)
    const [from, to] = index % 2 === 0 ? [client, tasker] : [tasker, client]
    const { method, path, headers, body = null } = await createMessage(from, to)
    const request = new Request(`http://127.0.0.1${path}`, { method, headers, body })
    const sent = await recorder.record(() => server.dispatch(request))
    if (sent.length !== 1) throw new Error(`A message takes ${sent.length} trips.`)
    bodies.push(...sent.map((pipeline) => pipeline.body))
  }
  return bodies
}

type Scene = { name: string; run: () => Promise<Outcome> }

async function smallStores(dir: string, pairs: readonly Pair[]) {
  const sqld = await Sqld.create({ dir })
  await sqld.start()
  const pids = [sqld.pid ?? 0]
  const scenes: Scene[] = []
  for (const count of DATABASES) {
    const targets: Target[] = []
    for (let n = 0; n < count; n++) {
      const namespace = `c${count}-${n}`
      await sqld.createNamespace(namespace)
      targets.push({ port: sqld.port, namespace, authorization: sqld.authorization })
    }
    // As a hash would divide them; the pairs are random.
    const targetOf = (pair: Pair) => nth(targets, pairs.indexOf(pair))
    const schema = pipelineOf(SMALL_STORE.map((sql) => ({ sql })))
    await replay(
      targets.map((target) => ({ target, body: schema })),
      { pids },
    )
    const begun = pairs.map((pair) => ({
      target: targetOf(pair),
      body: createConversation(writersOf(pair, 0)),
    }))
    await replay(begun, { pids })
    const create = (): Write[] =>
      Array.from({ length: COUNT }, (_, index) => {
        const pair = nth(pairs, index)
        const body = createSmallMessage(writersOf(pair, index), TEXT)
        return { target: targetOf(pair), body }
      })
    const name = `libSQL of conversations, ${count} of them`
    scenes.push(
      { name, run: () => replay(create(), { pids }) },
      { name: `${name}, open streams`, run: () => replay(create(), { pids, keepsStreams: true }) },
    )
  }
  return { scenes, stop: () => sqld.stop() }
}

async function objectScenes(dir: string, pairs: readonly Pair[]) {
  const objects = await startObjects(dir)
  const messages = () =>
    Array.from({ length: COUNT }, (_, index) =>
      messageTo(writersOf(nth(pairs, index), index), TEXT),
    )
  const sample = await objects.send('/messages', nth(messages(), 0))
  console.log(`An object's message writes ${String(sample['rowsWritten'])} rows in three objects.`)
  const replayed = nth(messages(), 0)
  await objects.send('/messages', replayed)
  const scenes: Scene[] = [4, 32].map((writers) => ({
    name: `objects, ${writers} at a time`,
    run: () => objects.replay('/messages', messages(), writers),
  }))
  scenes.push(
    { name: 'the worker before them alone', run: () => objects.replay('/nothing', messages(), 4) },
    {
      name: 'a pull of one user from inbox and objects',
      run: () => {
        const body = JSON.stringify({ user: nth(pairs, 0).client.id, after: 0 })
        return objects.replay('/pull', Array<string>(COUNT).fill(body), 4)
      },
    },
  )
  return { scenes, stop: () => objects.stop() }
}

async function measureAll(scenes: readonly Scene[]): Promise<void> {
  const outcomes = new Map<string, Outcome[]>(scenes.map(({ name }) => [name, []]))
  // The first round is the warm-up.
  for (let round = 0; round <= numberOf('rounds'); round++)
    for (const { name, run } of scenes) {
      console.error(`round ${round}, ${name}`)
      const outcome = await run()
      if (round > 0) outcomes.get(name)?.push(outcome)
    }
  const show = (value: number, digits = 0) => Number(value.toFixed(digits))
  console.table(
    [...outcomes].map(([name, all]) => {
      const times = all.flatMap((outcome) => outcome.times)
      return {
        store: name,
        'a second': show(median(all.map(({ perSecond }) => perSecond))),
        'processor, µs': show(median(all.map(({ cpu }) => cpu))),
        'sent again': all.reduce((sum, { busy }) => sum + busy, 0),
        'median, ms': show(median(times), 1),
        'p99, ms': show(percentile(times, 0.99), 1),
      }
    }),
  )
}

const load = () => loadavg()[0]?.toFixed(1)
console.log(`Load of this machine at the start: ${load()}`)
const dir = await mkdtemp(join(tmpdir(), 'onise-conversations-'))
const sqld = await startDatabase({
  dir: join(dir, 'main'),
  prepare: (url) => migrate({ url }),
  probe: { intervalMs: 3_600_000 },
  onNotice: (message) => console.warn(message),
})
const stops: (() => Promise<unknown>)[] = [() => sqld.stop()]
try {
  const database = await fillDatabase(sqld.urlOf('bench'), 0)
  const pairs: Pair[] = []
  for (let n = 0; n < numberOf('pairs'); n++) pairs.push(await createPair(database))
  for (const { client, tasker } of pairs) {
    const call = await createMessage(client, tasker)
    const { path, body = null, ...rest } = call
    await database.server.dispatch(new Request(`http://127.0.0.1${path}`, { ...rest, body }))
  }
  const target = { port: sqld.sqldPort, namespace: 'bench', authorization: sqld.authorization }
  const pids = [sqld.pid ?? 0]
  const today = async (keepsStreams: boolean, writers?: number) => {
    const bodies = await recordMessages(database, pairs)
    const writes = bodies.map((body) => ({ target, body }))
    return replay(writes, { pids, keepsStreams, ...(writers && { writers }) })
  }
  const small = await smallStores(join(dir, 'small'), pairs)
  stops.push(small.stop)
  const objects = await objectScenes(dir, pairs)
  stops.push(objects.stop)
  await measureAll([
    { name: 'the main database, as the product', run: () => today(true) },
    { name: 'the main database, one at a time', run: () => today(true, 1) },
    { name: 'the main database, a stream for each', run: () => today(false) },
    ...small.scenes,
    ...objects.scenes,
  ])
  console.log(`Load at the end: ${load()}`)
} finally {
  closePipelines()
  closeObjects()
  for (const stop of stops.toReversed()) await stop()
  await rm(dir, { recursive: true, force: true })
}
