import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useOnline } from '#pwa/api/online.ts'
import { ApplicantCard } from '#pwa/features/proposals/applicants/applicant-card.tsx'
import { messages } from '#pwa/features/proposals/applicants/messages.ts'
import {
  pullApplicants,
  idSuffix,
  useApplicants,
} from '#pwa/features/proposals/applicants/reads.ts'
import { useSeen } from '#pwa/features/proposals/applicants/use-seen.ts'
import { InvitedList } from '#pwa/features/proposals/invite/invited-list.tsx'
import { AskNote } from '#pwa/features/tasks/ask/ask-note.tsx'
import { TaskLine } from '#pwa/features/tasks/detail/task-line.tsx'
import { pullTask, useTask } from '#pwa/features/tasks/reads.ts'
import { reportWork } from '#pwa/features/trust/trust-actions.tsx'
import { WorkStrip } from '#pwa/features/works/work-section.tsx'
import { isWaiting } from '#pwa/outbox/entry.ts'
import { TaskNotFound } from '#pwa/routes/-client/task-notices.tsx'
import { useSession } from '#pwa/session/session.tsx'
import { useLive } from '#pwa/sync/live.ts'
import { RefreshButton } from '#pwa/sync/refresh-button.tsx'
import { useIsArriving } from '#pwa/sync/use-is-arriving.ts'
import { useSyncedList } from '#pwa/sync/use-synced-list.ts'
import { Empty } from '#pwa/ui/display/empty.tsx'
import { Skeleton } from '#pwa/ui/feedback/skeleton.tsx'
import { List } from '#pwa/ui/layout/list.tsx'
import { Page } from '#pwa/ui/layout/page.tsx'
import { Pager } from '#pwa/ui/layout/pager.tsx'
import type { TaskId } from '#schema/domain/ids.ts'

export const Route = createFileRoute('/_guarded/proposals/$id')({ component: Proposals })

type AskProps = {
  task: Parameters<typeof AskNote>[0]['task'] | null | undefined
  applicants: readonly { status: string }[] | undefined
}

function Ask({ task, applicants = [] }: AskProps) {
  if (!task?.forUser) return null
  return <AskNote task={task} hasApplied={applicants.some(({ status }) => status === 'pending')} />
}

/** Of a todo for one person nobody else can see it. */
function NoProposals({ task }: Pick<AskProps, 'task'>) {
  return <Empty title={messages.none}>{!task?.forUser && messages.noneText}</Empty>
}

/** The sync brings the client's own tasks; only one that is missing is requested. */
function useOwnTask(id: TaskId) {
  const session = useSession()
  const task = useTask(id)
  const pull = useQuery({ ...pullTask(session, id), enabled: task === null })
  const isArriving = useIsArriving(pull.data)
  return { task, pull, isMissing: task === null && !pull.isFetching && !isArriving }
}

function Proposals() {
  const id = Route.useParams().id as TaskId
  const session = useSession()
  const { online } = useOnline()
  const { task, pull: taskPull, isMissing } = useOwnTask(id)
  const isUnsent = task ? isWaiting(task.delivery) : false
  const pull = useInfiniteQuery({ ...pullApplicants(session, id), enabled: !!task && !isUnsent })
  const applicants = useSyncedList(useApplicants(id))
  useLive('shared')
  useSeen(id, applicants.items)

  if (isMissing)
    return (
      <Page title={messages.listTitle} back="/client-tasks">
        <TaskNotFound failed={taskPull.isError} onRetry={() => void taskPull.refetch()} />
      </Page>
    )
  // Sync may not have brought the first proposals yet, so an empty list is not shown as empty before the response.
  const isAwaited = applicants.items?.length === 0 && pull.isFetching
  const budget = task?.status === 'pending' ? task.price : null
  return (
    <Page title={messages.listTitle} back="/client-tasks" action={<RefreshButton />}>
      {task ? <TaskLine task={task} /> : <Skeleton shape="title" />}
      <Ask task={task} applicants={applicants.items} />
      <List
        asOf={applicants.asOf}
        items={isAwaited ? undefined : applicants.items}
        failed={applicants.failed || (pull.isError && online)}
        onRetry={() => {
          applicants.onRetry()
          void pull.refetch()
        }}
        keyOf={({ _id }) => _id}
        label={messages.listTitle}
        empty={<NoProposals task={task} />}
      >
        {(applicant) => (
          <ApplicantCard
            applicant={applicant}
            idSuffix={idSuffix(applicant, applicants.items ?? [])}
            budget={budget}
            works={<WorkStrip works={applicant.tasker.works} actionsOf={reportWork} />}
          />
        )}
      </List>
      <Pager
        hasMore={pull.hasNextPage}
        busy={pull.isFetchingNextPage}
        onMore={() => void pull.fetchNextPage()}
      />
      {task && !isUnsent && <InvitedList id={id} />}
    </Page>
  )
}
