import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useOnline } from '#pwa/api/online.ts'
import { lifeTaskOf } from '#pwa/features/tasks/life/life-task.ts'
import { useReopen } from '#pwa/features/tasks/life/use-reopen.ts'
import { PAGING_OPTIONS } from '#pwa/features/tasks/list/open-tasks.ts'
import { sortByLatestChange } from '#pwa/features/tasks/list/order.ts'
import { useReplica } from '#pwa/outbox/use-view.ts'
import { useSession, type Session } from '#pwa/session/session.tsx'
import { fetchList } from '#pwa/sync/fetch-list.ts'
import { storeTask } from '#pwa/sync/store-open-tasks.ts'
import { useNow } from '#pwa/ui/browser/use-now.ts'
import { Card, CardActions, CardHead, CardText, CardTitle } from '#pwa/ui/display/card.tsx'
import { Empty } from '#pwa/ui/display/empty.tsx'
import { Button } from '#pwa/ui/form/button.tsx'
import { formatMoment } from '#pwa/ui/format/format-time.ts'
import { List } from '#pwa/ui/layout/list.tsx'
import { Pager } from '#pwa/ui/layout/pager.tsx'
import { listDeletedTasks, type Task } from '#schema/contract/tasks.ts'
import { TASK_RESTORE_MS } from '#schema/domain/limits.ts'
import { statusLabelOf, whyNotRestore } from '#schema/domain/task.ts'
import { messages } from './messages.ts'

/** Sync removes deleted todos from the user's own, so they are requested, and stored as a deleted todo that was opened. */
const pullDeletedTasks = (session: Session) =>
  infiniteQueryOptions({
    ...PAGING_OPTIONS,
    queryKey: [session.userId, listDeletedTasks.name],
    queryFn: async ({ pageParam, signal }) => {
      const page = pageParam ? { cursor: pageParam } : {}
      const nextCursor = await fetchList(session, listDeletedTasks, page, {
        signal,
        tables: ['browsed'],
        apply: ({ task }) => Promise.all(task.map((each) => storeTask(session, each))),
      })
      return { nextCursor }
    },
  })

function useDeletedTasks() {
  const { userId } = useSession()
  const now = useNow()
  const removed = useReplica(
    ({ replica }) => replica.browsed.filter(({ status }) => status === 'removed').toArray(),
    [],
  )
  return (
    removed &&
    sortByLatestChange(removed).filter((task) => !whyNotRestore(lifeTaskOf(task), userId, now))
  )
}

function DeletedCard({ task }: { task: Task }) {
  const { whyOffline } = useOnline()
  const { reopen, busy } = useReopen(task._id)
  const { removedFrom, removedAt } = lifeTaskOf(task)
  return (
    <Card>
      <CardHead>
        <CardTitle>
          <Link to="/single-task/$id" params={{ id: task._id }}>
            {task.title}
          </Link>
        </CardTitle>
      </CardHead>
      <CardText>
        {messages.deletedUntil(
          statusLabelOf(removedFrom ?? 'pending'),
          formatMoment((removedAt ?? 0) + TASK_RESTORE_MS),
        )}
      </CardText>
      <CardActions>
        <Button
          tone="plain"
          size="small"
          icon="retry"
          busy={busy}
          disabledReason={whyOffline(messages.needsNetwork)}
          onClick={() => void reopen('restore')}
        >
          {messages.bringBack}
        </Button>
      </CardActions>
    </Card>
  )
}

function Deleted() {
  const { online, whyOffline } = useOnline()
  const pull = useInfiniteQuery(pullDeletedTasks(useSession()))
  const tasks = useDeletedTasks()
  const isLoaded = tasks && (tasks.length > 0 || !pull.isPending || !online)
  return (
    <section className="stack" aria-label={messages.deletedTodos}>
      <h2>{messages.deletedTodos}</h2>
      <List
        items={isLoaded ? tasks : undefined}
        failed={pull.isError && online}
        onRetry={() => void pull.refetch()}
        keyOf={({ _id }) => _id}
        label={messages.deletedTodos}
        empty={<Empty title={whyOffline(messages.deletedOffline) ?? messages.noneDeleted} />}
      >
        {(task) => <DeletedCard task={task} />}
      </List>
      <Pager
        hasMore={pull.hasNextPage}
        busy={pull.isFetchingNextPage}
        onMore={() => void pull.fetchNextPage()}
      />
    </section>
  )
}

/** Below the client's list: what was deleted and can be brought back. Requested only when opened. */
export function DeletedTodos() {
  const [isOpen, setIsOpen] = useState(false)
  if (isOpen) return <Deleted />
  return (
    <Button tone="quiet" icon="delete" onClick={() => setIsOpen(true)}>
      {messages.showDeleted}
    </Button>
  )
}
