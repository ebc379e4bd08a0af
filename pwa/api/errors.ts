import { isFileGone, isPhoneError, isQuotaError } from '#pwa/ui/browser/storage-errors.ts'
import { supportAddresses } from '#pwa/ui/feedback/support-addresses.tsx'
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

/**
 * Where a call failed. `phone`: it says itself that it has no network, which nothing else may be called. `onise`: the
 * network carries other answers of Onise. `unknown`: no bytes, or those of somebody else.
 */
export type FaultSide = 'phone' | 'onise' | 'unknown'

/** No response, one that is not Onise's (a captive portal), or a server fault: the outcome is unknown. `message` is for a log. */
export class NetworkError extends Error {
  /** There was a response. Without one, the next call would fail too. */
  declare readonly hasResponse: boolean
  /** Seconds. */
  declare readonly retryAfter: number | undefined
  declare readonly requestId: string | undefined
  declare readonly side: FaultSide
  /** Onise's own words for a state that it knows. */
  declare readonly words: string | undefined

  constructor(
    message: string,
    details: {
      hasResponse?: boolean
      side?: FaultSide
      words?: string
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
    this.side = details.side ?? (this.hasResponse ? 'onise' : 'phone')
    this.words = details.words
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

/** How people of Onise are reached, and by which code they find the request. */
export const helpFor = ({ requestId }: { requestId?: string | undefined }): string =>
  [
    supportAddresses() && messages.ifItLasts(supportAddresses()),
    requestId && messages.requestCode(requestId),
  ]
    .filter(Boolean)
    .join(' ')

/** Why a screen could not be loaded; `noNetwork` says what that means for it. */
export const loadFailure = (failure: unknown, noNetwork: string): string =>
  failure instanceof NetworkError && failure.side === 'phone' ? noNetwork : messageFor(failure)

/** What is known of a failed call, unless the phone has no network. It promises nothing: money, for one, is not sent later. */
export const faultText = ({ words, side }: NetworkError): string =>
  words ?? (side === 'onise' ? messages.notAnswering : messages.unreachable)

/** The message that a user reads. */
export function messageFor(failure: unknown): string {
  if (failure instanceof ApiError) {
    const addresses = failure.code === 'suspended' ? supportAddresses() : ''
    return addresses ? `${failure.message} ${messages.writeTo(addresses)}` : failure.message
  }
  if (failure instanceof NetworkError) {
    const { words, side } = failure
    if (side === 'phone') return words ?? messages.noConnection
    const text = words ?? `${faultText(failure)} ${messages.tryAgain}`
    return side === 'onise' ? `${text} ${helpFor(failure)}`.trim() : text
  }
  if (isQuotaError(failure)) return messages.phoneFull
  if (isFileGone(failure)) return messages.fileGone
  return isPhoneError(failure) ? messages.phoneProblem : messages.noConnection
}
