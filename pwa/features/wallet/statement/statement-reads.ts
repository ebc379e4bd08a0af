import { queryOptions } from '@tanstack/react-query'
import type { Session } from '#pwa/session/session.tsx'
import { tokenOf } from '#pwa/session/token.ts'
import type { ResponseBody } from '#schema/contract/endpoint.ts'
import { buildRequest } from '#schema/contract/request.ts'
import { readStatement } from '#schema/contract/statements.ts'

export type Statement = ResponseBody<typeof readStatement>

/** Computed by the server from the ledger and not stored on the phone. */
export const statementQuery = (session: Session, month: string) =>
  queryOptions({
    queryKey: [session.userId, readStatement.name, month],
    queryFn: ({ signal }) => session.call(readStatement, { month }, { signal }),
  })

/** Fetched by script, because a link cannot send the bearer token. Null on any failure. */
export async function fetchCsv({ userId }: Session, month: string): Promise<Blob | null> {
  const token = tokenOf(localStorage, userId)
  const request = buildRequest(readStatement, { month, format: 'csv' }, location.origin, {
    ...(token && { authorization: `Bearer ${token}` }),
  })
  try {
    const response = await fetch(request, { redirect: 'error' })
    const isCsv = response.headers.get('content-type')?.includes('csv')
    return response.ok && isCsv ? await response.blob() : null
  } catch {
    return null
  }
}
