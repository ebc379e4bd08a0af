import { useInfiniteQuery } from '@tanstack/react-query'
import { useOnline } from '#pwa/api/online.ts'
import { pullStage, useStage, type Stage } from '#pwa/features/tasks/reads.ts'
import { TaskBadge } from '#pwa/features/tasks/task-badge.tsx'
import { TaskCard } from '#pwa/features/tasks/task-card.tsx'
import { TaskTabs } from '#pwa/features/tasks/task-tabs.tsx'
import { words } from '#pwa/features/tasks/words.ts'
import { DELIVERY_WORDS } from '#pwa/replica/words.ts'
import { useSession } from '#pwa/session/session.tsx'
import { TEXTS } from '#schema/domain/texts.ts'
import { Badge } from '#pwa/ui/badge.tsx'
import { Empty } from '#pwa/ui/empty.tsx'
import { LinkButton } from '#pwa/ui/link-button.tsx'
import { List } from '#pwa/ui/list.tsx'
import { Page } from '#pwa/ui/page.tsx'
import { Pager } from '#pwa/ui/pager.tsx'

/** Assigned, Submitted, Completed: one screen, three lists (SPEC 2, F9). */
export function StageScreen({ stage }: { stage: Stage }) {
  const session = useSession()
  const { online } = useOnline()
  const tasks = useStage(session, stage)
  const pages = useInfiniteQuery(pullStage(session, stage))
  const isEmpty = tasks?.length === 0
  return (
    <Page title={words.listTitle}>
      <TaskTabs />
      <List
        items={isEmpty && pages.isPending ? undefined : tasks}
        keyOf={({ _id }) => _id}
        label={words.tabs[stage]}
        failed={pages.isError && (isEmpty || online)}
        onRetry={() => void pages.refetch()}
        empty={
          <Empty
            title={TEXTS.noTodoAvailable}
            action={
              <LinkButton to="/all-task" tone="plain" icon="search">
                {words.find}
              </LinkButton>
            }
          >
            {words.emptyTab[stage]}
          </Empty>
        }
      >
        {(task) => (
          <TaskCard
            task={task}
            badge={
              task.delivery.state === 'saved' ? (
                <Badge tone="wait" icon="phone">
                  {task.delivery.isLate ? DELIVERY_WORDS.late : DELIVERY_WORDS.saved}
                </Badge>
              ) : (
                <TaskBadge {...task} />
              )
            }
          />
        )}
      </List>
      <Pager
        more={pages.hasNextPage}
        busy={pages.isFetchingNextPage}
        onMore={() => void pages.fetchNextPage()}
      />
    </Page>
  )
}
