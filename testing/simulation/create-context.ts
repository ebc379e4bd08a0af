import { TEST_NOW } from '#testing/clock.ts'
import type { Random } from '#testing/random.ts'
import type { DatabaseEngine } from '#testing/server/database-engine.ts'
import { createClock } from './clock.ts'
import type { SimulationContext } from './context.ts'
import { SimulatedDevice } from './device.ts'
import { clockOffsetOfAYear } from './events.ts'
import { isExpectedError } from './expected-errors.ts'
import { createNetwork } from './network.ts'
import type { PendingWork } from './quiescence.ts'
import { WriteRecorder } from './recorded-writes.ts'
import { createServer, type SimulatedServer } from './server.ts'
import { createSockets } from './sockets.ts'
import { createUsers, openSession, type SimulatedUser } from './users.ts'

/** What a run counts and logs. */
function createRunLog(now: () => number) {
  const faults: Record<string, number> = {}
  const problems = new Set<string>()
  const lines: string[] = []
  const log = (line: string) => void lines.push(`${now()} ${line}`)
  return {
    faults,
    problems,
    lines,
    log,
    countFault: (fault: string) => void (faults[fault] = (faults[fault] ?? 0) + 1),
    reportProblem: (problem: string) => {
      if (!problems.has(problem)) log(`PROBLEM ${problem}`)
      problems.add(problem)
    },
  }
}
export type RunLog = ReturnType<typeof createRunLog>

/** Errors on the console are problems, other than those of injected faults. Returns a function that ends it. */
export function watchConsole({ reportProblem }: RunLog): () => void {
  const { error } = console
  console.error = (...args: unknown[]) => {
    if (!args.some(isExpectedError)) reportProblem(`console.error: ${args.map(String).join(' ')}`)
  }
  return () => void (console.error = error)
}

type DeviceOptions = {
  users: readonly SimulatedUser[]
  random: Random
  server: SimulatedServer
  createDevice: (number: number) => SimulatedDevice
}
/** One to three devices for each user, some of them shared with another user. */
async function createDevices({ users, random, server, createDevice }: DeviceOptions) {
  const devices: SimulatedDevice[] = []
  for (const user of users) {
    const count = Number(random.weighted({ 1: 6, 2: 3, 3: 1 }))
    for (let index = 0; index < count; index++) {
      const device = createDevice(devices.length + 1)
      device.users.set(user.id, user)
      device.storeToken(await openSession(server, user.id, TEST_NOW))
      devices.push(device)
    }
  }
  for (const device of devices) {
    const otherUser = random.chance(0.2) ? random.pick(users) : undefined
    if (otherUser) device.users.set(otherUser.id, otherUser)
  }
  return devices
}

type ContextOptions = {
  random: Random
  engine: DatabaseEngine
  pendingWork: PendingWork
  /** Of the users with devices. */
  roles: readonly SimulatedUser['role'][]
}
/** A server, a network, the users with their devices, and one client and one tasker without any. */
export async function createContext({
  random,
  engine,
  pendingWork,
  roles,
}: ContextOptions): Promise<{ context: SimulationContext; runLog: RunLog }> {
  const clock = createClock()
  const runLog = createRunLog(clock.now)
  const { countFault, log, reportProblem } = runLog
  const shared = { clock, pendingWork, countFault, log }
  const sockets = createSockets({ clock, countFault, reportProblem, random: random.fork(4) })
  const { live, openSocketFor } = sockets
  const server = await createServer({ ...shared, engine, live, random: random.fork(1) })
  const network = createNetwork({ ...shared, server, openSocketFor, random: random.fork(2) })
  const users = await createUsers(server, [...roles, 'client', 'tasker'], clock.now())
  const recorder = new WriteRecorder()
  const devices = await createDevices({
    users: users.slice(0, roles.length),
    random,
    server,
    createDevice: (number) =>
      new SimulatedDevice({
        number,
        network,
        clock,
        countFault,
        random: random.fork(10 + number),
        clockOffsetMs: random.chance(0.1)
          ? clockOffsetOfAYear(random, countFault)
          : random.between(-5000, 5000),
        onDatabaseDeleted: (userId) => recorder.restartPositions(number, userId),
      }),
  })
  const context: SimulationContext = {
    ...shared,
    server,
    network,
    random: random.fork(3),
    recorder,
    users,
    devices,
    reportProblem,
  }
  return { context, runLog }
}
