import type { ReactNode } from 'react'
import { messages } from '#pwa/features/tasks/list/messages.ts'
import { TaskTabs } from '#pwa/features/tasks/list/task-tabs.tsx'
import type { Filters } from '#pwa/features/tasks/search/filters.ts'
import { TaskFilters } from '#pwa/features/tasks/search/task-filters.tsx'
import { RefreshButton } from '#pwa/sync/refresh-button.tsx'
import { Button } from '#pwa/ui/form/button.tsx'
import { Page } from '#pwa/ui/layout/page.tsx'
import type { Trade } from '#schema/domain/trade-names.ts'

type Props = {
  filters: Filters
  onFilters: (changed: Partial<Filters>) => void
  trade: Trade | null
  /** The profile has a place, from which distances are known. */
  hasPlace: boolean
  isRefreshing: boolean
  onRefresh: () => void
  children: ReactNode
}

/** The screen of open tasks around its list; the build renders it too (template.tsx). */
export function OpenTasksPage({ isRefreshing, onRefresh, children, ...filters }: Props) {
  // The other orders do not change by it.
  const shuffleButton = filters.filters.sort === 'mixed' && (
    <Button
      tone="quiet"
      size="small"
      icon="shuffle"
      aria-label={messages.refresh}
      aria-busy={isRefreshing}
      onClick={onRefresh}
    >
      {messages.shuffle}
    </Button>
  )
  const actions = (
    <>
      {shuffleButton}
      <RefreshButton />
    </>
  )
  return (
    <Page title={messages.heading} action={actions}>
      <TaskFilters {...filters} />
      <TaskTabs />
      {children}
    </Page>
  )
}
