// `npm run bench:capacity`: what 100,000, a million and ten million users need at the busiest minute and pay in a month,
// and which limit is reached first. Computed from measured costs of single calls (inputs.ts); nothing is started.
// `-- --measure` measures two of those costs instead, about ten minutes: bytes that are left, and time of the writer.
import { computeLoad, findBreakpoints, withoutCalls, type Load } from './capacity.ts'
import { CONVERSATION_CALLS, INPUTS, LIMITS } from './inputs.ts'

const SIZES = [100_000, 1_000_000, 10_000_000]

const format = (value: number) =>
  value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 1 : 0 })
const dollars = (value: number) => `$${format(value)}`

const ROWS: readonly [name: string, cell: (load: Load) => string][] = [
  ['active users a day', ({ activeUsers }) => format(activeUsers)],
  ['requests a second, busiest minute', ({ peak }) => format(peak.requestsPerSecond)],
  ['commands a second', ({ peak }) => format(peak.commandsPerSecond)],
  ['rows written a second', ({ peak }) => format(peak.rowsWrittenPerSecond)],
  ['busy cores of workers', ({ peak }) => format(peak.workerCores)],
  ['busy cores of databases', ({ peak }) => format(peak.databaseCores)],
  ['share of one writer', ({ peak }) => format(peak.writerShare)],
  ['requests a month, millions', ({ month }) => format(month.requests / 1e6)],
  ['rows read a month, billions', ({ month }) => format(month.rowsRead / 1e9)],
  ['rows written a month, millions', ({ month }) => format(month.rowsWritten / 1e6)],
  ['GB of rows after a year', ({ yearGb }) => format(yearGb.database)],
  ['GB of files after a year', ({ yearGb }) => format(yearGb.files)],
  ['bill of workers', ({ bill }) => dollars(bill.workers)],
  ['bill of databases', ({ bill }) => dollars(bill.database)],
  ['bill of files', ({ bill }) => dollars(bill.files)],
  ['bill a month', ({ bill }) => dollars(bill.total)],
]

const printRow = (name: string, cells: readonly string[]) =>
  console.log(name.padEnd(56) + cells.map((cell) => cell.padStart(16)).join(''))

function printLoads(title: string, inputs: typeof INPUTS): void {
  const loads = SIZES.map((users) => computeLoad(inputs, users))
  printRow(
    title,
    SIZES.map((users) => `${format(users)} users`),
  )
  for (const [name, cell] of ROWS) printRow(`  ${name}`, loads.map(cell))
}

function printBreakpoints(title: string, inputs: typeof INPUTS): void {
  console.log(`\n${title}`)
  for (const { name, users } of findBreakpoints(inputs, LIMITS))
    printRow(`  ${name}`, [`${format(Math.round(users / 1000) * 1000)} users`])
}

if (process.argv.includes('--measure')) {
  const { measure } = await import('./measure.ts')
  await measure()
} else {
  printLoads('All calls', INPUTS)
  printBreakpoints('Reached first with one database', INPUTS)
  printBreakpoints(
    'Reached first once conversations have databases of their own',
    withoutCalls(INPUTS, CONVERSATION_CALLS),
  )
}
