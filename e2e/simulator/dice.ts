/** Chance that a seed owns: the same seed rolls the same, for ever. */
export type Dice = ReturnType<typeof diceFrom>

/** Mulberry32: small, quick, and good enough to be unlucky with. */
function stream(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export function diceFrom(seed: number) {
  const roll = stream(Math.imul(seed, 0x9e3779b1) ^ 0x5bd1e995)
  const below = (most: number) => Math.floor(roll() * most)
  return {
    roll,
    below,
    /** Both ends may come. */
    between: (least: number, most: number) => least + below(most - least + 1),
    chance: (share: number) => roll() < share,
    pick: <T>(some: readonly T[]): T | undefined => some[below(some.length)],
    /** One of several, as often as its weight says. */
    weigh<T extends string>(weights: Partial<Record<T, number>>): T {
      const entries = Object.entries(weights) as [T, number][]
      let left = roll() * entries.reduce((sum, [, weight]) => sum + weight, 0)
      for (const [name, weight] of entries) {
        left -= weight
        if (left < 0) return name
      }
      return entries[0]?.[0] as T
    },
    /** Dice of its own for one part of the story, so that a change in another does not move it. */
    fork: (part: number) => diceFrom(Math.imul(seed, 31) + part * 7919),
  }
}
