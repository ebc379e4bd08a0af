import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTask } from '#schema/contract/tasks.ts'
import { naira } from '#schema/domain/money.ts'
import { taskInput } from '#testing/worker/task-input.ts'
import { migrate } from '#tools/db/migrate.ts'
import { startDatabase } from '#tools/dev/database.ts'
import { closePipelines, replay, type Outcome, type Write } from '../conversations/pipelines.ts'
import { createCall, type Call } from '../server/calls.ts'
import { fillDatabase, type BenchDatabase } from '../server/database.ts'
import { postTasks, STEPS } from '../server/writes.ts'
import { median } from '../statistics.ts'

type Batch = { requests: [{ batch: { steps: object[] } }, ...object[]] }
/** A condition that no step meets. */
const NEVER = { type: 'or', conds: [] }
const POSTS_PER_CLIENT = 8
const TASKS = 10_000

/** The same texts and arguments, read by the database and not executed: no statement follows one that was not. */
function withoutExecution(body: string): string {
  const batch = JSON.parse(body) as Batch
  const [begin, ...others] = batch.requests[0].batch.steps
  // The last one would roll back.
  batch.requests[0].batch.steps = [{ ...begin, condition: NEVER }, ...others.slice(0, -1)]
  return JSON.stringify(batch)
}

/** What the product sends to its database in the end for each of these, not executed yet. */
async function recordWrites({ server, recorder }: BenchDatabase, calls: readonly Call[]) {
  const bodies: string[] = []
  for (const { method, path, headers, body = null } of calls) {
    const request = new Request(`http://127.0.0.1${path}`, { method, headers, body })
    const sent = await recorder.record(() => server.dispatch(request))
    const write = sent.find(({ body: text }) => text.includes('BEGIN IMMEDIATE'))
    if (!write) throw new Error(`${path} writes nothing.`)
    bodies.push(write.body)
  }
  return bodies
}

async function createPosts({ server }: BenchDatabase, count: number): Promise<Call[]> {
  const wanted = Array.from({ length: Math.ceil(count / POSTS_PER_CLIENT) }, () => ({
    money: naira(100),
  }))
  const clients = await server.createUsers(...wanted)
  const posts = clients.flatMap((client) => Array<typeof client>(POSTS_PER_CLIENT).fill(client))
  return Promise.all(
    posts
      .slice(0, count)
      .map((client) => createCall(client, createTask, taskInput(), { name: 'post' })),
  )
}

/** Microseconds. */
export type WriterTime = { held: number; processor: number; all: number }

/**
 * How long a command has the database's writer: the difference between its batch and the same one that is received, read
 * and answered without being executed, one after the other. `all` is the whole processor time.
 */
export async function measureWriterTime(size: { commands: number; rounds: number }) {
  const dir = await mkdtemp(join(tmpdir(), 'onise-writer-'))
  const sqld = await startDatabase({
    dir,
    prepare: (url) => migrate({ url }),
    probe: { intervalMs: 3_600_000 },
    onNotice: (message) => console.warn(message),
  })
  try {
    const database = await fillDatabase(sqld.urlOf('bench'), TASKS)
    const target = { port: sqld.sqldPort, namespace: 'bench', authorization: sqld.authorization }
    const send = (bodies: readonly string[]) =>
      replay(
        bodies.map((body): Write => ({ target, body })),
        { pids: [sqld.pid ?? 0], writers: 1, keepsStreams: true },
      )
    const outcomes = new Map<string, { executed: Outcome; received: Outcome }[]>()
    async function measure(round: number, name: string, calls: readonly Call[]) {
      const bodies = await recordWrites(database, calls)
      const received = await send(bodies.map(withoutExecution))
      const executed = await send(bodies)
      // The first round is the warm-up.
      if (round > 0) outcomes.set(name, [...(outcomes.get(name) ?? []), { executed, received }])
    }
    for (let round = 0; round <= size.rounds; round++) {
      console.error(`round ${round}`)
      await measure(round, 'post', await createPosts(database, size.commands))
      const tasks = await postTasks(database, size.commands)
      for (const { name, prepare, create } of STEPS) {
        await prepare?.(tasks)
        await measure(round, name, await Promise.all(tasks.map(create)))
      }
    }
    const show = (all: readonly { executed: Outcome; received: Outcome }[]): WriterTime => {
      const micros = (times: readonly Outcome[]) =>
        1000 * median(times.flatMap((each) => each.times))
      const executed = all.map((each) => each.executed)
      const received = all.map((each) => each.received)
      const cpu = (each: readonly Outcome[]) => median(each.map((outcome) => outcome.cpu))
      return {
        held: Math.round(micros(executed) - micros(received)),
        processor: Math.round(cpu(executed) - cpu(received)),
        all: Math.round(cpu(executed)),
      }
    }
    return new Map([...outcomes].map(([name, all]) => [name, show(all)]))
  } finally {
    closePipelines()
    await sqld.stop()
    await rm(dir, { recursive: true, force: true })
  }
}
