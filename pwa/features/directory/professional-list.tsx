import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { placeLabel, usePlaces } from '#pwa/places/use-places.ts'
import type { Auth } from '#pwa/session/auth.ts'
import type { Session } from '#pwa/session/session.tsx'
import { AsOf, Empty } from '#pwa/ui/display/empty.tsx'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { List } from '#pwa/ui/layout/list.tsx'
import { Pager } from '#pwa/ui/layout/pager.tsx'
import type { Professional } from '#schema/contract/directory.ts'
import type { Trade } from '#schema/domain/trades.ts'
import { messages } from './messages.ts'
import { ProfessionalCard } from './professional-card.tsx'
import { pullProfessionals, type DirectoryFilters } from './reads.ts'

type Props = {
  source: { auth: Auth; session: Session | null }
  trade: Trade
  filters: DirectoryFilters
  /** What an empty list offers. */
  emptyAction: ReactNode
  actionOf: (professional: Professional) => ReactNode
}

export function ProfessionalList({ source, trade, filters, emptyAction, actionOf }: Props) {
  const { place } = filters
  usePlaces(Boolean(place))
  const query = useInfiniteQuery(pullProfessionals(source, trade, filters))
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query
  const professionals = data?.pages.flatMap((page) => page.professionals)
  const storedAt = data?.pages[0]?.storedAt
  return (
    <>
      {storedAt && (
        <Notice tone="wait" icon="offline">
          {messages.stored}
          <AsOf at={storedAt} />
        </Notice>
      )}
      <List
        items={professionals}
        keyOf={({ _id }) => _id}
        label={messages.list}
        failed={isError}
        onRetry={() => void refetch()}
        empty={
          <Empty
            title={place ? messages.none(placeLabel(place)) : messages.noneAnywhere}
            action={emptyAction}
          >
            {messages.noneText}
          </Empty>
        }
      >
        {(professional) => (
          <ProfessionalCard professional={professional} action={actionOf(professional)} />
        )}
      </List>
      <Pager hasMore={hasNextPage} busy={isFetchingNextPage} onMore={() => void fetchNextPage()} />
    </>
  )
}
