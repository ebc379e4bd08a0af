import type { ReactNode } from 'react'
import { messages } from '#pwa/features/tasks/list/messages.ts'
import { TaskTabs } from '#pwa/features/tasks/list/task-tabs.tsx'
import type { Filters } from '#pwa/features/tasks/search/filters.ts'
import { TaskFilters } from '#pwa/features/tasks/search/task-filters.tsx'
import { IconButton } from '#pwa/ui/form/button.tsx'
import { Page } from '#pwa/ui/layout/page.tsx'
import type { Trade } from '#schema/domain/trade-names.ts'

type Props = {
  filters: Filters
  onFilters: (changed: Partial<Filters>) => void
  trade: Trade | null
  isRefreshing: boolean
  onRefresh: () => void
  children: ReactNode
}

/** The screen of open tasks around its list; the build renders it too (template.tsx). */
export function OpenTasksPage({ isRefreshing, onRefresh, children, ...filters }: Props) {
  const refreshButton = (
    <IconButton
      icon="retry"
      label={messages.refresh}
      aria-busy={isRefreshing}
      onClick={onRefresh}
    />
  )
  return (
    <Page title={messages.heading} action={refreshButton}>
      <TaskFilters {...filters} />
      <TaskTabs />
      {children}
    </Page>
  )
}
