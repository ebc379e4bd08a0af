import { median } from '../statistics.ts'
import type { Counts, Cpu } from './measure.ts'

type Measured = { counts?: Counts; server: number[]; database: number[] }

/** Everything that was measured, by call and server. */
export class Results {
  readonly calls: Record<string, Record<string, Measured>> = {}

  #of(call: string, subject: string): Measured {
    const subjects = (this.calls[call] ??= {})
    return (subjects[subject] ??= { server: [], database: [] })
  }

  addCounts(call: string, subject: string, counts: Counts): void {
    this.#of(call, subject).counts = counts
  }

  addCpu(call: string, subject: string, cpu: Cpu): void {
    const measured = this.#of(call, subject)
    measured.server.push(cpu.server)
    measured.database.push(cpu.database)
  }
}

type Column = [
  title: string,
  cell: (measured: Measured, others: Record<string, Measured>) => string,
]

const numberCell = (value: number | undefined, digits = 0) =>
  value === undefined || !Number.isFinite(value) ? '' : value.toFixed(digits)
const rangeCell = (values: readonly number[]) =>
  `${Math.min(...values).toFixed(0)}–${Math.max(...values).toFixed(0)}`

/** False for servers with a database of their own. */
const usesSqld = ({ database }: Measured) => median(database) > 100

/** Of the medians. */
const ratioTo = (other: string, process: 'server' | 'database'): Column => [
  `÷ ${other}`,
  (measured, others) => {
    const control = others[other]
    return control && (process === 'server' || usesSqld(measured))
      ? numberCell(median(measured[process]) / median(control[process]), 2)
      : ''
  },
]
const COLUMNS: readonly Column[] = [
  ['server µs', ({ server }) => numberCell(median(server))],
  ['min–max', ({ server }) => rangeCell(server)],
  ratioTo('bare', 'server'),
  ratioTo('against', 'server'),
  ['sqld µs', (measured) => (usesSqld(measured) ? numberCell(median(measured.database)) : '')],
  ratioTo('bare', 'database'),
  ratioTo('against', 'database'),
  ['trips', ({ counts }) => numberCell(counts?.trips)],
  ['rows read', ({ counts }) => numberCell(counts?.rowsRead)],
  ['written', ({ counts }) => numberCell(counts?.rowsWritten)],
  ['gzip B', ({ counts }) => numberCell(counts?.gzipBytes)],
]
const NAME_WIDTH = 14
const CELL_WIDTH = 12

const printLine = (names: readonly string[], cells: readonly string[]) =>
  console.log(
    [
      ...names.map((name) => name.padEnd(NAME_WIDTH)),
      ...cells.map((cell) => cell.padStart(CELL_WIDTH)),
    ].join(''),
  )

export function printTable({ calls }: Results): void {
  printLine(
    ['call', 'server'],
    COLUMNS.map(([title]) => title),
  )
  for (const [call, subjects] of Object.entries(calls))
    for (const [subject, measured] of Object.entries(subjects))
      printLine(
        [call, subject],
        COLUMNS.map(([, cell]) => cell(measured, subjects)),
      )
}
