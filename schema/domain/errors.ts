import { ERROR_MESSAGES } from './messages/errors.ts'

export type ErrorCode = keyof typeof ERROR_MESSAGES

type Details = {
  /** One sentence per form field that is wrong. */
  fields?: Record<string, string>
  /** Seconds after which a retry may succeed. */
  retryAfter?: number
  /** The methods that an address accepts. */
  allow?: string
  /** The current state in its API shape, so that the user can compare it with the rejected one. */
  current?: unknown
}

/** A business rule rejects the request. `message` replaces the general sentence of the code by a more precise one. */
export class DomainError extends Error {
  override readonly name = 'DomainError'
  readonly code: ErrorCode
  readonly fields: Details['fields']
  readonly retryAfter: Details['retryAfter']
  readonly allow: Details['allow']
  readonly current: Details['current']

  constructor(code: ErrorCode, message: string = ERROR_MESSAGES[code], details: Details = {}) {
    super(message)
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
