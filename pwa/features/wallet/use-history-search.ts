import { useRouter, useSearch } from '@tanstack/react-router'
import { filtersOf, searchOf, type Filters } from './history-filters.ts'

/** Filters and the open receipt, both in the address: Back closes a receipt, a reload keeps what was sought. */
export function useHistorySearch() {
  const router = useRouter()
  const search = useSearch({ strict: false }) as Record<string, unknown>
  const filters = filtersOf(search)
  const receipt = typeof search['receipt'] === 'string' ? search['receipt'] : null
  const go = (to: Record<string, unknown>, replace: boolean) =>
    void router.navigate({
      to: '.',
      search: to as never,
      replace,
      resetScroll: false,
    })
  return {
    filters,
    receipt,
    change: (some: Partial<Filters>) => go(searchOf({ ...filters, ...some }), true),
    openReceipt(id: string | null) {
      if (id) go({ ...searchOf(filters), receipt: id }, false)
      // Opened by a tap there is something to go back to; opened by a link there is not.
      else if (receipt) go(searchOf(filters), true)
    },
  }
}
