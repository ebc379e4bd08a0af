import { createElement } from 'react'
import type { MyProposal } from '#pwa/features/proposals/mine/my-proposals.ts'
import { savedItemOf } from '#pwa/features/saved/saved-state.ts'
import { messages } from '#pwa/features/tasks/messages.ts'
import { useLazyModule } from '#pwa/ui/browser/use-lazy-module.ts'
import { Actions } from '#pwa/ui/form/actions.tsx'
import { Button } from '#pwa/ui/form/button.tsx'
import { LinkButton } from '#pwa/ui/form/link-button.tsx'
import type { Task } from '#schema/contract/tasks.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { ERROR_MESSAGES } from '#schema/domain/messages/errors.ts'
import { whyNotApply } from '#schema/domain/proposal.ts'
import type { UserType } from '#schema/domain/user.ts'

const loadSaveButton = async () => (await import('#pwa/features/saved/save-button.tsx')).SaveButton
const loadInvitation = async () =>
  (await import('#pwa/features/proposals/invite/invitation-note.tsx')).InvitationNote

type Props = {
  task: Task
  user: { id: UserId; userType: UserType }
  proposals: readonly MyProposal[]
}

/** To an invited professional, who may still apply. */
export function Invitation({ task, user, proposals }: Props) {
  const isOpen = whyNotApply(task, user, proposals) === null
  const InvitationNote = useLazyModule(isOpen, loadInvitation)
  const { _id: id, postedBy, forUser } = task
  if (!isOpen || !InvitationNote) return null
  return createElement(InvitationNote, { id, client: postedBy.username, ask: forUser ?? null })
}

/** The button of an open task for a user who is not a party of it. */
export function ApplyAction({ task, user, proposals }: Props) {
  const reason = whyNotApply(task, user, proposals)
  const SaveButton = useLazyModule(true, loadSaveButton)
  // The client decides; meanwhile there is other work.
  if (reason === 'already_applied')
    return (
      <Actions>
        <LinkButton to="/all-task" wide icon="search">
          {messages.findMore}
        </LinkButton>
      </Actions>
    )
  return (
    <div className="stack">
      {SaveButton && <div>{createElement(SaveButton, { item: savedItemOf(task) })}</div>}
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
    </div>
  )
}
