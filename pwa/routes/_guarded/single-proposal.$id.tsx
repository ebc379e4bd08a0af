import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { ApiError } from '#pwa/api/errors.ts'
import { useOnline } from '#pwa/api/online.ts'
import { EmailNotice, useProveEmail } from '#pwa/features/accounts/verify-email/email-notice.tsx'
import { ApplicantDetail } from '#pwa/features/proposals/applicants/applicant-detail.tsx'
import { messages } from '#pwa/features/proposals/applicants/messages.ts'
import {
  pullApplicant,
  useApplicant,
  type ShownApplicant,
} from '#pwa/features/proposals/applicants/reads.ts'
import { useSeen } from '#pwa/features/proposals/applicants/use-seen.ts'
import { TaskLine } from '#pwa/features/tasks/detail/task-line.tsx'
import { useTask } from '#pwa/features/tasks/reads.ts'
import { reportWork } from '#pwa/features/trust/trust-actions.tsx'
import { WorkStrip } from '#pwa/features/works/work-section.tsx'
import { NotPossible } from '#pwa/routes/-client/task-notices.tsx'
import { textSearch } from '#pwa/routes/-search.ts'
import { useSession } from '#pwa/session/session.tsx'
import { useLive } from '#pwa/sync/live.ts'
import { useLeave } from '#pwa/ui/browser/use-leave.ts'
import { ErrorNote } from '#pwa/ui/feedback/error-note.tsx'
import { SkeletonPage } from '#pwa/ui/feedback/skeleton.tsx'
import { Page } from '#pwa/ui/layout/page.tsx'
import type { ProposalId } from '#schema/domain/ids.ts'

export const Route = createFileRoute('/_guarded/single-proposal/$id')({
  validateSearch: textSearch<'assign'>,
  component: SingleProposal,
})

function Found({ applicant }: { applicant: ShownApplicant }) {
  const task = useTask(applicant.task._id)
  useSeen(applicant.task._id, [applicant], applicant._id)
  const { assign } = Route.useSearch()
  const proof = useProveEmail()
  const navigate = useNavigate()
  const leave = useLeave(() =>
    navigate({ to: '/single-task/$id', params: { id: applicant.task._id }, replace: true }),
  )
  return (
    <>
      {task && <TaskLine task={task} />}
      <EmailNotice />
      <ApplicantDetail
        applicant={applicant}
        task={task ?? null}
        isAssigning={assign === 'yes'}
        proof={proof}
        works={<WorkStrip works={applicant.tasker.works} actionsOf={reportWork} />}
        onAwarded={leave}
      />
    </>
  )
}

function Content({ id }: { id: ProposalId }) {
  const session = useSession()
  const { online, whyOffline } = useOnline()
  const applicant = useApplicant(id)
  // Requested even when it is on the phone, so that the client awards the latest terms.
  const pull = useQuery(pullApplicant(session, id))
  if (applicant) return <Found applicant={applicant} />
  if (applicant === undefined || (pull.isFetching && online)) return <SkeletonPage />
  if (pull.error instanceof ApiError) return <NotPossible>{messages.unknown}</NotPossible>
  const offline = whyOffline(messages.unknownOffline)
  if (offline !== null) return <NotPossible>{offline}</NotPossible>
  return <ErrorNote onRetry={() => void pull.refetch()} />
}

function SingleProposal() {
  const id = Route.useParams().id as ProposalId
  useLive('shared')
  return (
    <Page title={messages.detailTitle} back="/client-tasks">
      <Content id={id} />
    </Page>
  )
}
