// Runs all parts of `npm test`, or those that are named: `node .ci/test.mjs lint types`. It goes on after a failed part.
import { PARTS, type PartName, type PartResult } from './checks.ts'

type Row = PartResult & { name: string; durationMs: number }

const formatSeconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

function printRow({ name, passed, failed, durationMs, retried }: Row): void {
  const counts = `${String(passed).padStart(6)} passed${String(failed).padStart(6)} failed`
  const note = retried.length > 0 ? `   ${retried.length} only at the second attempt` : ''
  console.log(`  ${name.padEnd(12)}${counts}${formatSeconds(durationMs).padStart(10)}${note}`)
}

const isPartName = (name: string): name is PartName => Object.hasOwn(PARTS, name)

function selectParts(names: readonly string[]): PartName[] {
  const all = Object.keys(PARTS).filter(isPartName)
  const unknown = names.filter((name) => !isPartName(name))
  if (unknown.length > 0)
    throw new Error(`There is no part ${unknown.join(', ')}; there are ${all.join(', ')}.`)
  return names.length > 0 ? names.filter(isPartName) : all
}

async function runPart(name: PartName): Promise<Row> {
  console.log(`\n── ${name} ${'─'.repeat(60 - name.length)}`)
  const startedAt = performance.now()
  const result = await PARTS[name]().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    return { passed: 0, failed: 1, retried: [] }
  })
  const durationMs = performance.now() - startedAt
  console.log(`   ${name}: ${formatSeconds(durationMs)}`)
  return { ...result, name, durationMs }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => process.exit(130))

const startedAt = performance.now()
const rows: Row[] = []
let hasError = false
try {
  for (const name of selectParts(process.argv.slice(2))) rows.push(await runPart(name))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  hasError = true
}
const sum = (count: (row: Row) => number) => rows.reduce((total, row) => total + count(row), 0)
const passed = sum((row) => row.passed)
const failed = sum((row) => row.failed) + (hasError ? 1 : 0)
if (rows.length > 0) {
  console.log(`\n── ${'─'.repeat(61)}`)
  for (const row of rows) printRow(row)
  const durationMs = performance.now() - startedAt
  printRow({ name: 'all', passed, failed, durationMs, retried: [] })
}
process.exitCode = failed > 0 || passed === 0 ? 1 : 0
console.log(`\n${passed} passed, ${failed} failed`)
