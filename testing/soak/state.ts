import { randomInt } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { partOf, PART_NAMES, type PartName, type Unit, type UnitResult } from './parts.ts'

export type FinishedUnit = UnitResult & { size: number; ms: number }
type PartState = { firstSeed: number; units: Record<number, FinishedUnit> }
export type SoakState = { commit: string; parts: Record<PartName, PartState> }

/** `seed`: the first of each part. */
export function newState(commit: string, seed?: number): SoakState {
  const parts = PART_NAMES.map((name) => {
    const firstSeed = seed ?? partOf(name).firstSeed ?? randomInt(1, 1_000_000_000)
    return [name, { firstSeed, units: {} }] as const
  })
  return { commit, parts: Object.fromEntries(parts) as SoakState['parts'] }
}

/** Null when there is none. Parts that it does not have yet begin now. */
export function loadState(file: string): SoakState | null {
  try {
    const { commit, parts }: SoakState = JSON.parse(readFileSync(file, 'utf8'))
    return { commit, parts: { ...newState(commit).parts, ...parts } }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** A run that is killed while it writes leaves the state before. */
export function saveState(file: string, state: SoakState): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.new`, JSON.stringify(state))
  renameSync(`${file}.new`, file)
}

/** How much of each selected part is to be done. */
export type Plan = Partial<Record<PartName, number>>

const sizeOf = ({ part, index }: Pick<Unit, 'part' | 'index'>, planned: number) =>
  Math.min(partOf(part).unitSize, planned - index * partOf(part).unitSize)

/** The units of the plan that have not ended yet. */
export function openUnits({ parts }: SoakState, plan: Plan): Unit[] {
  const units: Unit[] = []
  for (const part of PART_NAMES) {
    const { unitSize, seedsPerUnit } = partOf(part)
    const { firstSeed, units: finished } = parts[part]
    const planned = plan[part] ?? 0
    for (let index = 0; index * unitSize < planned; index++) {
      const size = sizeOf({ part, index }, planned)
      const isFinished = (finished[index]?.size ?? 0) >= size
      if (!isFinished) units.push({ part, index, size, seed: firstSeed + index * seedsPerUnit })
    }
  }
  return units
}

/** Of the part whose share in progress or done is the smallest, so that all parts advance together. */
export function takeNext(open: Unit[], running: readonly Unit[], plan: Plan): Unit | undefined {
  const shareLeft = ({ part }: Unit) =>
    open.reduce((sum, each) => sum + (each.part === part ? each.size : 0), 0) / (plan[part] ?? 1)
  const isAllowed = ({ part }: Unit) =>
    running.filter((each) => each.part === part).length < (partOf(part).maxRunning ?? Infinity)
  const [next] = open.filter(isAllowed).toSorted((a, b) => shareLeft(b) - shareLeft(a))
  if (next) open.splice(open.indexOf(next), 1)
  return next
}
