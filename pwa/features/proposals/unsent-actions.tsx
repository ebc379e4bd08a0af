import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { discard, reopen } from '#pwa/replica/outbox.ts'
import { useSession } from '#pwa/session/session.tsx'
import { Button } from '#pwa/ui/button.tsx'
import { Dialog } from '#pwa/ui/dialog.tsx'
import { toast } from '#pwa/ui/toast-store.ts'
import { words } from './words.ts'
import { applyForTask, withdrawProposal } from './writes.ts'

type Props = { entry: string; kind: string; isRefused?: boolean }

/** Edit and Discard, for what the server has not taken: waiting on this phone, or refused. */
export function UnsentActions({ entry, kind, isRefused = false }: Props) {
  const session = useSession()
  const router = useRouter()
  const [isAsking, setIsAsking] = useState(false)
  const isWithdrawal = kind === withdrawProposal.command.name
  const asks = kind === applyForTask.command.name ? words.discarding : words.undoing
  const done = isWithdrawal ? words.withdrawalUndone : asks.done

  const edit = async () => {
    const path = await reopen(session, entry)
    if (path) router.history.push(path)
  }
  const letGo = async () => {
    setIsAsking(false)
    const isGone = await discard(session, entry)
    toast(isGone ? done : words.goneOut, isGone ? 'good' : 'news')
  }
  // Taking a withdrawal back loses nothing that anybody wrote, so it is not asked about.
  if (isWithdrawal)
    return (
      <div className="row">
        <Button
          tone="plain"
          size="small"
          icon={isRefused ? 'delete' : 'retry'}
          onClick={() => void letGo()}
        >
          {isRefused ? words.discard : words.undoWithdrawal}
        </Button>
      </div>
    )
  return (
    <div className="row">
      <Button tone="plain" size="small" icon="edit" onClick={() => void edit()}>
        {words.edit}
      </Button>
      <Button tone="quiet" size="small" icon="delete" onClick={() => setIsAsking(true)}>
        {words.discard}
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={asks.title}
        actions={
          <>
            <Button tone="danger" onClick={() => void letGo()}>
              {words.discard}
            </Button>
            <Button tone="plain" onClick={() => setIsAsking(false)}>
              {words.keep}
            </Button>
          </>
        }
      >
        <p>{asks.text}</p>
      </Dialog>
    </div>
  )
}
