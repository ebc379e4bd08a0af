import * as v from 'valibot'
import type { PhoneMessage } from './message.ts'

/** `busy`: 429. `broken`: 503. `slow`: after `delayMs`. `silent`: no delivery report. `lost`: reported as not delivered. */
export const faultSchema = v.object({
  channel: v.optional(v.picklist(['sms', 'whatsapp'])),
  effect: v.picklist(['busy', 'broken', 'slow', 'silent', 'lost']),
  /** Null: until it is removed. */
  times: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))), 1),
  delayMs: v.optional(v.number(), 10_000),
  /** Seconds, of `busy` and `broken`. */
  retryAfter: v.optional(v.number()),
})
type Fault = v.InferOutput<typeof faultSchema>

/** As the providers answer. */
export const ERRORS = {
  sms: { busy: { message: 'Too Many Requests' }, broken: { message: 'Server Error' } },
  whatsapp: {
    busy: { error: { message: '(#130429) Rate limit hit', type: 'OAuthException', code: 130_429 } },
    broken: { error: { message: '(#2) Temporary', type: 'OAuthException', code: 2 } },
  },
}

/** The faults that wait, and what they do to a request. */
export function createFaults() {
  let faults: Fault[] = []
  return {
    add: (fault: Fault) => void faults.push(fault),
    clear: () => void (faults = []),
    take(channel: PhoneMessage['channel']): Fault | null {
      const fault = faults.find((each) => (each.channel ?? channel) === channel)
      if (!fault) return null
      if (fault.times !== null && --fault.times < 1)
        faults = faults.filter((each) => each !== fault)
      return fault
    },
  }
}
