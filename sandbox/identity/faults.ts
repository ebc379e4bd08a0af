import * as v from 'valibot'

/**
 * `busy`: 429. `broken`: 503. `slow`: after `delayMs`. The register's answers: `notFound`, `otherName` (no record beside
 * it), `otherDate` (the record has another day).
 */
const EFFECTS = ['busy', 'broken', 'slow', 'notFound', 'otherName', 'otherDate'] as const
export type Effect = (typeof EFFECTS)[number]

export const faultSchema = v.object({
  effect: v.picklist(EFFECTS),
  /** Of which call; without it of the lookups. */
  call: v.optional(v.picklist(['token', 'identities']), 'identities'),
  /** Null: until it is removed. */
  times: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))), 1),
  delayMs: v.optional(v.number(), 15_000),
  /** Seconds, of `busy` and `broken`. */
  retryAfter: v.optional(v.number()),
})
export type Fault = v.InferOutput<typeof faultSchema>

/** Numbers that end so always have this answer. */
const NUMBERS: Readonly<Partial<Record<string, Effect>>> = {
  '0404': 'notFound',
  '0405': 'otherName',
  '0406': 'otherDate',
}
export const effectOfNumber = (number: string): Effect | undefined => NUMBERS[number.slice(-4)]

/** The faults that wait. */
export function createFaults() {
  let faults: Fault[] = []
  return {
    add: (fault: Fault) => void faults.push(fault),
    clear: () => void (faults = []),
    take(call: Fault['call']): Fault | undefined {
      const fault = faults.find((each) => each.call === call)
      if (fault && fault.times !== null && --fault.times < 1)
        faults = faults.filter((each) => each !== fault)
      return fault
    },
  }
}
