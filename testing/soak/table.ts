import { PART_NAMES, partOf, SEEDS_PER_MUTATION, type PartName } from './parts.ts'
import type { FinishedUnit, Plan, SoakState } from './state.ts'

const COUNTS = ['lost', 'duplicated', 'diverged', 'failed'] as const
type Row = Record<(typeof COUNTS)[number] | 'done' | 'ms', number>

function sumUnits(units: FinishedUnit[]): Row {
  const row: Row = { done: 0, lost: 0, duplicated: 0, diverged: 0, failed: 0, ms: 0 }
  for (const unit of units) {
    row.done += unit.size
    row.ms += unit.ms
    for (const name of COUNTS) row[name] += unit[name]
  }
  return row
}

function seedRange(part: PartName, { parts }: SoakState): string {
  const { firstSeed, units } = parts[part]
  const { seedsPerUnit } = partOf(part)
  if (seedsPerUnit === 0) return `${firstSeed}–${firstSeed + SEEDS_PER_MUTATION - 1}`
  const first = firstSeed + Math.min(...Object.keys(units).map(Number)) * seedsPerUnit
  const last = Object.entries(units).map(
    ([index, { size }]) => firstSeed + Number(index) * seedsPerUnit + Math.min(size, seedsPerUnit),
  )
  return `${first}–${Math.max(...last) - 1}`
}

const formatTime = (ms: number) =>
  ms < 60_000 ? `${(ms / 1000).toFixed(0)} s` : `${(ms / 60_000).toFixed(1)} min`
const formatCount = (count: number) => count.toLocaleString('en')
const formatRow = ([part = '', done = '', ...rest]: string[]) => {
  const seeds = rest.pop() ?? ''
  const columns = rest.map((text) => text.padStart(11)).join('')
  return `  ${part.padEnd(12)}${done.padStart(15)}${columns}  ${seeds}`
}

/** What has run of each part, and whether all of it was right. */
export function summarize(state: SoakState, plan: Plan) {
  const lines = [formatRow(['part', 'done/planned', ...COUNTS, 'time', 'seeds'])]
  let problems = 0
  for (const part of PART_NAMES) {
    const units = Object.values(state.parts[part].units)
    const planned = plan[part]
    if (units.length === 0 && planned === undefined) continue
    const row = sumUnits(units)
    problems += COUNTS.reduce((sum, name) => sum + row[name], 0)
    lines.push(
      formatRow([
        part,
        `${formatCount(row.done)}/${formatCount(planned ?? partOf(part).planned)}`,
        ...COUNTS.map((name) => formatCount(row[name])),
        formatTime(row.ms),
        units.length > 0 ? seedRange(part, state) : '',
      ]),
    )
    for (const { problems: texts } of units) lines.push(...texts.map((text) => `    ! ${text}`))
  }
  return { lines, isRight: problems === 0 }
}
