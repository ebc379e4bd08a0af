import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PAGE_SIZE } from '#schema/domain/limits.ts'
import { useOnline } from '#pwa/api/online.ts'
import { useMe, useSession } from '#pwa/session/session.tsx'
import { usePulled } from '#pwa/sync/use-pulled.ts'
import { Button } from '#pwa/ui/button.tsx'
import { Empty } from '#pwa/ui/empty.tsx'
import { ErrorNote } from '#pwa/ui/error-note.tsx'
import { Pager } from '#pwa/ui/pager.tsx'
import { SkeletonList } from '#pwa/ui/skeleton.tsx'
import { HistoryBar } from './history-bar.tsx'
import { fitting, isFiltered, type Filters } from './history-filters.ts'
import { pullTransactions, useTransactions, withBalance } from './reads.ts'
import { Receipt } from './receipt.tsx'
import { TransactionRows, TransactionTable } from './transaction-rows.tsx'
import { useHistorySearch } from './use-history-search.ts'
import { useTable } from './use-table.ts'
import { words } from './words.ts'

const NO_FILTERS: Filters = { way: 'all', status: '', month: '', q: '' }

/** Everything that moved, newest first, as a bank tells it; older pages when asked for. */
export function History() {
  const session = useSession()
  const { online } = useOnline()
  const me = useMe()
  const isTable = useTable()
  const { filters, change, receipt, openReceipt } = useHistorySearch()
  const [most, setMost] = useState(PAGE_SIZE)
  const pull = useInfiniteQuery(pullTransactions(session))
  const { items, failed, onRetry } = usePulled(useTransactions())

  if (!items) {
    if (!failed) return <SkeletonList look="rows" />
    return <ErrorNote onRetry={onRetry} />
  }
  if (items.length === 0) return <Empty title={words.none}>{words.noneText}</Empty>

  const all = withBalance(items, me?.balance ?? null)
  const found = fitting(all, filters)
  const rows = found.slice(0, most)
  const isAllShown = rows.length === found.length
  const showMore = () => {
    setMost(most + PAGE_SIZE)
    // A page ahead of what is shown, so that the next tap finds it here.
    if (found.length <= most + PAGE_SIZE && pull.hasNextPage) void pull.fetchNextPage()
  }
  const Rows = isTable ? TransactionTable : TransactionRows
  return (
    <div className="stack">
      <HistoryBar rows={all} filters={filters} onFilters={change} />
      {pull.isError && online && <ErrorNote onRetry={() => void pull.refetch()} />}
      {found.length > 0 ? (
        <Rows rows={rows} onOpen={openReceipt} />
      ) : (
        <Empty
          title={words.filters.none}
          action={
            isFiltered(filters) && (
              <Button tone="plain" size="small" onClick={() => change(NO_FILTERS)}>
                {words.filters.clear}
              </Button>
            )
          }
        >
          {pull.hasNextPage && words.filters.noneText}
        </Empty>
      )}
      {isAllShown && pull.hasNextPage && !online ? (
        <p className="small soft">{words.olderOffline}</p>
      ) : (
        <Pager
          more={!isAllShown || pull.hasNextPage}
          busy={pull.isFetchingNextPage}
          onMore={showMore}
        />
      )}
      <Receipt
        row={all.find(({ _id }) => _id === receipt) ?? null}
        onClose={() => openReceipt(null)}
      />
    </div>
  )
}
