import { useNavigate } from '@tanstack/react-router'
import { useOnline } from '#pwa/api/online.ts'
import { useAllUnsentEntries } from '#pwa/outbox/use-unsent-entries.ts'
import { useReplica } from '#pwa/outbox/use-view.ts'
import { logOut } from '#pwa/session/log-out.ts'
import { useAuth, useSession } from '#pwa/session/session.tsx'
import { toast } from '#pwa/ui/feedback/toast-store.ts'
import { Button } from '#pwa/ui/form/button.tsx'
import { Dialog } from '#pwa/ui/layout/dialog.tsx'
import { messages } from './dialog-messages.ts'

/** `to` is where the user goes after logging out: administrators to /login, all others to /. */
type Props = { open: boolean; onClose: () => void; to: '/' | '/login' }

const { logOut: text } = messages

/** With unsent entries the user chooses to send, to keep or to discard them. */
export function LogOutDialog({ open, onClose, to }: Props) {
  const auth = useAuth()
  const session = useSession()
  const navigate = useNavigate()
  const { online } = useOnline()
  // A cancellation waits too; a note about one that came too late does not.
  const entries = (useAllUnsentEntries() ?? []).filter(
    ({ state, isDiscarded }) => !(isDiscarded && state === 'failed'),
  )
  const isSending = entries.some(({ state }) => state === 'sending')

  // A session that an older build began has no key to lock them with.
  const canKeep = useReplica(
    async ({ replica }) => (await replica.getMeta('retentionKey')) !== undefined,
    [],
  )

  const leave = async (unsent: 'keep' | 'discard') => {
    await logOut(auth, unsent).catch(() => toast(text.notDeleted, 'bad'))
    await navigate({ to, replace: true })
  }
  const actions =
    entries.length === 0 ? (
      <>
        <Button onClick={() => void leave('keep')}>{text.logOut}</Button>
        <Button tone="plain" onClick={onClose}>
          {text.cancel}
        </Button>
      </>
    ) : (
      <>
        {online && (
          <Button
            busy={isSending}
            busyLabel={text.sending}
            onClick={() => session.requestSync(true)}
          >
            {text.send}
          </Button>
        )}
        {canKeep && (
          <Button tone="plain" onClick={() => void leave('keep')}>
            {text.keep}
          </Button>
        )}
        <Button tone="danger-plain" onClick={() => void leave('discard')}>
          {text.discard}
        </Button>
      </>
    )
  return (
    <Dialog open={open} onClose={onClose} title={text.title} actions={actions}>
      <p>{entries.length === 0 ? text.allSent : text.unsent(entries.length, canKeep)}</p>
      {entries.some(({ maybeSent }) => maybeSent) && <p>{text.maybeSent}</p>}
    </Dialog>
  )
}
