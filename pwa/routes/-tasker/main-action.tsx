import type { ReactNode } from 'react'
import type { MyProposal } from '#pwa/features/proposals/mine/my-proposals.ts'
import { TaskActions } from '#pwa/features/tasks/life/task-actions.tsx'
import { messages } from '#pwa/features/tasks/messages.ts'
import type { Shown } from '#pwa/outbox/optimistic-view.ts'
import { Actions } from '#pwa/ui/form/actions.tsx'
import { Button } from '#pwa/ui/form/button.tsx'
import { LinkButton } from '#pwa/ui/form/link-button.tsx'
import type { Task } from '#schema/contract/tasks.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { ERROR_MESSAGES } from '#schema/domain/messages/errors.ts'
import { whyNotApply } from '#schema/domain/proposal.ts'
import type { UserType } from '#schema/domain/user.ts'

type Props = {
  task: Shown<Task>
  user: { id: UserId; userType: UserType }
  proposals: readonly MyProposal[]
}

function Apply({ task, user, proposals }: Props) {
  const reason = whyNotApply(task, user, proposals)
  return (
    <Actions sticky={!reason}>
      {reason ? (
        <Button wide disabledReason={ERROR_MESSAGES[reason]}>
          {messages.sendProposal}
        </Button>
      ) : (
        <LinkButton to="/apply-task/$id" params={{ id: task._id }} wide icon="send">
          {messages.sendProposal}
        </LinkButton>
      )}
    </Actions>
  )
}

/** What the user can do with the task: apply for it, or what a party of it can do now. */
export function MainAction({ task, user, proposals }: Props): ReactNode {
  const isParty = task.client === user.id || task.tasker?._id === user.id
  if (isParty) return <TaskActions task={task} userId={user.id} />
  return task.status === 'pending' && <Apply task={task} user={user} proposals={proposals} />
}
