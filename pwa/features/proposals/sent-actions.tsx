import { useState } from 'react'
import type { ProposalId } from '#schema/domain/ids.ts'
import { outcomeOf } from '#pwa/replica/outcome.ts'
import { discard, say } from '#pwa/replica/outbox.ts'
import { useUnsent } from '#pwa/replica/use-view.ts'
import { useSession } from '#pwa/session/session.tsx'
import { Button } from '#pwa/ui/button.tsx'
import { Dialog } from '#pwa/ui/dialog.tsx'
import { LinkButton } from '#pwa/ui/link-button.tsx'
import { toast } from '#pwa/ui/toast-store.ts'
import { words } from './words.ts'
import { withdrawProposal } from './writes.ts'

/** Edit and Withdraw, while the client has it and has not decided (R15). What waits here is edited where it stands. */
export function SentActions({ id, isWaiting = false }: { id: ProposalId; isWaiting?: boolean }) {
  const session = useSession()
  const changes = useUnsent().filter(({ ref, state }) => ref === id && state !== 'refused')
  const [isAsking, setIsAsking] = useState(false)

  const withdraw = async () => {
    setIsAsking(false)
    // Terms that have not gone out need not go: the client is to see none of them.
    for (const { key } of changes) await discard(session, key)
    const outcome = await outcomeOf(session, await say(session, withdrawProposal, { id }))
    if (outcome === 'sent') toast(words.withdrawn)
    if (outcome === 'saved') toast(words.withdrawSaved, 'news')
  }
  return (
    <div className="row">
      {!isWaiting && (
        <LinkButton to="/edit-proposal/$id" params={{ id }} tone="plain" size="small" icon="edit">
          {words.edit}
        </LinkButton>
      )}
      <Button tone="quiet" size="small" icon="close" onClick={() => setIsAsking(true)}>
        {words.withdraw}
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={words.withdrawTitle}
        actions={
          <>
            <Button tone="danger" onClick={() => void withdraw()}>
              {words.withdraw}
            </Button>
            <Button tone="plain" onClick={() => setIsAsking(false)}>
              {words.keep}
            </Button>
          </>
        }
      >
        <p>{words.withdrawText}</p>
      </Dialog>
    </div>
  )
}
