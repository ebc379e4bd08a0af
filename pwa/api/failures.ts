import type { RefusalCode } from '#schema/domain/refusal.ts'
import { words } from './words.ts'

/** The server said no. What it said is kept whole: code, words, fields, how long to wait, and the request's id. */
export class Refused extends Error {
  readonly code: RefusalCode
  readonly fields: Record<string, string> | undefined
  readonly retryAfter: number | undefined
  readonly status: number
  readonly requestId: string | undefined
  /** What stands on the server instead, when it said so. */
  readonly current: unknown

  constructor(
    status: number,
    code: RefusalCode,
    text: string,
    more: {
      fields?: Record<string, string>
      retryAfter?: number
      requestId?: string
      current?: unknown
    } = {},
  ) {
    super(text)
    this.name = 'Refused'
    this.code = code
    this.fields = more.fields
    this.retryAfter = more.retryAfter
    this.status = status
    this.requestId = more.requestId
    this.current = more.current
  }
}

/** Nobody answered, or somebody did who is not Onise (a captive portal), or Onise is unwell: whether it was done is unknown. */
export class Unreached extends Error {
  /** Whether any answer came at all; without one, the next try is as hopeless. */
  readonly heard: boolean
  readonly retryAfter: number | undefined
  readonly requestId: string | undefined

  constructor(
    text: string,
    more: { heard?: boolean; retryAfter?: number; requestId?: string; cause?: unknown } = {},
  ) {
    super(text, { cause: more.cause })
    this.name = 'Unreached'
    this.heard = more.heard ?? false
    this.retryAfter = more.retryAfter
    this.requestId = more.requestId
  }
}

/** SYNC 1, failure classes. */
export type FailureClass = 'retryable' | 'auth' | 'conflict' | 'terminal' | 'version'

const RETRYABLE = new Set([408, 425, 429])
const CONFLICT = new Set([402, 409, 412])

/** Statuses after which the same call may yet succeed. */
export const isRetryable = (status: number): boolean => status >= 500 || RETRYABLE.has(status)

export function classOf(failure: unknown): FailureClass {
  if (!(failure instanceof Refused)) return 'retryable'
  if (failure.status === 401) return 'auth'
  if (failure.status === 426) return 'version'
  if (isRetryable(failure.status)) return 'retryable'
  return CONFLICT.has(failure.status) ? 'conflict' : 'terminal'
}

/** What a person reads about any failure. */
export function wordsFor(failure: unknown): string {
  if (failure instanceof Refused) return failure.message
  return failure instanceof Unreached && failure.heard ? words.unwell : words.noSignal
}
