import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import type { ProposalId } from '#schema/domain/ids.ts'
import { ApplicantDetail } from '#pwa/features/proposals/applicant-detail.tsx'
import { pullApplicant, useApplicant } from '#pwa/features/proposals/applicant-reads.ts'
import { words } from '#pwa/features/proposals/applicant-words.ts'
import { useTask } from '#pwa/features/tasks/reads.ts'
import { TaskStrip } from '#pwa/features/tasks/task-strip.tsx'
import { Refused } from '#pwa/api/failures.ts'
import { useOnline } from '#pwa/api/online.ts'
import type { ShownApplicant } from '#pwa/features/proposals/applicant-reads.ts'
import { useSession } from '#pwa/session/session.tsx'
import { ErrorNote } from '#pwa/ui/error-note.tsx'
import { Page } from '#pwa/ui/page.tsx'
import { SkeletonPage } from '#pwa/ui/skeleton.tsx'
import { CannotHere } from '../-client/not-here.tsx'

export const Route = createFileRoute('/_guarded/single-proposal/$id')({ component: SingleProposal })

function Found({ applicant }: { applicant: ShownApplicant }) {
  const task = useTask(applicant.task._id)
  return (
    <>
      {task && <TaskStrip task={task} />}
      <ApplicantDetail applicant={applicant} task={task ?? null} />
    </>
  )
}

function SingleProposal() {
  const id = Route.useParams().id as ProposalId
  const session = useSession()
  const { online } = useOnline()
  const applicant = useApplicant(id)
  // Asked for even when it is known: what is agreed to should be the newest that can be had (R16).
  const pull = useQuery(pullApplicant(session, id))
  const isUnknown = pull.error instanceof Refused
  return (
    <Page title={words.detailTitle} back="/client-tasks">
      {applicant ? (
        <Found applicant={applicant} />
      ) : applicant === undefined || (pull.isFetching && online) ? (
        <SkeletonPage />
      ) : isUnknown || !online ? (
        <CannotHere>{isUnknown ? words.unknown : words.unknownOffline}</CannotHere>
      ) : (
        <ErrorNote onRetry={() => void pull.refetch()} />
      )}
    </Page>
  )
}
