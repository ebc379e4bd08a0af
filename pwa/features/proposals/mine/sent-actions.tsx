import { useState } from 'react'
import { messages } from '#pwa/features/proposals/messages.ts'
import { withdrawProposal } from '#pwa/features/proposals/queueable.ts'
import { unsentEntries } from '#pwa/outbox/entry-view.ts'
import { discardUntried, enqueue } from '#pwa/outbox/queue.ts'
import { waitForAnswer } from '#pwa/outbox/watch-entry.ts'
import { useSession } from '#pwa/session/session.tsx'
import { toast } from '#pwa/ui/feedback/toast-store.ts'
import { Button } from '#pwa/ui/form/button.tsx'
import { LinkButton } from '#pwa/ui/form/link-button.tsx'
import { Dialog } from '#pwa/ui/layout/dialog.tsx'
import type { ProposalId } from '#schema/domain/ids.ts'

type Props = {
  id: ProposalId
  /** An edit is queued; UnsentActions has its Edit button. */
  isQueued?: boolean
}

/** Edit and Withdraw for a proposal that the client has and has not decided about. */
export function SentActions({ id, isQueued = false }: Props) {
  const session = useSession()
  const [isConfirming, setIsConfirming] = useState(false)

  const withdraw = async () => {
    setIsConfirming(false)
    // The client need not see queued edits of a proposal that is withdrawn.
    for (const { key, ref, state } of await unsentEntries(session))
      if (ref === id && state !== 'failed') await discardUntried(session, key)
    const state = await waitForAnswer(session, await enqueue(session, withdrawProposal, { id }))
    if (state === 'sent') toast(messages.withdrawn)
    if (state === 'queued') toast(messages.withdrawalSaved, 'news')
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
            <Button tone="danger" onClick={() => void withdraw()}>
              {messages.withdraw}
            </Button>
            <Button tone="plain" onClick={() => setIsConfirming(false)}>
              {messages.keep}
            </Button>
          </>
        }
      >
        <p>{messages.withdrawText}</p>
      </Dialog>
    </div>
  )
}
