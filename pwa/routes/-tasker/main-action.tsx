import type { ReactNode } from 'react'
import type { MyProposal } from '#pwa/features/proposals/mine/my-proposals.ts'
import { messages } from '#pwa/features/tasks/messages.ts'
import { Actions } from '#pwa/ui/form/actions.tsx'
import { Button } from '#pwa/ui/form/button.tsx'
import { LinkButton } from '#pwa/ui/form/link-button.tsx'
import type { Task } from '#schema/contract/tasks.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { ERROR_MESSAGES } from '#schema/domain/messages/errors.ts'
import { whyNotApply } from '#schema/domain/proposal.ts'
import { whyNotSubmit } from '#schema/domain/task.ts'
import type { UserType } from '#schema/domain/user.ts'

type Props = {
  task: Task
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

/** The one main button of a task; which one follows from its status (docs/product.md#tasker-screens). */
export function MainAction({ task, user, proposals }: Props): ReactNode {
  const link = { params: { id: task._id }, wide: true } as const
  const canSubmit = whyNotSubmit({ ...task, taskerId: task.tasker?._id ?? null }, user.id) === null
  const isParty = task.client === user.id || task.tasker?._id === user.id
  if (task.status === 'pending') return <Apply task={task} user={user} proposals={proposals} />
  if (task.status === 'in-progress' && canSubmit)
    return (
      <Actions sticky>
        <LinkButton {...link} to="/submit-task/$id" icon="upload">
          {messages.submit}
        </LinkButton>
      </Actions>
    )
  if (task.status === 'submitted' && canSubmit)
    return (
      <Actions>
        <LinkButton {...link} to="/submit-task/$id" tone="plain" icon="upload">
          {messages.submitAgain}
        </LinkButton>
      </Actions>
    )
  if (task.status === 'completed' && isParty)
    return (
      <Actions sticky>
        <LinkButton {...link} to="/review/$id" icon="star">
          {messages.review}
        </LinkButton>
      </Actions>
    )
  return null
}
