import type { Task } from '#schema/contract/tasks.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { whyNotApply } from '#schema/domain/proposal.ts'
import type { UserType } from '#schema/domain/person.ts'
import { REFUSALS } from '#schema/domain/refusal.ts'
import { whyNotSubmit } from '#schema/domain/task.ts'
import type { MyProposal } from '#pwa/features/proposals/reads.ts'
import { words } from '#pwa/features/tasks/words.ts'
import { Actions } from '#pwa/ui/actions.tsx'
import { Button } from '#pwa/ui/button.tsx'
import { LinkButton } from '#pwa/ui/link-button.tsx'

type Props = {
  task: Task
  me: { id: UserId; userType: UserType } | null
  mine: readonly MyProposal[]
}

/** SPEC 2: what can be done depends on the status; where a rule forbids it, the button says why. */
export function MainAction({ task, me, mine }: Props) {
  const to = { params: { id: task._id }, wide: true } as const
  if (!me) return null
  if (task.status === 'pending') {
    const whyNot = whyNotApply(task, me, mine)
    return (
      <Actions sticky={!whyNot}>
        {whyNot ? (
          <Button wide why={REFUSALS[whyNot]}>
            {words.sendProposal}
          </Button>
        ) : (
          <LinkButton {...to} to="/apply-task/$id" icon="send">
            {words.sendProposal}
          </LinkButton>
        )}
      </Actions>
    )
  }
  const isTasker = whyNotSubmit({ ...task, taskerId: task.tasker?._id ?? null }, me.id) === null
  if (task.status === 'in-progress' && isTasker)
    return (
      <Actions sticky>
        <LinkButton {...to} to="/submit-task/$id" icon="upload">
          {words.submit}
        </LinkButton>
      </Actions>
    )
  // R29: work can be handed in again while it waits for approval.
  if (task.status === 'submitted' && isTasker)
    return (
      <Actions>
        <LinkButton {...to} to="/submit-task/$id" tone="plain" icon="upload">
          {words.submitAgain}
        </LinkButton>
      </Actions>
    )
  const isParty = task.client === me.id || task.tasker?._id === me.id
  // F24: only the two who did the work together may speak of it.
  if (task.status === 'completed' && isParty)
    return (
      <Actions sticky>
        <LinkButton {...to} to="/review/$id" icon="star">
          {words.review}
        </LinkButton>
      </Actions>
    )
  return null
}
