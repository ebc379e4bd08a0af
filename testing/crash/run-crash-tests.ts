// npm run crash -- 25 [--seed n]
import { parseArgs } from 'node:util'
import { describeReport, runCrashTest } from './crash.ts'

const { values, positionals } = parseArgs({
  options: { seed: { type: 'string', default: String(Date.now() % 1_000_000) } },
  allowPositionals: true,
})
const seed = Number(values.seed)
const report = await runCrashTest({ crashes: Number(positionals[0] ?? 25), seed })
console.log(`seed ${seed}: ${describeReport(report).join('\n  ')}`)
const problems = [...report.lost, ...report.duplicated, ...report.violations]
for (const problem of problems) console.log(`  ! ${problem}`)
if (!/discrepancies +0\n/.test(report.reconciliation)) console.log(report.reconciliation)
process.exit(problems.length === 0 ? 0 : 1)
