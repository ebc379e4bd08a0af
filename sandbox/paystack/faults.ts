import * as v from 'valibot'
import type { JsonObject } from './responses.ts'

/** The connection ends without a response. */
export const DROPPED = Symbol('dropped')
export type Outcome = Response | typeof DROPPED
type Handler = (request: Request) => Response | Promise<Response>

const EFFECTS = [
  /** The request is handled after `delayMs`. */
  'delay',
  /** The response is an error of this `status`; the request is not handled. */
  'status',
  /** The response ends half-way. */
  'truncate',
  /** No response, and the request is not handled. */
  'hang-request',
  /** No response, although the request is handled. */
  'hang-response',
  /** The connection ends before the request is handled. */
  'drop-request',
  /** The connection ends after the request is handled. */
  'drop-response',
  /** The request is handled twice. */
  'duplicate',
  /** The response has other values: `changes`. */
  'corrupt',
] as const

export const faultRuleSchema = v.object({
  /** `POST /transfer` is that call only; `GET /transaction/verify` also paths below it; `*` is every call. */
  call: v.optional(v.string(), '*'),
  effect: v.picklist(EFFECTS, `effect must be one of ${EFFECTS.join(', ')}`),
  /** How often; null is always. */
  times: v.optional(v.nullable(v.number()), 1),
  delayMs: v.optional(v.number(), 1500),
  status: v.optional(v.number(), 500),
  /** Fields of `data`; `email` and `user_id` change the customer and the metadata. */
  changes: v.optional(v.record(v.string(), v.unknown()), {}),
})

type FaultRule = v.InferOutput<typeof faultRuleSchema>
type ActiveRule = FaultRule & { remaining: number }

/** Longer than any client waits. */
const HANG_MS = 120_000

function delay(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    timer.unref()
    const onAbort = () => {
      clearTimeout(timer)
      resolve()
    }
    signal?.addEventListener('abort', onAbort, { once: true })
  })
}

function matches({ call }: FaultRule, method: string, path: string): boolean {
  if (call === '*') return true
  const [ruleMethod, rulePath = ''] = call.split(' ')
  if (ruleMethod !== method) return false
  const coversPathsBelow = rulePath.split('/').length > 2
  return path === rulePath || (coversPathsBelow && path.startsWith(`${rulePath}/`))
}

function corruptData(data: JsonObject, { email, user_id: userId, ...fields }: JsonObject) {
  const corrupted = { ...data, ...fields }
  if (email) corrupted['customer'] = { ...(data['customer'] as object), email }
  if (userId) corrupted['metadata'] = { ...(data['metadata'] as object), user_id: userId }
  return corrupted
}

async function corruptResponse(response: Response, changes: JsonObject): Promise<Response> {
  const body = (await response.json()) as { data?: JsonObject }
  const data = body.data && corruptData(body.data, changes)
  return Response.json({ ...body, ...(data && { data }) }, { status: response.status })
}

async function truncateResponse(response: Response): Promise<Response> {
  const text = await response.text()
  const { status, headers } = response
  return new Response(text.slice(0, Math.ceil(text.length / 2)), { status, headers })
}

const errorResponse = (status: number) =>
  Response.json(
    { status: false, message: 'An error occurred', type: 'api_error' },
    { status, headers: status === 429 ? { 'retry-after': '1' } : {} },
  )

/** Everything that can go wrong between a client and Paystack, by request. */
export class Faults {
  #rules: ActiveRule[] = []
  /** Each fault that has happened. */
  readonly happened: { call: string; effect: FaultRule['effect'] }[] = []

  /** The rules that are still active. */
  get rules(): ActiveRule[] {
    return this.#rules.filter(({ remaining }) => remaining > 0)
  }

  add(rules: readonly FaultRule[]): void {
    for (const rule of rules)
      this.#rules.push({ ...rule, remaining: rule.times ?? Number.POSITIVE_INFINITY })
  }

  clear(): void {
    this.#rules = []
  }

  #take(method: string, path: string): FaultRule | undefined {
    const rule = this.rules.find((each) => matches(each, method, path))
    if (!rule) return undefined
    rule.remaining--
    this.happened.push({ call: `${method} ${path}`, effect: rule.effect })
    return rule
  }

  /** Handles the request with the fault that applies to it, if any. */
  async apply(request: Request, handle: Handler): Promise<Outcome> {
    const rule = this.#take(request.method, new URL(request.url).pathname)
    if (!rule) return handle(request)
    switch (rule.effect) {
      case 'status':
        return errorResponse(rule.status)
      case 'drop-request':
        return DROPPED
      case 'hang-request':
        await delay(HANG_MS, request.signal)
        return DROPPED
      case 'delay':
        await delay(rule.delayMs)
        return handle(request)
      case 'duplicate': {
        const copy = request.clone()
        await handle(request)
        return handle(copy)
      }
      default:
        return this.#applyToResponse(rule, await handle(request), request.signal)
    }
  }

  async #applyToResponse(
    { effect, changes }: FaultRule,
    response: Response,
    signal: AbortSignal,
  ): Promise<Outcome> {
    if (effect === 'drop-response') return DROPPED
    if (effect === 'truncate') return truncateResponse(response)
    if (effect === 'corrupt') return corruptResponse(response, changes)
    await delay(HANG_MS, signal)
    return DROPPED
  }
}
