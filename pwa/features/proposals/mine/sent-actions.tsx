import { useState } from 'react'
import { messages } from '#pwa/features/proposals/messages.ts'
import { editProposal, withdrawProposal } from '#pwa/features/proposals/queueable.ts'
import { isUntried } from '#pwa/outbox/entry.ts'
import type { Place } from '#pwa/outbox/placement.ts'
import { enqueue } from '#pwa/outbox/queue.ts'
import { waitForAnswer } from '#pwa/outbox/watch-entry.ts'
import { useSession } from '#pwa/session/session.tsx'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { toast } from '#pwa/ui/feedback/toast-store.ts'
import { Button } from '#pwa/ui/form/button.tsx'
import { failureMessage } from '#pwa/ui/form/form.tsx'
import { LinkButton } from '#pwa/ui/form/link-button.tsx'
import { Dialog } from '#pwa/ui/layout/dialog.tsx'
import type { ProposalId } from '#schema/domain/ids.ts'

type Props = {
  id: ProposalId
  /** An edit is queued; UnsentActions has its Edit button. */
  isQueued?: boolean
}

/** The client need not see queued edits of a proposal that is withdrawn. */
const placeWithdrawal = (id: ProposalId): Place => ({
  commands: [editProposal, withdrawProposal],
  decide: (entries) => ({
    discards: entries.filter((entry) => entry.ref === id && isUntried(entry)),
  }),
})

/** Edit and Withdraw for a proposal that the client has and has not decided about. */
export function SentActions({ id, isQueued = false }: Props) {
  const session = useSession()
  const [isConfirming, setIsConfirming] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  const withdraw = async () => {
    const key = await enqueue(session, withdrawProposal, { id }, { place: placeWithdrawal(id) })
    setIsConfirming(false)
    const state = await waitForAnswer(session, key)
    if (state === 'sent') toast(messages.withdrawn)
    if (state === 'queued') toast(messages.withdrawalSaved, 'news')
  }
  // The dialog stays open, with what to do: the phone's storage is full or does not respond.
  const tryWithdraw = () => {
    setFailure(null)
    withdraw().catch((error: unknown) => setFailure(failureMessage(error)))
  }
  return (
    <div className="row">
      {!isQueued && (
        <LinkButton to="/edit-proposal/$id" params={{ id }} tone="plain" size="small" icon="edit">
          {messages.edit}
        </LinkButton>
      )}
      <Button tone="quiet" size="small" icon="close" onClick={() => setIsConfirming(true)}>
        {messages.withdraw}
      </Button>
      <Dialog
        open={isConfirming}
        onClose={() => setIsConfirming(false)}
        title={messages.withdrawTitle}
        actions={
          <>
            <Button tone="danger" onClick={tryWithdraw}>
              {messages.withdraw}
            </Button>
            <Button tone="plain" onClick={() => setIsConfirming(false)}>
              {messages.keep}
            </Button>
          </>
        }
      >
        <p>{messages.withdrawText}</p>
        {failure !== null && (
          <Notice tone="bad" alert>
            {failure}
          </Notice>
        )}
      </Dialog>
    </div>
  )
}
