import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import type { TaskId } from '#schema/domain/ids.ts'
import { useOnline } from '#pwa/api/online.ts'
import { ApplicantCard } from '#pwa/features/proposals/applicant-card.tsx'
import { pullApplicants, tailOf, useApplicants } from '#pwa/features/proposals/applicant-reads.ts'
import { words } from '#pwa/features/proposals/applicant-words.ts'
import { pullTask, useTask } from '#pwa/features/tasks/reads.ts'
import { TaskStrip } from '#pwa/features/tasks/task-strip.tsx'
import { useSession } from '#pwa/session/session.tsx'
import { usePulled } from '#pwa/sync/use-pulled.ts'
import { Empty } from '#pwa/ui/empty.tsx'
import { List } from '#pwa/ui/list.tsx'
import { Page } from '#pwa/ui/page.tsx'
import { Pager } from '#pwa/ui/pager.tsx'
import { Skeleton } from '#pwa/ui/skeleton.tsx'
import { NotHere } from '../-client/not-here.tsx'

export const Route = createFileRoute('/_guarded/proposals/$id')({ component: Proposals })

function Proposals() {
  const id = Route.useParams().id as TaskId
  const session = useSession()
  const { online } = useOnline()
  const task = useTask(id)
  const isUnsent = task?.delivery.state === 'saved'
  const pullOne = useQuery({ ...pullTask(session, id), enabled: task === null })
  const pull = useInfiniteQuery({ ...pullApplicants(session, id), enabled: !!task && !isUnsent })
  const pulled = usePulled(useApplicants(id))

  if (task === null && !pullOne.isFetching)
    return (
      <Page title={words.listTitle} back="/client-tasks">
        <NotHere failed={pullOne.isError} onRetry={() => void pullOne.refetch()} />
      </Page>
    )
  const budget = task?.status === 'pending' ? task.price : null
  return (
    <Page title={words.listTitle} back="/client-tasks">
      {task ? <TaskStrip task={task} /> : <Skeleton shape="title" />}
      <List
        items={pulled.items}
        failed={pulled.failed || (pull.isError && online)}
        onRetry={() => {
          pulled.onRetry()
          void pull.refetch()
        }}
        keyOf={({ _id }) => _id}
        label={words.listTitle}
        empty={<Empty title={words.none}>{words.noneText}</Empty>}
      >
        {(applicant) => (
          <ApplicantCard
            applicant={applicant}
            tail={tailOf(applicant, pulled.items ?? [])}
            budget={budget}
          />
        )}
      </List>
      <Pager
        more={pull.hasNextPage}
        busy={pull.isFetchingNextPage}
        onMore={() => void pull.fetchNextPage()}
      />
    </Page>
  )
}
