import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ApiError, messageFor } from '#pwa/api/errors.ts'
import { useOnline } from '#pwa/api/online.ts'
import { countInTab, usePostedTasks } from '#pwa/features/tasks/client/client-tasks.ts'
import { useRequestKey } from '#pwa/outbox/use-request-key.ts'
import { useAllUnsentEntries } from '#pwa/outbox/use-unsent-entries.ts'
import { logOut } from '#pwa/session/log-out.ts'
import { useAuth, useSession, useUser } from '#pwa/session/session.tsx'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { toast } from '#pwa/ui/feedback/toast-store.ts'
import { Button } from '#pwa/ui/form/button.tsx'
import { Dialog } from '#pwa/ui/layout/dialog.tsx'
import { switchUserType } from '#schema/contract/accounts.ts'
import { switchedTypeOf } from '#schema/domain/user.ts'
import { messages } from './dialog-messages.ts'

type Props = { open: boolean; onClose: () => void }

const { logOut: logOutText, switchType: text } = messages

/** The server ends the session with the switch, so a repetition after a lost answer is signed out: it had happened. */
const hasSwitched = (failure: unknown) => failure instanceof ApiError && failure.status === 401

function useSwitch() {
  const auth = useAuth()
  const session = useSession()
  const navigate = useNavigate()
  const sendWithKey = useRequestKey()
  const [busy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    try {
      const { message } = await sendWithKey({}, (key) => session.call(switchUserType, {}, { key }))
      toast(message)
    } catch (failure) {
      if (!hasSwitched(failure)) return toast(messageFor(failure), 'bad')
    } finally {
      setBusy(false)
    }
    await logOut(auth, 'keep').catch(() => toast(logOutText.notDeleted, 'bad'))
    await navigate({ to: '/', search: { dialog: 'login' }, replace: true })
  }
  return { run, busy }
}

/** Says what the switch does and what waits for the user, before it is done. */
export function SwitchTypeDialog({ open, onClose }: Props) {
  const { requestSync } = useSession()
  const { whyOffline } = useOnline()
  const user = useUser()
  const waiting = countInTab(usePostedTasks(), 'submitted')
  const unsent = useAllUnsentEntries()?.length ?? 0
  const { run, busy } = useSwitch()
  const type = switchedTypeOf(user?.userType ?? 'admin')
  if (!type) return null
  const disabledReason = whyOffline(text.needsNetwork)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text.title[type]}
      actions={
        <>
          {unsent > 0 ? (
            <Button disabledReason={disabledReason} onClick={() => requestSync(true)}>
              {text.send}
            </Button>
          ) : (
            <Button
              busy={busy}
              busyLabel={text.switching}
              disabledReason={disabledReason}
              onClick={() => void run()}
            >
              {text.confirm[type]}
            </Button>
          )}
          <Button tone="plain" onClick={onClose}>
            {text.cancel}
          </Button>
        </>
      }
    >
      <div className="stack stack-tight">
        {waiting > 0 && (
          <Notice tone="wait" title={text.waiting(waiting)}>
            {text.waitingText}
          </Notice>
        )}
        {unsent > 0 && <Notice tone="wait">{text.unsent(unsent)}</Notice>}
        <p>{text.text}</p>
        <p className="soft">{text.stays}</p>
      </div>
    </Dialog>
  )
}
