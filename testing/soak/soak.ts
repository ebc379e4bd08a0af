// npm run soak -- [part [count]]… [--seed n] [--new] [--minutes n] [--workers n] [--sqld]
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { inSmallDisk } from '#testing/crash/small-disk.ts'
import { ROOT, TYPESCRIPT_LOADER } from '#tools/common/paths.ts'
import { launch, run } from '#tools/common/processes.ts'
import { parsePlan } from './parse-plan.ts'
import type { Unit, UnitResult } from './parts.ts'
import { loadState, newState, openUnits, saveState, takeNext, type FinishedUnit } from './state.ts'
import { summarize } from './table.ts'

const STATE_FILE = join(ROOT, 'test-results/soak.json')
const UNIT_TIMEOUT_MS = 30 * 60_000

const { values, positionals } = parseArgs({
  options: {
    /** The first seed of each part. Such a run neither continues a stored one nor is stored. */
    seed: { type: 'string' },
    /** Starts again instead of continuing. */
    new: { type: 'boolean', default: false },
    /** No unit is started after so many minutes. */
    minutes: { type: 'string', default: 'Infinity' },
    workers: { type: 'string', default: '2' },
    /** Simulation and fault injection on a libSQL server; the simulation compares both runs. */
    sqld: { type: 'boolean', default: false },
  },
  allowPositionals: true,
})
const plan = parsePlan(positionals)
const isStored = values.seed === undefined
const head = await run('git', ['rev-parse', '--short', 'HEAD'], { cwd: ROOT }).catch(() => '')
if (values.new) await rm(STATE_FILE, { force: true })
const stored = isStored ? loadState(STATE_FILE) : null
const state =
  stored ?? newState(head.trim() || 'unknown', isStored ? undefined : Number(values.seed))
if (stored) console.log(`Continues the run of ${stored.commit}; --new starts again.`)

/** What a unit that never sent a result counts as. */
const brokenResult = (unit: Unit, reason: string): UnitResult => ({
  lost: 0,
  duplicated: 0,
  diverged: 0,
  failed: 1,
  problems: [`${unit.part}, seed ${unit.seed}: the process ended with ${reason} and no result`],
})

async function runUnit(unit: Unit, databaseUrl: string | null): Promise<FinishedUnit> {
  const startedAt = performance.now()
  let result: UnitResult | undefined
  const program = [process.execPath, ...TYPESCRIPT_LOADER, 'testing/soak/run-unit.ts']
  const disk = unit.part === 'disks' ? inSmallDisk(program) : null
  const [command = '', ...args] = disk ? [disk.command, ...disk.args] : program
  const child = launch(command, args, {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    ...(disk && { env: disk.env }),
  })
  child.onMessage((message) => (result = message as UnitResult))
  await child.send({ ...unit, databaseUrl })
  const timer = setTimeout(() => void child.kill(), UNIT_TIMEOUT_MS)
  await child.whenEnded()
  clearTimeout(timer)
  await disk?.remove()
  const ms = performance.now() - startedAt
  return { ...(result ?? brokenResult(unit, child.exitReason)), size: unit.size, ms }
}

async function runUnits(databaseUrl: string | null): Promise<void> {
  const open = openUnits(state, plan)
  const running: Unit[] = []
  const stopAt = performance.now() + Number(values.minutes) * 60_000
  async function runWorker() {
    while (performance.now() < stopAt) {
      const unit = takeNext(open, running, plan)
      if (!unit) return
      running.push(unit)
      state.parts[unit.part].units[unit.index] = await runUnit(unit, databaseUrl)
      running.splice(running.indexOf(unit), 1)
      if (isStored) saveState(STATE_FILE, state)
    }
  }
  await Promise.all(Array.from({ length: Number(values.workers) }, runWorker))
}

function printTable(): boolean {
  const { lines, isRight } = summarize(state, plan)
  console.log(`\n${lines.join('\n')}`)
  return isRight
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    printTable()
    process.exit(130)
  })

async function startServer() {
  // Loaded only here, because it brings workerd along.
  const { startSqld } = await import('#testing/server/run-servers.ts')
  return startSqld()
}

const server = values.sqld ? await startServer() : null
try {
  await runUnits(server?.url ?? null)
} finally {
  await server?.stop()
}
process.exitCode = printTable() ? 0 : 1
