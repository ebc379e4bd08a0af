import { createHash } from 'node:crypto'
import { seededRandom, type Random } from '#testing/random.ts'
import type { DatabaseEngine } from '#testing/server/database-engine.ts'
import { checkInvariants, type ViolationCounts } from './assertions.ts'
import { ScreenChecker } from './check-screens.ts'
import type { SimulationContext } from './context.ts'
import { createContext, watchConsole } from './create-context.ts'
import { drainAndCompare } from './drain.ts'
import { PendingWork } from './quiescence.ts'
import { createScheduler } from './scheduler.ts'
import type { SimulatedUser } from './users.ts'

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
  const { context, runLog } = await createContext({
    random,
    engine,
    pendingWork,
    roles: random.pick(ROLES) ?? [],
  })
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
