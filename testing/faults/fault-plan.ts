import type { Fault } from './fault.ts'

/** Chooses the fault of the next request, or none. */
export type FaultPlan = { next: () => Fault | null }

type Random = {
  chance: (probability: number) => boolean
  pick: <T>(items: readonly T[]) => T | undefined
}
type Options = {
  random: Random
  /** The share of requests that have a fault. */
  probability: number
  /** First a group is chosen, then one of its faults. */
  groups: readonly (readonly Fault[])[]
  isEnabled: () => boolean
}

/** Faults that a seed chooses. */
export const createSeededPlan = ({
  random,
  probability,
  groups,
  isEnabled,
}: Options): FaultPlan => ({
  next: () =>
    isEnabled() && random.chance(probability)
      ? (random.pick(random.pick(groups) ?? []) ?? null)
      : null,
})
