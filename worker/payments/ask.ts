import * as v from 'valibot'
import type { Settings } from '../env.ts'
import { said, unknown, type Outcome, type Refused, type RefusedCode } from './outcome.ts'
import type { ProviderRequest } from './requests.ts'

/** How the provider is reached. */
export type Line = {
  settings: Pick<Settings, 'PAYSTACK_URL' | 'PAYSTACK_SECRET_KEY'>
  outside?: typeof fetch
  /** How long one question may take, its answer read to the end. */
  patienceMs?: number
}
/** Twice this, and the database's own time, is about as long as a phone waits for a command. */
const PATIENCE_MS = 6000

const Answer = v.object({
  status: v.boolean(),
  message: v.optional(v.string(), ''),
  code: v.optional(v.string(), ''),
  data: v.optional(v.unknown()),
  meta: v.optional(v.unknown()),
})
type Answer = v.InferOutput<typeof Answer>

const CODES: [RefusedCode, RegExp][] = [
  [
    'not_found',
    /^(?:\w+_)?not_found$|\b(?:transaction|transfer|refund|dispute|entity)\b.{0,20} not found/i,
  ],
  ['duplicate_reference', /duplicate_(?:\w+_)?reference|duplicate .*reference|unique reference/i],
  ['insufficient_balance', /insufficient_balance|balance is not enough/i],
  ['unresolved', /could not resolve account/i],
]
function refusalOf({ code, message }: Answer): Refused {
  const [named = 'other'] = CODES.find(([, words]) => words.test(code) || words.test(message)) ?? []
  return { kind: 'refused', code: named, words: message }
}

function parsed(text: string): Answer | null {
  try {
    const read = v.safeParse(Answer, JSON.parse(text))
    return read.success ? read.output : null
  } catch {
    return null
  }
}

async function send(line: Line, { method, path, query, body }: ProviderRequest) {
  const { PAYSTACK_URL, PAYSTACK_SECRET_KEY } = line.settings
  const address = `${PAYSTACK_URL.replace(/\/$/, '')}${path}${query ? `?${new URLSearchParams(query)}` : ''}`
  const wire = line.outside ?? fetch
  const response = await wire(address, {
    method,
    // Nobody may send our key elsewhere.
    redirect: 'manual',
    signal: AbortSignal.timeout(line.patienceMs ?? PATIENCE_MS),
    headers: {
      authorization: `Bearer ${PAYSTACK_SECRET_KEY}`,
      accept: 'application/json',
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: response.status, text: await response.text() }
}

/**
 * Asks once. A 4xx in the provider's own words is a refusal; all else that is not a whole, well-formed answer of its
 * own says nothing about what was done: a proxy's page, a 5xx, a 429, half a body, silence.
 */
export async function ask<T extends v.GenericSchema>(
  line: Line,
  request: ProviderRequest,
  data: T,
): Promise<Outcome<{ data: v.InferOutput<T>; meta: unknown }>> {
  let heard: { status: number; text: string }
  try {
    heard = await send(line, request)
  } catch (error) {
    const words = String(error)
    return /TimeoutError|AbortError/.test(words)
      ? unknown('timeout', words)
      : unknown('unreachable', words)
  }
  const { status, text } = heard
  if (status === 401 || status === 403) return unknown('key', `HTTP ${status}`)
  if (status === 408 || status === 425 || status === 429 || status >= 500)
    return unknown('busy', `HTTP ${status}`)
  const answer = parsed(text)
  if (!answer) return unknown('malformed', `HTTP ${status}: ${text.slice(0, 120)}`)
  if (status >= 400 && !answer.status) return refusalOf(answer)
  if (status >= 300 || !answer.status)
    return unknown('malformed', `HTTP ${status}: ${answer.message}`)

  const read = v.safeParse(data, answer.data)
  if (!read.success) {
    const [issue] = read.issues
    return unknown('malformed', `${v.getDotPath(issue) ?? 'data'}: ${issue.message}`)
  }
  return said({ data: read.output, meta: answer.meta })
}
