import { useState } from 'react'
import type { ProposalId } from '#schema/domain/ids.ts'
import { useOnline } from '#pwa/api/online.ts'
import { say } from '#pwa/replica/outbox.ts'
import { useSession } from '#pwa/session/session.tsx'
import { Button } from '#pwa/ui/button.tsx'
import { Dialog } from '#pwa/ui/dialog.tsx'
import { LinkButton } from '#pwa/ui/link-button.tsx'
import { toast } from '#pwa/ui/toast-store.ts'
import { words } from './words.ts'
import { withdrawProposal } from './writes.ts'

/** Edit and Withdraw, while the client has it and has not decided (R15). */
export function SentActions({ id }: { id: ProposalId }) {
  const session = useSession()
  const { online } = useOnline()
  const [isAsking, setIsAsking] = useState(false)

  const withdraw = async () => {
    setIsAsking(false)
    await say(session, withdrawProposal, { id })
    toast(online ? words.withdrawn : words.withdrawSaved, online ? 'good' : 'news')
  }
  return (
    <div className="row">
      <LinkButton to="/edit-proposal/$id" params={{ id }} tone="plain" size="small" icon="edit">
        {words.edit}
      </LinkButton>
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
