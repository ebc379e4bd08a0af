import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64'
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { mersenne } from 'pure-rand/generator/mersenne'

/** A seeded generator: the same seed gives the same sequence on every machine. */
export type Random = ReturnType<typeof seededRandom>

export function seededRandom(seed: number) {
  const generator = mersenne(seed)
  const float = () => uniformFloat64(generator)
  const between = (min: number, max: number) => uniformInt(generator, min, max)
  return {
    /** At least 0 and less than 1. */
    float,
    /** An integer; both ends are included. */
    between,
    /** An integer of at least 0 and less than `limit`. */
    below: (limit: number) => between(0, limit - 1),
    chance: (probability: number) => float() < probability,
    pick: <T>(items: readonly T[]): T | undefined =>
      items.length === 0 ? undefined : items[between(0, items.length - 1)],
    /** One of the names, in proportion to its weight. */
    weighted<T extends string>(weights: Partial<Record<T, number>>): T {
      const entries = Object.entries(weights) as [T, number][]
      let left = float() * entries.reduce((sum, [, weight]) => sum + weight, 0)
      for (const [name, weight] of entries) {
        left -= weight
        if (left < 0) return name
      }
      return entries[0]?.[0] as T
    },
    /** An independent sequence, so that draws in one part do not change those of another. */
    fork: (part: number) => seededRandom(Math.imul(seed, 31) + part * 7919),
  }
}
