import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { ERROR_STATUSES } from '#schema/domain/error-statuses.ts'
import { DomainError, type ErrorCode } from '#schema/domain/errors.ts'
import { factOf, type Said } from '#schema/domain/facts.ts'
import { inWords } from '#schema/domain/localize.ts'
import { ERROR_MESSAGES } from '#schema/domain/messages/errors.ts'

export type Failure = {
  status: ContentfulStatusCode
  body: {
    error: string
    code: ErrorCode
    /** The fact whose sentence in English is `error` (docs/languages.md). */
    says?: Said
    fields?: Record<string, string>
    fieldsSay?: Record<string, Said>
    requestId: string
    reset?: true
    current?: unknown
  }
  headers: Record<string, string>
}

function sayFields(fields: Record<string, string>): Pick<Failure['body'], 'fields' | 'fieldsSay'> {
  const entries = Object.entries(fields)
  const facts = entries.flatMap(([name, text]) => {
    const said = factOf(text)
    return said ? [[name, said] as const] : []
  })
  return {
    fields: Object.fromEntries(entries.map(([name, text]) => [name, inWords(text)])),
    ...(facts.length > 0 && { fieldsSay: Object.fromEntries(facts) }),
  }
}

/** A domain error is sent with its message; any other error is sent with a general one that reveals nothing. */
export function toFailure(error: unknown, requestId: string): Failure {
  if (!(error instanceof DomainError)) {
    return {
      status: 500,
      body: { error: ERROR_MESSAGES.fault, code: 'fault', says: ['errors.fault'], requestId },
      headers: {},
    }
  }
  const { code, message, says, fields, retryAfter, allow, current } = error
  const headers: Record<string, string> = {}
  if (retryAfter !== undefined) headers['Retry-After'] = String(retryAfter)
  if (allow !== undefined) headers['Allow'] = allow
  return {
    status: ERROR_STATUSES[code],
    // `reset`: the phone must empty its replica (docs/sync-protocol.md#reset).
    body: {
      error: message,
      code,
      ...(says && { says }),
      ...(fields && sayFields(fields)),
      requestId,
      ...(code === 'sync_reset' && { reset: true }),
      ...(current !== undefined && { current }),
    },
    headers,
  }
}
