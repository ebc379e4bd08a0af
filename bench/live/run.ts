// `npm run bench:live [-- --sockets 2000 --per-user 1 --messages 200 --rounds 6]`: the live channel of the built worker as `npm start`
// runs it: sockets and their memory, the time until a message is announced, what that costs the processor beside
// LIVE=off, and what a quiet hour costs a phone. On 127.0.0.1 only; it asserts nothing.
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { LIVE_PING } from '#schema/domain/live.ts'
import { build } from '#tools/build/build.ts'
import { migrate } from '#tools/db/migrate.ts'
import { startDatabase } from '#tools/dev/database.ts'
import { toCount } from '../count-option.ts'
import { fillDatabase } from '../server/database.ts'
import { closeConnections, sendAll } from '../server/measure.ts'
import { median, percentile } from '../statistics.ts'
import { measureScenes, measureTimes, type Scene } from './messages.ts'
import { createMessage, createPair, createUsers, type Pair } from './pairs.ts'
import { quietHour } from './quiet-hour.ts'
import { Sockets } from './sockets.ts'
import { startSubject, type LiveSubject } from './subjects.ts'

const PAIRS = 20
/** Of one round and scene. */
const ROUND_MESSAGES = 60
/** Longer than workerd keeps an object in memory that has nothing to do (10 s). */
const HIBERNATION_MS = 20_000
/** More sockets of one user the channel closes (`worker/live/channel.ts`). */
const LARGEST = { sockets: 20_000, 'per-user': 10, messages: 5000, rounds: 50 }

const { values } = parseArgs({
  options: {
    sockets: { type: 'string', default: '2000' },
    'per-user': { type: 'string', default: '1' },
    messages: { type: 'string', default: '200' },
    rounds: { type: 'string', default: '6' },
  },
})
const numberOf = (name: keyof typeof LARGEST): number => toCount(name, values[name], LARGEST[name])

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const show = (value: number, digits = 1) => Number(value.toFixed(digits))

/** A beat of each socket wakes no object and is answered. */
async function beatAll(sockets: Sockets): Promise<void> {
  const before = sockets.all.reduce((sum, each) => sum + each.bytes(), 0)
  for (const socket of sockets.all) socket.send(LIVE_PING)
  await pause(2000)
  const after = sockets.all.reduce((sum, each) => sum + each.bytes(), 0)
  console.log(`A beat: ${show((after - before) / sockets.all.length)} B of frames`)
}

async function measureSockets(
  live: LiveSubject,
  sockets: Sockets,
  users: Parameters<Sockets['open']>[0],
) {
  const before = await live.memoryKb()
  const ms = await sockets.open(users)
  const opened = await live.memoryKb()
  const { all, failures } = sockets
  await pause(HIBERNATION_MS)
  const quiet = await live.memoryKb()
  const perSocket = (kb: number) => show((kb - before) / all.length)
  const isOpen = all.filter((each) => each.isOpen()).length
  console.table([
    {
      wanted: users.length,
      'open after': isOpen,
      'time, s': show(ms / 1000),
      'workerd before, MB': show(before / 1024),
      'with all open': show(opened / 1024),
      'quiet for 20 s': show(quiet / 1024),
      'kB a socket, open': perSocket(opened),
      'kB, quiet': perSocket(quiet),
    },
  ])
  if (failures.length > 0) console.log(`${failures.length} did not open, first: ${failures[0]}`)
  await beatAll(sockets)
}

function printTimes(name: string, times: readonly number[]): void {
  const p99 = percentile(times, 0.99)
  console.log(`${name}: median ${show(median(times))} ms, p99 ${show(p99)} ms`)
}

function printQuietHours(): void {
  const screens = ['conversation', 'shared', null] as const
  const rows = [1, 4].flatMap((factor) =>
    screens.map((live) => {
      const off = quietHour({ live, factor, isConnected: false })
      const on = quietHour({ live, factor, isConnected: true })
      return {
        'on the screen': `${live ?? 'nothing shared'}${factor === 1 ? '' : ', lite mode'}`,
        'wake-ups off': off.wakeUps,
        'wake-ups live': on.wakeUps,
        'kB off': show(off.bytes / 1000),
        'kB live': show(on.bytes / 1000),
      }
    }),
  )
  console.table(rows)
}

async function measureAll(
  { live, off }: { live: LiveSubject; off: LiveSubject },
  {
    pairs,
    users,
    databasePid,
  }: { pairs: Pair[]; users: Parameters<Sockets['open']>[0]; databasePid: number },
) {
  // The first message of a pair also creates its conversation.
  for (const subject of [live, off]) {
    const first = pairs.map(({ client, tasker }) => createMessage(client, tasker))
    await sendAll(subject, await Promise.all(first), 2)
  }
  const [open, closed] = [pairs.slice(0, PAIRS / 2), pairs.slice(PAIRS / 2)]
  const sockets = new Sockets(live)
  try {
    await measureSockets(live, sockets, users)
    const count = numberOf('messages')
    const times = await measureTimes(live, { sockets, pairs: open, count })
    printTimes('request to frame', times.fromRequest)
    printTimes('request to response', times.response)
    printTimes('response to frame', times.fromResponse)
    console.log(`${times.lost} of ${count} frames were lost`)
    const scenes: Scene[] = [
      { name: 'LIVE=off', subject: off, pairs: closed },
      { name: 'live, no app open', subject: live, pairs: closed },
      { name: 'live, both apps open', subject: live, pairs: open },
    ]
    const rounds = numberOf('rounds')
    const results = await measureScenes(scenes, { databasePid, rounds, count: ROUND_MESSAGES })
    const [base] = results
    console.table(
      results.map(({ name, server, database }) => ({
        message: name,
        // Of the same round, so that the load of the machine affects both.
        'more than off, µs': show(median(server.map((us, i) => us - (base?.server[i] ?? 0))), 0),
        'worker, µs': show(median(server), 0),
        'min–max': `${show(Math.min(...server), 0)}–${show(Math.max(...server), 0)}`,
        'sqld, µs': show(median(database), 0),
      })),
    )
  } finally {
    sockets.closeAll()
  }
}

const load = () => loadavg()[0]?.toFixed(1)
console.log(`Load of this machine at the start: ${load()}`)
await build()
const dir = await mkdtemp(join(tmpdir(), 'onise-live-'))
const sqld = await startDatabase({
  dir: join(dir, 'database'),
  prepare: (url) => migrate({ url }),
  probe: { intervalMs: 3_600_000 },
  onNotice: (message) => console.warn(message),
})
const subjects: LiveSubject[] = []
try {
  const database = await fillDatabase(sqld.urlOf('bench'), 0)
  const pairs: Pair[] = []
  for (let n = 0; n < PAIRS; n++) pairs.push(await createPair(database))
  const perUser = numberOf('per-user')
  const writers = pairs.slice(0, PAIRS / 2).flatMap(({ client, tasker }) => [client, tasker])
  const crowd = await createUsers(
    database,
    Math.max(Math.ceil(numberOf('sockets') / perUser) - writers.length, 0),
  )
  const { settings } = database.server
  const live = await startSubject({ name: 'live', dir, settings, live: 'on' })
  subjects.push(live)
  const off = await startSubject({ name: 'off', dir, settings, live: 'off' })
  subjects.push(off)
  if (!sqld.pid) throw new Error('The database has ended.')
  const users = Array.from({ length: perUser }, () => [...writers, ...crowd]).flat()
  await measureAll({ live, off }, { pairs, users, databasePid: sqld.pid })
  printQuietHours()
  console.log(`Load at the end: ${load()}`)
} finally {
  closeConnections()
  for (const subject of subjects) await subject.stop()
  await sqld.stop()
  await rm(dir, { recursive: true, force: true })
}
