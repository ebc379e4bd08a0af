import type { ContentfulStatusCode } from 'hono/utils/http-status'

export type JsonObject = Record<string, unknown>
export type Query = Record<string, string | undefined>
export type Reply = { status: ContentfulStatusCode; body: JsonObject }

/** The id of the merchant's integration in Paystack's objects. */
export const INTEGRATION_ID = 100_043

export const success = (message: string, data: unknown, more: JsonObject = {}): Reply => ({
  status: 200,
  body: { status: true, message, data, ...more },
})

/** Paystack's OpenAPI description names a `code` of 400, and none of 401 and 404. */
export const failure = (
  status: ContentfulStatusCode,
  message: string,
  { code, nextStep }: { code?: string; nextStep?: string } = {},
): Reply => ({
  status,
  body: {
    status: false,
    message,
    ...(nextStep && { meta: { nextStep } }),
    type: 'validation_error',
    ...(code && { code }),
  },
})

const DEFAULT_PAGE_SIZE = 50
const MAX_PAGE_SIZE = 100

/** One page of the rows, with the numbers that Paystack returns beside it. */
export function paginate<Row>(rows: readonly Row[], query: Query) {
  const requested = Number(query['perPage'] ?? query['per_page'] ?? DEFAULT_PAGE_SIZE)
  const size = Number.isFinite(requested) ? Math.trunc(requested) : DEFAULT_PAGE_SIZE
  const perPage = Math.min(Math.max(1, size), MAX_PAGE_SIZE)
  const page = Math.max(1, Math.trunc(Number(query['page'] ?? 1)) || 1)
  const skipped = (page - 1) * perPage
  return {
    rows: rows.slice(skipped, skipped + perPage),
    meta: {
      total: rows.length,
      skipped,
      perPage,
      page,
      pageCount: Math.max(1, Math.ceil(rows.length / perPage)),
    },
  }
}

/** Whether the time is between the query's `from` and `to`, both ISO and both optional. */
export function isInRange(time: number, query: Query): boolean {
  const [from, to] = [query['from'], query['to']].map((text) =>
    text ? Date.parse(text) : Number.NaN,
  )
  return !(from !== undefined && time < from) && !(to !== undefined && time > to)
}

export const toIso = (time: number): string => new Date(time).toISOString()
export const toIsoOrNull = (time: number | null): string | null =>
  time === null ? null : toIso(time)

/** A text field of a request body; numbers become text, as Paystack accepts them. */
export const textField = (body: JsonObject, name: string): string | undefined => {
  const value = body[name]
  return value === undefined || value === null ? undefined : String(value)
}
