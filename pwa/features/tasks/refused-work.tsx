import { useRouter } from '@tanstack/react-router'
import { discard, reopen } from '#pwa/replica/outbox.ts'
import type { Unsent } from '#pwa/replica/unsent.ts'
import { useSession } from '#pwa/session/session.tsx'
import { Button } from '#pwa/ui/button.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { words } from './words.ts'

/** Work the server said no to, in its words; what was written is kept until it is mended or let go. */
export function RefusedWork({ unsent }: { unsent: Unsent }) {
  const session = useSession()
  const router = useRouter()
  const edit = async () => {
    const path = await reopen(session, unsent.key)
    if (path) router.history.push(path)
  }
  return (
    <Notice
      tone={unsent.isStopped ? 'wait' : 'bad'}
      title={unsent.isStopped ? words.stoppedTitle : words.refusedTitle}
      action={
        <div className="row">
          <Button tone="plain" size="small" icon="edit" onClick={() => void edit()}>
            {words.change}
          </Button>
          <Button
            tone="quiet"
            size="small"
            icon="delete"
            onClick={() => void discard(session, unsent.key)}
          >
            {words.discard}
          </Button>
        </div>
      }
    >
      {unsent.words}
    </Notice>
  )
}
