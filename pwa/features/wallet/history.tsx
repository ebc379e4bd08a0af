import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PAGE_SIZE } from '#schema/domain/limits.ts'
import { useOnline } from '#pwa/api/online.ts'
import { useSession } from '#pwa/session/session.tsx'
import { usePulled } from '#pwa/sync/use-pulled.ts'
import { Empty } from '#pwa/ui/empty.tsx'
import { ErrorNote } from '#pwa/ui/error-note.tsx'
import { Pager } from '#pwa/ui/pager.tsx'
import { SkeletonList } from '#pwa/ui/skeleton.tsx'
import { pullTransactions, useTransactions } from './reads.ts'
import { TransactionRows, TransactionTable } from './transaction-rows.tsx'
import { useTable } from './use-table.ts'
import { words } from './words.ts'

/** Everything that moved, newest first; older pages when asked for. */
export function History() {
  const session = useSession()
  const { online } = useOnline()
  const isTable = useTable()
  const [most, setMost] = useState(PAGE_SIZE)
  const pull = useInfiniteQuery(pullTransactions(session))
  const { items, failed, onRetry } = usePulled(useTransactions())

  if (!items) {
    if (!failed) return <SkeletonList look="rows" />
    return <ErrorNote onRetry={onRetry} />
  }
  if (items.length === 0) return <Empty title={words.none}>{words.noneText}</Empty>

  const rows = items.slice(0, most)
  const isAllShown = rows.length === items.length
  const showMore = () => {
    setMost(most + PAGE_SIZE)
    // A page ahead of what is shown, so that the next tap finds it here.
    if (items.length <= most + PAGE_SIZE && pull.hasNextPage) void pull.fetchNextPage()
  }
  return (
    <div className="stack">
      {pull.isError && online && <ErrorNote onRetry={() => void pull.refetch()} />}
      {isTable ? <TransactionTable rows={rows} /> : <TransactionRows rows={rows} />}
      {isAllShown && pull.hasNextPage && !online ? (
        <p className="small soft">{words.olderOffline}</p>
      ) : (
        <Pager
          more={!isAllShown || pull.hasNextPage}
          busy={pull.isFetchingNextPage}
          onMore={showMore}
        />
      )}
    </div>
  )
}
