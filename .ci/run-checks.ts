// Runs all parts of `npm test`, or those that are named: `node .ci/test.mjs lint types`. It goes on after a failed part.
import { spawnSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { SEED } from '#testing/random-tests.ts'
import { createTemporaryDirectory } from '#tools/common/processes.ts'
import { partOf, PART_NAMES, type PartName, type PartResult } from './checks.ts'
import { createOrderedOutput } from './ordered-output.ts'
import { runScheduled } from './schedule.ts'

/** The browser tests and the unit tests keep two cores busy; a third part would only slow down Chromium. */
const MAX_RUNNING = Math.min(2, availableParallelism())

const MAX_LISTED = 50

type Row = PartResult & { name: string; durationMs: number }

const formatSeconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

function printRow({ name, passed, failed, durationMs }: Row): void {
  const counts = `${String(passed).padStart(6)} passed${String(failed).padStart(6)} failed`
  console.log(`  ${name.padEnd(12)}${counts}${formatSeconds(durationMs).padStart(10)}`)
}

const isPartName = (name: string): name is PartName => PART_NAMES.some((each) => each === name)

function selectParts(names: readonly string[]): PartName[] {
  const unknown = names.filter((name) => !isPartName(name))
  if (unknown.length > 0)
    throw new Error(`There is no part ${unknown.join(', ')}; there are ${PART_NAMES.join(', ')}.`)
  return names.length > 0 ? names.filter(isPartName) : PART_NAMES
}

const openOutput = createOrderedOutput((text) => process.stdout.write(text))
const rows = new Map<string, Row>()

async function runPart(name: PartName): Promise<void> {
  const { write, close } = openOutput()
  write(`\n── ${name} ${'─'.repeat(60 - name.length)}\n`)
  const startedAt = performance.now()
  const result = await partOf(name)
    .run(write)
    .catch((error: unknown): PartResult => {
      const message = error instanceof Error ? error.message : String(error)
      write(`${message}\n`)
      return { passed: 0, failed: 1, failures: [`${name}\n    ${message.split('\n')[0]}`] }
    })
  const durationMs = performance.now() - startedAt
  write(`   ${name}: ${formatSeconds(durationMs)}\n`)
  close()
  rows.set(name, { ...result, name, durationMs })
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => process.exit(130))

const startedAt = performance.now()
let hasError = false

/**
 * A seed from the committed sources: a change that passed here draws the same random tests wherever it is checked
 * again, and the next change draws others. Null outside a clone.
 */
function seedOfSources(): number | null {
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD^{tree}'], { encoding: 'utf8' })
  return status === 0 ? Number.parseInt(stdout.slice(0, 7), 16) + 1 : null
}

const seed = process.env['SEED'] ?? String(seedOfSources() ?? SEED)
process.env['SEED'] = seed
// Killed browsers and workers leave profiles and data behind.
process.env['TMPDIR'] = createTemporaryDirectory('onise-checks-')
console.log(`Random tests use the seed ${seed}.`)
try {
  const names = selectParts(process.argv.slice(2))
  const tasks = names.map((name) => {
    const { after = [] } = partOf(name)
    return { name, after: after.filter(isPartName) }
  })
  await runScheduled(tasks, MAX_RUNNING, runPart)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  hasError = true
}
const all = PART_NAMES.flatMap((name) => rows.get(name) ?? [])
const sum = (count: (row: Row) => number) => all.reduce((total, row) => total + count(row), 0)
const passed = sum((row) => row.passed)
const failed = sum((row) => row.failed) + (hasError ? 1 : 0)
if (all.length > 0) {
  console.log(`\n── ${'─'.repeat(61)}`)
  for (const row of all) printRow(row)
  printRow({ name: 'all', passed, failed, durationMs: performance.now() - startedAt })
}
process.exitCode = failed > 0 || passed === 0 ? 1 : 0
// A page of CI shows the end of the output alone.
const failures = all.flatMap((row) => row.failures ?? [])
if (failures.length > 0) {
  console.log(`\nFailed tests:`)
  for (const failure of failures.slice(0, MAX_LISTED)) console.log(`  ${failure}`)
  const more = failures.length - MAX_LISTED
  if (more > 0) console.log(`  and ${more} more, in the output above`)
}
if (failed > 0) console.log(`\nThe same random tests again: SEED=${seed} npm test`)
console.log(`\n${passed} passed, ${failed} failed`)
