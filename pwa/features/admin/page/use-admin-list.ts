import { useState } from 'react'
import type { Endpoint, RequestInput, ResponseBody } from '#schema/contract/endpoint.ts'
import { useAdminQuery } from './use-admin-query.ts'

/** The cursors of the pages that were opened; a keyset has no page numbers. A change of `filters` starts at the first. */
function useCursorPages(filters: string) {
  const [state, setState] = useState<{ filters: string; cursors: readonly string[] }>({
    filters,
    cursors: [],
  })
  const cursors = state.filters === filters ? state.cursors : []
  const cursor = cursors.at(-1)
  return {
    cursor,
    pagesOf: (nextCursor: string | null | undefined) => ({
      hasPrevious: cursors.length > 0,
      hasNext: Boolean(nextCursor),
      onPrevious: () => setState({ filters, cursors: cursors.slice(0, -1) }),
      onNext: () => nextCursor && setState({ filters, cursors: [...cursors, nextCursor] }),
    }),
  }
}

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
