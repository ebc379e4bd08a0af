import { useInfiniteQuery } from '@tanstack/react-query'
import { useOnline } from '#pwa/api/online.ts'
import { TaskBadge } from '#pwa/features/tasks/detail/task-badge.tsx'
import { TaskCard } from '#pwa/features/tasks/list/task-card.tsx'
import { TaskTabs } from '#pwa/features/tasks/list/task-tabs.tsx'
import { messages } from '#pwa/features/tasks/messages.ts'
import { pullTaskerTasks, useTaskerTasks, type TaskerTab } from '#pwa/features/tasks/reads.ts'
import { stagePosition } from '#pwa/features/tasks/stages/stage-words.ts'
import { DELIVERY_MESSAGES } from '#pwa/outbox/delivery-messages.ts'
import { isWaiting } from '#pwa/outbox/entry.ts'
import { useSession } from '#pwa/session/session.tsx'
import { useLive } from '#pwa/sync/live.ts'
import { RefreshButton } from '#pwa/sync/refresh-button.tsx'
import { useSyncedList } from '#pwa/sync/use-synced-list.ts'
import { Badge } from '#pwa/ui/display/badge.tsx'
import { Empty } from '#pwa/ui/display/empty.tsx'
import { LinkButton } from '#pwa/ui/form/link-button.tsx'
import { List } from '#pwa/ui/layout/list.tsx'
import { Page } from '#pwa/ui/layout/page.tsx'
import { Pager } from '#pwa/ui/layout/pager.tsx'
import { GENERAL_MESSAGES } from '#schema/domain/messages/general.ts'

type Task = NonNullable<ReturnType<typeof useTaskerTasks>>[number]

function DeliveryBadge({ task }: { task: Task }) {
  if (!isWaiting(task.delivery)) return <TaskBadge status={task.status} />
  return (
    <Badge tone="wait" icon="phone">
      {task.delivery.isLate ? DELIVERY_MESSAGES.late : DELIVERY_MESSAGES.saved}
    </Badge>
  )
}

/** The tasker's assigned, submitted or completed tasks. */
export function TaskTabScreen({ tab }: { tab: TaskerTab }) {
  const session = useSession()
  const { online } = useOnline()
  const synced = useSyncedList(useTaskerTasks(session, tab))
  const pages = useInfiniteQuery(pullTaskerTasks(session, tab))
  const isEmpty = synced.items?.length === 0
  useLive(tab === 'completed' ? null : 'shared')
  return (
    <Page title={messages.listTitle} action={<RefreshButton />}>
      <TaskTabs />
      <List
        {...synced}
        items={isEmpty && pages.isPending ? undefined : synced.items}
        keyOf={({ _id }) => _id}
        label={messages.tabs[tab]}
        failed={synced.failed || (pages.isError && (isEmpty || online))}
        onRetry={() => {
          synced.onRetry()
          void pages.refetch()
        }}
        empty={
          <Empty
            title={GENERAL_MESSAGES.noTodoAvailable}
            action={
              <LinkButton to="/all-task" tone="plain" icon="search">
                {messages.find}
              </LinkButton>
            }
          >
            {messages.emptyTab[tab]}
          </Empty>
        }
      >
        {(task) => (
          <TaskCard
            task={task}
            badge={<DeliveryBadge task={task} />}
            action={<span className="small">{stagePosition(task)}</span>}
          />
        )}
      </List>
      <Pager
        hasMore={pages.hasNextPage}
        busy={pages.isFetchingNextPage}
        onMore={() => void pages.fetchNextPage()}
      />
    </Page>
  )
}
