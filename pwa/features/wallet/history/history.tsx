import { useInfiniteQuery, type UseInfiniteQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { useOnline } from '#pwa/api/online.ts'
import { messages } from '#pwa/features/wallet/messages.ts'
import { Receipt } from '#pwa/features/wallet/receipt/receipt.tsx'
import { useMe, useSession } from '#pwa/session/session.tsx'
import { useSyncedList } from '#pwa/sync/use-synced-list.ts'
import { createMediaHook } from '#pwa/ui/browser/create-media-hook.ts'
import { AsOf, Empty } from '#pwa/ui/display/empty.tsx'
import { ErrorNote } from '#pwa/ui/feedback/error-note.tsx'
import { SkeletonList } from '#pwa/ui/feedback/skeleton.tsx'
import { Button } from '#pwa/ui/form/button.tsx'
import { Pager } from '#pwa/ui/layout/pager.tsx'
import type { Transaction } from '#schema/contract/wallet.ts'
import { PAGE_SIZE } from '#schema/domain/limits.ts'
import { isFiltered, matching, NO_FILTERS, useHistorySearch } from './filters.ts'
import { HistoryBar } from './history-bar.tsx'
import { pullTransactions, useTransactions, withBalance, type BalancedRow } from './reads.ts'
import { TransactionRows, TransactionTable } from './transaction-rows.tsx'

/** Wide enough for the columns of the table. */
const useIsWide = createMediaHook('(min-width: 60rem)')

function NoMatch({ onClear }: { onClear: (() => void) | null }) {
  return (
    <Empty
      title={messages.filters.none}
      action={
        onClear && (
          <Button tone="plain" size="small" onClick={onClear}>
            {messages.filters.clear}
          </Button>
        )
      }
    >
      {messages.filters.noneText}
    </Empty>
  )
}

type Pull = Pick<
  UseInfiniteQueryResult,
  'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage' | 'isError' | 'refetch'
>

function MoreRows({
  pull,
  isAllShown,
  onMore,
}: {
  pull: Pull
  isAllShown: boolean
  onMore: () => void
}) {
  const { online, whyOffline } = useOnline()
  if (isAllShown && pull.hasNextPage && !online)
    return <p className="small soft">{whyOffline(messages.olderOffline)}</p>
  return (
    <Pager
      hasMore={!isAllShown || pull.hasNextPage}
      busy={pull.isFetchingNextPage}
      onMore={onMore}
    />
  )
}

/** By the id of the transaction or of a todo, whose newest one says how it ended. */
const receiptOf = (rows: readonly BalancedRow[], id: string | null): BalancedRow | null =>
  (id && rows.find(({ _id, task }) => _id === id || task === id)) || null

function FilteredHistory({ rows, pull }: { rows: readonly BalancedRow[]; pull: Pull }) {
  const { online } = useOnline()
  const isWide = useIsWide()
  const { filters, change, receipt, openReceipt, closeReceipt } = useHistorySearch()
  const [max, setMax] = useState(PAGE_SIZE)
  const matches = matching(rows, filters)
  const shown = matches.slice(0, max)
  const showMore = () => {
    setMax(max + PAGE_SIZE)
    // Fetched one page ahead, so that the next tap shows rows at once.
    if (matches.length <= max + PAGE_SIZE && pull.hasNextPage) void pull.fetchNextPage()
  }
  const Rows = isWide ? TransactionTable : TransactionRows
  return (
    <div className="stack">
      <HistoryBar rows={rows} filters={filters} onFilters={change} />
      {pull.isError && online && <ErrorNote onRetry={() => void pull.refetch()} />}
      {matches.length > 0 ? (
        <Rows rows={shown} onOpen={openReceipt} />
      ) : (
        <NoMatch onClear={isFiltered(filters) ? () => change(NO_FILTERS) : null} />
      )}
      <MoreRows pull={pull} isAllShown={shown.length === matches.length} onMore={showMore} />
      <Receipt row={receiptOf(rows, receipt)} onClose={closeReceipt} />
    </div>
  )
}

/** All transactions of the wallet, newest first. */
export function History() {
  const pull = useInfiniteQuery(pullTransactions(useSession()))
  const me = useMe()
  const { items, failed, asOf, onRetry } = useSyncedList<Transaction>(useTransactions())
  if (!items) return failed ? <ErrorNote onRetry={onRetry} /> : <SkeletonList look="rows" />
  if (items.length === 0)
    return (
      <>
        <Empty title={messages.none}>{messages.noneText}</Empty>
        <AsOf at={asOf} />
      </>
    )
  return <FilteredHistory rows={withBalance(items, me?.balance ?? null)} pull={pull} />
}
