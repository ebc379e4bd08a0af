import { useNavigate } from '@tanstack/react-router'
import { useOnline } from '#pwa/api/online.ts'
import { useUnsent } from '#pwa/replica/use-view.ts'
import { useDoor, useSession } from '#pwa/session/session.tsx'
import { Button } from '#pwa/ui/button.tsx'
import { Dialog } from '#pwa/ui/dialog.tsx'
import { words } from './asked-words.ts'

/** SPEC 4: an administrator goes to /login, everybody else to the home page. */
type Props = { open: boolean; onClose: () => void; to: '/' | '/login' }

/** Nobody leaves something behind without knowing: send it, keep it for the next time, or let it go (SYNC 1). */
export function LogOutDialog({ open, onClose, to }: Props) {
  const door = useDoor()
  const session = useSession()
  const navigate = useNavigate()
  const { online } = useOnline()
  const unsent = useUnsent()
  const isSending = unsent.some(({ state }) => state === 'sending')
  const { leaving } = words

  const leave = async (what: 'keep' | 'discard') => {
    await door.logout(what)
    await navigate({ to, replace: true })
  }
  const actions =
    unsent.length === 0 ? (
      <>
        <Button onClick={() => void leave('keep')}>{leaving.logOut}</Button>
        <Button tone="plain" onClick={onClose}>
          {leaving.stay}
        </Button>
      </>
    ) : (
      <>
        {online && (
          <Button busy={isSending} busyLabel={leaving.sending} onClick={() => session.kick(true)}>
            {leaving.send}
          </Button>
        )}
        <Button tone="plain" onClick={() => void leave('keep')}>
          {leaving.keep}
        </Button>
        <Button tone="danger-plain" onClick={() => void leave('discard')}>
          {leaving.discard}
        </Button>
      </>
    )
  return (
    <Dialog open={open} onClose={onClose} title={leaving.title} actions={actions}>
      <p>{unsent.length === 0 ? leaving.settled : leaving.unsent(unsent.length)}</p>
    </Dialog>
  )
}
