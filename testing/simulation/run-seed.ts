import { createHash } from 'node:crypto'
import { TEST_NOW } from '#testing/clock.ts'
import { seededRandom, type Random } from '#testing/random.ts'
import type { DatabaseEngine } from '#testing/server/database-engine.ts'
import { checkInvariants, type ViolationCounts } from './assertions.ts'
import { ScreenChecker } from './check-screens.ts'
import { createClock } from './clock.ts'
import type { SimulationContext } from './context.ts'
import { SimulatedDevice } from './device.ts'
import { drainAndCompare } from './drain.ts'
import { clockOffsetOfAYear } from './events.ts'
import { isExpectedError } from './expected-errors.ts'
import { createNetwork } from './network.ts'
import { PendingWork } from './quiescence.ts'
import { WriteRecorder } from './recorded-writes.ts'
import { createScheduler } from './scheduler.ts'
import { createServer, type SimulatedServer } from './server.ts'
import { createUsers, openSession, type SimulatedUser } from './users.ts'

export type SeedResult = ViolationCounts & {
  seed: number
  /** Writes that users made on devices. */
  writes: number
  faults: Record<string, number>
  responses: Record<string, number>
  /** Everything that was wrong. */
  problems: string[]
  /** Of all requests and responses: the same in each run of a seed. */
  hash: string
  log: string[]
}

/** The users with devices; each run has one client and one tasker more, who only use the remote client. */
const ROLES: SimulatedUser['role'][][] = [
  ['tasker'],
  ['client'],
  ['client', 'tasker'],
  ['client', 'tasker'],
  ['client', 'tasker', 'tasker'],
]

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
type RunLog = ReturnType<typeof createRunLog>

/** Errors on the console are problems, other than those of injected faults. Returns a function that ends it. */
function watchConsole({ reportProblem }: RunLog): () => void {
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

async function createContext(
  random: Random,
  engine: DatabaseEngine,
  pendingWork: PendingWork,
): Promise<{ context: SimulationContext; runLog: RunLog }> {
  const clock = createClock()
  const runLog = createRunLog(clock.now)
  const { countFault, log, reportProblem } = runLog
  const shared = { clock, pendingWork, countFault, log }
  const server = await createServer({ ...shared, engine, random: random.fork(1) })
  const network = createNetwork({ ...shared, server, random: random.fork(2) })
  const roles = random.pick(ROLES) ?? []
  const users = await createUsers(server, [...roles, 'client', 'tasker'], clock.now())
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
      }),
  })
  const context: SimulationContext = {
    ...shared,
    server,
    network,
    random: random.fork(3),
    recorder: new WriteRecorder(),
    users,
    devices,
    reportProblem,
  }
  return { context, runLog }
}

/** Runs every event that is due, one at a time, and checks the screens after each. */
function createRunUntil(context: SimulationContext) {
  const { clock, pendingWork, devices, log } = context
  const screenChecker = new ScreenChecker(context)
  return async (until: number) => {
    for (;;) {
      await pendingWork.untilIdle()
      for (const device of devices) await screenChecker.check(device)
      const event = clock.takeNext(until)
      if (!event) break
      log(event.description)
      event.run()
    }
    clock.advanceTo(until)
  }
}

/** The random part of a run, then the part without faults, then the checks. */
async function simulate(context: SimulationContext, random: Random): Promise<ViolationCounts> {
  const { clock, server, devices } = context
  const runUntil = createRunUntil(context)
  const scheduler = createScheduler(context)
  const maxPageSize = random.chance(0.6) ? random.between(1, 5) : null
  for (const device of devices) {
    device.openTab()
    device.maxPageSize = maxPageSize
    if (random.chance(0.7)) device.networkProfile = 'unreliable'
  }
  await scheduler.setUp()
  await runUntil(clock.now() + 3000)
  server.setFaulty(true)
  for (let steps = random.between(40, 80); steps > 0; steps--) {
    scheduler.step()
    await runUntil(clock.now() + (random.chance(0.7) ? random.below(1500) : random.below(10_000)))
  }
  const diverged = await drainAndCompare(context, runUntil)
  return { ...(await checkInvariants(context)), diverged }
}

/** Closes the database at the end. */
export async function runSeed(seed: number, engine: DatabaseEngine): Promise<SeedResult> {
  const random = seededRandom(seed)
  const pendingWork = new PendingWork()
  const { context, runLog } = await createContext(random, engine, pendingWork)
  const unwatchConsole = watchConsole(runLog)
  try {
    const counts = await simulate(context, random)
    const { requestLog, responseCounts } = context.network
    return {
      ...counts,
      seed,
      faults: runLog.faults,
      problems: [...runLog.problems],
      log: runLog.lines,
      responses: responseCounts,
      writes: context.recorder.all.filter(({ isQueued }) => isQueued).length,
      hash: createHash('sha256').update(requestLog.join('\n')).digest('hex').slice(0, 12),
    }
  } finally {
    for (const device of context.devices) device.dispose()
    await pendingWork.untilIdle()
    unwatchConsole()
    pendingWork.restore()
    engine.close()
  }
}
