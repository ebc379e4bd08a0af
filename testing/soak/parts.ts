type Part = {
  /** What `npm run soak` runs in all: histories, seeds, operations, kills or mutations. */
  planned: number
  /** A unit is what runs, counts and is stored as one. */
  unitSize: number
  seedsPerUnit: number
  /** Random when it is missing. */
  firstSeed?: number
  /** So many units may run at the same time; unlimited by default. */
  maxRunning?: number
}

/** Each mutation must be detected within so many seeds. */
export const SEEDS_PER_MUTATION = 500

const PARTS = {
  simulation: { planned: 2000, unitSize: 25, seedsPerUnit: 25 },
  messages: { planned: 10_000, unitSize: 2000, seedsPerUnit: 1 },
  mutants: { planned: 10, unitSize: 1, seedsPerUnit: 0, firstSeed: 1 },
  histories: { planned: 1000, unitSize: 25, seedsPerUnit: 1 },
  market: { planned: 1000, unitSize: 50, seedsPerUnit: 50 },
  plans: { planned: 1000, unitSize: 50, seedsPerUnit: 50 },
  // Rounds of all races; one at a time, so that they race each other and nothing else.
  races: { planned: 5, unitSize: 1, seedsPerUnit: 1, maxRunning: 1 },
  faults: { planned: 10_000, unitSize: 500, seedsPerUnit: 1 },
  // One product at a time: its database and its worker use both cores.
  crash: { planned: 200, unitSize: 10, seedsPerUnit: 1, maxRunning: 1 },
  hangs: { planned: 50, unitSize: 10, seedsPerUnit: 1, maxRunning: 1 },
  disks: { planned: 5, unitSize: 1, seedsPerUnit: 1, maxRunning: 1 },
} satisfies Record<string, Part>

export type PartName = keyof typeof PARTS
export const PART_NAMES = Object.keys(PARTS) as PartName[]
export const partOf = (name: PartName): Part => PARTS[name]

export type Unit = { part: PartName; index: number; seed: number; size: number }
export type UnitResult = {
  lost: number
  duplicated: number
  diverged: number
  /** Seeds, histories or mutations with any problem, those above included. */
  failed: number
  /** What failed, and the command that repeats it. */
  problems: string[]
}
