import type { TestUser } from '#testing/server/users.ts'
import type { Call } from '../server/calls.ts'
import { measureCpu, sendAll, sendExpecting } from '../server/measure.ts'
import { createMessage, type Pair } from './pairs.ts'
import type { Sockets } from './sockets.ts'
import type { LiveSubject } from './subjects.ts'

/** A frame that comes later counts as lost. */
const LOST_MS = 5000
const LOOK_MS = 1
/** Commands at the same time, as in `bench/server`. */
const CONCURRENCY = 2

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

function randomWriters(pairs: readonly Pair[]): [from: TestUser, to: TestUser] {
  const pair = pairs[Math.floor(Math.random() * pairs.length)]
  if (!pair) throw new Error('There are no pairs.')
  const { client, tasker } = pair
  return Math.random() < 0.5 ? [client, tasker] : [tasker, client]
}

export type Times = {
  fromRequest: number[]
  response: number[]
  fromResponse: number[]
  lost: number
}

/** One message after the other, each until its frame is with the recipient. */
export async function measureTimes(
  subject: LiveSubject,
  { sockets, pairs, count }: { sockets: Sockets; pairs: readonly Pair[]; count: number },
): Promise<Times> {
  const times: Times = { fromRequest: [], response: [], fromResponse: [], lost: 0 }
  for (let n = 0; n < count; n++) {
    const [from, to] = randomWriters(pairs)
    const call = await createMessage(from, to)
    const sentAt = performance.now()
    const { body } = await sendExpecting(subject, call)
    const answeredAt = performance.now()
    const { seq } = JSON.parse(body.toString('utf8')) as { seq: number }
    let toldAt = sockets.toldAt(to.id, seq)
    for (; toldAt === undefined; toldAt = sockets.toldAt(to.id, seq)) {
      if (performance.now() - answeredAt > LOST_MS) break
      await pause(LOOK_MS)
    }
    times.response.push(answeredAt - sentAt)
    if (toldAt === undefined) times.lost++
    else {
      times.fromRequest.push(toldAt - sentAt)
      times.fromResponse.push(toldAt - answeredAt)
    }
  }
  return times
}

const createMessages = (pairs: readonly Pair[], count: number): Promise<Call[]> =>
  Promise.all(Array.from({ length: count }, () => createMessage(...randomWriters(pairs))))

/** Who writes where. */
export type Scene = { name: string; subject: LiveSubject; pairs: readonly Pair[] }

/** Microseconds of workerd and of the database for one message, of each round. The scenes alternate. */
export async function measureScenes(
  scenes: readonly Scene[],
  { databasePid, rounds, count }: { databasePid: number; rounds: number; count: number },
) {
  const results = scenes.map(({ name }) => ({
    name,
    server: [] as number[],
    database: [] as number[],
  }))
  for (const { subject, pairs } of scenes)
    await sendAll(subject, await createMessages(pairs, 40), CONCURRENCY)
  for (let round = 0; round < rounds; round++)
    for (const [index, { subject, pairs }] of scenes.entries()) {
      const messages = await createMessages(pairs, count)
      const cpu = await measureCpu(subject, databasePid, messages, CONCURRENCY)
      results[index]?.server.push(cpu.server)
      results[index]?.database.push(cpu.database)
    }
  return results
}
