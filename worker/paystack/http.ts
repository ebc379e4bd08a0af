import * as v from 'valibot'
import type { Settings } from '#worker/env.ts'
import type { ProviderRequest } from './requests.ts'
import {
  success,
  unknown,
  type ProviderRejection,
  type ProviderResult,
  type ProviderUnknown,
  type RejectionCode,
} from './result.ts'

export type PaystackConfig = {
  settings: Pick<Settings, 'PAYSTACK_URL' | 'PAYSTACK_SECRET_KEY'>
  externalFetch?: typeof fetch
  /** For one call, until its body is read. */
  timeoutMs?: number
}
/** A phone waits for a command about as long as two provider calls and the database take together. */
const TIMEOUT_MS = 6000

const Envelope = v.object({
  status: v.boolean(),
  message: v.optional(v.string(), ''),
  code: v.optional(v.string(), ''),
  data: v.optional(v.unknown()),
  meta: v.optional(v.unknown()),
})
type Envelope = v.InferOutput<typeof Envelope>

const REJECTION_PATTERNS: [RejectionCode, RegExp][] = [
  [
    'not_found',
    /^(?:\w+_)?not_found$|\b(?:transaction|transfer|refund|dispute|entity)\b.{0,20} not found/i,
  ],
  ['duplicate_reference', /duplicate_(?:\w+_)?reference|duplicate .*reference|unique reference/i],
  ['insufficient_balance', /insufficient_balance|balance is not enough/i],
  ['unresolved', /could not resolve account/i],
]
function rejectionOf({ code, message }: Envelope): ProviderRejection {
  const [known = 'other'] =
    REJECTION_PATTERNS.find(([, pattern]) => pattern.test(code) || pattern.test(message)) ?? []
  return { kind: 'rejected', code: known, message }
}

function parseEnvelope(text: string): Envelope | null {
  try {
    const result = v.safeParse(Envelope, JSON.parse(text))
    return result.success ? result.output : null
  } catch {
    return null
  }
}

export const problemOf = ([issue]: [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): string =>
  `${v.getDotPath(issue) ?? 'data'}: ${issue.message}`

async function send(config: PaystackConfig, { method, path, query, body }: ProviderRequest) {
  const { PAYSTACK_URL, PAYSTACK_SECRET_KEY } = config.settings
  const search = query ? `?${new URLSearchParams(query)}` : ''
  const fetcher = config.externalFetch ?? fetch
  const response = await fetcher(`${PAYSTACK_URL.replace(/\/$/, '')}${path}${search}`, {
    method,
    // A redirect would send our key to another host.
    redirect: 'manual',
    signal: AbortSignal.timeout(config.timeoutMs ?? TIMEOUT_MS),
    headers: {
      authorization: `Bearer ${PAYSTACK_SECRET_KEY}`,
      accept: 'application/json',
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: response.status, text: await response.text() }
}

function networkFailure(error: unknown): ProviderUnknown {
  const message = String(error)
  const isTimeout = /TimeoutError|AbortError/.test(message)
  return unknown(isTimeout ? 'timeout' : 'unreachable', message)
}

const BUSY_STATUSES = [408, 425, 429]

/** Failures that a status alone decides, whatever the body contains. */
function statusFailure(status: number): ProviderUnknown | null {
  if (status === 401 || status === 403) return unknown('key', `HTTP ${status}`)
  if (status >= 500 || BUSY_STATUSES.includes(status)) return unknown('busy', `HTTP ${status}`)
  return null
}

/**
 * One call, never repeated here. A 4xx in the provider's own JSON is a rejection. A proxy's page, a 5xx, a 429 or an
 * incomplete body does not show what was done, so it is `unknown`.
 */
export async function callPaystack<T extends v.GenericSchema>(
  config: PaystackConfig,
  request: ProviderRequest,
  schema: T,
): Promise<ProviderResult<{ data: v.InferOutput<T>; meta: unknown }>> {
  let response: { status: number; text: string }
  try {
    response = await send(config, request)
  } catch (error) {
    return networkFailure(error)
  }
  const { status, text } = response
  const failure = statusFailure(status)
  if (failure) return failure
  const envelope = parseEnvelope(text)
  if (!envelope) return unknown('malformed', `HTTP ${status}: ${text.slice(0, 120)}`)
  if (status >= 400 && !envelope.status) return rejectionOf(envelope)
  if (status >= 300 || !envelope.status)
    return unknown('malformed', `HTTP ${status}: ${envelope.message}`)

  const parsed = v.safeParse(schema, envelope.data)
  if (!parsed.success) return unknown('malformed', problemOf(parsed.issues))
  return success({ data: parsed.output, meta: envelope.meta })
}
