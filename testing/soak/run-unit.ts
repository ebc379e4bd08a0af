// A child process of `npm run soak`: runs one unit and sends its result to the parent.
import {
  describeReport as describeCrashes,
  runCrashTest,
  type CrashKind,
} from '#testing/crash/crash.ts'
import { describeReport as describeFaults, runUnderFaults } from '#testing/money/fault-injection.ts'
import { runHistories } from '#testing/money/run-histories.ts'
import { databaseAt } from '#testing/server/database-engine.ts'
import { detectMutation } from '#testing/simulation/detect-mutation.ts'
import { MUTATIONS } from '#testing/simulation/mutations.ts'
import { reportFailure } from '#testing/simulation/report-failure.ts'
import { describeMessages, runMessages } from '#testing/simulation/run-messages.ts'
import { runSeeds, seedRange } from '#testing/simulation/worker-pool.ts'
import { runWalks } from '#testing/worker/market-model/run-walks.ts'
import { ROOT } from '#tools/common/paths.ts'
import { run } from '#tools/common/processes.ts'
import { SEEDS_PER_MUTATION, type PartName, type Unit, type UnitResult } from './parts.ts'

/** `databaseUrl`: a libSQL server; the simulation runs on it as well, and fault injection only on it. */
export type UnitJob = Unit & { databaseUrl: string | null }

const toRepeat = ({ part, size, seed }: Unit) =>
  `to repeat: npm run soak -- ${part} ${size} --seed ${seed}`

async function runSimulation({ seed, size, databaseUrl }: UnitJob): Promise<UnitResult> {
  const result: UnitResult = { lost: 0, duplicated: 0, diverged: 0, failed: 0, problems: [] }
  await runSeeds({
    root: ROOT,
    seeds: seedRange(seed, size),
    workers: 1,
    serverUrl: databaseUrl ?? undefined,
    onReport(report) {
      for (const name of ['lost', 'duplicated', 'diverged'] as const) result[name] += report[name]
      if (report.problems.length === 0) return
      result.failed++
      result.problems.push(reportFailure(report))
    },
  })
  return result
}

async function runMessagesUnit(job: UnitJob): Promise<UnitResult> {
  const report = await runMessages({ messages: job.size, seed: job.seed })
  console.log(`messages, seed ${job.seed}: ${describeMessages(report)}`)
  const { lost, duplicated, outOfOrder, problems } = report
  return resultOf(job, { lost, duplicated, differences: [...outOfOrder, ...problems] })
}

async function runMutation({ index, seed }: UnitJob): Promise<UnitResult> {
  const mutation = MUTATIONS[index]
  if (!mutation) throw new Error(`There is no mutation ${index}.`)
  const report = await detectMutation(mutation, seedRange(seed, SEEDS_PER_MUTATION))
  const found = report
    ? `seed ${report.seed}: ${report.problems[0]?.slice(0, 110)}`
    : 'NOT DETECTED'
  console.log(`mutation “${mutation.name}”: ${found}`)
  const problems = report ? [] : [`the mutation “${mutation.name}” was not detected`]
  return { lost: 0, duplicated: 0, diverged: 0, failed: problems.length, problems }
}

async function runHistoriesUnit(job: UnitJob): Promise<UnitResult> {
  const { steps, outcomes, problem } = await runHistories({ seed: job.seed, count: job.size })
  console.log(`histories, seed ${job.seed}: ${job.size}, ${steps} steps; ${outcomes}`)
  return historiesResult(job, problem)
}

function historiesResult(unit: Unit, problem: string | null): UnitResult {
  const failed = problem ? 1 : 0
  const problems = problem ? [`${problem}\n  ${toRepeat(unit)}`] : []
  return { lost: 0, duplicated: 0, diverged: failed, failed, problems }
}

/** Null, or what failed. */
function runVitest(file: string, env: Record<string, string>) {
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'node', file]
  return run(process.execPath, args, { cwd: ROOT, env }).then(
    () => null,
    (error: Error) => error.message,
  )
}

async function runMarket(job: UnitJob): Promise<UnitResult> {
  const { part, seed, size: count } = job
  const { steps, succeeded, problem } = await runWalks({ seed, count, plans: part === 'plans' })
  console.log(`${part}, seed ${job.seed}: ${job.size} walks, ${steps} steps; ${succeeded}`)
  return historiesResult(job, problem)
}

/** The tests themselves, with more who send at once. */
async function runRaces(job: UnitJob): Promise<UnitResult> {
  const env = { SEED: String(job.seed), RACES: 'large' }
  const problem =
    (await runVitest('testing/money/races.test.ts', env)) ??
    (await runVitest('worker/payouts/withdraw-races.test.ts', env)) ??
    (await runVitest('worker/tasks/life-races.test.ts', env))
  console.log(`races, seed ${job.seed}`)
  return historiesResult(job, problem)
}

async function runFaults(job: UnitJob): Promise<UnitResult> {
  const { seed, size, databaseUrl } = job
  const report = await runUnderFaults({
    operations: size,
    seed,
    ...(databaseUrl && { engine: databaseAt(`${databaseUrl}/@faults-${seed}/`) }),
  })
  console.log(`faults, seed ${seed}: ${describeFaults(report).join('\n  ')}`)
  const { stuck, lost, duplicated, discrepancies, violations } = report
  const unnoticed = stuck.map((name) => `${name} is stuck without a discrepancy`)
  const differences = [...unnoticed, ...discrepancies, ...violations]
  return resultOf(job, { lost, duplicated, differences })
}

const runCrashes =
  (kind: CrashKind) =>
  async (job: UnitJob): Promise<UnitResult> => {
    const report = await runCrashTest({ crashes: job.size, kind, seed: job.seed })
    console.log(`crashes, seed ${job.seed}: ${describeCrashes(report).join('\n  ')}`)
    const { lost, duplicated, violations, reconciliation, acknowledged } = report
    const differences = [...violations]
    if (!/^0 [^]*discrepancies +0\n/.test(reconciliation)) differences.push(reconciliation)
    if (acknowledged.unanswered > 0)
      differences.push(`${acknowledged.unanswered} without a response`)
    return resultOf(job, { lost, duplicated, differences })
  }

type Findings = Record<'lost' | 'duplicated' | 'differences', readonly string[]>

function resultOf(unit: Unit, { lost, duplicated, differences }: Findings): UnitResult {
  const problems = [...lost, ...duplicated, ...differences]
  return {
    lost: lost.length,
    duplicated: duplicated.length,
    diverged: differences.length,
    failed: problems.length > 0 ? 1 : 0,
    problems: problems.length > 0 ? [`${problems.join('\n  ')}\n  ${toRepeat(unit)}`] : [],
  }
}

const RUNNERS: Record<PartName, (job: UnitJob) => Promise<UnitResult>> = {
  simulation: runSimulation,
  messages: runMessagesUnit,
  mutants: runMutation,
  histories: runHistoriesUnit,
  market: runMarket,
  plans: runMarket,
  races: runRaces,
  faults: runFaults,
  crash: runCrashes('kills'),
  hangs: runCrashes('hangs'),
  disks: runCrashes('full-disks'),
}

process.once('message', (job: UnitJob) => {
  const send = (result: UnitResult) => process.send?.(result, () => process.exit())
  RUNNERS[job.part](job).then(send, (error: unknown) => {
    console.error(error)
    process.exit(1)
  })
})
process.on('disconnect', () => process.exit(1))
