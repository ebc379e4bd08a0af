import type { Endpoint, RequestInput, ResponseBody } from '#schema/contract/endpoint.ts'
import { useAdminQuery } from './use-admin-query.ts'
import { useCursorPages } from './use-cursor-pages.ts'

/** A list of the server, page by page: its response, and what `AdminTable` shows of it. Other filters start at page 1. */
export function useAdminList<E extends Endpoint<'query'>, Row>(
  endpoint: E,
  filters: RequestInput<E>,
  rowsOf: (body: ResponseBody<E>) => readonly Row[],
) {
  const { cursor, pagesOf } = useCursorPages(JSON.stringify(filters))
  const input = { ...(filters as object), ...(cursor && { cursor }) } as RequestInput<E>
  const { data, failed, isStale, retry } = useAdminQuery(endpoint, input)
  const nextCursor = (data as { nextCursor?: string | null } | undefined)?.nextCursor
  const table = {
    rows: data && rowsOf(data),
    pages: pagesOf(nextCursor),
    failed,
    isStale,
    onRetry: retry,
  }
  return { data, table }
}
