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

const round = (value: number, digits = 0) => Math.round(value * 10 ** digits) / 10 ** digits

/** Of the medians. */
const ratioOf = (values: readonly number[], others: readonly number[] | undefined) =>
  others ? round(median(values) / median(others), 2) : Number.NaN

function rowsOf([call, subjects]: [string, Record<string, Measured>]) {
  return Object.entries(subjects).map(([server, { counts, ...cpu }]) => ({
    call,
    server,
    'server µs': round(median(cpu.server)),
    'min … max': `${round(Math.min(...cpu.server))} … ${round(Math.max(...cpu.server))}`,
    '÷ bare': ratioOf(cpu.server, subjects['bare']?.server),
    '÷ against': ratioOf(cpu.server, subjects['against']?.server),
    'sqld µs': round(median(cpu.database)),
    'sqld ÷ bare': ratioOf(cpu.database, subjects['bare']?.database),
    'sqld ÷ against': ratioOf(cpu.database, subjects['against']?.database),
    trips: counts?.trips,
    'rows read': counts?.rowsRead,
    written: counts?.rowsWritten,
    'gzip B': counts?.gzipBytes,
  }))
}

export const printTable = ({ calls }: Results): void =>
  console.table(Object.entries(calls).flatMap(rowsOf))
