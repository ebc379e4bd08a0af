import { factOf, type Said } from './facts.ts'
import { inWords } from './localize.ts'
import { ERROR_FACTS, type ERROR_MESSAGES } from './messages/errors.ts'

export type ErrorCode = keyof typeof ERROR_MESSAGES

type Details = {
  /** One sentence, or a fact, per form field that is wrong. */
  fields?: Record<string, string>
  /** Seconds after which a retry may succeed. */
  retryAfter?: number
  /** The methods that an address accepts. */
  allow?: string
  /** The current state in its API shape, so that the user can compare it with the rejected one. */
  current?: unknown
}

/** A business rule rejects the request. `text` is more precise than the general sentence of the code: a fact, or for administrators a sentence. */
export class DomainError extends Error {
  override readonly name = 'DomainError'
  readonly code: ErrorCode
  /** Its sentence as a fact; null when it has words of its own. */
  readonly says: Said | null
  readonly fields: Details['fields']
  readonly retryAfter: Details['retryAfter']
  readonly allow: Details['allow']
  readonly current: Details['current']

  constructor(code: ErrorCode, text: string = ERROR_FACTS[code], details: Details = {}) {
    super(inWords(text))
    this.says = factOf(text)
    this.code = code
    this.fields = details.fields
    this.retryAfter = details.retryAfter
    this.allow = details.allow
    this.current = details.current
  }
}

export function throwIf(code: ErrorCode | null): void {
  if (code) throw new DomainError(code)
}
