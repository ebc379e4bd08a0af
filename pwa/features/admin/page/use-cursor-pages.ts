import { useState } from 'react'

/** The cursors of the pages that were opened; a keyset has no page numbers. A change of `filters` starts at the first. */
export function useCursorPages(filters: string) {
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
