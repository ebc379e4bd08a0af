import { PART_NAMES, partOf, type PartName } from './parts.ts'
import type { Plan } from './state.ts'

const isPartName = (name: string): name is PartName => PART_NAMES.some((each) => each === name)

/** `simulation 500 crash`: parts, each with how much of it, or all of it; no part means all parts. */
export function parsePlan(words: readonly string[]): Plan {
  const plan: Plan = {}
  let part: PartName | undefined
  for (const word of words) {
    const count = Number(word)
    if (isPartName(word)) {
      part = word
      plan[part] = partOf(part).planned
    } else if (part && Number.isInteger(count) && count > 0) plan[part] = count
    else throw new Error(`There is no part ${word}; there are ${PART_NAMES.join(', ')}.`)
  }
  if (part) return plan
  return Object.fromEntries(PART_NAMES.map((name) => [name, partOf(name).planned]))
}
