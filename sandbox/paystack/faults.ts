import * as v from 'valibot'
import { applyFault, type Forward } from '#testing/faults/apply-fault.ts'
import { ConnectionLostError, EFFECTS, type Effect } from '#testing/faults/fault.ts'

export const faultRuleSchema = v.object({
  /** `POST /transfer` is that call only; `GET /transaction/verify` also paths below it; `*` is every call. */
  call: v.optional(v.string(), '*'),
  effect: v.picklist(EFFECTS, `effect must be one of ${EFFECTS.join(', ')}`),
  /** How often; null is always. */
  times: v.optional(v.nullable(v.number()), 1),
  delayMs: v.optional(v.number(), 1500),
  status: v.optional(v.number(), 500),
  message: v.optional(v.string(), 'An error occurred'),
  /** Fields of `data`; `email` and `user_id` change the customer and the metadata. */
  changes: v.optional(v.record(v.string(), v.unknown()), {}),
})

type FaultRule = v.InferOutput<typeof faultRuleSchema>
type ActiveRule = FaultRule & { remaining: number }

/** Longer than any client waits. */
const HANG_MS = 120_000

/** Until the client disconnects. */
const hang = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    const timer = setTimeout(() => reject(new ConnectionLostError()), HANG_MS)
    timer.unref()
    const onAbort = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    if (signal.aborted) onAbort()
    else signal.addEventListener('abort', onAbort, { once: true })
  })

export function matchesCall(call: string, method: string, path: string): boolean {
  if (call === '*') return true
  const [ruleMethod, rulePath = ''] = call.split(' ')
  if (ruleMethod !== method) return false
  const coversPathsBelow = rulePath.split('/').length > 2
  return path === rulePath || (coversPathsBelow && path.startsWith(`${rulePath}/`))
}

const bodyOf = ({ message, status }: FaultRule) => ({
  status: false,
  message,
  type: status < 500 ? 'validation_error' : 'api_error',
})

/** Everything that can go wrong between a client and Paystack, by request. */
export class Faults {
  #rules: ActiveRule[] = []
  /** Each fault that has happened. */
  readonly happened: { call: string; effect: Effect }[] = []

  /** The rules that are still active. */
  get rules(): ActiveRule[] {
    return this.#rules.filter(({ remaining }) => remaining > 0)
  }

  add(rules: readonly v.InferInput<typeof faultRuleSchema>[]): void {
    for (const rule of rules.map((each) => v.parse(faultRuleSchema, each)))
      this.#rules.push({ ...rule, remaining: rule.times ?? Number.POSITIVE_INFINITY })
  }

  clear(): void {
    this.#rules = []
  }

  #take(method: string, path: string): FaultRule | undefined {
    const rule = this.rules.find(({ call }) => matchesCall(call, method, path))
    if (!rule) return undefined
    rule.remaining--
    this.happened.push({ call: `${method} ${path}`, effect: rule.effect })
    return rule
  }

  /** Handles the request with the fault that applies to it, if any. */
  async apply(request: Request, handle: Forward): Promise<Response> {
    const rule = this.#take(request.method, new URL(request.url).pathname)
    if (!rule) return handle(request)
    const { effect, status, delayMs, changes } = rule
    const headers: Record<string, string> = status === 429 ? { 'retry-after': '1' } : {}
    const fault = { effect, status, delayMs, changes, body: bodyOf(rule), headers }
    return applyFault(fault, request, handle, { hang })
  }
}
