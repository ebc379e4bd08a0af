import * as v from 'valibot'
import { CALLS } from './calls.ts'
import { Text } from './values.ts'

const NoMeta = v.optional(v.never())
const Failure = v.strictObject({
  status: v.literal(false),
  message: Text,
  meta: v.optional(v.object({ nextStep: Text })),
  type: v.optional(v.picklist(['validation_error', 'processor_error', 'api_error'])),
  code: v.optional(Text),
})

/** `/transfer/verify/wd_1` is `/transfer/verify/:id`. */
const findCall = (method: string, path: string) =>
  CALLS[`${method} ${path}`] ?? CALLS[`${method} ${path.replace(/[^/]+$/, ':id')}`]

const unknownCall = (method: string, path: string) => [`${method} ${path} is not a known call`]

function findProblems(part: string, schema: v.GenericSchema, value: unknown): string[] {
  const { issues = [] } = v.safeParse(schema, value)
  return issues.map((issue) => {
    const path = v.getDotPath(issue)
    return `${path === null ? part : `${part}.${path}`}: ${issue.message}`
  })
}

type Exchange = { method: string; path: string }
type RequestToCheck = Exchange & { query?: Record<string, string>; body?: unknown }
type ResponseToCheck = Exchange & { status: number; body: unknown }

/** How a request differs from what Paystack documents. */
export function checkRequest({ method, path, query = {}, body }: RequestToCheck): string[] {
  const call = findCall(method, path)
  if (!call) return unknownCall(method, path)
  return [
    ...findProblems('query', v.strictObject(call.query ?? {}), query),
    ...(call.body ? findProblems('body', call.body, body) : []),
  ]
}

/** How a response differs from what Paystack documents. */
export function checkResponse({ method, path, status, body }: ResponseToCheck): string[] {
  const call = findCall(method, path)
  if (!call) return unknownCall(method, path)
  if (status >= 400) return findProblems('response', Failure, body)
  const { status: documented = 200, data, meta = NoMeta } = call
  const Success = v.strictObject({ status: v.literal(true), message: Text, data, meta })
  return [
    ...(status === documented ? [] : [`status: Expected ${documented} but received ${status}`]),
    ...findProblems('response', Success, body),
  ]
}
