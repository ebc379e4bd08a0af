import { useNavigate } from '@tanstack/react-router'
import { useOnline } from '#pwa/api/online.ts'
import { useUnsentEntries } from '#pwa/outbox/use-unsent-entries.ts'
import { useAuth, useSession } from '#pwa/session/session.tsx'
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
  const entries = useUnsentEntries()
  const isSending = entries.some(({ state }) => state === 'sending')

  const logOut = async (unsent: 'keep' | 'discard') => {
    await auth.logout(unsent)
    await navigate({ to, replace: true })
  }
  const actions =
    entries.length === 0 ? (
      <>
        <Button onClick={() => void logOut('keep')}>{text.logOut}</Button>
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
        <Button tone="plain" onClick={() => void logOut('keep')}>
          {text.keep}
        </Button>
        <Button tone="danger-plain" onClick={() => void logOut('discard')}>
          {text.discard}
        </Button>
      </>
    )
  return (
    <Dialog open={open} onClose={onClose} title={text.title} actions={actions}>
      <p>{entries.length === 0 ? text.allSent : text.unsent(entries.length)}</p>
    </Dialog>
  )
}
