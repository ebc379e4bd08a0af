import { queryOptions } from '@tanstack/react-query'
import type { Heard } from '#schema/contract/endpoint.ts'
import { requestTo } from '#schema/contract/request.ts'
import { readStatement } from '#schema/contract/statements.ts'
import type { Session } from '#pwa/session/session.tsx'
import { tokenOf } from '#pwa/session/token.ts'

export type Statement = Heard<typeof readStatement>

/** Drawn by the server from the books, so it is shown as it was drawn and kept nowhere else. */
export const pullStatement = (session: Session, month: string) =>
  queryOptions({
    queryKey: [session.me, readStatement.name, month],
    queryFn: ({ signal }) => session.call(readStatement, { month }, { signal }),
  })

/** The same as a file. A link cannot send a bearer, so it is fetched and then handed to the browser. */
export async function fetchCsv({ me }: Session, month: string): Promise<Blob | null> {
  const token = tokenOf(localStorage, me)
  const request = requestTo(readStatement, { month, format: 'csv' }, location.origin, {
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
