import { createFileRoute } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { NetworkError } from '#pwa/api/errors.ts'
import { useOnline } from '#pwa/api/online.ts'
import { ApproveSheet } from '#pwa/features/tasks/client/approve-sheet.tsx'
import type { PostedTask } from '#pwa/features/tasks/client/client-tasks.ts'
import { SubmittedCard } from '#pwa/features/tasks/client/client-work-cards.tsx'
import { messages as taskMessages } from '#pwa/features/tasks/client/messages.ts'
import { stagesOf } from '#pwa/features/tasks/life/life-task.ts'
import { SubmissionDialog } from '#pwa/features/tasks/work/submission-dialog.tsx'
import { messages } from '#pwa/routes/-client/messages.ts'
import { TabPage } from '#pwa/routes/-client/tab-page.tsx'
import { useSession } from '#pwa/session/session.tsx'
import { pull } from '#pwa/sync/pull.ts'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { LinkButton } from '#pwa/ui/form/link-button.tsx'
import { REDIRECT_MS } from '#schema/domain/limits.ts'
import { GENERAL_MESSAGES } from '#schema/domain/messages/general.ts'
import { STAGE_MESSAGES } from '#schema/domain/messages/stages.ts'
import { formatNaira } from '#schema/domain/money.ts'
import { taskMoneyOf } from '#schema/domain/stage-money.ts'
import { hasNextStage } from '#schema/domain/stages.ts'

export const Route = createFileRoute('/_guarded/client-submitted-tasks')({
  component: SubmittedTasks,
})

/** Two seconds after an approval; a failure other than the network reloads the page. */
function useRefetchAfter(approvals: number) {
  const session = useSession()
  useEffect(() => {
    if (approvals === 0) return
    let isLeft = false
    const timer = setTimeout(() => {
      pull(session).catch((failure: unknown) => {
        if (!isLeft && !(failure instanceof NetworkError)) location.reload()
      })
    }, REDIRECT_MS)
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
  }, [approvals, session])
}

/** What the approval did to the money, and what comes next. */
function Approved({ task }: { task: PostedTask | undefined }) {
  if (!task) return null
  // As it was when it was approved: its current stage is the paid one.
  const stages = stagesOf(task)
  const goesOn = hasNextStage({ stages })
  const amount = formatNaira(taskMoneyOf({ stages, price: task.price }).current)
  const link = { params: { id: task._id } }
  return (
    <div role="status">
      <Notice
        icon="done"
        title={goesOn ? STAGE_MESSAGES.approved : GENERAL_MESSAGES.workApproved}
        action={
          goesOn ? (
            <LinkButton to="/single-task/$id" {...link}>
              {messages.seePosted}
            </LinkButton>
          ) : (
            <LinkButton to="/client-review/$id" {...link}>
              {messages.review}
            </LinkButton>
          )
        }
      >
        {task.tasker && messages.approved(amount, task.tasker.username)}{' '}
        {!goesOn && messages.approvedNext}
      </Notice>
    </div>
  )
}

function SubmittedTasks() {
  const { whyOffline } = useOnline()
  const [approving, setApproving] = useState<PostedTask | null>(null)
  const [viewing, setViewing] = useState<PostedTask | null>(null)
  const [approved, setApproved] = useState<readonly PostedTask[]>([])
  useRefetchAfter(approved.length)
  return (
    <>
      <TabPage
        title={taskMessages.submittedTitle}
        tab="submitted"
        result={<Approved task={approved.at(-1)} />}
        empty={{ title: GENERAL_MESSAGES.noTodo, text: messages.emptySubmitted }}
      >
        {(task) => (
          <SubmittedCard
            task={task}
            onApprove={() => setApproving(task)}
            onViewImage={() => setViewing(task)}
            disabledReason={whyOffline(taskMessages.approveNeedsNetwork)}
          />
        )}
      </TabPage>
      <ApproveSheet
        // A new key per task, so that the error of one is not shown for another.
        key={approving?._id ?? 'closed'}
        task={approving}
        onClose={() => setApproving(null)}
        onApproved={(task) => setApproved((earlier) => [...earlier, task])}
      />
      <SubmissionDialog task={viewing} onClose={() => setViewing(null)} />
    </>
  )
}
