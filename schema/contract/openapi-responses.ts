import { ERROR_STATUSES } from '#schema/domain/error-statuses.ts'
import type { Node } from './openapi-schemas.ts'

const ref = (kind: string, name: string): Node => ({ $ref: `#/components/${kind}/${name}` })
export const ofType = (type: string, schema: Node): Node => ({ [type]: { schema } })

const HEADERS: Record<string, Node> = {
  'X-Request-Id': { description: 'Names the request in our log.', schema: { type: 'string' } },
  'Retry-After': {
    description: 'Seconds after which a repetition may succeed.',
    schema: { type: 'integer', minimum: 1 },
  },
  ETag: {
    description: 'The version of the list, for If-None-Match.',
    schema: { type: 'string' },
  },
  'Idempotency-Replayed': {
    description: 'The response of an earlier request with the same key.',
    schema: { type: 'string', const: 'true' },
  },
}

export const headers = (...names: (keyof typeof HEADERS & string)[]): Node =>
  Object.fromEntries(names.map((name) => [name, ref('headers', name)]))

const FAILURES: Record<number, { name: string; description: string }> = {
  400: { name: 'BadRequest', description: 'The input is wrong; `fields` has a sentence for each.' },
  401: { name: 'Unauthorized', description: 'No session, or a wrong password.' },
  402: { name: 'PaymentRequired', description: 'There is not enough money.' },
  403: { name: 'Forbidden', description: 'The caller may not do it.' },
  404: { name: 'NotFound', description: 'There is no such thing that the caller may see.' },
  409: { name: 'Conflict', description: 'The present state does not allow it.' },
  410: { name: 'Gone', description: 'The cursor is too old; everything must be loaded again.' },
  412: { name: 'PreconditionFailed', description: 'Changed since the version of If-Match.' },
  413: { name: 'ContentTooLarge', description: 'The body is too large.' },
  415: { name: 'UnsupportedMediaType', description: 'The type of the body or of a file is wrong.' },
  422: { name: 'UnprocessableContent', description: 'The key was used for another request.' },
  423: { name: 'Locked', description: 'The PIN is locked.' },
  426: { name: 'UpgradeRequired', description: 'The app of the X-Client header is too old.' },
  429: { name: 'TooManyRequests', description: 'Too often; Retry-After has the wait.' },
  500: { name: 'InternalServerError', description: 'A fault of ours; `requestId` names it.' },
  503: { name: 'ServiceUnavailable', description: 'Not available now.' },
}

const codesOf = (status: number): string[] =>
  Object.entries(ERROR_STATUSES).flatMap(([code, each]) => (each === status ? [code] : []))

export const failures = (statuses: readonly number[]): Node =>
  Object.fromEntries(
    [...new Set(statuses)]
      .toSorted((one, other) => one - other)
      .map((status) => [status, ref('responses', FAILURES[status]?.name ?? '')]),
  )

export const componentHeaders = (): Node => ({ ...HEADERS })

export const componentResponses = (): Node =>
  Object.fromEntries(
    Object.entries(FAILURES).map(([status, { name, description }]) => [
      name,
      {
        description: `${description} Codes: ${codesOf(Number(status))
          .map((code) => `\`${code}\``)
          .join(', ')}.`,
        headers: headers('X-Request-Id', ...(/429|503/.test(status) ? ['Retry-After'] : [])),
        content: ofType('application/json', ref('schemas', 'Error')),
      },
    ]),
  )
