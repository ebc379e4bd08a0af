import { isFileGone, isPhoneError, isQuotaError } from '#pwa/ui/browser/storage-errors.ts'
import type { ErrorCode } from '#schema/domain/errors.ts'
import { messages } from './messages.ts'

// `declare`: the build for older browsers would define each field before the constructor sets it.

/** The server rejected the call. */
export class ApiError extends Error {
  declare readonly code: ErrorCode
  declare readonly fields: Record<string, string> | undefined
  /** Seconds. */
  declare readonly retryAfter: number | undefined
  declare readonly status: number
  declare readonly requestId: string | undefined
  /** The server's present version of the row, if the response contained it. */
  declare readonly current: unknown

  constructor(
    status: number,
    code: ErrorCode,
    message: string,
    details: {
      fields?: Record<string, string>
      retryAfter?: number
      requestId?: string
      current?: unknown
    } = {},
  ) {
    super(message)
    this.name = 'ApiError'
    this.code = code
    this.fields = details.fields
    this.retryAfter = details.retryAfter
    this.status = status
    this.requestId = details.requestId
    this.current = details.current
  }
}

/** No response, one that is not Onise's (a captive portal), or a server fault: the outcome is unknown. */
export class NetworkError extends Error {
  /** There was a response. Without one, the next call would fail too. */
  declare readonly hasResponse: boolean
  /** Seconds. */
  declare readonly retryAfter: number | undefined
  declare readonly requestId: string | undefined

  constructor(
    message: string,
    details: {
      hasResponse?: boolean
      retryAfter?: number
      requestId?: string
      cause?: unknown
    } = {},
  ) {
    super(message, { cause: details.cause })
    this.name = 'NetworkError'
    this.hasResponse = details.hasResponse ?? false
    this.retryAfter = details.retryAfter
    this.requestId = details.requestId
  }
}

/** What the outbox does with each: docs/sync-protocol.md#failure-classes. */
type FailureClass = 'retryable' | 'auth' | 'conflict' | 'terminal' | 'version'

const RETRYABLE = new Set([408, 425, 429])
const CONFLICT = new Set([402, 409, 412])

/** The same call may succeed later. */
export const isRetryable = (status: number): boolean => status >= 500 || RETRYABLE.has(status)

export function failureClassOf(failure: unknown): FailureClass {
  if (!(failure instanceof ApiError)) return 'retryable'
  if (failure.status === 401) return 'auth'
  if (failure.status === 426) return 'version'
  if (isRetryable(failure.status)) return 'retryable'
  return CONFLICT.has(failure.status) ? 'conflict' : 'terminal'
}

/** The message that a user reads. */
export function messageFor(failure: unknown): string {
  if (failure instanceof ApiError) return failure.message
  if (failure instanceof NetworkError)
    return failure.hasResponse ? messages.serverProblem : messages.noConnection
  if (isQuotaError(failure)) return messages.phoneFull
  if (isFileGone(failure)) return messages.fileGone
  return isPhoneError(failure) ? messages.phoneProblem : messages.noConnection
}
