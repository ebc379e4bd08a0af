import type { ReactNode } from 'react'
import { useApplicantCounts } from '#pwa/features/proposals/applicants/reads.ts'
import { ClientTabs } from '#pwa/features/tasks/client/client-tabs.tsx'
import {
  filterByTab,
  isAwaiting,
  usePostedTasks,
  type ClientTab,
  type PostedTask,
} from '#pwa/features/tasks/client/client-tasks.ts'
import { messages as taskMessages } from '#pwa/features/tasks/client/messages.ts'
import { sortByAction } from '#pwa/features/tasks/client/order.ts'
import { useLive } from '#pwa/sync/live.ts'
import { RefreshButton } from '#pwa/sync/refresh-button.tsx'
import { useSyncedList } from '#pwa/sync/use-synced-list.ts'
import { useNow } from '#pwa/ui/browser/use-now.ts'
import { Empty } from '#pwa/ui/display/empty.tsx'
import { LinkButton } from '#pwa/ui/form/link-button.tsx'
import { List } from '#pwa/ui/layout/list.tsx'
import { Page } from '#pwa/ui/layout/page.tsx'
import { Pager } from '#pwa/ui/layout/pager.tsx'
import { messages } from './messages.ts'
import { useClientPages } from './use-client-pages.ts'

type Props = {
  title: string
  tab: ClientTab
  /** The fixed text of an empty list, and one line of explanation. */
  empty: { title: string; text: string }
  children: (task: PostedTask) => ReactNode
  /** Above everything: what was just done. */
  result?: ReactNode
  /** Below the list. */
  footer?: ReactNode
}

/** The client's tasks in one tab of My Todo; each tab is a route. */
export function TabPage({ title, tab, empty, children, result, footer }: Props) {
  const posted = usePostedTasks()
  const counts = useApplicantCounts()
  const now = useNow()
  const tasks = posted && sortByAction(posted, counts, now)
  useLive(isAwaiting(tasks) ? 'shared' : null)
  // The newest tasks may be on the phone before those of this tab.
  const pulled = useSyncedList(tasks && filterByTab(tasks, tab))
  const { items, pager } = useClientPages(pulled.items, tab)
  return (
    <Page
      title={title}
      action={
        <>
          <RefreshButton />
          <LinkButton to="/create-task" size="small" icon="plus">
            {taskMessages.post}
          </LinkButton>
        </>
      }
    >
      {result}
      <ClientTabs tasks={tasks} />
      <List
        {...pulled}
        items={items}
        keyOf={({ _id }) => _id}
        label={title}
        empty={
          <Empty
            title={empty.title}
            {...(tab === 'all' && {
              action: <LinkButton to="/create-task">{messages.createTask}</LinkButton>,
            })}
          >
            {empty.text}
          </Empty>
        }
      >
        {children}
      </List>
      <Pager {...pager} />
      {footer}
    </Page>
  )
}
