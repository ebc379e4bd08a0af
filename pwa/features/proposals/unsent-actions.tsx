import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { discard, reopen } from '#pwa/replica/outbox.ts'
import { useSession } from '#pwa/session/session.tsx'
import { Button } from '#pwa/ui/button.tsx'
import { Dialog } from '#pwa/ui/dialog.tsx'
import { toast } from '#pwa/ui/toast-store.ts'
import { words } from './words.ts'

/** Edit and Discard, for what the server has not taken: waiting on this phone, or refused. Not all of it was written in a form. */
export function UnsentActions({ entry, isWritten }: { entry: string; isWritten: boolean }) {
  const session = useSession()
  const router = useRouter()
  const [isAsking, setIsAsking] = useState(false)

  const edit = async () => {
    const path = await reopen(session, entry)
    if (path) router.history.push(path)
  }
  const letGo = async () => {
    setIsAsking(false)
    const isGone = await discard(session, entry)
    toast(isGone ? words.discarded : words.goneOut, isGone ? 'good' : 'news')
  }
  return (
    <div className="row">
      {isWritten && (
        <Button tone="plain" size="small" icon="edit" onClick={() => void edit()}>
          {words.edit}
        </Button>
      )}
      <Button tone="quiet" size="small" icon="delete" onClick={() => setIsAsking(true)}>
        {words.discard}
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={words.discardTitle}
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
        <p>{words.discardText}</p>
      </Dialog>
    </div>
  )
}
